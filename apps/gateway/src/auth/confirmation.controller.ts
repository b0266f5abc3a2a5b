import { Body, Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ConfirmPassword } from '@tedarik/commands';
import { parseSent } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AdministratorSessions, AdministratorSessionStore } from '../administrators/administrator-sessions.js';
import { isConfirmed } from '../administrators/confirmation.js';
import { RetypedCredentials } from './retyped-credentials.js';

const typed = z.strictObject({ password: z.string().min(1).max(128) });

/** The password typed once more, before what a session that was left open must not do. */
@Controller('auth/back-office/confirmation')
export class ConfirmationController {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly store: AdministratorSessionStore,
    private readonly retyped: RetypedCredentials,
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
    await this.retyped.send(session, ConfirmPassword, parseSent(typed, body));
    await this.store.confirm(session);
  }
}
