import {
  AddPasskey,
  ChangeAccount,
  ChangeBackOfficePassword,
  ChangeFavourites,
  ChangeName,
  ChangePassword,
  ChangeSavedSearch,
  ConfirmPasskey,
  ConfirmPassword,
  ConfirmSecondFactor,
  DeleteAccounts,
  DeleteSavedSearch,
  EraseAccount,
  ExportAccount,
  GetBackOfficeAccount,
  GetFavourites,
  GetPasskeyOptions,
  GetSecondFactor,
  GetVisitor,
  InviteAccount,
  ListAuditRecords,
  ListDeletedRecords,
  ListManagedAccounts,
  ListPasskeys,
  ListSavedSearches,
  OfferPasskey,
  OfferPasskeyConfirmation,
  OfferSecondFactor,
  RemoveAccountSecondFactor,
  RemovePasskey,
  RemoveSecondFactor,
  RenewRecoveryCodes,
  RequestPasswordReset,
  ResendVerification,
  ResetAccountPassword,
  ResetPassword,
  SaveSearch,
  SignUp,
  StopSearchMails,
  VerifyCredentials,
  VerifyEmail,
  VerifyPasskey,
  VerifySecondFactor,
  VerifyVisitorCredentials,
} from '@tedarik/commands';
import { deadLetterRequests, handledBy } from '@tedarik/messaging';
import { resendRequest } from '@tedarik/outbox';
import { ManagedAccounts } from './account/managed-accounts.js';
import { ChangeBackOfficePasswordHandler } from './account/change-back-office-password.handler.js';
import { OwnFavourites } from './visitor/favourites/own-favourites.js';
import { OwnProfile } from './visitor/own-profile.js';
import { ChangePasswordHandler } from './visitor/change-password.handler.js';
import { EraseAccountHandler } from './visitor/erase-account.handler.js';
import { InviteAccountHandler } from './account/invite-account.handler.js';
import { RequestPasswordResetHandler } from './password-reset/request-password-reset.handler.js';
import { ResendVerificationHandler } from './sign-up/resend-verification.handler.js';
import { ResetAccountPasswordHandler } from './account/reset-account-password.handler.js';
import { ResetPasswordHandler } from './password-reset/reset-password.handler.js';
import { OwnSavedSearches } from './visitor/saved-searches/own-saved-searches.js';
import { StopSearchMailsHandler } from './visitor/saved-searches/stop-search-mails.handler.js';
import { SignUpHandler } from './sign-up/sign-up.handler.js';
import { VerifyEmailHandler } from './sign-up/verify-email.handler.js';
import { GetBackOfficeAccountQuery } from './account/get-back-office-account.js';
import { ListAuditRecordsQuery } from './audit/list-audit-records.js';
import { ListDeletedRecordsQuery } from './audit/list-deleted-records.js';
import { VerifyCredentialsHandler } from './account/verify-credentials.js';
import { OwnPassword } from './account/own-password.js';
import { OwnPasskeys } from './passkey/own-passkeys.js';
import { VerifyPasskeyHandler } from './passkey/verify-passkey.handler.js';
import { OwnSecondFactor } from './second-factor/own-second-factor.js';
import { RemoveAccountSecondFactorHandler } from './second-factor/remove-account-second-factor.handler.js';
import { VerifySecondFactorHandler } from './second-factor/verify-second-factor.handler.js';
import { VerifyVisitorCredentialsHandler } from './visitor/verify-visitor-credentials.js';

/** Requests answered by the service's own handlers. */
export const OWN_REQUESTS = [
  handledBy(VerifyCredentials, VerifyCredentialsHandler),
  handledBy(GetBackOfficeAccount, GetBackOfficeAccountQuery),
  handledBy(ChangeBackOfficePassword, ChangeBackOfficePasswordHandler),
  handledBy(ListManagedAccounts, ManagedAccounts, 'list'),
  handledBy(InviteAccount, InviteAccountHandler),
  handledBy(ChangeAccount, ManagedAccounts, 'change'),
  handledBy(ResetAccountPassword, ResetAccountPasswordHandler),
  handledBy(DeleteAccounts, ManagedAccounts, 'deleteAll'),
  handledBy(ConfirmPassword, OwnPassword, 'confirm'),
  handledBy(VerifySecondFactor, VerifySecondFactorHandler),
  handledBy(GetSecondFactor, OwnSecondFactor, 'get'),
  handledBy(OfferSecondFactor, OwnSecondFactor, 'offer'),
  handledBy(ConfirmSecondFactor, OwnSecondFactor, 'confirm'),
  handledBy(RenewRecoveryCodes, OwnSecondFactor, 'renew'),
  handledBy(RemoveSecondFactor, OwnSecondFactor, 'remove'),
  handledBy(RemoveAccountSecondFactor, RemoveAccountSecondFactorHandler),
  handledBy(ListPasskeys, OwnPasskeys, 'list'),
  handledBy(OfferPasskey, OwnPasskeys, 'offer'),
  handledBy(AddPasskey, OwnPasskeys, 'add'),
  handledBy(RemovePasskey, OwnPasskeys, 'remove'),
  handledBy(OfferPasskeyConfirmation, OwnPasskeys, 'offerConfirmation'),
  handledBy(ConfirmPasskey, OwnPasskeys, 'confirm'),
  handledBy(GetPasskeyOptions, VerifyPasskeyHandler, 'options'),
  handledBy(VerifyPasskey, VerifyPasskeyHandler),
  handledBy(ListAuditRecords, ListAuditRecordsQuery),
  handledBy(ListDeletedRecords, ListDeletedRecordsQuery),
  handledBy(SignUp, SignUpHandler),
  handledBy(VerifyEmail, VerifyEmailHandler),
  handledBy(ResendVerification, ResendVerificationHandler),
  handledBy(VerifyVisitorCredentials, VerifyVisitorCredentialsHandler),
  handledBy(RequestPasswordReset, RequestPasswordResetHandler),
  handledBy(ResetPassword, ResetPasswordHandler),
  handledBy(ChangeName, OwnProfile, 'changeName'),
  handledBy(ChangePassword, ChangePasswordHandler),
  handledBy(EraseAccount, EraseAccountHandler),
  handledBy(GetVisitor, OwnProfile, 'get'),
  handledBy(ExportAccount, OwnProfile, 'export'),
  handledBy(GetFavourites, OwnFavourites, 'get'),
  handledBy(ChangeFavourites, OwnFavourites, 'change'),
  handledBy(ListSavedSearches, OwnSavedSearches, 'list'),
  handledBy(SaveSearch, OwnSavedSearches, 'save'),
  handledBy(ChangeSavedSearch, OwnSavedSearches, 'change'),
  handledBy(DeleteSavedSearch, OwnSavedSearches, 'remove'),
  handledBy(StopSearchMails, StopSearchMailsHandler),
];

/** All requests that the identity service answers. */
export const REQUESTS = [...OWN_REQUESTS, ...deadLetterRequests('identity'), resendRequest('identity')];
