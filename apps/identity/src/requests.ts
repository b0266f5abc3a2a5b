import * as commands from '@tedarik/commands';
import { deadLetterRequests, handledBy } from '@tedarik/messaging';
import { resendRequest } from '@tedarik/outbox';
import { ManagedAccounts } from './account/managed-accounts.js';
import { OwnFavourites } from './visitor/favourites/own-favourites.js';
import { OwnProfile } from './visitor/own-profile.js';
import { ChangePasswordHandler } from './visitor/change-password.handler.js';
import { EraseAccountHandler } from './visitor/erase-account.handler.js';
import { InviteAccountHandler } from './account/invite-account.handler.js';
import { ResetAccountPasswordHandler } from './account/reset-account-password.handler.js';
import { ReviewMails } from './visitor/reviews/review-mails.js';
import { OwnSavedSearches } from './visitor/saved-searches/own-saved-searches.js';
import { GetBackOfficeAccountQuery } from './account/get-back-office-account.js';
import { VerifyCredentialsHandler } from './account/verify-credentials.js';
import { AuditLists } from './audit/audit-lists.js';
import { PasswordResets } from './password-reset/password-resets.js';
import { SignUps } from './sign-up/sign-ups.js';
import { OwnPassword } from './account/own-password.js';
import { OwnPasskeys } from './passkey/own-passkeys.js';
import { VerifyPasskeyHandler } from './passkey/verify-passkey.handler.js';
import { OwnSecondFactor } from './second-factor/own-second-factor.js';
import { RemoveAccountSecondFactorHandler } from './second-factor/remove-account-second-factor.handler.js';
import { VerifySecondFactorHandler } from './second-factor/verify-second-factor.handler.js';
import { VerifyVisitorCredentialsHandler } from './visitor/verify-visitor-credentials.js';

/** Requests answered by the service's own handlers. */
export const OWN_REQUESTS = [
  handledBy(commands.VerifyCredentials, VerifyCredentialsHandler),
  handledBy(commands.GetBackOfficeAccount, GetBackOfficeAccountQuery),
  handledBy(commands.ChangeBackOfficePassword, OwnPassword, 'change'),
  handledBy(commands.ListManagedAccounts, ManagedAccounts, 'list'),
  handledBy(commands.InviteAccount, InviteAccountHandler),
  handledBy(commands.ChangeAccount, ManagedAccounts, 'change'),
  handledBy(commands.ResetAccountPassword, ResetAccountPasswordHandler),
  handledBy(commands.DeleteAccounts, ManagedAccounts, 'deleteAll'),
  handledBy(commands.ConfirmPassword, OwnPassword, 'confirm'),
  handledBy(commands.VerifySecondFactor, VerifySecondFactorHandler),
  handledBy(commands.GetSecondFactor, OwnSecondFactor, 'get'),
  handledBy(commands.OfferSecondFactor, OwnSecondFactor, 'offer'),
  handledBy(commands.ConfirmSecondFactor, OwnSecondFactor, 'confirm'),
  handledBy(commands.RenewRecoveryCodes, OwnSecondFactor, 'renew'),
  handledBy(commands.RemoveSecondFactor, OwnSecondFactor, 'remove'),
  handledBy(commands.RemoveAccountSecondFactor, RemoveAccountSecondFactorHandler),
  handledBy(commands.ListPasskeys, OwnPasskeys, 'list'),
  handledBy(commands.OfferPasskey, OwnPasskeys, 'offer'),
  handledBy(commands.AddPasskey, OwnPasskeys, 'add'),
  handledBy(commands.RemovePasskey, OwnPasskeys, 'remove'),
  handledBy(commands.OfferPasskeyConfirmation, OwnPasskeys, 'offerConfirmation'),
  handledBy(commands.ConfirmPasskey, OwnPasskeys, 'confirm'),
  handledBy(commands.GetPasskeyOptions, VerifyPasskeyHandler, 'options'),
  handledBy(commands.VerifyPasskey, VerifyPasskeyHandler),
  handledBy(commands.ListAuditRecords, AuditLists, 'list'),
  handledBy(commands.ListDeletedRecords, AuditLists, 'listDeleted'),
  handledBy(commands.SignUp, SignUps, 'signUp'),
  handledBy(commands.VerifyEmail, SignUps, 'verify'),
  handledBy(commands.ResendVerification, SignUps, 'resend'),
  handledBy(commands.VerifyVisitorCredentials, VerifyVisitorCredentialsHandler),
  handledBy(commands.RequestPasswordReset, PasswordResets, 'request'),
  handledBy(commands.ResetPassword, PasswordResets, 'reset'),
  handledBy(commands.ChangeName, OwnProfile, 'changeName'),
  handledBy(commands.ChangePassword, ChangePasswordHandler),
  handledBy(commands.EraseAccount, EraseAccountHandler),
  handledBy(commands.GetVisitor, OwnProfile, 'get'),
  handledBy(commands.ExportAccount, OwnProfile, 'export'),
  handledBy(commands.GetFavourites, OwnFavourites, 'get'),
  handledBy(commands.ChangeFavourites, OwnFavourites, 'change'),
  handledBy(commands.ListSavedSearches, OwnSavedSearches, 'list'),
  handledBy(commands.SaveSearch, OwnSavedSearches, 'save'),
  handledBy(commands.ChangeSavedSearch, OwnSavedSearches, 'change'),
  handledBy(commands.DeleteSavedSearch, OwnSavedSearches, 'remove'),
  handledBy(commands.StopSearchMails, OwnSavedSearches, 'stopMails'),
  handledBy(commands.SwitchReplyMails, ReviewMails, 'switchReplyMails'),
];

/** All requests that the identity service answers. */
export const REQUESTS = [...OWN_REQUESTS, ...deadLetterRequests('identity'), resendRequest('identity')];
