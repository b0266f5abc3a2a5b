import { Body, Controller, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ChangeBackOfficePassword, type SignedInAccount } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { DomainError, parseSent } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RateLimits } from '../limits/rate-limits.js';
import { actorOf } from './administrator.js';
import { AdministratorSessions, AdministratorSessionStore } from './administrator-sessions.js';
import { AdministratorSignInGuard } from './administrator-sign-in.guard.js';
import { type BackOfficeMe, toMe } from './me.js';

const newPassword = z.strictObject({ current: z.string().max(1_000), next: z.string().max(1_000) });

/** Signing in to the back office and out of it. */
@Controller('auth/back-office')
export class BackOfficeAuthController {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly store: AdministratorSessionStore,
    private readonly limits: RateLimits,
    private readonly requests: RequestClient,
  ) {}

  @Post('sign-in')
  @HttpCode(200)
  @UseGuards(AdministratorSignInGuard)
  @Header('cache-control', 'no-store')
  async signIn(
    @Req() request: FastifyRequest & { user: SignedInAccount },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ backOffice: BackOfficeMe }> {
    const { id: accountId, fullName: name, role, mustChangePassword } = request.user;
    const administrator = { accountId, name, role, mustChangePassword };
    await this.sessions.signIn(request, reply, administrator);
    return { backOffice: toMe(administrator) };
  }

  @Post('sign-out')
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.signOut(request, reply);
  }

  /** Ends every other session of the account. An open session is no way to try passwords either. */
  @Post('password')
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async changePassword(@Req() request: FastifyRequest, @Body() body: unknown): Promise<void> {
    const session = await this.sessions.read(request);
    if (!session) throw new DomainError('sign-in-required', 'unauthenticated');
    const { accountId } = session.holder;
    const wanted = { ...parseSent(newPassword, body), keepsSession: session.key };
    await this.limits.take('signIn', accountId);
    const change = () => this.requests.send(ChangeBackOfficePassword, wanted, { actor: actorOf(session.holder) });
    await this.store.endingAllOf(accountId, change, session.key);
    await this.limits.forget('signIn', accountId);
    await this.store.change(accountId, { mustChangePassword: false });
  }
}
