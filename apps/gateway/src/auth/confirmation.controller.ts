import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ConfirmPasskey, ConfirmPassword, OfferPasskeyConfirmation, type ReplyOf } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { parseUntrusted } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { administratorActor, type SignedInAdministrator } from '../administrators/administrator.js';
import { AdministratorSessions, AdministratorSessionStore } from '../administrators/administrator-sessions.js';
import { isConfirmed } from '../administrators/confirmation.js';
import type { Session } from '../sessions/session-store.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { Reauthentication } from './reauthentication.js';
import { sentPasskey } from './sent-passkey.js';

const typed = z.strictObject({ password: z.string().min(1).max(128) });
const used = z.strictObject({ passkey: sentPasskey.used });

/** Confirms a session with its password or a passkey, before operations that must not be possible in a session left open. */
@Controller('auth/back-office/confirmation')
export class ConfirmationController {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly store: AdministratorSessionStore,
    private readonly retyped: Reauthentication,
    private readonly challenges: PasskeyChallenges,
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
    await this.retyped.send(session, ConfirmPassword, parseUntrusted(typed, body));
    await this.store.confirm(session);
  }

  @Post('passkey/options')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async offer(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReplyOf<typeof OfferPasskeyConfirmation>> {
    const session = await this.sessions.own(request);
    const offer = await this.requests.send(OfferPasskeyConfirmation, {}, { actor: administratorActor(session.holder) });
    await this.challenges.begin(reply, offer.options.challenge, confirming(session));
    return offer;
  }

  @Post('passkey')
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async confirmByPasskey(@Req() request: FastifyRequest, @Body() body: unknown): Promise<void> {
    const session = await this.sessions.own(request);
    const { passkey } = parseUntrusted(used, body);
    const challenge = await this.challenges.take(request, confirming(session));
    await this.retyped.send(session, ConfirmPasskey, { challenge, passkey });
    await this.store.confirm(session);
  }
}

/** The purpose of a challenge that confirms this session. It confirms no other session and cannot be used to sign in. */
const confirming = ({ key, holder }: Session<SignedInAdministrator>) => ({
  accountId: holder.accountId,
  confirms: key,
});
