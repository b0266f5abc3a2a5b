import { type FieldError, QueryFailed } from '../../../lib/graphql/operation.js';
import type { Visitor } from '../../../lib/store/session.slice.js';

/** Downloads all data about the account as a file (GEN-21). */
export const MY_DATA_PATH = '/auth/my-data';

/** Resolves with the visitor; the gateway has set the session cookie. Throws QueryFailed. */
export async function signIn(credentials: { email: string; password: string }): Promise<Visitor> {
  const response = await post('/auth/sign-in', credentials);
  return ((await response.json()) as { visitor: Visitor }).visitor;
}

export async function signOut(): Promise<void> {
  await post('/auth/sign-out', {});
}

/** The gateway's error format (problem+json). */
interface Problem {
  kind?: string;
  code?: string;
  fieldErrors?: FieldError[];
  traceId?: string;
}

async function post(path: string, body: object): Promise<Response> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new QueryFailed('unavailable', 'network-error', null);
  });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Problem;
  const { kind = 'unexpected', code = 'server-error', fieldErrors, traceId } = problem;
  throw new QueryFailed(kind, code, traceId ?? response.headers.get('x-trace-id'), fieldErrors);
}
