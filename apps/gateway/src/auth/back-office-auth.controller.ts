import { Body, Controller, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import {
  ChangeBackOfficePassword,
  GetPasskeyOptions,
  type ReplyOf,
  type SignedInAccount,
  VerifyPasskey,
  VerifySecondFactor,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { DomainError, parseUntrusted } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { networkKey } from '../limits/limit-keys.js';
import { RateLimits } from '../limits/rate-limits.js';
import { administratorActor } from '../administrators/administrator.js';
import {
  AdministratorSessions,
  AdministratorSessionStore,
  UnfinishedSignIns,
} from '../administrators/administrator-sessions.js';
import type { Verified } from './administrator-password.strategy.js';
import { AdministratorSignInGuard } from './administrator-sign-in.guard.js';
import { type BackOfficeMe, toMe } from './back-office-me.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { sentPasskey } from './sent-passkey.js';

const newPassword = z.strictObject({ current: z.string().max(1_000), next: z.string().max(1_000) });
const usedPasskey = z.strictObject({ passkey: sentPasskey.used });
const typedCode = z.strictObject({ code: z.string().min(1).max(60) });

/** Signs administrators in and out, and changes their passwords. */
@Controller('auth/back-office')
export class BackOfficeAuthController {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly unfinished: UnfinishedSignIns,
    private readonly store: AdministratorSessionStore,
    private readonly challenges: PasskeyChallenges,
    private readonly limits: RateLimits,
    private readonly requests: RequestClient,
  ) {}

  /** `backOffice` is null for an account with a second factor: the browser sends its code next. */
  @Post('sign-in')
  @HttpCode(200)
  @UseGuards(AdministratorSignInGuard)
  @Header('cache-control', 'no-store')
  async signIn(
    @Req() request: FastifyRequest & { user: Verified },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ backOffice: BackOfficeMe | null }> {
    const { user } = request;
    if (!('passwordMark' in user)) return this.begin(request, reply, user);
    await this.unfinished.signIn(request, reply, { ...user, name: '' });
    return { backOffice: null };
  }

  /** The second step; it must follow within five minutes of the first. */
  @Post('sign-in/code')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async signInByCode(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() body: unknown,
  ): Promise<{ backOffice: BackOfficeMe | null }> {
    const { code } = parseUntrusted(typedCode, body);
    const unfinished = await this.unfinished.read(request);
    if (!unfinished) throw new DomainError('sign-in-expired', 'unauthenticated');
    const { accountId, passwordMark } = unfinished.holder;
    await this.limits.take('secondFactor', accountId);
    const { account } = await this.requests.send(VerifySecondFactor, { accountId, passwordMark, code });
    if (!account) throw new DomainError('wrong-code', 'unauthenticated');
    await this.limits.forget('secondFactor', accountId);
    const answer = await this.begin(request, reply, account);
    await this.unfinished.signOut(request, reply);
    return answer;
  }

  /** Options for a sign-in with a passkey, which replaces name, password and code. */
  @Post('sign-in/passkey/options')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async passkeyOptions(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReplyOf<typeof GetPasskeyOptions>> {
    await this.limits.take('passkeyOptions', networkKey(request.ip));
    const { options } = await this.requests.send(GetPasskeyOptions, {});
    await this.challenges.begin(reply, options.challenge, { accountId: null });
    return { options };
  }

  @Post('sign-in/passkey')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async signInByPasskey(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() body: unknown,
  ): Promise<{ backOffice: BackOfficeMe }> {
    const { passkey } = parseUntrusted(usedPasskey, body);
    const challenge = await this.challenges.take(request, { accountId: null });
    const { account } = await this.requests.send(VerifyPasskey, { challenge, passkey });
    if (!account) throw new DomainError('passkey-refused', 'unauthenticated');
    return this.begin(request, reply, account);
  }

  @Post('sign-out')
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.signOut(request, reply);
  }

  /** Ends every other session of the account. Attempts are limited: an open session must not allow password guessing. */
  @Post('password')
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async changePassword(@Req() request: FastifyRequest, @Body() body: unknown): Promise<void> {
    const session = await this.sessions.read(request);
    if (!session) throw new DomainError('sign-in-required', 'unauthenticated');
    const { accountId } = session.holder;
    const wanted = { ...parseUntrusted(newPassword, body), keepsSession: session.key };
    await this.limits.take('signIn', accountId);
    const change = () =>
      this.requests.send(ChangeBackOfficePassword, wanted, { actor: administratorActor(session.holder) });
    await this.store.endingAllOf(accountId, change, session.key);
    await this.limits.forget('signIn', accountId);
    await this.store.change(accountId, { mustChangePassword: false });
  }

  private async begin(
    request: FastifyRequest,
    reply: FastifyReply,
    { id: accountId, fullName: name, role, mustChangePassword }: SignedInAccount,
  ): Promise<{ backOffice: BackOfficeMe }> {
    const administrator = { accountId, name, role, mustChangePassword };
    await this.sessions.signIn(request, reply, administrator);
    return { backOffice: toMe(administrator) };
  }
}
