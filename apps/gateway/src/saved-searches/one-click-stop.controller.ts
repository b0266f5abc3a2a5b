import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { StopSearchMails } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { parseSent } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RateLimits } from '../limits/rate-limits.js';
import { clientOf } from '../visitors/visitor.js';

const query = z.object({ jeton: z.string().min(1).max(200) });

/**
 * POST /arama-bildirimi?jeton=: what a program for mail sends when somebody ends the mails of a search there (RFC 8058). It
 * knows nothing of this site, so the token in the address is all that counts. A GET is the page with a button.
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
    const { jeton: token } = parseSent(query, sent);
    await this.limits.take('stopMails', clientOf(request).address);
    await this.requests.send(StopSearchMails, { token });
  }
}
