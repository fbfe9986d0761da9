// Modules that are made when the site is built: see `plugins/`.
declare module 'virtual:games' {
  const games: import('$lib/engine').GameAbout[];
  export default games;
}
declare module 'virtual:demo-games' {
  const demoGames: import('$lib/demo/demo-game').DemoGame[];
  export default demoGames;
}
/** The version of the whole of Doska: that of the workspace. */
declare const VERSION: string;
