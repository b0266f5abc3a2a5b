import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { AddPasskey, ListPasskeys, OfferPasskey, RemovePasskey, type ReplyOf } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { parseUntrusted } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { administratorActor } from '../administrators/administrator.js';
import { AdministratorSessions } from '../administrators/administrator-sessions.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { Reauthentication } from './reauthentication.js';
import { sentPasskey } from './sent-passkey.js';

const password = z.string().min(1).max(128);
const sent = {
  password: z.strictObject({ password }),
  created: z.strictObject({ name: z.string().max(1_000), passkey: sentPasskey.created }),
  chosen: z.strictObject({
    id: z
      .string()
      .min(1)
      .max(1_364)
      .regex(/^[\w-]+$/),
    password,
  }),
};

/** Lists, adds and removes the passkeys of the caller's own account. */
@Controller('auth/back-office/passkeys')
export class PasskeysController {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly challenges: PasskeyChallenges,
    private readonly retyped: Reauthentication,
    private readonly requests: RequestClient,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(@Req() request: FastifyRequest): Promise<ReplyOf<typeof ListPasskeys>> {
    const { holder } = await this.sessions.own(request);
    return this.requests.send(ListPasskeys, {}, { actor: administratorActor(holder) });
  }

  @Post('offer')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async offer(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() body: unknown,
  ): Promise<ReplyOf<typeof OfferPasskey>> {
    const session = await this.sessions.own(request);
    const offer = await this.retyped.send(session, OfferPasskey, parseUntrusted(sent.password, body));
    await this.challenges.begin(reply, offer.options.challenge, { accountId: session.holder.accountId });
    return offer;
  }

  @Post('add')
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async add(@Req() request: FastifyRequest, @Body() body: unknown): Promise<void> {
    const { holder } = await this.sessions.own(request);
    const created = parseUntrusted(sent.created, body);
    const challenge = await this.challenges.take(request, { accountId: holder.accountId });
    await this.requests.send(AddPasskey, { ...created, challenge }, { actor: administratorActor(holder) });
  }

  @Post('remove')
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async remove(@Req() request: FastifyRequest, @Body() body: unknown): Promise<void> {
    await this.retyped.send(await this.sessions.own(request), RemovePasskey, parseUntrusted(sent.chosen, body));
  }
}
