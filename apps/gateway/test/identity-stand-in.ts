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
  VerifyCredentials,
  VerifyEmail,
  VerifyPasskey,
  VerifySecondFactor,
  VerifyVisitorCredentials,
  type VisitorAccount,
} from '@tedarik/commands';
import { answeringService, answerTo } from '@tedarik/messaging/testing';
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

  return answeringService({ name: 'identity', servers: natsUrl }, [
    answerTo(VerifyVisitorCredentials, (request, context) => {
      note('VerifyVisitorCredentials', request, context);
      const found = facts.accounts.find(
        ({ email, password }) => email === request.email && password === request.password,
      );
      return { visitor: found ?? null };
    }),
    answerTo(RESEND_EVENTS.identity, async () => ({ messages: (await facts.announceAgain?.()) ?? 0 })),
    answerTo(VerifyCredentials, ({ username, password }) => {
      const isThem = (one: SignedInAccount & { password: string }) =>
        one.username === username && one.password === password;
      const found = facts.administrators?.find(isThem);
      if (!found?.code) return { account: found ?? null };
      return { account: null, awaitsCode: { accountId: found.id, passwordMark: `mark of ${password}` } };
    }),
    answerTo(VerifySecondFactor, ({ accountId, passwordMark, code }) => {
      const account = facts.administrators?.find(({ id }) => id === accountId);
      if (passwordMark !== `mark of ${account?.password}`) throw new DomainError('sign-in-expired', 'unauthenticated');
      return { account: account?.code === code ? account : null };
    }),
    answerTo(ConfirmPassword, ({ password }, context) => mustBeOwn(password, context)),
    answerTo(OfferPasskeyConfirmation, () => ({ options: { challenge: 'to-be-confirmed' } })),
    answerTo(ConfirmPasskey, ({ challenge }, { actor }) => {
      const isRight = challenge === 'to-be-confirmed' && actor?.id === facts.passkeyOf?.accountId;
      if (!isRight) throw new DomainError('passkey-refused', 'unprocessable');
      return {};
    }),
    answerTo(GetPasskeyOptions, () => ({ options: { challenge: facts.passkeyOf?.challenge ?? 'to-be-signed' } })),
    answerTo(VerifyPasskey, ({ challenge }) => {
      const isRight = challenge === facts.passkeyOf?.challenge;
      const account = facts.administrators?.find(({ id }) => id === facts.passkeyOf?.accountId);
      return { account: (isRight && account) || null };
    }),
    answerTo(ListPasskeys, () => ({ passkeys: [] })),
    answerTo(OfferPasskey, ({ password }, context) => {
      mustBeOwn(password, context);
      return { options: { challenge: 'to-be-made' } };
    }),
    answerTo(AddPasskey, (request, context) => note('AddPasskey', request, context)),
    answerTo(RemovePasskey, ({ password }, context) => mustBeOwn(password, context)),
    answerTo(GetSecondFactor, () => ({ since: null, recoveryCodesLeft: 0 })),
    answerTo(OfferSecondFactor, ({ password }, context) => {
      mustBeOwn(password, context);
      return { key: 'ABC', uri: 'otpauth://totp/a?secret=ABC' };
    }),
    answerTo(ConfirmSecondFactor, (request, context) => {
      note('ConfirmSecondFactor', request, context);
      if (request.code !== '123456') throw new DomainError('wrong-code', 'unprocessable');
      return { recoveryCodes: ['one', 'two'] };
    }),
    answerTo(RenewRecoveryCodes, ({ code }) => {
      if (code !== '123456') throw new DomainError('wrong-code', 'unprocessable');
      return { recoveryCodes: ['one', 'two'] };
    }),
    answerTo(GetBackOfficeAccount, (_request, { actor }) => {
      const isThem = ({ id }: SignedInAccount) => actor?.kind === 'back-office' && id === actor.id;
      return { account: facts.administrators?.find(isThem) ?? null };
    }),
    answerTo(ChangeBackOfficePassword, ({ current, next }, { actor }) => {
      const account = facts.administrators?.find(({ id }) => id === actor?.id);
      if (account?.password !== current) throw new DomainError('wrong-password', 'unprocessable');
      Object.assign(account, { password: next, mustChangePassword: false });
      return {};
    }),
    answerTo(GetVisitor, (_request, context) => ({ visitor: ownAccount(context) ?? null })),
    answerTo(ChangeName, ({ name }, context) => {
      Object.assign(ownAccount(context)!, { name });
      return { name };
    }),
    answerTo(ChangePassword, ({ current, next }, context) => {
      withPassword(context, current).password = next;
      return next === facts.unanswered ? new Promise<object>(() => undefined) : {};
    }),
    answerTo(EraseAccount, ({ password }, context) => {
      facts.accounts.splice(facts.accounts.indexOf(withPassword(context, password)), 1);
      return {};
    }),
    answerTo(ResetPassword, ({ token, password }) => {
      const account = facts.accounts.find(({ id }) => id === token);
      if (!account) throw new DomainError('link-expired', 'unprocessable');
      account.password = password;
      return { accountId: account.id };
    }),
    answerTo(SignUp, (request, context) => note('SignUp', request, context)),
    answerTo(VerifyEmail, (request, context) => note('VerifyEmail', request, context)),
    answerTo(ResendVerification, (request, context) => note('ResendVerification', request, context)),
    answerTo(RequestPasswordReset, (request, context) => note('RequestPasswordReset', request, context)),
    answerTo(StopSearchMails, (request, context) => {
      note('StopSearchMails', request, context);
      if (request.token !== SEARCH_TOKEN) throw new DomainError('link-expired', 'unprocessable');
      return { name: 'Zeytinciler' };
    }),
    answerTo(ExportAccount, (_request, context) => {
      const account = ownAccount(context);
      const notice = { version: '2026-11', at: '2026-11-21T08:00:00.000Z' };
      return {
        account: account ? { ...account, lastSignInAt: null, notice, mails: [], favourites: [] } : null,
      };
    }),
    answerTo(ExportOwnership, () => ({
      ...{ pages: [aPage], claims: [], certificateDocuments: [], invitations: [], revokedPages: [] },
    })),
    answerTo(ListSavedSearches, () => ({ searches: [] })),
    answerTo(GetFavourites, () => ({ businessIds: [] })),
    answerTo(ChangeFavourites, () => ({ businessIds: [] })),
    answerTo(SaveSearch, () => {
      throw new DomainError('nothing-searched', 'unprocessable');
    }),
    answerTo(ChangeSavedSearch, () => {
      throw new DomainError('saved-search-not-found', 'not-found');
    }),
    answerTo(DeleteSavedSearch, () => ({})),
    answerTo(ListOwnQuoteRequests, () => ({ requests: [], total: 0 })),
    answerTo(ExportRemovedReviews, (_request, { actor }) => ({
      removedReviews: [
        { ...aReview(actor?.id ?? '', 'Kaldırılan yorum'), photos: [], removedAt: '2026-11-26T09:00:00.000Z' },
      ],
    })),
    answerTo(ExportRemovedReviewPhotos, () => ({ removedPhotos: [] })),
    answerTo(ExportOwnReplies, () => ({ replies: [] })),
    answerTo(ExportOwnReports, () => ({
      reports: [{ reviewId: '01a21b95-0000-7000-8000-000000000001', reason: 'spam', at: '2026-11-26T09:00:00.000Z' }],
    })),
    answerTo(ListMyReviews, ({ page }, { actor }) => ({
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
