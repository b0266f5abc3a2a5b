import { type DynamicModule, Module } from '@nestjs/common';
import { MessagingModule, DeadLettersModule } from '@tedarik/messaging';
import { StartRebuildHandler } from './commands/start-rebuild.handler.js';
import type { IndexerConfig } from './config.js';
import { ElasticsearchModule } from './elasticsearch/elasticsearch.module.js';
import { IndexStateController } from './index-state.controller.js';
import { EVERY_PROJECTED } from './projection/every-projected.js';
import { ProjectionModule } from './projection/projection.module.js';
import { GetIndexStateQuery } from './queries/get-index-state.js';

@Module({})
class AppModule {}

/** Events in, indices out: the only writer of any index. */
export const appModule = (config: IndexerConfig): DynamicModule => ({
  module: AppModule,
  imports: [
    MessagingModule.forRoot({ name: 'indexer', servers: config.NATS_URL }),
    DeadLettersModule.of('indexer'),
    ElasticsearchModule.at(config.ELASTICSEARCH_URL),
    ...EVERY_PROJECTED.map((projected) => ProjectionModule.of(projected, config)),
  ],
  controllers: [IndexStateController],
  providers: [GetIndexStateQuery, StartRebuildHandler],
});
