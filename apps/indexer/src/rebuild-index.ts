import { Logger } from '@nestjs/common';
import { Messaging } from '@tedarik/messaging';
import { BUSINESSES } from '@tedarik/search';
import { loadConfig } from '@tedarik/service-kit';
import { indexConfig } from './config.js';
import { BusinessIndices } from './elasticsearch/business-indices.js';
import { connectElasticsearch } from './elasticsearch/elasticsearch.js';
import { RebuildRecord } from './elasticsearch/rebuild-record.js';
import { compareWithOwner } from './rebuild/compare-with-owner.js';
import { printComparison } from './rebuild/print-comparison.js';
import { rebuildUnderRecord } from './rebuild/rebuild-under-record.js';

// npm run rebuild-index [-- --compare]: with --compare nothing is written; ends with 1 when index and owner differ.
Logger.overrideLogger(['warn', 'error', 'fatal']);
const config = loadConfig(indexConfig);
const client = connectElasticsearch(config.ELASTICSEARCH_URL);
const names = BUSINESSES.names(config.INDEX_PREFIX);
const messaging = await Messaging.connect({ name: 'rebuild-index', servers: config.NATS_URL });
const say = (sentence: string) => console.log(sentence);

try {
  const began = Date.now();
  if (process.argv.includes('--compare')) {
    process.exitCode = printComparison(await compareWithOwner(client, names.alias, messaging.asker), say);
  } else {
    const indices = new BusinessIndices(client, names, config.INDEX_REPLICAS);
    const record = new RebuildRecord(client, names.alias);
    const rebuilt = await rebuildUnderRecord({ indices, record, asker: messaging.asker, say });
    if (!rebuilt) process.exitCode = 1;
    say(
      rebuilt
        ? `Done in ${((Date.now() - began) / 1000).toFixed(1)} s`
        : 'Another rebuild is under way; nothing was done',
    );
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await messaging.close();
  await client.close();
}
