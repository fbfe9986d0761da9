// Every game in mid-game, for looking at the board while it is made.
import {
  createBoard,
  type Beside,
  type BoardConfig,
  type PieceSet,
  type Step,
  type Theme,
  type View,
} from '../src';
import '../src/board.css';
import { draughts, martian, topological } from '../tests/positions';
import { playDemo } from './play';

const place = (name: string): Step => ({ kind: 'place', x: name.charCodeAt(0) - 97, y: Number(name[1]) - 1 });
const at = (x: number, y: number): Step => ({ kind: 'place', x, y });

const shows: { view: View; more?: Partial<BoardConfig> }[] = [
  {
    view: draughts('cyclic', 'W:Wa1,c1,e1,b2,d2,h2,a3,c3,Kg3,g5:Bc5,d6,f6,h6,c7,e7,g7,b8,Kd8,f8,h8:R2,5'),
    more: {
      steps: [place('c3')],
      next: [place('b4'), place('d4')],
      last: [
        { kind: 'move', from: { x: 3, y: 5 }, to: { x: 2, y: 4 }, token: { kind: 'man', seat: 1 }, count: 1 },
      ],
    },
  },
  {
    view: draughts('backups', 'W:Wc1,e1,g1,Kd4,h2:Bb6,h6,c7,e7,Kf8:R5,8:Sw3=m..m,wd=m..k,bf=mm.k,b6=.m.m'),
    more: {
      steps: [place('h2'), place('g3')],
      next: [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11].map((line) => ({ kind: 'build', line })),
    },
  },
  {
    view: draughts('turkish', 'W:Wa2,b2,c3,d3,e2,f2,g3,h2,Kd5:Ba7,b7,c6,d7,e6,f7,h6,Kg7'),
    more: {
      next: ['a2', 'b2', 'c3', 'd5'].map(place),
      arrows: [{ steps: [place('d5'), place('d8'), place('h8')], brush: 'best' }],
    },
  },
  {
    view: martian('Q3/1P2/D3/2P1/1D1Q/4/P2P/1P2 2 9,9 -'),
    more: {
      last: [
        {
          kind: 'move',
          from: { x: 3, y: 1 },
          to: { x: 3, y: 3 },
          token: { kind: 'queen', seat: null },
          count: 1,
        },
      ],
    },
  },
  {
    view: martian('QQD2DQQ/QDP2PDQ/DPP2PPD/8/8/DPP2PPD/QDP2PDQ/QQD2DQQ 1 0,0,0,0 -'),
    more: { steps: [place('c3')], next: ['d4', 'b4'].map(place) },
  },
  {
    view: topological('P w -1,0=b;0,0=w;1,0=w;0,1=b;1,1=b;2,1=w;2,2=w'),
    more: { next: [] },
  },
  {
    view: topological(
      'M b 0,-2=-;0,-1=b;0,0=wwbwbb;1,0=-;2,0=bw;3,0=bbwwwwwwwbbbbb;1,1=w;3,1=-;1,2=wb;2,2=-;4,0=w;4,1=bbw;4,2=wwwb',
    ),
    more: { steps: [at(0, 0), { kind: 'take', count: 2 }], next: [at(2, 0), at(1, 1)] },
  },
];

const query = new URLSearchParams(location.search);
const host = document.querySelector('main') as HTMLElement;
document.documentElement.classList.toggle('dark', query.has('dark'));

const look: Pick<BoardConfig, 'label'> & Partial<BoardConfig> = {
  theme: (query.get('theme') ?? 'wood') as Theme,
  pieceSet: (query.get('set') ?? 'classic') as PieceSet,
  beside: (query.get('beside') ?? 'ends') as Beside,
  bottom: Number(query.get('bottom') ?? 0),
  animation: Number(query.get('animation') ?? 250),
  premoveSeat: query.has('premove') ? Number(query.get('premove')) : null,
  editing: query.has('editing'),
  label: (what) => (what.kind === 'cell' ? what.cell.name : what.kind),
};

function section(): HTMLElement {
  const box = document.createElement('section');
  host.append(box);
  return box;
}

const only = query.get('only');
if (query.has('game')) {
  void playDemo(section(), query, look);
} else {
  shows.forEach(({ view, more }, i) => {
    if (only && Number(only) !== i) return;
    const board = createBoard(
      section(),
      { ...look, ...more, view },
      {
        onSteps: (steps, via) => {
          console.log(via, JSON.stringify(steps));
          board.set({ steps });
        },
        onPremove: (premove) => board.set({ premove }),
      },
    );
    Object.assign(window, { [`board${i}`]: board });
  });
}
