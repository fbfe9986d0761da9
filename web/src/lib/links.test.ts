import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOf, linkTo } from './links';

function opened(link: string) {
  const url = new URL(link, 'http://doska');
  return lineOf({ item: url.pathname.split('/')[2] ?? '', search: url.searchParams });
}

describe('links with a game', () => {
  it('stay readable', () => {
    expect(linkTo('analysis', { game: 'turkish', start: 'W:WKa1,Kb1:BKh8' })).toBe(
      '/analysis?game=turkish&position=W:WKa1,Kb1:BKh8',
    );
    expect(linkTo('editor', { game: 'topological?checkers=6&path=straight' })).toBe(
      '/editor/topological?game=topological%3Fcheckers=6%26path=straight',
    );
    expect(linkTo('play', { game: 'cyclic' })).toBe('/play/cyclic');
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
        for (const page of ['play', 'analysis'] as const) expect(opened(linkTo(page, line))).toEqual(line);
      }),
    );
  });

  it('without a game mean nothing', () => {
    expect(opened('/analysis')).toBeNull();
    expect(opened('/analysis?position=W:Wa1:B')).toBeNull();
    expect(opened('/analysis?game=cyclic')).toEqual({ game: 'cyclic', start: null, moves: [] });
  });
});
