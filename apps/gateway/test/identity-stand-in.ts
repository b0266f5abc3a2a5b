import { Controller, Module } from '@nestjs/common';
import {
  type RequestContext,
  ChangeBackOfficePassword,
  ChangeName,
  ChangePassword,
  EraseAccount,
  ExportAccount,
  GetBackOfficeAccount,
  GetVisitor,
  ListMyReviews,
  RequestPasswordReset,
  RESEND_EVENTS,
  type RequestOf,
  ResendVerification,
  ResetPassword,
  type SignedInAccount,
  SignUp,
  VerifyCredentials,
  VerifyEmail,
  VerifyVisitorCredentials,
  type VisitorAccount,
} from '@tedarik/commands';
import { Answers, MessagingModule, withRequests } from '@tedarik/messaging';
import { DomainError, type RunningService, startService } from '@tedarik/service-kit';

/** What identity would know, and what was requested of it. */
export interface IdentityFacts {
  accounts: (VisitorAccount & { password: string })[];
  /** Of the back office; one that is disabled is left out. */
  administrators?: (SignedInAccount & { password: string })[];
  /** A new password that is taken, and never answered for. */
  unanswered?: string;
  /** Says again what was announced; answers how many that is. */
  announceAgain?: () => Promise<number>;
  requested: { what: string; request: unknown; context: RequestContext }[];
}

/** Answers what visitors request of identity, and of reviews about themselves, out of `facts`. */
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

  @Controller()
  class Identity {
    @Answers(VerifyVisitorCredentials)
    verifyCredentials(request: RequestOf<typeof VerifyVisitorCredentials>, context: RequestContext) {
      note('VerifyVisitorCredentials', request, context);
      const found = facts.accounts.find(
        ({ email, password }) => email === request.email && password === request.password,
      );
      return { visitor: found ?? null };
    }

    @Answers(RESEND_EVENTS.identity)
    async resendEvents() {
      return { messages: (await facts.announceAgain?.()) ?? 0 };
    }

    @Answers(VerifyCredentials)
    verifyAdministrator({ username, password }: RequestOf<typeof VerifyCredentials>) {
      const isThem = (one: SignedInAccount & { password: string }) =>
        one.username === username && one.password === password;
      return { account: facts.administrators?.find(isThem) ?? null };
    }

    @Answers(GetBackOfficeAccount)
    getAdministrator(_request: RequestOf<typeof GetBackOfficeAccount>, { actor }: RequestContext) {
      const isThem = ({ id }: SignedInAccount) => actor?.kind === 'back-office' && id === actor.id;
      return { account: facts.administrators?.find(isThem) ?? null };
    }

    @Answers(ChangeBackOfficePassword)
    changeBackOfficePassword({ current, next }: RequestOf<typeof ChangeBackOfficePassword>, { actor }: RequestContext) {
      const account = facts.administrators?.find(({ id }) => id === actor?.id);
      if (account?.password !== current) throw new DomainError('wrong-password', 'unprocessable');
      Object.assign(account, { password: next, mustChangePassword: false });
      return {};
    }

    @Answers(GetVisitor)
    getVisitor(_request: RequestOf<typeof GetVisitor>, context: RequestContext) {
      return { visitor: ownAccount(context) ?? null };
    }

    @Answers(ChangeName)
    changeName({ name }: RequestOf<typeof ChangeName>, context: RequestContext) {
      Object.assign(ownAccount(context)!, { name });
      return { name };
    }

    @Answers(ChangePassword)
    changePassword({ current, next }: RequestOf<typeof ChangePassword>, context: RequestContext) {
      withPassword(context, current).password = next;
      return next === facts.unanswered ? new Promise<object>(() => undefined) : {};
    }

    @Answers(EraseAccount)
    eraseAccount({ password }: RequestOf<typeof EraseAccount>, context: RequestContext) {
      facts.accounts.splice(facts.accounts.indexOf(withPassword(context, password)), 1);
      return {};
    }

    @Answers(ResetPassword)
    resetPassword({ token, password }: RequestOf<typeof ResetPassword>) {
      const account = facts.accounts.find(({ id }) => id === token);
      if (!account) throw new DomainError('link-expired', 'unprocessable');
      account.password = password;
      return { accountId: account.id };
    }

    @Answers(SignUp)
    signUp(request: RequestOf<typeof SignUp>, context: RequestContext) {
      return note('SignUp', request, context);
    }

    @Answers(VerifyEmail)
    verifyEmail(request: RequestOf<typeof VerifyEmail>, context: RequestContext) {
      return note('VerifyEmail', request, context);
    }

    @Answers(ResendVerification)
    resendVerification(request: RequestOf<typeof ResendVerification>, context: RequestContext) {
      return note('ResendVerification', request, context);
    }

    @Answers(RequestPasswordReset)
    requestPasswordReset(request: RequestOf<typeof RequestPasswordReset>, context: RequestContext) {
      return note('RequestPasswordReset', request, context);
    }

    @Answers(ExportAccount)
    exportAccount(_request: RequestOf<typeof ExportAccount>, context: RequestContext) {
      const account = ownAccount(context);
      const notice = { version: '2026-11', at: '2026-11-21T08:00:00.000Z' };
      return { account: account ? { ...account, lastSignInAt: null, notice, mails: [] } : null };
    }

    @Answers(ListMyReviews)
    listMyReviews({ page }: RequestOf<typeof ListMyReviews>, { actor }: RequestContext) {
      return { reviews: page <= 2 ? [aReview(actor?.id ?? '', `${page}. sayfadaki yorum`)] : [], total: 2 };
    }
  }

  @Module({ imports: [MessagingModule.forRoot({ name: 'identity', servers: natsUrl })], controllers: [Identity] })
  class Service {}

  return startService(Service, {
    name: 'identity',
    config: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      OPS_HOST: '127.0.0.1',
      OPS_PORT: 0,
      NATS_URL: natsUrl,
      SERVICE_TOKEN: 'a-token-of-tests-only',
    },
    beforeListen: withRequests({ name: 'identity', servers: natsUrl }),
  });
}

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
