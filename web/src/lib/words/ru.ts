const files = import.meta.glob<string>(
  [
    '../../../../locales/ru/{rules,play,limits,levels,puzzle*,records,round,tables,teams,web*}.ftl',
    '../../../../games/*/words/ru.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
