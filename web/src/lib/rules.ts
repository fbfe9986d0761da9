// The rules pages, as they are made from games/*/rules when the site is built (`plugins/rules.ts`).
import type { Step, View } from '$board/wire';
import type { GameRef } from './contract';
import type { DemoGame } from './demo/demo-game';
import type { Language } from './settings.svelte';

/** A position, with a move that is made there. */
export interface Diagram {
  view: View;
  arrow: Step[] | null;
}

/** A position that one can play on from. */
export interface Playable {
  line: GameRef;
  view: View;
}

export interface RulesPage {
  title: string;
  playable: Playable;
  /** The first one is the introduction and has no title. */
  sections: { id: string; title: string; rows: Row[] }[];
}

export interface Row {
  html: string;
  picture: (Diagram & { caption: string }) | { demo: DemoGame } | null;
}

const pages = import.meta.glob<RulesPage>('../../../games/*/rules/*.md', { import: 'default' });

export async function loadRules(game: string, language: Language): Promise<RulesPage> {
  const load = pages[`../../../games/${game}/rules/${language}.md`];
  if (!load) throw new Error(`no rules of ${game} in ${language}`);
  return load();
}
