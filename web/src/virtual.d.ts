// Modules that are made when the site is built: see `plugins/`.
declare module 'virtual:games' {
  /** In the order in which they are shown. `origin`: it stands apart, as a game that others grew from;
   *  `grewFrom`: that game, where Doska has it; `coloured`: its seats are colours; `hour`: when its
   *  players meet each week, in UTC. */
  const games: (import('$lib/contract').GameInfo & {
    origin: boolean;
    grewFrom: string | null;
    coloured: boolean;
    hour: { day: string; time: string };
  })[];
  export default games;
}
declare module 'virtual:demo-games' {
  const demoGames: import('$lib/demo/demo-game').DemoGame[];
  export default demoGames;
}
declare module 'virtual:puzzles' {
  /** The games that have puzzles, in the order in which they are shown. */
  export const index: import('./puzzles/puzzle').PuzzleIndex[];
  export const loaders: Record<string, () => Promise<{ default: string }>>;
}
/** The version of the whole of Doska: that of the workspace. */
declare const VERSION: string;
