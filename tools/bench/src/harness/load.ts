import autocannon from 'autocannon';
import { percentile } from './figures.js';

/** One request of a load test; the method is GET unless there is a body. */
export interface LoadRequest {
  path: string;
  body?: string;
}

export interface Load {
  url: string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
  /** Returns the next request, whichever connection sends it. */
  next: () => LoadRequest;
}

export interface LoadResult {
  requestsPerSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

const WARM_UP_S = 1;
const SAMPLE_MS = 100;

/**
 * Sends requests as fast as responses arrive, after a warm-up that is not counted. Throws if a response is not a 2xx, or if none arrives.
 */
export async function load(options: Load): Promise<LoadResult> {
  await fire({ ...options, seconds: WARM_UP_S });
  const { duration, times } = await fire(options);
  if (times.length === 0) throw new Error(`${options.url} answered nothing in ${duration} s`);
  return {
    requestsPerSecond: times.length / duration,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
}

/** Cycles through the list; all connections share the position. */
export function inTurn<T>(list: readonly T[], begin = 0): () => T {
  if (list.length === 0) throw new Error('nothing to request');
  let at = begin;
  return () => list[at++ % list.length]!;
}

interface Fired {
  /** Seconds. */
  duration: number;
  /** Milliseconds per response; autocannon's own histogram has whole milliseconds only. */
  times: number[];
}

function fire({ url, headers, connections, seconds, next }: Load): Promise<Fired> {
  const times: number[] = [];
  let why = '';
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const { path, body } = next();
    return { ...request, path, method: body === undefined ? 'GET' : 'POST', body };
  };
  const options = { url, headers, connections, duration: seconds, sampleInt: SAMPLE_MS, requests: [{ setupRequest }] };
  return new Promise((resolve, reject) => {
    const instance = autocannon(options, (error: Error | null, result: autocannon.Result) => {
      if (error) return reject(error);
      const { duration, non2xx, errors, timeouts, statusCodeStats: statuses = {} } = result;
      if (non2xx + errors + timeouts) {
        const failed = `${non2xx} refused (${Object.keys(statuses).join(', ')}), ${errors} errors (${why}), ${timeouts} without an answer`;
        return reject(new Error(`${url}: ${failed}, beside ${times.length} answers`));
      }
      resolve({ duration, times });
    });
    instance.on('reqError', (error: Error) => (why = error.message));
    instance.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  });
}
