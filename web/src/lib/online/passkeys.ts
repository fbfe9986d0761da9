// Passkeys: the browser's authenticator is asked what the server wants to know.
import { t } from '../words/words.svelte';
import type { PasskeyAnswer, PasskeyQuestion } from './account';
import { api } from './me.svelte';

/** Whether this browser knows passkeys. Whether they work at this address, the server says: `me().passkeys`. */
export const hasPasskeys = () => 'PublicKeyCredential' in window && 'credentials' in navigator;

/** What went wrong in the browser, in words; null where the person has only changed their mind. */
export function passkeyTrouble(error: unknown): string | null {
  if (!(error instanceof DOMException)) return null;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return t('web-people-passkey-cancelled');
  if (error.name === 'InvalidStateError') return t('web-people-passkey-there');
  return t('web-people-passkey-failed');
}

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

function text(buffer: ArrayBuffer): string {
  const codes = Array.from(new Uint8Array(buffer), (code) => String.fromCharCode(code));
  return btoa(codes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

interface Descriptor {
  id: string;
  type: 'public-key';
  transports?: AuthenticatorTransport[];
}

const descriptors = (list: Descriptor[] | undefined) =>
  (list ?? []).map(({ id, type, transports }) => ({
    id: bytes(id),
    type,
    ...(transports && { transports }),
  }));

interface CreationOptions extends Omit<
  PublicKeyCredentialCreationOptions,
  'challenge' | 'user' | 'excludeCredentials'
> {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Descriptor[];
}

interface RequestOptions extends Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> {
  challenge: string;
  allowCredentials?: Descriptor[];
}

/** Makes a new passkey: for a member, or for the name that somebody signs up with. */
export async function makePasskey(name?: string): Promise<PasskeyAnswer> {
  const question = await api<PasskeyQuestion>('POST', '/passkeys/registration', name ? { name } : {});
  const options = question.options as CreationOptions;
  const made = (await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      user: { ...options.user, id: bytes(options.user.id) },
      excludeCredentials: descriptors(options.excludeCredentials),
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  const credential = {
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    clientExtensionResults: {},
    response: {
      attestationObject: text(response.attestationObject),
      clientDataJSON: text(response.clientDataJSON),
      transports: response.getTransports(),
    },
  };
  return { id: question.id, credential };
}

/** Asks for a passkey of this site. */
export async function usePasskey(): Promise<PasskeyAnswer> {
  const question = await api<PasskeyQuestion>('POST', '/passkeys/authentication');
  const options = question.options as RequestOptions;
  const used = (await navigator.credentials.get({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      allowCredentials: descriptors(options.allowCredentials),
    },
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  const credential = {
    id: used.id,
    rawId: text(used.rawId),
    type: used.type,
    clientExtensionResults: {},
    response: {
      authenticatorData: text(response.authenticatorData),
      clientDataJSON: text(response.clientDataJSON),
      signature: text(response.signature),
      userHandle: response.userHandle ? text(response.userHandle) : null,
    },
  };
  return { id: question.id, credential };
}
