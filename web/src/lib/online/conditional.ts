// Conditional moves as a tree: if the other side plays one move, this side answers another, and so on.
import type { ConditionalLine } from './correspondence';

/** A whole line: moves of the other side and answers, in turn. */
export type Line = string[];

/** All lines from their first move to their last answer. */
export function linesOf(lines: ConditionalLine[]): Line[] {
  return lines.flatMap((line) => {
    const first = [line.if, line.then];
    const next = linesOf(line.next ?? []);
    return next.length > 0 ? next.map((more) => [...first, ...more]) : [first];
  });
}

/** The tree with one more line. Another answer to the same move takes the place of the one before. */
export function withLine(lines: ConditionalLine[], line: Line): ConditionalLine[] {
  const [theirs, answer, ...more] = line;
  if (theirs === undefined || answer === undefined) return lines;
  const known = lines.find((one) => one.if === theirs);
  const before = known?.then === answer ? (known.next ?? []) : [];
  const next = withLine(before, more);
  const changed: ConditionalLine = { if: theirs, then: answer, ...(next.length > 0 && { next }) };
  return known ? lines.map((one) => (one === known ? changed : one)) : [...lines, changed];
}

/** The tree without the last answer of a line. */
export function withoutLine(lines: ConditionalLine[], line: Line): ConditionalLine[] {
  const [theirs, , ...more] = line;
  return lines.flatMap((one) => {
    if (one.if !== theirs) return [one];
    if (more.length === 0) return [];
    const next = withoutLine(one.next ?? [], more);
    return [{ if: one.if, then: one.then, ...(next.length > 0 && { next }) }];
  });
}
