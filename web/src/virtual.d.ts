// Modules that are made when the site is built: see `plugins/`.
declare module 'virtual:games' {
  const games: import('$lib/contract').GameInfo[];
  export default games;
}
declare module 'virtual:films' {
  const films: import('$lib/film/film').Film[];
  export default films;
}
/** The version of the whole of Doska: that of the workspace. */
declare const VERSION: string;
