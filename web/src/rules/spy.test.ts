import { expect, test } from 'vitest';
import { currentSection } from './spy';

test('the section being read is the last one whose heading was passed', () => {
  expect(currentSection([300, 900], 140, false)).toBe(-1);
  expect(currentSection([-500, 120, 700], 140, false)).toBe(1);
  expect(currentSection([-900, -200, 400], 140, true)).toBe(2);
});
