import { expect, test } from 'vitest';
import { decodeText } from './encoding';

const TEXT = '[White "Щёголев"]';
const utf16 = (swap: boolean) => {
  const bytes = [...TEXT].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]);
  return swap ? bytes.map((_, i) => bytes[i ^ 1]!) : bytes;
};

test('encodings of other programs', () => {
  expect(decodeText(new TextEncoder().encode(TEXT))).toBe(TEXT);
  const old = [0x5b, 0x57, 0x68, 0x69, 0x74, 0x65, 0x20, 0x22];
  const name = [0xd9, 0xb8, 0xe3, 0xee, 0xeb, 0xe5, 0xe2, 0x22, 0x5d];
  expect(decodeText(new Uint8Array([...old, ...name]))).toBe(TEXT);
  expect(decodeText(new Uint8Array(utf16(false)))).toBe(TEXT);
  expect(decodeText(new Uint8Array(utf16(true)))).toBe(TEXT);
  expect(decodeText(new Uint8Array([0xff, 0xfe, ...utf16(false)]))).toBe(TEXT);
});

test('damaged UTF-8 is refused', () => {
  const bytes = [...new TextEncoder().encode('Шашки'), 0xd8, 0x28];
  expect(decodeText(new Uint8Array(bytes))).toBeNull();
});
