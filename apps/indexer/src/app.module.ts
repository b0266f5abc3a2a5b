import { type DynamicModule, Module } from '@nestjs/common';
import { DeadLettersModule, handlersIn, MessagingModule } from '@tedarik/messaging';
import type { IndexerConfig } from './config.js';
import { ElasticsearchModule } from './projection/elasticsearch.module.js';
import { EVERY_PROJECTED } from './projected/every-projected.js';
import { ProjectionModule } from './projection/projection.module.js';
import { OWN_REQUESTS } from './requests.js';

@Module({})
class AppModule {}

/** The indexer service: turns events into index documents. No other process writes to an index. */
export const appModule = (config: IndexerConfig): DynamicModule => ({
  module: AppModule,
  imports: [
    MessagingModule.forRoot({ name: 'indexer', servers: config.NATS_URL }),
    DeadLettersModule.of('indexer'),
    ElasticsearchModule.at(config.ELASTICSEARCH_URL),
    ...EVERY_PROJECTED.map((projected) => ProjectionModule.of(projected, config)),
  ],
  providers: handlersIn(OWN_REQUESTS),
});
