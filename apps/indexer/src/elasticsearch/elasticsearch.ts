import { Client, errors } from '@elastic/elasticsearch';
import { DomainError } from '@tedarik/service-kit';

// As long as a call to MongoDB may take: what was sent on a connection that has gone dead is sent again after it.
const TIMEOUT_MS = 15_000;

/** A client that never retries by itself: the caller decides what waits. */
export const connectElasticsearch = (node: string): Client =>
  new Client({ node, maxRetries: 0, requestTimeout: TIMEOUT_MS });

/** There is no index to write to yet (or any more): one will be made. */
export class IndexMissing extends Error {
  constructor(alias: string) {
    super(`no index behind ${alias}`);
  }
}

/** One document of a bulk was refused. */
export class DocumentRefused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    reason: string,
  ) {
    super(`${code}: ${reason}`);
  }
}

// Too busy, no shard to write to, or (403) writing blocked because the disk is full: none is the document's fault.
const WAIT = new Set([403, 408, 429, 500, 502, 503, 504]);

/** True when trying again later is right: Elasticsearch is away, overloaded, or has no index yet. */
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

/** Whether Elasticsearch answered with this status. */
export const answered = (error: unknown, status: number): boolean =>
  error instanceof errors.ResponseError && error.statusCode === status;

/** Whether Elasticsearch answered with this type of error; several share a status. */
export const saidType = (error: unknown, type: string): boolean =>
  error instanceof errors.ResponseError && (error.body as { error?: { type?: string } })?.error?.type === type;

/** For who waits for an answer: throws `index-unavailable` when Elasticsearch is away. */
export async function unlessAway<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isElasticsearchOutage(error) ? new DomainError('index-unavailable', 'unavailable') : error;
  }
}
