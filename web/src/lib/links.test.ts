import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOf, linkTo } from './links';

const opened = (link: string) => lineOf(new URL(link, 'http://doska').searchParams);

describe('links with a game', () => {
  it('stay readable', () => {
    expect(linkTo('analysis', { game: 'turkish', start: 'W:WKa1,Kb1:BKh8' })).toBe(
      '/analysis?game=turkish&position=W:WKa1,Kb1:BKh8',
    );
    expect(linkTo('editor', { game: 'topological?checkers=6&path=straight' })).toBe(
      '/editor?game=topological%3Fcheckers=6%26path=straight',
    );
  });

  it('open what they were made of', () => {
    const move = fc.stringMatching(/^[a-z0-9@^=+*>,.-]{1,12}$/);
    const line = fc.record({
      game: fc.stringMatching(/^[a-z]{3,12}(\?[a-z]+=[a-z0-9]+(&[a-z]+=[a-z0-9]+)?)?$/),
      start: fc.option(fc.stringMatching(/^[ -~]{1,80}$/), { nil: null }),
      moves: fc.array(move),
    });
    fc.assert(
      fc.property(line, (line) => {
        expect(opened(linkTo('play', line))).toEqual(line);
      }),
    );
  });

  it('without a game mean nothing', () => {
    expect(opened('/analysis')).toBeNull();
    expect(opened('/analysis?position=W:Wa1:B')).toBeNull();
    expect(opened('/analysis?game=cyclic')).toEqual({ game: 'cyclic', start: null, moves: [] });
  });
});
