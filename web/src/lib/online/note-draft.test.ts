import { beforeEach, expect, it } from 'vitest';
import { NoteDraft } from './note-draft';

let draft: NoteDraft;
beforeEach(() => {
  localStorage.clear();
  draft = new NoteDraft('g', 'a');
});

it('is what was written last, until it is stored', () => {
  expect(draft.over('plan')).toBe('plan');
  draft.keep('plan', 'plan b');
  expect(new NoteDraft('g', 'a').over('plan')).toBe('plan b');
  expect(new NoteDraft('h', 'a').over('plan')).toBe('plan');
  expect(new NoteDraft('g', 'b').over('plan')).toBe('plan');
  draft.forget();
  expect(draft.over('plan')).toBe('plan');
});

it('may empty a note', () => {
  draft.keep('plan', '');
  expect(draft.over('plan')).toBe('');
});

it('loses nothing that was written elsewhere', () => {
  draft.keep('plan', 'plan b');
  expect(draft.over('plan c')).toBe('plan c\n\nplan b');
  expect(draft.over('plan b')).toBe('plan b');
});

it('does not mind what it cannot read', () => {
  localStorage.setItem('doska-note:g:a', '{');
  expect(draft.over('plan')).toBe('plan');
});
