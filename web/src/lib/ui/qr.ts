// QR codes (ISO/IEC 18004) of short texts: byte mode, error correction M, versions 1 to 10.

/** For each version: codewords in all, correction codewords of a block, blocks. */
const SIZES: readonly (readonly [number, number, number])[] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
];
/** Where the centres of alignment patterns are. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

/** Rows of modules, true for dark ones; null for a text that is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = SIZES.findIndex(([all, correction, blocks], i) => {
    const header = i + 1 < 10 ? 2 : 3;
    return bytes.length + header <= all - correction * blocks;
  });
  if (version < 0) return null;
  const codewords = interleaved(bytes, version + 1);
  const masked = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => drawn(codewords, version + 1, mask));
  const penalties = masked.map(penalty);
  return masked[penalties.indexOf(Math.min(...penalties))] ?? null;
}

/** The data with its error correction, in the order in which it is drawn. */
function interleaved(bytes: Uint8Array, version: number): number[] {
  const [all, correction, blocks] = SIZES[version - 1]!;
  const capacity = all - correction * blocks;
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8 > 0) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);

  const short = Math.floor(capacity / blocks);
  const long = capacity % blocks;
  const parts = Array.from({ length: blocks }, (_, i) => {
    const from = i * short + Math.max(0, i - (blocks - long));
    return data.slice(from, from + short + (i >= blocks - long ? 1 : 0));
  });
  const checks = parts.map((part) => remainder(part, generator(correction)));
  const out: number[] = [];
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) out.push(part[i]!);
  for (let i = 0; i < correction; i++) for (const check of checks) out.push(check[i]!);
  return out;
}

/** Multiplies in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product & 0xff;
}

/** The polynomial of Reed and Solomon without its first coefficient. */
function generator(degree: number): number[] {
  const out = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) out[j] = times(out[j]!, root) ^ (out[j + 1] ?? 0);
    root = times(root, 2);
  }
  return out;
}

function remainder(data: number[], divisor: number[]): number[] {
  let out = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ out[0]!;
    out = [...out.slice(1), 0].map((value, i) => value ^ times(divisor[i]!, factor));
  }
  return out;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(codewords: number[], version: number, mask: number): boolean[][] {
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  const bit = (value: number, i: number) => ((value >> i) & 1) === 1;

  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  const centres = ALIGNMENT[version - 1]!;
  const last = centres.length - 1;
  centres.forEach((cy, i) =>
    centres.forEach((cx, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }),
  );
  // Level M is 0.
  const format = (mask << 10) | code(mask, 10, 0x537);
  const word = format ^ 0x5412;
  for (let i = 0; i <= 5; i++) set(8, i, bit(word, i));
  set(8, 7, bit(word, 6));
  set(8, 8, bit(word, 7));
  set(7, 8, bit(word, 8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(word, i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(word, i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(word, i));
  set(8, size - 8, true);
  if (version >= 7) {
    const number = (version << 12) | code(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(a, b, bit(number, i));
      set(b, a, bit(number, i));
    }
  }

  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (let j = 0; j < 2; j++) {
        const x = right - j;
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x]) continue;
        const on = i < codewords.length * 8 && bit(codewords[i >> 3]!, 7 - (i & 7));
        dark[y]![x] = on !== MASKS[mask]!(x, y);
        i++;
      }
  }
  return dark;
}

/** The remainder of a number by a polynomial over bits. */
function code(value: number, degree: number, polynomial: number): number {
  let out = value;
  for (let i = 0; i < degree; i++) out = (out << 1) ^ ((out >> (degree - 1)) * polynomial);
  return out;
}

/** How hard a code is to read, as the standard measures it. */
function penalty(dark: boolean[][]): number {
  const size = dark.length;
  const columns = dark.map((_, x) => dark.map((row) => row[x]!));
  let sum = 0;
  for (const line of [...dark, ...columns]) {
    for (let i = 0, run = 1; i < size; i++, run++) {
      if (i + 1 < size && line[i] === line[i + 1]) continue;
      if (run >= 5) sum += run - 2;
      run = 0;
    }
    const text = line.map((on) => (on ? '1' : '0')).join('');
    for (const pattern of ['10111010000', '00001011101'])
      for (let i = text.indexOf(pattern); i >= 0; i = text.indexOf(pattern, i + 1)) sum += 40;
  }
  let count = 0;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (dark[y]![x]) count++;
      const on = dark[y]![x];
      if (x > 0 && y > 0 && dark[y - 1]![x] === on && dark[y]![x - 1] === on && dark[y - 1]![x - 1] === on)
        sum += 3;
    }
  return sum + Math.floor(Math.abs((count * 20) / (size * size) - 10)) * 10;
}
