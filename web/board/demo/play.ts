// A game by the real rules, for trying the board out: /board/demo.html?game=cyclic&start=TEXT
import { load } from '../../src/lib/engine/module';
import { createBoard, type BoardConfig, type Input, type Step } from '../src';
import type { Snapshot } from '../src/wire';

export async function playDemo(
  host: HTMLElement,
  query: URLSearchParams,
  look: Partial<BoardConfig>,
): Promise<void> {
  const { ask } = await load(fetch(new URL('../../src/engine/doska.wasm', import.meta.url)), {
    tell: () => {},
    stopped: () => false,
  });
  const line = { game: query.get('game') ?? 'cyclic', start: query.get('start'), moves: [] as string[] };
  const answer = <T>(question: object): T => {
    const said = JSON.parse(ask(JSON.stringify(question))) as { ok: T; error?: unknown };
    if (said.error) console.error(JSON.stringify(said.error));
    return said.ok;
  };
  let at = answer<Snapshot>({ ask: 'at', line });
  const play = (move: string) => {
    line.moves.push(move);
    at = answer<Snapshot>({ ask: 'at', line });
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
    input = answer<Input>({ ask: 'input', line, steps });
    console.log(
      JSON.stringify(steps),
      input.state,
      input.state === 'refused' ? JSON.stringify(input.note) : '',
    );
    if (input.state === 'done') play(input.move);
    else if (input.state === 'refused') board.set({ steps: [], next: at.next });
    else if (input.next.length === 1 && input.state === 'partial' && steps.length > 1)
      enter([...steps, ...input.next]);
    else board.set({ steps, next: input.next });
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
  Object.assign(window, { board, line, at: () => at, play });
}
