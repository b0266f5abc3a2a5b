import {
  ChangeAccount,
  ChangeBackOfficePassword,
  ChangeName,
  ChangePassword,
  DeleteAccounts,
  EraseAccount,
  ExportAccount,
  GetBackOfficeAccount,
  GetVisitor,
  InviteAccount,
  ListAuditRecords,
  ListDeletedRecords,
  ListManagedAccounts,
  RequestPasswordReset,
  ResendVerification,
  ResetAccountPassword,
  ResetPassword,
  SignUp,
  VerifyCredentials,
  VerifyEmail,
  VerifyVisitorCredentials,
} from '@tedarik/commands';
import { deadLetterRequests, handledBy } from '@tedarik/messaging';
import { resendRequest } from '@tedarik/outbox';
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
import { ExportAccountQuery } from './queries/export-account.js';
import { GetBackOfficeAccountQuery } from './queries/get-back-office-account.js';
import { GetVisitorQuery } from './queries/get-visitor.js';
import { ListAuditRecordsQuery } from './queries/list-audit-records.js';
import { ListDeletedRecordsQuery } from './queries/list-deleted-records.js';
import { ListManagedAccountsQuery } from './queries/list-managed-accounts.js';
import { VerifyCredentialsHandler } from './queries/verify-credentials.js';
import { VerifyVisitorCredentialsHandler } from './queries/verify-visitor-credentials.js';

/** What the handlers of identity answer. */
export const OWN_REQUESTS = [
  handledBy(VerifyCredentials, VerifyCredentialsHandler),
  handledBy(GetBackOfficeAccount, GetBackOfficeAccountQuery),
  handledBy(ChangeBackOfficePassword, ChangeBackOfficePasswordHandler),
  handledBy(ListManagedAccounts, ListManagedAccountsQuery),
  handledBy(InviteAccount, InviteAccountHandler),
  handledBy(ChangeAccount, ChangeAccountHandler),
  handledBy(ResetAccountPassword, ResetAccountPasswordHandler),
  handledBy(DeleteAccounts, DeleteAccountsHandler),
  handledBy(ListAuditRecords, ListAuditRecordsQuery),
  handledBy(ListDeletedRecords, ListDeletedRecordsQuery),
  handledBy(SignUp, SignUpHandler),
  handledBy(VerifyEmail, VerifyEmailHandler),
  handledBy(ResendVerification, ResendVerificationHandler),
  handledBy(VerifyVisitorCredentials, VerifyVisitorCredentialsHandler),
  handledBy(RequestPasswordReset, RequestPasswordResetHandler),
  handledBy(ResetPassword, ResetPasswordHandler),
  handledBy(ChangeName, ChangeNameHandler),
  handledBy(ChangePassword, ChangePasswordHandler),
  handledBy(EraseAccount, EraseAccountHandler),
  handledBy(GetVisitor, GetVisitorQuery),
  handledBy(ExportAccount, ExportAccountQuery),
];

/** All that identity answers. */
export const REQUESTS = [...OWN_REQUESTS, ...deadLetterRequests('identity'), resendRequest('identity')];
