// The weekly hour of a game: when its players meet, as its manifest says, in UTC.

export interface Hour {
  /** `monday` … `sunday`. */
  day: string;
  /** `HH:MM`. */
  time: string;
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

/** When the hour that runs now or comes next begins. */
export function startOf({ day, time }: Hour, now: number): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const midnight = new Date(now);
  midnight.setUTCHours(0, 0, 0, 0);
  const days = (DAYS.indexOf(day) - midnight.getUTCDay() + 7) % 7;
  const start = midnight.getTime() + days * 24 * HOUR + hours * HOUR + minutes * 60_000;
  // That of this week may be over; one that began before midnight may still run.
  if (start + HOUR <= now) return start + WEEK;
  return start - WEEK + HOUR > now ? start - WEEK : start;
}

export const isNow = (start: number, now: number) => start <= now && now < start + HOUR;

/** Days, hours and minutes until then. */
export function until(start: number, now: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((start - now) / 60_000));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}

/** A weekly event for calendars (RFC 5545). */
export function calendar(game: string, hour: Hour, title: string, url: string, now: number): string {
  const stamp = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
  const start = startOf(hour, now);
  const text = (words: string) => words.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Doska//Weekly hour//EN',
    'BEGIN:VEVENT',
    `UID:hour-${game}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + HOUR)}`,
    'RRULE:FREQ=WEEKLY',
    `SUMMARY:${text(title)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** A line has 75 octets at most; the rest follows after a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let out = '';
  let length = 0;
  for (const sign of line) {
    const octets = encoder.encode(sign).length;
    if (length + octets > 75) {
      out += '\r\n ';
      length = 1;
    }
    out += sign;
    length += octets;
  }
  return out;
}
