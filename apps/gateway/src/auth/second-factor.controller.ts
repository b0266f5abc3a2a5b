import { Body, Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import {
  ConfirmSecondFactor,
  GetSecondFactor,
  OfferSecondFactor,
  RemoveSecondFactor,
  RenewRecoveryCodes,
  type ReplyOf,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { parseUntrusted } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { administratorActor } from '../administrators/administrator.js';
import { AdministratorSessions, AdministratorSessionStore } from '../administrators/administrator-sessions.js';
import { Reauthentication } from './reauthentication.js';

const code = z.string().min(1).max(60);
const password = z.string().min(1).max(128);
const sent = {
  code: z.strictObject({ code }),
  password: z.strictObject({ password }),
  both: z.strictObject({ password, code }),
};

/** Sets up and removes the second factor of the caller's own account. */
@Controller('auth/back-office/second-factor')
export class SecondFactorController {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly store: AdministratorSessionStore,
    private readonly retyped: Reauthentication,
    private readonly requests: RequestClient,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async get(@Req() request: FastifyRequest): Promise<ReplyOf<typeof GetSecondFactor>> {
    const { holder } = await this.sessions.own(request);
    return this.requests.send(GetSecondFactor, {}, { actor: administratorActor(holder) });
  }

  @Post('offer')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async offer(@Req() request: FastifyRequest, @Body() body: unknown): Promise<ReplyOf<typeof OfferSecondFactor>> {
    return this.retyped.send(await this.sessions.own(request), OfferSecondFactor, parseUntrusted(sent.password, body));
  }

  @Post('confirm')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async confirm(@Req() request: FastifyRequest, @Body() body: unknown): Promise<ReplyOf<typeof ConfirmSecondFactor>> {
    const session = await this.sessions.own(request);
    const wanted = { ...parseUntrusted(sent.code, body), keepsSession: session.key };
    const confirm = () => this.retyped.send(session, ConfirmSecondFactor, wanted);
    return this.store.endingAllOf(session.holder.accountId, confirm, session.key);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async renew(@Req() request: FastifyRequest, @Body() body: unknown): Promise<ReplyOf<typeof RenewRecoveryCodes>> {
    return this.retyped.send(await this.sessions.own(request), RenewRecoveryCodes, parseUntrusted(sent.code, body));
  }

  @Post('remove')
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async remove(@Req() request: FastifyRequest, @Body() body: unknown): Promise<void> {
    await this.retyped.send(await this.sessions.own(request), RemoveSecondFactor, parseUntrusted(sent.both, body));
  }
}
