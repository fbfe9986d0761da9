// The opening explorer: what was played in a position on this server, and by engines.
import type { Explorer, ExplorerMove, Results } from '$lib/online/archive';
import { api, ProblemError } from '$lib/online/me.svelte';

const OPEN = 'doska.explorer';

export const gamesOf = ({ first, draws, second }: Results) => first + draws + second;

/** The results of a move, of people and engines together. */
export function sumOf({ people, selfplay }: ExplorerMove): Results {
  return {
    first: people.first + selfplay.first,
    draws: people.draws + selfplay.draws,
    second: people.second + selfplay.second,
  };
}

export class OpeningExplorer {
  /** Whether the panel is open: nothing is asked otherwise. */
  open = $state(read());
  moves = $state.raw<ExplorerMove[]>([]);
  /** `there` once the server has answered, `away` where there is none. */
  state = $state<'asking' | 'there' | 'away'>('asking');

  /** Positions that were asked for. */
  #known = new Map<string, ExplorerMove[]>();
  #asked = 0;

  toggle(open: boolean) {
    this.open = open;
    try {
      localStorage.setItem(OPEN, open ? '1' : '0');
    } catch {
      // The panel is closed next time.
    }
  }

  /** Shows a position. */
  async show(game: string, position: string) {
    const current = ++this.#asked;
    const key = `${game} ${position}`;
    const known = this.#known.get(key);
    if (known) {
      [this.moves, this.state] = [known, 'there'];
      return;
    }
    if (this.state === 'away') this.state = 'asking';
    try {
      const query = new URLSearchParams({ game, position });
      const { moves } = await api<Explorer>('GET', `/explorer?${query}`);
      this.#known.set(key, moves);
      if (current === this.#asked) [this.moves, this.state] = [moves, 'there'];
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (current !== this.#asked) return;
      // A position that the server does not take has no games; a server that is away has said nothing.
      [this.moves, this.state] = [[], error.status === 422 ? 'there' : 'away'];
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(OPEN) === '1';
  } catch {
    return false;
  }
}
