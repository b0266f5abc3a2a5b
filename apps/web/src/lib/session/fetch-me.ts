import type { Visitor } from '../store/session.slice.js';

export interface Viewer {
  visitor: Visitor | null;
  isAdmin: boolean;
}

interface Answer {
  visitor: Visitor | null;
  /** The account signed in to the back office. */
  backOffice?: object | null;
}

/** Returns the signed-in visitor and whether an administrator is signed in, by the gateway's cookies. Throws if the request fails. */
export async function fetchMe(): Promise<Viewer> {
  const response = await fetch('/auth/me', { headers: { accept: 'application/json' } });
  if (response.status === 401) return { visitor: null, isAdmin: false };
  if (!response.ok) throw new Error(`/auth/me answered ${response.status}`);
  const { visitor, backOffice } = (await response.json()) as Answer;
  return { visitor, isAdmin: Boolean(backOffice) };
}
