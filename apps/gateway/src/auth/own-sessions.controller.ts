import { Body, Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import { parseUntrusted } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AdministratorSessions, AdministratorSessionStore } from '../administrators/administrator-sessions.js';
import type { ListedSession, SessionOrigin } from '../sessions/session-store.js';

const chosen = z.strictObject({ id: z.string().max(100) });

/** A session as the browser receives it. Its id does not give access to the session. */
interface OwnSession extends Partial<SessionOrigin> {
  id: string;
  isThis: boolean;
  begunAt: string;
  lastUsedAt: string;
}

/** Lists and ends the caller's own back-office sessions. An ended session is refused from its next request on. */
@Controller('auth/back-office/sessions')
export class OwnSessionsController {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly store: AdministratorSessionStore,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(@Req() request: FastifyRequest): Promise<{ sessions: OwnSession[] }> {
    const { key, holder } = await this.sessions.own(request);
    return { sessions: (await this.store.listOf(holder.accountId)).map((session) => toOwn(session, key)) };
  }

  @Post('end')
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async end(@Req() request: FastifyRequest, @Body() body: unknown): Promise<void> {
    const { holder } = await this.sessions.own(request);
    await this.store.endOneOf(holder.accountId, parseUntrusted(chosen, body).id);
  }

  @Post('end-others')
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async endOthers(@Req() request: FastifyRequest): Promise<void> {
    const { key, holder } = await this.sessions.own(request);
    await this.store.endAllOf(holder.accountId, key);
  }
}

const toOwn = ({ key, begunAt, lastUsedAt, origin }: ListedSession, own: string): OwnSession => ({
  id: key,
  isThis: key === own,
  begunAt: begunAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  ...origin,
});
