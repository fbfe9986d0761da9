// Views made from position texts, for tests and the demonstration page. The rules make the real ones.
import type { Area, BackupRules, Cell, Ground, Kind, Place, Token, View } from '../src/wire';

const FILES = 'abcdefgh';

export function board(cols: number, rows: number, ground: (x: number, y: number) => Ground): Cell[] {
  return [...Array(rows).keys()].flatMap((y) =>
    [...Array(cols).keys()].map((x) => ({
      x,
      y,
      name: `${FILES[x]}${y + 1}`,
      ground: ground(x, y),
      zone: null,
      stack: [],
    })),
  );
}

function put(cells: Cell[], square: string, token: Token): void {
  cells.find((cell) => cell.name === square)?.stack.push(token);
}

function area(kind: Area['kind'], seat: number, count: number, more: Partial<Area> = {}): Area {
  const piece = kind === 'hand' ? 'checker' : 'man';
  return { kind, seat, count, piece, line: null, signs: null, ...more };
}

/** No cells, two seats opposite each other, single pieces, nothing beside the board. */
export const plainView: View = {
  cells: [],
  areas: [],
  scores: null,
  seats: 2,
  seat: 0,
  surface: 'grid',
  coordinates: 'letters',
  stacks: false,
  jumps: true,
  seating: seating([0, -1], [0, 1]),
  backups: null,
};

export function seating(...sides: [number, number][]): View['seating'] {
  return sides.map(([x, y], seat) => ({ side: { x, y }, team: seat % 2 }));
}

/** The eight files and eight ranks, with their dark squares. */
export function backupRules(): BackupRules {
  const lines = [...Array(16).keys()].map((number) => {
    const at = number % 8;
    const squares = [0, 2, 4, 6].map((even): Place => {
      const along = even + (at % 2);
      return number < 8 ? { x: at, y: along } : { x: along, y: at };
    });
    return { number, name: number < 8 ? FILES.charAt(number) : String(at + 1), squares };
  });
  return {
    lines,
    signs: [
      { sign: '.', kind: null, price: 1 },
      { sign: 'm', kind: 'man', price: 1 },
      { sign: 'k', kind: 'king', price: 2 },
    ],
  };
}

/** "W:Wa1,Kc3:Bd8:R1,2:Swd=m..k", the text of cyclic, backups and turkish. */
export function draughts(game: 'cyclic' | 'backups' | 'turkish', text: string): View {
  const parts = text.split(':');
  const cells = board(8, 8, (x, y) => (game === 'turkish' ? 'plain' : (x + y) % 2 ? 'light' : 'dark'));
  const areas: Area[] = [];
  for (const part of parts.slice(1)) {
    const rest = part.slice(1).split(',').filter(Boolean);
    if (part[0] === 'W' || part[0] === 'B') {
      for (const one of rest) {
        const kind: Kind = one.startsWith('K') ? 'king' : 'man';
        put(cells, one.replace('K', ''), { kind, seat: part[0] === 'W' ? 0 : 1 });
      }
    } else if (part[0] === 'R') {
      const kind = game === 'cyclic' ? 'reserve' : 'repository';
      rest.forEach((count, seat) => areas.push(area(kind, seat, Number(count))));
    } else {
      for (const one of rest) {
        const [line = '', signs = '....'] = one.slice(1).split('=');
        const number = FILES.includes(line) ? FILES.indexOf(line) : 7 + Number(line);
        areas.push(area('backup', one[0] === 'w' ? 0 : 1, 4, { line: number, signs }));
      }
    }
  }
  const backups = game === 'backups' ? backupRules() : null;
  return { ...plainView, cells, areas, seat: parts[0] === 'W' ? 0 : 1, backups };
}

/** "QQD1/QDP1/… 1 0,0 -" */
export function martian(text: string): View {
  const [ranks = '', seat = '1', points = '0,0'] = text.split(' ');
  const rows = ranks.split('/').reverse();
  const scores = points.split(',').map(Number);
  const four = scores.length === 4;
  const cells = board(four ? 8 : 4, 8, () => 'plain');
  for (const cell of cells) {
    const top = cell.y >= 4 ? 1 : 0;
    cell.zone = four ? (cell.x < 4 ? top : 3 - top) : top;
  }
  rows.forEach((row, y) => {
    let x = 0;
    for (const sign of row) {
      const kind = ({ Q: 'queen', D: 'drone', P: 'pawn' } as const)[sign];
      if (kind) put(cells, `${FILES[x]}${y + 1}`, { kind, seat: null });
      x += kind ? 1 : Number(sign);
    }
  });
  return {
    ...plainView,
    cells,
    scores,
    seats: scores.length,
    seat: Number(seat) - 1,
    jumps: false,
    seating: four ? seating([-1, -1], [-1, 1], [1, 1], [1, -1]) : plainView.seating,
  };
}

/** "M w 0,0=wb;1,0=-", and for stage 1 also the hands and the free places around. */
export function topological(text: string, checkers = 10): View {
  const [phase, side, list = '-'] = text.split(' ');
  const laid = list === '-' ? [] : list.split(';');
  const cells: Cell[] = laid.map((one) => {
    const [name = '', stack = '-'] = one.split('=');
    const [x = 0, y = 0] = name.split(',').map(Number);
    const tokens =
      stack === '-' ? [] : [...stack].map((c): Token => ({ kind: 'checker', seat: c === 'w' ? 0 : 1 }));
    return { x, y, name, ground: 'field', zone: null, stack: tokens };
  });
  const areas: Area[] = [];
  if (phase === 'P') {
    for (const seat of [0, 1]) {
      const used = cells.filter((cell) => cell.stack[0]?.seat === seat).length;
      areas.push(area('hand', seat, checkers - used));
    }
    const known = new Set(cells.map((cell) => cell.name));
    const ring = cells.length
      ? cells.flatMap(({ x, y }) => [
          [x + 1, y],
          [x - 1, y],
          [x, y + 1],
          [x, y - 1],
        ])
      : [[0, 0]];
    for (const [x = 0, y = 0] of ring) {
      const name = `${x},${y}`;
      if (known.has(name)) continue;
      known.add(name);
      cells.push({ x, y, name, ground: 'open', zone: null, stack: [] });
    }
  }
  cells.sort((a, b) => a.y - b.y || a.x - b.x);
  const scores = phase === 'P' ? null : [0, 0];
  return {
    ...plainView,
    cells,
    areas,
    scores,
    seat: side === 'w' ? 0 : 1,
    surface: 'plane',
    coordinates: 'numbers',
    stacks: true,
    jumps: false,
  };
}
