import { OPERATIONS } from '../lib/graphql/documents.js';
import { QueryFailed, type RunQuery } from '../lib/graphql/operation.js';

/** The gateway's function that runs a query for a page. If it throws, that part of the page is missing. */
export type ServerQuery = <T>(
  operation: { name: string; text: string },
  variables: Record<string, unknown>,
) => Promise<T>;

const documents = new Map(OPERATIONS.map((operation) => [operation.name, operation]));

/** The `query` of loaders on the server: looks up the text of the operation and converts errors to QueryFailed. */
export function serverQuery(send: ServerQuery): RunQuery {
  return async (operation, variables) => {
    const document = documents.get(operation.name)!;
    return send<never>(document, variables as Record<string, unknown>).catch((error: unknown) => {
      throw asQueryFailed(error);
    });
  };
}

interface Explained {
  kind?: string;
  code?: string;
  traceId?: string;
}

function asQueryFailed(error: unknown): QueryFailed {
  const { extensions, failure, ...own } = error as Explained & { extensions?: Explained; failure?: Explained };
  const { kind = 'unexpected', code = 'server-error', traceId = null } = extensions ?? failure ?? own;
  const failed = new QueryFailed(kind, code, traceId);
  failed.cause = error;
  return failed;
}
