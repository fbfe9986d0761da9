import { describe, expect, it } from 'vitest';
import { calendar, isNow, startOf, until } from './hour';

const saturday = { day: 'saturday', time: '17:00' };
const at = (text: string) => Date.parse(text);

describe('the weekly hour', () => {
  it('is the next one', () => {
    expect(startOf(saturday, at('2026-11-16T12:00:00Z'))).toBe(at('2026-11-21T17:00:00Z'));
    expect(startOf(saturday, at('2026-11-21T16:59:00Z'))).toBe(at('2026-11-21T17:00:00Z'));
  });
  it('is the one that runs, until it is over', () => {
    const start = startOf(saturday, at('2026-11-21T17:59:59Z'));
    expect(start).toBe(at('2026-11-21T17:00:00Z'));
    expect(isNow(start, at('2026-11-21T17:59:59Z'))).toBe(true);
    expect(startOf(saturday, at('2026-11-21T18:00:00Z'))).toBe(at('2026-11-28T17:00:00Z'));
  });
  it('may begin before midnight and end after it', () => {
    const late = { day: 'saturday', time: '23:30' };
    expect(startOf(late, at('2026-11-22T00:10:00Z'))).toBe(at('2026-11-21T23:30:00Z'));
    expect(startOf(late, at('2026-11-22T00:30:00Z'))).toBe(at('2026-11-28T23:30:00Z'));
  });
  it('is counted down to in days, hours and minutes', () => {
    const start = at('2026-11-21T17:00:00Z');
    expect(until(start, at('2026-11-19T15:30:00Z'))).toEqual({ days: 2, hours: 1, minutes: 30 });
    expect(until(start, at('2026-11-21T16:59:30Z'))).toEqual({ days: 0, hours: 0, minutes: 1 });
  });
});

it('goes into calendars every week, in short lines', () => {
  const now = at('2026-11-16T12:00:00Z');
  const text = calendar(
    'turkish',
    saturday,
    'Час турецких шашек, Doska; каждую неделю',
    'https://x.org/lobby',
    now,
  );
  expect(text).toContain('DTSTART:20261121T170000Z\r\nDTEND:20261121T180000Z\r\nRRULE:FREQ=WEEKLY\r\n');
  expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:Час турецких шашек\\, Doska\\; каждую неделю\r\n');
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
