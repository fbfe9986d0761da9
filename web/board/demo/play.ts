// A game by the real rules, for trying the board out: /board/demo.html?game=cyclic&start=TEXT
import type { Answers, Input, Request, Response } from '../../src/lib/contract';
import { load } from '../../src/lib/engine/module';
import { createBoard, type BoardConfig, type Step } from '../src';

export async function playDemo(
  host: HTMLElement,
  query: URLSearchParams,
  look: Partial<BoardConfig>,
): Promise<void> {
  const { call } = await load(fetch(new URL('../../src/engine/doska.wasm', import.meta.url)), {
    info: () => {},
    stopped: () => false,
  });
  const game = { game: query.get('game') ?? 'cyclic', start: query.get('start'), moves: [] as string[] };
  const session = 1;
  const ask = <R extends Request>(request: R): Answers[R['request']] => {
    const response = JSON.parse(call(JSON.stringify(request))) as Response<Answers[R['request']]>;
    if ('error' in response) throw new Error(JSON.stringify(response.error));
    return response.ok;
  };
  let { at } = ask({ request: 'open', session, game });
  const play = (move: string) => {
    ({ at } = ask({ request: 'seek', session, ply: at.ply, moves: [move] }));
    console.log('played', move);
    void board.animate(at.last, at.view);
    board.set({ next: at.next });
  };
  let input: Input | null = null;
  const enter = (steps: Step[]) => {
    if (!steps.length) {
      board.set({ steps, next: at.next });
      return;
    }
    input = ask({ request: 'tap', session, from: 0, steps });
    console.log(
      JSON.stringify(steps),
      input.state,
      input.state === 'refused' ? JSON.stringify(input.note) : '',
    );
    if (input.state === 'done') play(input.move);
    else if (input.state === 'refused') board.set({ steps: [], next: at.next });
    else board.set({ steps: input.steps, next: input.next });
  };
  const board = createBoard(
    host,
    { ...look, view: at.view, next: at.next, label: look.label ?? (() => '') },
    {
      onSteps: (steps) => enter(steps),
      onDone: () => input && 'move' in input && play(input.move),
      onPremove: (premove) => board.set({ premove }),
      onEdit: (spot, other) => console.log('edit', JSON.stringify(spot), other),
      onEditMove: (from, to) => console.log('edit move', JSON.stringify(from), JSON.stringify(to)),
    },
  );
  Object.assign(window, { board, game, at: () => at, play });
}
