import { type DynamicModule, Module } from '@nestjs/common';
import { MAIL_MIGRATION, MailModule } from '@tedarik/mail';
import { DeadLettersModule, handlersIn, MessagingModule } from '@tedarik/messaging';
import { AuditTrail, OUTBOX_MIGRATIONS, OutboxModule } from '@tedarik/outbox';
import { CommandLog, DatabaseModule, Erasure, inOrder } from '@tedarik/service-kit';
import { AccountTrail } from './account/account-trail.js';
import { AccountRepository } from './account/account.repository.js';
import { ActingAccount } from './account/acting-account.js';
import { ChosenPassword } from './account/chosen-password.js';
import { EndedSessions } from './ended-sessions.js';
import { LastAdmin } from './account/last-admin.js';
import { BackOfficePasswordHasher, PasswordHasher } from './credentials/password-hasher.js';
import { PasswordLinks } from './account/password-links.js';
import { RefusedSignIns } from './account/refused-sign-ins.js';
import { AuditRepository } from './audit/audit.repository.js';
import { AuditRetention } from './audit/audit-retention.js';
import { OnAuditRecorded } from './audit/on-audit-recorded.js';
import { IDENTITY_CONFIG, type IdentityConfig } from './config.js';
import { FavouritesRepository } from './visitor/favourites/favourites.repository.js';
import { FirstAdmin } from './account/first-admin.js';
import { FirstAdminFile } from './account/first-admin-file.js';
import { LinkRepository } from './link/link.repository.js';
import { MailTexts } from './mails/mail-texts.js';
import { OWN_REQUESTS } from './requests.js';
import { AnnouncedVisitors } from './visitor/announced-visitors.js';
import { OwnAccount } from './visitor/own-account.js';
import { OwnSignUp } from './sign-up/own-sign-up.js';
import { NewBusinesses } from './visitor/saved-searches/new-businesses.js';
import { SavedSearchRepository } from './visitor/saved-searches/saved-search.repository.js';
import { SavedSearchesWatch } from './visitor/saved-searches/saved-searches-watch.js';
import { OnReviewEvents } from './visitor/reviews/on-review-events.js';
import { ReviewMails } from './visitor/reviews/review-mails.js';
import { ShownReplies } from './visitor/reviews/shown-replies.js';
import { SearchMails } from './visitor/saved-searches/search-mails.js';
import { AccountFactors } from './credentials/account-factors.js';
import { PasskeyRepository } from './credentials/passkey/passkey.repository.js';
import { WebAuthn } from './credentials/passkey/web-authn.js';
import { SecondFactorCipher } from './credentials/second-factor/second-factor-cipher.js';
import { SecondFactorRepository } from './credentials/second-factor/second-factor.repository.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { VisitorRepository } from './visitor/visitor.repository.js';
import * as migrations from './migrations/index.js';

/** In the order in which they run. */
export const MIGRATIONS = [...OUTBOX_MIGRATIONS, MAIL_MIGRATION, ...inOrder(migrations)];

const BACK_OFFICE = [
  AccountRepository,
  ActingAccount,
  EndedSessions,
  AuditTrail,
  AccountTrail,
  SecondFactorRepository,
  SecondFactors,
  PasskeyRepository,
  WebAuthn,
  AccountFactors,
  SecondFactorCipher,
  LastAdmin,
  PasswordLinks,
  ChosenPassword,
  FirstAdminFile,
  RefusedSignIns,
  AuditRepository,
  AuditRetention,
];
const VISITORS = [
  VisitorRepository,
  LinkRepository,
  CommandLog,
  AnnouncedVisitors,
  OwnAccount,
  OwnSignUp,
  FavouritesRepository,
  SavedSearchRepository,
  ReviewMails,
  ShownReplies,
  MailTexts,
];

/** All providers that do the work, without those that connect it to NATS. */
export const PROVIDERS = [
  ...handlersIn(OWN_REQUESTS),
  PasswordHasher,
  BackOfficePasswordHasher,
  ...BACK_OFFICE,
  ...VISITORS,
];

@Module({})
class AppModule {}

/** The identity service: accounts, roles and credentials of the back office and of visitors. */
export const appModule = (config: IdentityConfig): DynamicModule => ({
  module: AppModule,
  imports: [
    MessagingModule.forRoot({ name: 'identity', servers: config.NATS_URL }),
    DeadLettersModule.of('identity'),
    DatabaseModule.forRoot(config, MIGRATIONS),
    OutboxModule.forRoot({ service: 'identity' }),
    MailModule.forRoot({ from: config.MAIL_FROM, smtpUrl: config.SMTP_URL, folder: config.MAIL_FOLDER }),
  ],
  providers: [
    { provide: IDENTITY_CONFIG, useValue: config },
    ...PROVIDERS,
    FirstAdmin,
    OnAuditRecorded,
    OnReviewEvents,
    NewBusinesses,
    SearchMails,
    SavedSearchesWatch,
    Erasure.of(AuditRetention),
  ],
});
