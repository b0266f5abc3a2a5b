import { Module, type DynamicModule } from '@nestjs/common';
import { MAIL_MIGRATION, MailModule } from '@tedarik/mail';
import { handlersIn, MessagingModule } from '@tedarik/messaging';
import { AuditTrail, OUTBOX_MIGRATIONS, OutboxModule } from '@tedarik/outbox';
import { CommandLog, DatabaseModule, inOrder } from '@tedarik/service-kit';
import { SUBMISSIONS_CONFIG, type SubmissionsConfig } from './config.js';
import { DecisionLetters } from './submission/decision-letters.js';
import { ReceiptLetters } from './submission/receipt-letters.js';
import * as migrations from './migrations/index.js';
import { OWN_REQUESTS } from './requests.js';
import { SubmissionRepository } from './submission/submission.repository.js';

/** In the order in which they run. */
export const MIGRATIONS = [...OUTBOX_MIGRATIONS, MAIL_MIGRATION, ...inOrder(migrations)];

/** All providers that do the work, without those that connect it to NATS. */
export const PROVIDERS = [
  ...handlersIn(OWN_REQUESTS),
  SubmissionRepository,
  CommandLog,
  AuditTrail,
  DecisionLetters,
  ReceiptLetters,
];

/** The submissions service: applications of people who want their business to be listed, stored until a year after the decision. */
@Module({})
export class AppModule {
  static with(config: SubmissionsConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(config, MIGRATIONS),
        MessagingModule.forRoot({ name: 'submissions', servers: config.NATS_URL }),
        OutboxModule.forRoot({ service: 'submissions' }),
        ...MailModule.wherePossible(config),
      ],
      providers: [{ provide: SUBMISSIONS_CONFIG, useValue: config }, ...PROVIDERS],
    };
  }
}
