import { Logger } from '@nestjs/common';
import { Messaging, streamOf } from '@tedarik/messaging';
import { loadConfig } from '@tedarik/service-kit';
import { indexConfig } from './config.js';
import { connectElasticsearch } from './elasticsearch/elasticsearch.js';
import { Indices } from './elasticsearch/indices.js';
import { RebuildRecord } from './rebuild/rebuild-record.js';
import { EVERY_PROJECTED } from './projected/every-projected.js';
import { durableOf, LANES, type Projected } from './projected/projected.js';
import { compareCaughtUp } from './rebuild/compare-caught-up.js';
import { compareWithOwner } from './rebuild/compare-with-owner.js';
import { printComparison } from './rebuild/print-comparison.js';
import { rebuildUnderRecord } from './rebuild/rebuild-under-record.js';

// npm run rebuild-index [-- --compare]: rebuilds every index in turn. With --compare nothing is written; exits with 1 when index and owner
// differ, and with 2 when the index is still catching up.
Logger.overrideLogger(['warn', 'error', 'fatal']);
const config = loadConfig(indexConfig);
const client = connectElasticsearch(config.ELASTICSEARCH_URL);
const messaging = await Messaging.connect({ name: 'rebuild-index', servers: config.NATS_URL });
const say = (sentence: string) => console.log(sentence);

/** Number of events of both lanes that the indexer has not processed yet. */
async function underWay(projected: Projected): Promise<number> {
  const { consumers } = await messaging.jetstream.manager();
  const counts = LANES.map(async (lane) => {
    const info = await consumers.info(streamOf('directory', lane), durableOf(projected, lane));
    return info.num_pending + info.num_ack_pending;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Returns the exit code: 0 when index and owner are equal, 1 when they differ, 2 when it is too early to say. */
async function compare(projected: Projected): Promise<number> {
  const { alias } = projected.index.names(config.INDEX_PREFIX);
  const comparison = await compareCaughtUp({
    compare: () => compareWithOwner(client, alias, messaging.requests, projected),
    underWay: () => underWay(projected),
    say,
  });
  if (comparison) return printComparison(alias, comparison, say);
  say(
    `${alias}: still catching up, and no further for two minutes; nothing can be said of losses. Is the indexer ready?`,
  );
  return 2;
}

/** Returns the exit code: 0 when the index was rebuilt. */
async function rebuild(projected: Projected): Promise<number> {
  const began = Date.now();
  const indices = new Indices(client, projected.index, config.INDEX_PREFIX, config.INDEX_REPLICAS);
  const { alias } = indices.names;
  const record = new RebuildRecord(client, alias);
  const rebuilt = await rebuildUnderRecord({ projected, indices, record, requests: messaging.requests, say });
  say(
    rebuilt
      ? `${alias} done in ${((Date.now() - began) / 1000).toFixed(1)} s`
      : `${alias}: another rebuild is under way; nothing was done`,
  );
  return rebuilt ? 0 : 1;
}

try {
  const work = process.argv.includes('--compare') ? compare : rebuild;
  for (const projected of EVERY_PROJECTED) process.exitCode = (await work(projected)) || process.exitCode;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await messaging.close();
  await client.close();
}
