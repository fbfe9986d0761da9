import { describe, expect, it } from 'vitest';
import { createHistory, changed, redone, undone } from './history';

describe('what can be taken back', () => {
  it('goes back and forth', () => {
    const three = changed(changed(createHistory(1), 2), 3);
    const two = undone(three);
    expect([two.now, undone(two).now, redone(two).now]).toEqual([2, 1, 3]);
    expect(changed(two, 4).future, 'another change leaves no way forth').toEqual([]);
  });

  it('ends where there is nothing', () => {
    const one = createHistory(1);
    expect(undone(one)).toBe(one);
    expect(redone(one)).toBe(one);
    expect(changed(one, 1)).toBe(one);
  });

  it('takes back together what was about the same', () => {
    const many = changed(changed(changed(createHistory(1), 2, 'points'), 3, 'points'), 4, 'text');
    expect(undone(many).now).toBe(3);
    expect(undone(undone(many)).now).toBe(1);
    const apart = changed(changed(createHistory(1), 2, 'points'), 3);
    expect(undone(apart).now).toBe(2);
  });
});
