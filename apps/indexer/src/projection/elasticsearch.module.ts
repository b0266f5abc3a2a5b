import { Client } from '@elastic/elasticsearch';
import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { IndexingMetrics } from './indexing-metrics.js';
import { RegisteredIndices } from './registered-indices.js';
import { connectElasticsearch } from '../elasticsearch/elasticsearch.js';

/** Provides the Elasticsearch client shared by all projections, their registry and their metrics. */
@Global()
@Module({})
export class ElasticsearchModule implements OnApplicationShutdown {
  constructor(private readonly client: Client) {}

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }

  static at(url: string): DynamicModule {
    return {
      module: ElasticsearchModule,
      providers: [{ provide: Client, useFactory: () => connectElasticsearch(url) }, IndexingMetrics, RegisteredIndices],
      exports: [Client, IndexingMetrics, RegisteredIndices],
    };
  }
}
