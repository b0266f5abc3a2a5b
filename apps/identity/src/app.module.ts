import { type DynamicModule, Module } from '@nestjs/common';
import { MAIL_MIGRATION, MailModule } from '@tedarik/mail';
import { MessagingModule, DeadLettersModule } from '@tedarik/messaging';
import { AuditTrail, OUTBOX_MIGRATIONS, OutboxModule } from '@tedarik/outbox';
import { CommandLog, DatabaseModule, Erasure } from '@tedarik/service-kit';
import { AccountTrail } from './account/account-trail.js';
import { AccountRepository } from './account/account.repository.js';
import { ActingAccount } from './account/acting-account.js';
import { ChosenPassword } from './account/chosen-password.js';
import { EndedSessions } from './account/ended-sessions.js';
import { LastAdmin } from './account/last-admin.js';
import { BackOfficePasswordHasher, PasswordHasher } from './account/password-hasher.js';
import { PasswordLinks } from './account/password-links.js';
import { RefusedSignIns } from './account/refused-sign-ins.js';
import { AccountsController } from './accounts.controller.js';
import { AuditRepository } from './audit/audit.repository.js';
import { AuditRetention } from './audit/audit-retention.js';
import { OnAuditRecorded } from './audit/on-audit-recorded.js';
import { ChangeAccountHandler } from './commands/change-account.handler.js';
import { ChangeBackOfficePasswordHandler } from './commands/change-back-office-password.handler.js';
import { ChangeNameHandler } from './commands/change-name.handler.js';
import { ChangePasswordHandler } from './commands/change-password.handler.js';
import { DeleteAccountsHandler } from './commands/delete-accounts.handler.js';
import { EraseAccountHandler } from './commands/erase-account.handler.js';
import { InviteAccountHandler } from './commands/invite-account.handler.js';
import { RequestPasswordResetHandler } from './commands/request-password-reset.handler.js';
import { ResendVerificationHandler } from './commands/resend-verification.handler.js';
import { ResetAccountPasswordHandler } from './commands/reset-account-password.handler.js';
import { ResetPasswordHandler } from './commands/reset-password.handler.js';
import { SignUpHandler } from './commands/sign-up.handler.js';
import { VerifyEmailHandler } from './commands/verify-email.handler.js';
import { IDENTITY_CONFIG, type IdentityConfig } from './config.js';
import { FirstAdmin } from './first-admin/first-admin.js';
import { FirstAdminFile } from './first-admin/first-admin-file.js';
import { IdentityController } from './identity.controller.js';
import { LinkRepository } from './link/link.repository.js';
import { Letters } from './mails/letters.js';
import { accounts } from './migrations/001-accounts.js';
import { visitors } from './migrations/002-visitors.js';
import { accountFields } from './migrations/003-account-fields.js';
import { managedAccounts } from './migrations/004-managed-accounts.js';
import { audit } from './migrations/005-audit.js';
import { refusedSignIns } from './migrations/006-refused-sign-ins.js';
import { auditValues } from './migrations/007-audit-values.js';
import { ExportAccountQuery } from './queries/export-account.js';
import { GetBackOfficeAccountQuery } from './queries/get-back-office-account.js';
import { GetVisitorQuery } from './queries/get-visitor.js';
import { ListAuditRecordsQuery } from './queries/list-audit-records.js';
import { ListDeletedRecordsQuery } from './queries/list-deleted-records.js';
import { ListManagedAccountsQuery } from './queries/list-managed-accounts.js';
import { VerifyCredentialsHandler } from './queries/verify-credentials.js';
import { VerifyVisitorCredentialsHandler } from './queries/verify-visitor-credentials.js';
import { AnnouncedVisitors } from './visitor/announced-visitors.js';
import { OwnAccount } from './visitor/own-account.js';
import { OwnSignUp } from './visitor/own-sign-up.js';
import { VisitorRepository } from './visitor/visitor.repository.js';
import { VisitorsController } from './visitors.controller.js';

/** In the order in which they run. */
export const MIGRATIONS = [
  ...OUTBOX_MIGRATIONS,
  MAIL_MIGRATION,
  accounts,
  visitors,
  accountFields,
  managedAccounts,
  audit,
  refusedSignIns,
  auditValues,
];

const BACK_OFFICE = [
  AccountRepository,
  ActingAccount,
  EndedSessions,
  AuditTrail,
  AccountTrail,
  LastAdmin,
  PasswordLinks,
  ChosenPassword,
  FirstAdminFile,
  RefusedSignIns,
  VerifyCredentialsHandler,
  GetBackOfficeAccountQuery,
  ChangeBackOfficePasswordHandler,
  ListManagedAccountsQuery,
  InviteAccountHandler,
  ChangeAccountHandler,
  ResetAccountPasswordHandler,
  DeleteAccountsHandler,
  AuditRepository,
  AuditRetention,
  ListAuditRecordsQuery,
  ListDeletedRecordsQuery,
];
const VISITORS = [
  VisitorRepository,
  LinkRepository,
  CommandLog,
  AnnouncedVisitors,
  OwnAccount,
  OwnSignUp,
  Letters,
  SignUpHandler,
  VerifyEmailHandler,
  ResendVerificationHandler,
  RequestPasswordResetHandler,
  ResetPasswordHandler,
  ChangeNameHandler,
  ChangePasswordHandler,
  EraseAccountHandler,
  VerifyVisitorCredentialsHandler,
  GetVisitorQuery,
  ExportAccountQuery,
];

/** All that does the work, behind the doors. */
export const PROVIDERS = [PasswordHasher, BackOfficePasswordHasher, ...BACK_OFFICE, ...VISITORS];

@Module({})
class AppModule {}

/** Accounts, roles and credentials: of the back office, and of visitors. */
export const appModule = (config: IdentityConfig): DynamicModule => ({
  module: AppModule,
  imports: [
    MessagingModule.forRoot({ name: 'identity', servers: config.NATS_URL }),
    DeadLettersModule.of('identity'),
    DatabaseModule.forRoot({ uri: config.MONGODB_URL, dbName: config.MONGODB_DB, migrations: MIGRATIONS }),
    OutboxModule.forRoot({ service: 'identity' }),
    MailModule.forRoot({ from: config.MAIL_FROM, smtpUrl: config.SMTP_URL, folder: config.MAIL_FOLDER }),
  ],
  controllers: [IdentityController, AccountsController, VisitorsController],
  providers: [
    { provide: IDENTITY_CONFIG, useValue: config },
    ...PROVIDERS,
    FirstAdmin,
    OnAuditRecorded,
    Erasure.of(AuditRetention),
  ],
});
