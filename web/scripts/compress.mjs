// Packs the built site: beside every file its forms by Brotli and gzip, which `doska serve` sends as they are.
// Part of `npm run build`.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
// A form that saves less than this share of a file is not worth its place in the binary.
const WORTH = 0.05;

const forms = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

const sums = { plain: 0, '.br': 0, '.gz': 0 };

async function pack(path) {
  const bytes = await readFile(path);
  sums.plain += bytes.length;
  for (const [suffix, form] of Object.entries(forms)) {
    const packed = await form(bytes);
    const worth = packed.length <= bytes.length * (1 - WORTH);
    if (worth) await writeFile(path + suffix, packed);
    sums[suffix] += worth ? packed.length : bytes.length;
  }
}

const entries = await readdir(dist, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
await Promise.all(files.map((entry) => pack(join(entry.parentPath ?? entry.path, entry.name))));
const kb = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;
console.log(
  `${files.length} files, ${kb(sums.plain)}; by Brotli ${kb(sums['.br'])}, by gzip ${kb(sums['.gz'])}`,
);
