import {
  SaveSearch,
  GetFavourites,
  DeleteSavedSearch,
  ChangeSavedSearch,
  ChangeFavourites,
  AddPasskey,
  type RequestContext,
  ChangeBackOfficePassword,
  ChangeName,
  ChangePassword,
  ConfirmPasskey,
  ConfirmPassword,
  ConfirmSecondFactor,
  EraseAccount,
  ExportAccount,
  ExportOwnership,
  GetBackOfficeAccount,
  GetPasskeyOptions,
  GetSecondFactor,
  GetVisitor,
  ExportOwnReplies,
  ExportOwnReports,
  ExportRemovedReviewPhotos,
  ExportRemovedReviews,
  ListMyReviews,
  ListOwnQuoteRequests,
  ListPasskeys,
  ListSavedSearches,
  OfferPasskey,
  OfferPasskeyConfirmation,
  OfferSecondFactor,
  RemovePasskey,
  RenewRecoveryCodes,
  RequestPasswordReset,
  RESEND_EVENTS,
  ResendVerification,
  ResetPassword,
  type SignedInAccount,
  SignUp,
  StopSearchMails,
  SwitchReplyMails,
  VerifyCredentials,
  VerifyEmail,
  VerifyPasskey,
  VerifySecondFactor,
  VerifyVisitorCredentials,
  type VisitorAccount,
} from '@tedarik/commands';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import { DomainError, type RunningService } from '@tedarik/service-kit';

/** Token of the only saved search. */
export const SEARCH_TOKEN = 'a-token-of-a-search';

/** Data that the stand-in returns, and requests that it received. */
export interface IdentityFacts {
  accounts: (VisitorAccount & { password: string })[];
  /** Back-office accounts, without disabled ones. */
  administrators?: (SignedInAccount & { password: string; code?: string })[];
  /** The challenge that a passkey has to sign, and its account. */
  passkeyOf?: { challenge: string; accountId: string };
  /** A new password that is accepted without a reply. */
  unanswered?: string;
  /** Publishes past events again; returns their number. */
  announceAgain?: () => Promise<number>;
  requested: { what: string; request: unknown; context: RequestContext }[];
}

