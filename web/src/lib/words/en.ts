const files = import.meta.glob<string>(
  [
    '../../../../locales/en/{rules,play,limits,levels,puzzle*,records,round,tables,teams,web*}.ftl',
    '../../../../games/*/words/en.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
