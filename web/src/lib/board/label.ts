// The board's words: what the grid for screen readers and the keyboard says of each place.
import { restored, type What } from '$board';
import type { Area, Cell, View } from '$board/wire';
import type { Snapshot } from '$lib/contract';
import { idOf } from '$lib/play/setup';
import { has, t } from '$lib/words/words.svelte';
import { colour, kindName, lineArgs, listed, pieceName, placeName, seatName } from './names';

export function label(what: What, view: View): string {
  switch (what.kind) {
    case 'cell':
      return join([...cellWords(what.cell, view), ...stateWords(what), ...takenWords(what.taken)]);
    case 'area':
      return join([areaWords(what.area, view), ...stateWords(what)]);
    case 'build':
      return t('web-board-build', { ...lineArgs(view, what.line), price: what.price });
    default:
      return t(`web-board-${what.kind}`);
  }
}

/** What something beside the board is for, in the words of its game; empty where there is nothing to say. */
export function tip(what: What, { game, view }: Pick<Snapshot, 'game' | 'view'>): string {
  if (what.kind === 'build') return label(what, view);
  if (what.kind !== 'area') return '';
  const id = `web-guide-${idOf(game)}-tray-${what.area.kind}`;
  return has(id) ? `${areaWords(what.area, view)}. ${t(id)}` : '';
}

const join = (words: string[]) => words.join(', ');

function cellWords(cell: Cell, view: View): string[] {
  const words = [cell.name, stackWords(cell)];
  // Pieces without a colour belong to whoever's zone they stand in.
  if (cell.zone !== null) words.push(seatName(view, cell.zone));
  return words;
}

/** What stands on a cell. */
export function stackWords(cell: Cell): string {
  const [single, ...more] = cell.stack;
  if (!single) return t(cell.ground === 'light' ? 'web-board-light' : 'web-board-empty');
  if (more.length === 0) return pieceName(single);
  const list = cell.stack.map(({ seat }) => t(`web-board-${colour(seat)}`));
  return t('web-board-stack', { count: list.length, list: list.join(', ') });
}

function stateWords({ lit, chosen }: { lit: boolean; chosen: boolean }): string[] {
  if (chosen) return [t('web-board-chosen')];
  return lit ? [t('web-board-lit')] : [];
}

const takenWords = (count: number) => (count > 0 ? [t('web-board-taken', { count })] : []);

/** What lies beside the board. */
export function areaWords(area: Area, view: View): string {
  const seat = seatName(view, area.seat);
  if (area.kind !== 'backup') return t(`web-board-${area.kind}`, { seat, count: area.count });
  return t('web-board-backup', { seat, ...lineArgs(view, area.line ?? 0), pieces: backupWords(area, view) });
}

/** The pieces that a backup brings back, each with its square. */
function backupWords(area: Area, view: View): string {
  const ghosts = restored(view, area.line ?? 0, area.signs ?? '', area.seat);
  if (ghosts.length === 0) return t('web-board-backup-empty');
  return listed(
    view,
    ghosts.map(({ at, token }) => `${kindName(token.kind)} ${placeName(view, at)}`),
  );
}
