// The log of moderation: what an entry says beside who did it to whom, and what would undo it.
import type { ModerationEntry } from '$lib/online/account';
import { has, t } from '$lib/words/words.svelte';

/** What was done exactly, and why. A role has a name in every language, and so have days; what else was written down
 *  stays as it is. */
export function detailsOf({ action, detail }: Pick<ModerationEntry, 'action' | 'detail'>): string[] {
  if (detail === '') return [];
  const muted = action === 'mute' ? /^(\d+) d(?:; (.*))?$/s.exec(detail) : null;
  if (muted) {
    const [, days, why = ''] = muted;
    return [t('web-moderation-for-days', { count: Number(days) }), ...(why ? [why] : [])];
  }
  const role = `web-moderation-role-${detail}`;
  return [action === 'role' && has(role) ? t(role) : detail];
}

/** What undoes an entry, where nothing of the kind was done about the player since: the latest come first. */
export function undoOf(log: ModerationEntry[], at: number): 'unmute' | 'reopen' | null {
  const entry = log[at];
  const undo = entry?.action === 'mute' ? 'unmute' : entry?.action === 'close' ? 'reopen' : null;
  const since = log.slice(0, at).filter(({ about }) => about.id === entry?.about.id);
  return since.some(({ action }) => action === undo || action === entry?.action) ? null : undo;
}
