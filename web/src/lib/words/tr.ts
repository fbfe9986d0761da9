const files = import.meta.glob<string>(
  [
    '../../../../locales/tr/{rules,play,limits,levels,puzzle*,records,round,tables,teams,web*}.ftl',
    '../../../../games/*/words/tr.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
