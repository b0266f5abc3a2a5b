import { get, type IncomingHttpHeaders } from 'node:http';
import type { Bench } from '../harness/bench.js';
import { startChildServer } from '../harness/child-server.js';
import { median } from '../harness/figures.js';
import { inTurn, load } from '../harness/load.js';
import { expectFrom, pagesSentDuring } from '../harness/pages-sent.js';
import { interleaved } from '../harness/pairs.js';
import { figure } from '../harness/table.js';

const CONNECTIONS = 16;
const PATH = '/firma';
const KEPT_SHARE = 0.99;
// Headers that belong to one response or connection and not to the page.
const OWN = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding', 'x-trace-id']);

/** A list page from the cache, compared with plain Fastify sending the same bytes with the same headers. */
export const pageKeptBench: Bench = {
  id: 'B4',
  name: 'page-kept',
  needsDataset: true,
  async run(surroundings) {
    const { baseUrl, sizes } = surroundings;
    const headers = { 'accept-encoding': 'br' };
    const { bytes, headers: sent } = await fetchRaw(baseUrl + PATH, headers);
    const raw = await startChildServer('fixed-bytes', { bytes, headers: kept(sent) });
    try {
      const options = { connections: CONNECTIONS, seconds: sizes.seconds, headers, next: inTurn([{ path: PATH }]) };
      const waits: number[] = [];
      const pairs = await interleaved(sizes.rounds, {
        ours: async () => {
          const fire = () => load({ ...options, url: baseUrl });
          const { result, sent } = await pagesSentDuring(surroundings, fire);
          expectFrom(sent, 'hit', KEPT_SHARE);
          waits.push(result.p99);
          return result.requestsPerSecond;
        },
        yardstick: async () => (await load({ ...options, url: raw.url })).requestsPerSecond,
      });
      const title = `B4 ${PATH} kept, ${CONNECTIONS} connections`;
      const notes = [`${bytes.length} bytes of ${sent['content-encoding']}, p99 ${figure(median(waits))} ms`];
      return [{ title, unit: 'req/s', pairs, goal: { keep: 'at least', ratio: 0.7 }, notes }];
    } finally {
      await raw.stop();
    }
  },
};

interface RawAnswer {
  bytes: Buffer;
  headers: IncomingHttpHeaders;
}

/** Returns the response as it is on the wire; fetch would decompress it. */
function fetchRaw(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve({ bytes: Buffer.concat(chunks), headers: answer.headers });
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    }).once('error', reject);
  });
}

const kept = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (OWN.has(name) || !value ? [] : [[name, String(value)]])),
  );
