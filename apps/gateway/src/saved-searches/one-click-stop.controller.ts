import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { StopSearchMails, SwitchReplyMails } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { parseUntrusted } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RateLimits } from '../limits/rate-limits.js';
import { clientOf } from '../visitors/visitor.js';

const query = z.object({ jeton: z.string().min(1).max(200) });

/**
 * POST /arama-bildirimi?jeton= (mails of a saved search) and /yanit-bildirimi?jeton= (mails about replies to reviews): one-click unsubscribe
 * by a mail program (RFC 8058). The program has no session, so only the token in the address counts. A GET shows the page with a button.
 */
@Controller()
export class OneClickStopController {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
  ) {}

  @Post('arama-bildirimi')
  @HttpCode(204)
  async stopSearch(@Query() sent: unknown, @Req() request: FastifyRequest): Promise<void> {
    await this.requests.send(StopSearchMails, { token: await this.tokenIn(sent, request) });
  }

  @Post('yanit-bildirimi')
  @HttpCode(204)
  async stopReplies(@Query() sent: unknown, @Req() request: FastifyRequest): Promise<void> {
    await this.requests.send(SwitchReplyMails, { token: await this.tokenIn(sent, request), on: false });
  }

  private async tokenIn(sent: unknown, request: FastifyRequest): Promise<string> {
    const { jeton: token } = parseUntrusted(query, sent);
    await this.limits.take('stopMails', clientOf(request).address);
    return token;
  }
}
