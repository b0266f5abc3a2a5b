import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bench } from '../harness/bench.js';
import { categoryPages, listAddress } from '../harness/lists.js';
import { inTurn, load } from '../harness/load.js';
import { interleaved, type Pair } from '../harness/pairs.js';
import { startSecondGateway } from '../harness/second-gateway.js';
import { figure } from '../harness/table.js';

const CONNECTIONS = 16;
const PAGES = 400;

/** List pages rendered by a gateway that exports every span, compared with a gateway that exports none. */
export const tracesBench: Bench = {
  id: 'B16',
  name: 'traces',
  needsDataset: true,
  async run(surroundings) {
    const { rounds, seconds } = surroundings.sizes;
    const next = inTurn((await categoryPages(surroundings, PAGES)).map((page) => ({ path: listAddress(page) })));
    const measure = async (url: string) =>
      (await load({ url, connections: CONNECTIONS, seconds, next })).requestsPerSecond;
    let bytes = 0;
    const collector = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => response.end('{}'));
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const plain = await startSecondGateway({});
    const traced = await startSecondGateway({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    const pairs: Pair[] = [];
    try {
      const sides = { ours: () => measure(traced.url), yardstick: () => measure(plain.url) };
      pairs.push(...(await interleaved(rounds, sides)));
    } finally {
      await Promise.all([plain.stop(), traced.stop()]); // a stopping gateway sends its last spans
      collector.close();
    }
    if (bytes === 0) throw new Error('no span was exported');
    const title = `B16 /firma not kept, every span exported, ${CONNECTIONS} connections`;
    const notes = [`${figure(bytes / 1e6)} MB of spans`];
    return [{ title, unit: 'req/s', pairs, goal: { keep: 'at least', ratio: 0.9 }, notes }];
  },
};