/** Answers visitors' requests to identity, and to reviews about themselves, from `facts`. */
export async function identityStandIn(natsUrl: string, facts: IdentityFacts): Promise<RunningService> {
  const note = (what: string, request: unknown, context: RequestContext) => {
    facts.requested.push({ what, request, context });
    return {};
  };
  const ownAccount = ({ actor }: RequestContext) => facts.accounts.find(({ id }) => id === actor?.id);
  const withPassword = (context: RequestContext, password: string) => {
    const account = ownAccount(context);
    if (account?.password !== password) throw new DomainError('wrong-password', 'unprocessable');
    return account;
  };
  const mustBeOwn = (password: string, { actor }: RequestContext) => {
    const account = facts.administrators?.find(({ id }) => id === actor?.id);
    if (account?.password !== password) throw new DomainError('wrong-password', 'unprocessable');
    return {};
  };

  return startStubService({ name: 'identity', servers: natsUrl }, [
    stubRequest(VerifyVisitorCredentials, (request, context) => {
      note('VerifyVisitorCredentials', request, context);
      const found = facts.accounts.find(
        ({ email, password }) => email === request.email && password === request.password,
      );
      return { visitor: found ?? null };
    }),
    stubRequest(RESEND_EVENTS.identity, async () => ({ messages: (await facts.announceAgain?.()) ?? 0 })),
    stubRequest(VerifyCredentials, ({ username, password }) => {
      const isThem = (one: SignedInAccount & { password: string }) =>
        one.username === username && one.password === password;
      const found = facts.administrators?.find(isThem);
      if (!found?.code) return { account: found ?? null };
      return { account: null, awaitsCode: { accountId: found.id, passwordMark: `mark of ${password}` } };
    }),
    stubRequest(VerifySecondFactor, ({ accountId, passwordMark, code }) => {
      const account = facts.administrators?.find(({ id }) => id === accountId);
      if (passwordMark !== `mark of ${account?.password}`) throw new DomainError('sign-in-expired', 'unauthenticated');
      return { account: account?.code === code ? account : null };
    }),
    stubRequest(ConfirmPassword, ({ password }, context) => mustBeOwn(password, context)),
    stubRequest(OfferPasskeyConfirmation, () => ({ options: { challenge: 'to-be-confirmed' } })),
    stubRequest(ConfirmPasskey, ({ challenge }, { actor }) => {
      const isRight = challenge === 'to-be-confirmed' && actor?.id === facts.passkeyOf?.accountId;
      if (!isRight) throw new DomainError('passkey-refused', 'unprocessable');
      return {};
    }),
    stubRequest(GetPasskeyOptions, () => ({ options: { challenge: facts.passkeyOf?.challenge ?? 'to-be-signed' } })),
    stubRequest(VerifyPasskey, ({ challenge }) => {
      const isRight = challenge === facts.passkeyOf?.challenge;
      const account = facts.administrators?.find(({ id }) => id === facts.passkeyOf?.accountId);
      return { account: (isRight && account) || null };
    }),
    stubRequest(ListPasskeys, () => ({ passkeys: [] })),
    stubRequest(OfferPasskey, ({ password }, context) => {
      mustBeOwn(password, context);
      return { options: { challenge: 'to-be-made' } };
    }),
    stubRequest(AddPasskey, (request, context) => note('AddPasskey', request, context)),
    stubRequest(RemovePasskey, ({ password }, context) => mustBeOwn(password, context)),
    stubRequest(GetSecondFactor, () => ({ since: null, recoveryCodesLeft: 0 })),
    stubRequest(OfferSecondFactor, ({ password }, context) => {
      mustBeOwn(password, context);
      return { key: 'ABC', uri: 'otpauth://totp/a?secret=ABC' };
    }),
    stubRequest(ConfirmSecondFactor, (request, context) => {
      note('ConfirmSecondFactor', request, context);
      if (request.code !== '123456') throw new DomainError('wrong-code', 'unprocessable');
      return { recoveryCodes: ['one', 'two'] };
    }),
    stubRequest(RenewRecoveryCodes, ({ code }) => {
      if (code !== '123456') throw new DomainError('wrong-code', 'unprocessable');
      return { recoveryCodes: ['one', 'two'] };
    }),
    stubRequest(GetBackOfficeAccount, (_request, { actor }) => {
      const isThem = ({ id }: SignedInAccount) => actor?.kind === 'back-office' && id === actor.id;
      return { account: facts.administrators?.find(isThem) ?? null };
    }),
    stubRequest(ChangeBackOfficePassword, ({ current, next }, { actor }) => {
      const account = facts.administrators?.find(({ id }) => id === actor?.id);
      if (account?.password !== current) throw new DomainError('wrong-password', 'unprocessable');
      Object.assign(account, { password: next, mustChangePassword: false });
      return {};
    }),
    stubRequest(GetVisitor, (_request, context) => ({ visitor: ownAccount(context) ?? null })),
    stubRequest(ChangeName, ({ name }, context) => {
      Object.assign(ownAccount(context)!, { name });
      return { name };
    }),
    stubRequest(ChangePassword, ({ current, next }, context) => {
      withPassword(context, current).password = next;
      return next === facts.unanswered ? new Promise<object>(() => undefined) : {};
    }),
    stubRequest(EraseAccount, ({ password }, context) => {
      facts.accounts.splice(facts.accounts.indexOf(withPassword(context, password)), 1);
      return {};
    }),
    stubRequest(ResetPassword, ({ token, password }) => {
      const account = facts.accounts.find(({ id }) => id === token);
      if (!account) throw new DomainError('link-expired', 'unprocessable');
      account.password = password;
      return { accountId: account.id };
    }),
    stubRequest(SignUp, (request, context) => note('SignUp', request, context)),
    stubRequest(VerifyEmail, (request, context) => {
      if (request.password === 'wrong') throw new DomainError('wrong-password', 'unprocessable');
      return note('VerifyEmail', request, context);
    }),
    stubRequest(ResendVerification, (request, context) => note('ResendVerification', request, context)),
    stubRequest(RequestPasswordReset, (request, context) => note('RequestPasswordReset', request, context)),
    stubRequest(StopSearchMails, (request, context) => {
      note('StopSearchMails', request, context);
      if (request.token !== SEARCH_TOKEN) throw new DomainError('link-expired', 'unprocessable');
      return { name: 'Zeytinciler' };
    }),
    stubRequest(SwitchReplyMails, (request, context) => note('SwitchReplyMails', request, context)),
    stubRequest(ExportAccount, (_request, context) => {
      const account = ownAccount(context);
      const notice = { version: '2026-11', at: '2026-11-21T08:00:00.000Z' };
      return {
        account: account ? { ...account, lastSignInAt: null, notice, mails: [], favourites: [] } : null,
      };
    }),
    stubRequest(ExportOwnership, () => ({
      ...{ pages: [aPage], claims: [], certificateDocuments: [], invitations: [], revokedPages: [] },
    })),
    stubRequest(ListSavedSearches, () => ({ searches: [] })),
    stubRequest(GetFavourites, () => ({ businessIds: [] })),
    stubRequest(ChangeFavourites, () => ({ businessIds: [] })),
    stubRequest(SaveSearch, () => {
      throw new DomainError('nothing-searched', 'unprocessable');
    }),
    stubRequest(ChangeSavedSearch, () => {
      throw new DomainError('saved-search-not-found', 'not-found');
    }),
    stubRequest(DeleteSavedSearch, () => ({})),
    stubRequest(ListOwnQuoteRequests, () => ({ requests: [], total: 0 })),
    stubRequest(ExportRemovedReviews, (_request, { actor }) => ({
      removedReviews: [
        { ...aReview(actor?.id ?? '', 'Kaldırılan yorum'), photos: [], removedAt: '2026-11-26T09:00:00.000Z' },
      ],
    })),
    stubRequest(ExportRemovedReviewPhotos, () => ({ removedPhotos: [] })),
    stubRequest(ExportOwnReplies, () => ({ replies: [] })),
    stubRequest(ExportOwnReports, () => ({
      reports: [{ reviewId: '01a21b95-0000-7000-8000-000000000001', reason: 'spam', at: '2026-11-26T09:00:00.000Z' }],
    })),
    stubRequest(ListMyReviews, ({ page }, { actor }) => ({
      reviews: page <= 2 ? [aReview(actor?.id ?? '', `${page}. sayfadaki yorum`)] : [],
      total: 2,
    })),
  ]);
}

const aPage = {
  id: '01935a6e-5f3a-7c41-9b1e-2f6d8a0c4d10',
  slug: 'ege-zeytin',
  name: 'Ege Zeytin',
  status: 'active' as const,
  proof: 'email-code' as const,
  since: '2026-11-21T08:00:00.000Z',
};

const aReview = (userId: string, comment: string) => ({
  id: userId,
  businessId: userId,
  userId,
  userName: 'Ayşe Yılmaz',
  rating: 4,
  comment,
  postedAt: '2026-11-21T08:00:00.000Z',
  editedAt: null,
  status: 'visible' as const,
  reportCount: 0,
  businessName: 'Ege Zeytin',
  businessSlug: 'ege-zeytin',
});
