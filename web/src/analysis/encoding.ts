// The text of a file's bytes, as the command line reads it: UTF-8, UTF-16, or the old Windows encoding of Russian
// programs.

/** The text; null if it is UTF-8 that was damaged. */
export function decodeText(bytes: Uint8Array): string | null {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  const bad = text.split('\ufffd').length - 1;
  if (bad === 0) return text;
  const good = [...text].filter((sign) => sign > '\u007f' && sign !== '\ufffd').length;
  return good > bad ? null : new TextDecoder('windows-1251').decode(bytes);
}

/** UTF-16 is known by its byte order mark, or because a record begins with ASCII. */
function utf16Of([a, b, c, d]: Uint8Array): string | null {
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a && b === 0 && c && d === 0) return 'utf-16le';
  if (a === 0 && b && c === 0 && d) return 'utf-16be';
  return null;
}
