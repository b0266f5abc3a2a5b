import { Module, type DynamicModule } from '@nestjs/common';
import { MAIL_MIGRATION, MailModule } from '@tedarik/mail';
import { DeadLettersModule, handlersIn, MessagingModule } from '@tedarik/messaging';
import { AuditTrail, OUTBOX_MIGRATIONS, OutboxModule } from '@tedarik/outbox';
import { CommandLog, DatabaseModule, inOrder } from '@tedarik/service-kit';
import { BlockedAddressRepository, StoppedAddressRepository } from './address/address-list.repository.js';
import { DailyCountRepository } from './address/daily-count.repository.js';
import { SentTextRepository } from './address/sent-text.repository.js';
import { BuyerAccounts } from './requesting/buyer-accounts.js';
import { SendingOut } from './requesting/sending-out.js';
import { OwnRequest } from './buying/own-request.js';
import { QUOTES_CONFIG, type QuotesConfig } from './config.js';
import { Deadlines } from './deadlines/deadlines.js';
import { QuoteLetters } from './letters/quote-letters.js';
import { QuoteMails } from './letters/quote-mails.js';
import * as migrations from './migrations/index.js';
import { QuoteRequestRepository } from './quote-request/quote-request.repository.js';
import { ErasedBuyers } from './reactions/erased-buyers.js';
import { OnAccountErased } from './reactions/on-account-erased.js';
import { OWN_REQUESTS } from './requests.js';

/** In the order in which they run. */
export const MIGRATIONS = [...OUTBOX_MIGRATIONS, MAIL_MIGRATION, ...inOrder(migrations)];

const STORES = [
  QuoteRequestRepository,
  StoppedAddressRepository,
  BlockedAddressRepository,
  DailyCountRepository,
  SentTextRepository,
  BuyerAccounts,
  CommandLog,
];
/** Shared by request handlers and reactions. */
const SERVICES = [SendingOut, OwnRequest, QuoteLetters, QuoteMails, ErasedBuyers, AuditTrail];

/** All providers that do the work, without those that connect it to NATS. */
export const PROVIDERS = [...handlersIn(OWN_REQUESTS), ...STORES, ...SERVICES];

/** The quotes service: requests for quotation, from the buyer's form to the accepted offer. */
@Module({})
export class AppModule {
  static with(config: QuotesConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(config, MIGRATIONS),
        MessagingModule.forRoot({ name: 'quotes', servers: config.NATS_URL }),
        DeadLettersModule.of('quotes'),
        OutboxModule.forRoot({ service: 'quotes' }),
        ...MailModule.wherePossible(config),
      ],
      providers: [{ provide: QUOTES_CONFIG, useValue: config }, ...PROVIDERS, Deadlines, OnAccountErased],
    };
  }
}
