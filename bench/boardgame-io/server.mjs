// The peer of `make bench`: a boardgame.io server with its own file store and a game of trivial moves.
//   node server.mjs PORT FOLDER
import boardgame from 'boardgame.io/dist/cjs/server.js';

const [port, dir] = process.argv.slice(2);
const game = {
  name: 'doska',
  setup: () => ({ moves: 0, last: '' }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, text) => {
      G.moves += 1;
      G.last = text;
    },
  },
};
const server = boardgame.Server({ games: [game], db: new boardgame.FlatFile({ dir }), origins: ['*'] });
server.run({ port: Number(port), callback: () => console.log('ready') });
