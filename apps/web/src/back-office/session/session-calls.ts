import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { backOfficeFlag } from '../../lib/session/back-office-flag.js';
import type { BackOfficeMe } from '../api/me.js';

/** The server refused the input, or there were too many attempts. Any other error means that the service is unreachable. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly fieldErrors: readonly { field: string; code: string }[] = [],
  ) {
    super(code);
  }
}

/** Returns the signed-in account, or null. Throws if the request fails. */
export async function fetchBackOfficeMe(): Promise<BackOfficeMe | null> {
  const response = await fetch('/auth/me', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`/auth/me answered ${response.status}`);
  const { backOffice } = (await response.json()) as { backOffice: BackOfficeMe | null };
  if (!backOffice) backOfficeFlag.clear();
  return backOffice;
}

/** Resolves with null if a code is needed next. Throws Refused, or another error if the service is unreachable. */
export const signInToBackOffice = (username: string, password: string): Promise<BackOfficeMe | null> =>
  signingIn('sign-in', { username, password });

/** The second step. Throws like the first; `sign-in-expired` if the sign-in must start again. */
export const signInByCode = (code: string): Promise<BackOfficeMe | null> => signingIn('sign-in/code', { code });

/** Signs in with a passkey instead of name, password and code. Throws Refused with `passkey-cancelled` if the user cancels. */
export async function signInByPasskey(): Promise<BackOfficeMe | null> {
  const { options } = (await post('sign-in/passkey/options', {})) as { options: PublicKeyCredentialRequestOptionsJSON };
  const passkey = await startAuthentication({ optionsJSON: options }).catch(() => {
    throw new Refused('passkey-cancelled');
  });
  return signingIn('sign-in/passkey', { passkey });
}

async function signingIn(path: string, body: object): Promise<BackOfficeMe | null> {
  const { backOffice } = (await post(path, body)) as { backOffice: BackOfficeMe | null };
  if (backOffice) backOfficeFlag.set();
  return backOffice;
}

export async function signOutOfBackOffice(): Promise<void> {
  await post('sign-out', {});
  backOfficeFlag.clear();
}

/** Throws Refused. */
export async function changePassword(current: string, next: string): Promise<void> {
  await post('password', { current, next });
}

async function post(path: string, body: object): Promise<unknown> {
  const response = await fetch(`/auth/back-office/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status === 204) return undefined;
  const answer = (await response.json().catch(() => ({}))) as {
    code?: string;
    fieldErrors?: { field: string; code: string }[];
  };
  if (response.ok) return answer;
  if (response.status < 500) throw new Refused(answer.code ?? 'bad-request', answer.fieldErrors);
  throw new Error(`${path} answered ${response.status}`);
}
