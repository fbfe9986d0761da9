// What there is to tell of an offer, from the point of view of whoever reads it.
import type { Offered } from '$lib/online/online-controller.svelte';
import { t } from '$lib/words/words.svelte';

/** Empty for those who have nothing to do with it. */
export function offerWords({ kind, role }: Offered, name: string): string {
  if (role === 'asked') return t(`web-online-offer-${kind}`, { name });
  if (role === 'made') return t(`web-online-offered-${kind}`);
  if (role === 'ally') return t(`web-online-ally-${kind}`, { name });
  return role === 'accepted' ? t('web-online-accepted') : '';
}
