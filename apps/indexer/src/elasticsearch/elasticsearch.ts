import { Client, errors } from '@elastic/elasticsearch';
import { DomainError } from '@tedarik/service-kit';

// As long as a call to MongoDB may take. A request on a dead connection is sent again after it.
const TIMEOUT_MS = 15_000;

/** Creates a client without retries of its own, because the caller decides what to retry. */
export const connectElasticsearch = (node: string): Client =>
  new Client({ node, maxRetries: 0, requestTimeout: TIMEOUT_MS });

/** There is no index to write to; one will be created. */
export class IndexMissing extends Error {
  constructor(alias: string) {
    super(`no index behind ${alias}`);
  }
}

/** Elasticsearch refused one document of a bulk request. */
export class DocumentRefused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    reason: string,
  ) {
    super(`${code}: ${reason}`);
  }
}

// Overloaded, no shard available, or (403) writes blocked because the disk is full: the document is not at fault.
const WAIT = new Set([403, 408, 429, 500, 502, 503, 504]);

/** Whether a retry makes sense: Elasticsearch is unreachable, overloaded, or has no index yet. */
export function isElasticsearchOutage(error: unknown): boolean {
  if (error instanceof IndexMissing) return true;
  if (error instanceof DocumentRefused) return WAIT.has(error.status);
  if (error instanceof errors.ResponseError) return WAIT.has(error.statusCode ?? 503);
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.NoLivingConnectionsError ||
    error instanceof errors.TimeoutError
  );
}

/** Whether Elasticsearch responded with this status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof errors.ResponseError && error.statusCode === status;

/** Whether Elasticsearch responded with this type of error, because several types share a status. */
export const hasErrorType = (error: unknown, type: string): boolean =>
  error instanceof errors.ResponseError && (error.body as { error?: { type?: string } })?.error?.type === type;

/** For requests with a waiting caller: throws `index-unavailable` when Elasticsearch is unreachable. */
export async function wrapOutage<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isElasticsearchOutage(error) ? new DomainError('index-unavailable', 'unavailable') : error;
  }
}
