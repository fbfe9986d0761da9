// Copying texts and downloading files.

/** Copies a text. Whether it could be done. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyChosen(text); // not allowed, or the page was opened without encryption
  }
}

/** As pages without encryption copy, in a network at home: a text that is chosen. */
function copyChosen(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  // Behind an open dialog nothing can be chosen.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

/** Saves something as a file. */
export function download(name: string, content: Blob) {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(content);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A name for a file about this game. */
export function fileName(game: string, players: string[], ending: string): string {
  const [id = ''] = game.split('?');
  const names = players.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, ''));
  const known = names.filter(Boolean);
  return `${[id, ...known].join('_') || 'doska'}.${ending}`;
}
