import { Body, Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ConfirmPassword } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { parseSent } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorOf } from '../administrators/administrator.js';
import { AdministratorSessions, AdministratorSessionStore } from '../administrators/administrator-sessions.js';
import { isConfirmed } from '../administrators/confirmation.js';
import { RateLimits } from '../limits/rate-limits.js';

const typed = z.strictObject({ password: z.string().min(1).max(128) });

/** The password typed once more, before what a session that was left open must not do. */
@Controller('auth/back-office/confirmation')
export class ConfirmationController {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly store: AdministratorSessionStore,
    private readonly limits: RateLimits,
    private readonly requests: RequestClient,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async get(@Req() request: FastifyRequest): Promise<{ isConfirmed: boolean }> {
    return { isConfirmed: isConfirmed(await this.sessions.own(request)) };
  }

  @Post()
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async confirm(@Req() request: FastifyRequest, @Body() body: unknown): Promise<void> {
    const session = await this.sessions.own(request);
    const { accountId } = session.holder;
    const { password } = parseSent(typed, body);
    await this.limits.take('secondFactor', accountId);
    await this.requests.send(ConfirmPassword, { password }, { actor: actorOf(session.holder) });
    await this.limits.forget('secondFactor', accountId);
    await this.store.confirm(session);
  }
}
