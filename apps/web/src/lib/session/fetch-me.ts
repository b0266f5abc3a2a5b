import type { Visitor } from '../store/session.slice.js';

export interface Viewer {
  visitor: Visitor | null;
  isAdmin: boolean;
}

interface Answer {
  visitor: Visitor | null;
  /** The account that is signed in to the back office. */
  backOffice?: object | null;
}

/** Who is looking, as the gateway's cookies say. Throws when it cannot be requested. */
export async function fetchMe(): Promise<Viewer> {
  const response = await fetch('/auth/me', { headers: { accept: 'application/json' } });
  if (response.status === 401) return { visitor: null, isAdmin: false };
  if (!response.ok) throw new Error(`/auth/me answered ${response.status}`);
  const { visitor, backOffice } = (await response.json()) as Answer;
  return { visitor, isAdmin: Boolean(backOffice) };
}
