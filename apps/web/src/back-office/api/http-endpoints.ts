import { type Failure, failureIn } from './failure.js';
import { sessionEnded } from './session.slice.js';
import type { BackOfficeStore } from './store.js';

interface Api {
  dispatch: BackOfficeStore['dispatch'];
}

/** An endpoint for an address of the gateway outside GraphQL: POST if there is a body, else GET. */
export const overHttp = <Answer, Body extends object | void = void>(path: string) => ({
  queryFn: async (body: Body, { dispatch }: Api): Promise<{ data: Answer } | { error: Failure }> => {
    const answer = await send<Answer>(path, body);
    if ('error' in answer && answer.error.kind === 'unauthenticated') dispatch(sessionEnded());
    return answer;
  },
});

async function send<Answer>(path: string, body: object | void): Promise<{ data: Answer } | { error: Failure }> {
  const posted = body && { method: 'POST', body: JSON.stringify(body) };
  const headers = { accept: 'application/json', ...(posted && { 'content-type': 'application/json' }) };
  try {
    const response = await fetch(path, { ...posted, headers });
    const answer = (await response.json().catch(() => null)) as unknown;
    return response.ok ? { data: answer as Answer } : { error: failureIn(answer) };
  } catch {
    return { error: failureIn({ kind: 'unavailable', code: 'network-error' }) };
  }
}
