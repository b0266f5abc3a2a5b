import { type FieldError, type Operation, QueryFailed, type RunQuery } from './operation.js';

interface Answer {
  data?: unknown;
  errors?: {
    message: string;
    extensions?: { code?: string; kind?: string; traceId?: string; fieldErrors?: FieldError[] };
  }[];
}

/** Sends an operation to the gateway. Only its hash is sent, because the gateway knows the texts of the site's operations. */
export const fetchQuery = (async <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  headers?: Record<string, string>,
): Promise<Data> => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify({
      operationName: operation.name,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: operation.sha256 } },
    }),
  }).catch(() => {
    throw new QueryFailed('unavailable', 'network-error', null);
  });
  const traceId = response.headers.get('x-trace-id');
  const answer = (await response.json().catch(() => null)) as Answer | null;
  const [error] = answer?.errors ?? [];
  if (answer?.data && !error) return answer.data as Data;
  const { kind = 'unexpected', code = 'server-error', fieldErrors } = error?.extensions ?? {};
  throw new QueryFailed(kind, code, error?.extensions?.traceId ?? traceId, fieldErrors);
}) satisfies RunQuery;
