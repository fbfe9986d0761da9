const files = import.meta.glob<string>(
  '../../../../locales/ru/{rules,cyclic,backups,turkish,martian,topological,play,records,round,tables,web*}.ftl',
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
