// A whole game in a URL: `/analysis#…`. The text of its record, deflated, in URL-safe base64. Like the record
// format, this encoding must stay readable for good.

/** The limit for an unpacked record: a guard against decompression bombs. */
const MOST = 4_000_000;

/** The version prefix of the encoding. */
const FORM = '1';

/** Why a link holds no game: it was cut or changed, or comes from a later version. */
export class BrokenLink extends Error {
  constructor(readonly why: 'damaged' | 'unknown' | 'long') {
    super(why);
  }
}

export async function pack(text: string): Promise<string> {
  const packed = await all(through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
  let signs = '';
  for (const byte of packed) signs += String.fromCharCode(byte);
  return FORM + btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpack(code: string): Promise<string> {
  if (!code.startsWith(FORM)) throw new BrokenLink('unknown');
  try {
    const signs = atob(code.slice(FORM.length).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    const bytes = await all(through(packed, new DecompressionStream('deflate-raw')));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw error instanceof BrokenLink ? error : new BrokenLink('damaged');
  }
}

/** The path of a link that holds this record. */
export const sharedPath = async (text: string) => `/analysis#${await pack(text)}`;

function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Blob([bytes]).stream().pipeThrough(stream);
}

async function all(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MOST) {
      void reader.cancel();
      throw new BrokenLink('long');
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
