import { Module, type DynamicModule } from '@nestjs/common';
import { MessagingModule } from '@tedarik/messaging';
import { CommandLog, DatabaseModule } from '@tedarik/service-kit';
import { SubmitBusinessHandler } from './commands/submit-business.handler.js';
import type { SubmissionsConfig } from './config.js';
import { COLLECTIONS_MIGRATION } from './migrations/001-collections.js';
import { GetSubmissionQuery } from './queries/get-submission.js';
import { ListSubmissionsQuery } from './queries/list-submissions.js';
import { SubmissionRepository } from './submission/submission.repository.js';
import { SubmissionsController } from './submissions.controller.js';

/** In the order in which they run. */
export const MIGRATIONS = [COLLECTIONS_MIGRATION];

/** All that does the work, behind the door. */
export const PROVIDERS = [
  SubmissionRepository,
  CommandLog,
  SubmitBusinessHandler,
  ListSubmissionsQuery,
  GetSubmissionQuery,
];

/** What people who would like to be listed have sent, until it is decided and for a year after. */
@Module({ controllers: [SubmissionsController] })
export class AppModule {
  static with(config: SubmissionsConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot({ uri: config.MONGODB_URL, dbName: config.MONGODB_DB, migrations: MIGRATIONS }),
        MessagingModule.forRoot({ name: 'submissions', servers: config.NATS_URL }),
      ],
      providers: PROVIDERS,
    };
  }
}
