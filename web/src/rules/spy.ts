// Which section is being read.

/** The last section whose heading has come up to the line, the last of all at the end of the page; -1 before the
 *  first. `tops` are the distances of the headings from the top of the window. */
export function currentSection(tops: number[], line: number, atEnd: boolean): number {
  return atEnd ? tops.length - 1 : tops.findLastIndex((top) => top <= line);
}
