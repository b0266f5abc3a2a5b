import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { StopSearchMails } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { parseUntrusted } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RateLimits } from '../limits/rate-limits.js';
import { clientOf } from '../visitors/visitor.js';

const query = z.object({ jeton: z.string().min(1).max(200) });

/**
 * POST /arama-bildirimi?jeton=: one-click unsubscribe by a mail program (RFC 8058). The program has no session, so only the token in the
 * address counts. A GET shows the page with a button.
 */
@Controller('arama-bildirimi')
export class OneClickStopController {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
  ) {}

  @Post()
  @HttpCode(204)
  async stop(@Query() sent: unknown, @Req() request: FastifyRequest): Promise<void> {
    const { jeton: token } = parseUntrusted(query, sent);
    await this.limits.take('stopMails', clientOf(request).address);
    await this.requests.send(StopSearchMails, { token });
  }
}
