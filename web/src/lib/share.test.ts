// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrokenLink, pack, unpack } from './share';

const why = (code: string) =>
  unpack(code).then(
    () => 'nothing',
    (error: unknown) => (error instanceof BrokenLink ? error.why : String(error)),
  );

describe('a game in a link', () => {
  it('comes out as it went in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async (text) => {
        const code = await pack(text);
        expect(code).toMatch(/^[\w-]+$/);
        expect(await unpack(code)).toBe(text);
      }),
    );
  });

  it('is short', async () => {
    const moves = Array.from({ length: 60 }, (_, i) => `${i + 1}. c${i % 8}-d${i % 7} e3-f4`).join(' ');
    const code = await pack(`[Variant "cyclic@1"]\n\n${moves} *\n`);
    expect(code.length).toBeLessThan(moves.length / 2);
  });

  it('that was cut, changed or made by somebody else is refused', async () => {
    const code = await pack('[Variant "cyclic@1"]\n\n1. c3-d4 {a comment} b6-c5 *\n');
    expect(await why(code.slice(0, -8))).toBe('damaged');
    expect(await why(`${code}!`)).toBe('damaged');
    expect(await why(`9${code.slice(1)}`)).toBe('unknown');
    expect(await why('')).toBe('unknown');
  });

  it('does not unpack without end', async () => {
    const code = await pack('a'.repeat(5_000_000));
    expect(code.length).toBeLessThan(10_000);
    expect(await why(code)).toBe('long');
  });
});
