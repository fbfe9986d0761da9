// What is studied stays in its tab when the page is loaded again.
const KEY = 'doska-analysis';

interface Kept {
  /** The address it was opened by: another one opens something else. */
  address: string;
  code: string;
  /** How many plies of the main line lead to what is shown. */
  ply: number;
}

export function keep(kept: Kept) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Too large, or not allowed: it is opened anew next time.
  }
}

export function kept(address: string): Kept | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return found?.address === address ? found : null;
  } catch {
    return null;
  }
}
