// The account page: what the server knows, and changes that may want to be confirmed first.
import type { Account } from '$lib/online/account';
import { api, ProblemError, wordsOf } from '$lib/online/me.svelte';
import { passkeyTrouble } from '$lib/online/passkeys';

let account = $state.raw<Account | null>(null);
let trouble = $state('');
let busy = $state(false);
/** Answers the question whether it is really the owner; null while nobody asks. */
let asked = $state.raw<((confirmed: boolean) => void) | null>(null);

export const theAccount = () => account;
export const accountTrouble = () => trouble;
export const accountBusy = () => busy;
export const confirmation = () => asked;

export async function loadAccount() {
  try {
    account = await api<Account>('GET', '/account');
  } catch (error) {
    account = null;
    trouble = wordsOf(error);
  }
}

/** Answers the open question. */
export function confirmed(yes: boolean) {
  asked?.(yes);
  asked = null;
}

/** The page was left: nobody answers any more, and what was to be confirmed is not done. */
export function leaveAccount() {
  confirmed(false);
  trouble = '';
}

/** Does something and loads the account again. Where the server wants to know first that it is really the owner,
 *  that is asked. Returns whether it was done. */
export async function change(action: () => Promise<unknown>): Promise<boolean> {
  busy = true;
  trouble = '';
  try {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'confirm') throw error;
      const yes = await new Promise<boolean>((answer) => (asked = answer));
      if (!yes) return false;
      await action();
    }
    await loadAccount();
    return true;
  } catch (error) {
    trouble = passkeyTrouble(error) ?? wordsOf(error);
    return false;
  } finally {
    busy = false;
  }
}
