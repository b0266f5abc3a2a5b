import { Client } from '@elastic/elasticsearch';
import { type DynamicModule, Module, type OnApplicationShutdown } from '@nestjs/common';
import { MessagingModule } from '@tedarik/messaging';
import { BUSINESSES } from '@tedarik/search';
import { Readiness } from '@tedarik/service-kit';
import { BusinessesProjection } from './businesses/businesses.projection.js';
import { IndexingMetrics } from './businesses/indexing-metrics.js';
import type { IndexerConfig } from './config.js';
import { BusinessIndices } from './elasticsearch/business-indices.js';
import { connectElasticsearch, IndexMissing } from './elasticsearch/elasticsearch.js';
import { RebuildRecord } from './elasticsearch/rebuild-record.js';
import { IndexKeeper } from './rebuild/index-keeper.js';

@Module({})
class AppModule implements OnApplicationShutdown {
  constructor(
    private readonly client: Client,
    indices: BusinessIndices,
    readiness: Readiness,
  ) {
    readiness.add('elasticsearch', async () => {
      if (!(await indices.standing()).current) throw new IndexMissing(indices.names.alias);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}

/** Events in, index out: the only writer of any index. */
export const appModule = (config: IndexerConfig): DynamicModule => {
  const names = BUSINESSES.names(config.INDEX_PREFIX);
  return {
    module: AppModule,
    imports: [MessagingModule.forRoot({ name: 'indexer', servers: config.NATS_URL })],
    providers: [
      { provide: Client, useFactory: () => connectElasticsearch(config.ELASTICSEARCH_URL) },
      {
        provide: BusinessIndices,
        useFactory: (client: Client) => new BusinessIndices(client, names, config.INDEX_REPLICAS),
        inject: [Client],
      },
      {
        provide: RebuildRecord,
        useFactory: (client: Client) => new RebuildRecord(client, names.alias),
        inject: [Client],
      },
      IndexKeeper,
      IndexingMetrics,
      BusinessesProjection,
    ],
  };
};
