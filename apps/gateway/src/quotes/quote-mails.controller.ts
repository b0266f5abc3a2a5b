import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { StopQuoteMails } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimits } from '../limits/rate-limits.js';
import { clientOf } from '../visitors/visitor.js';

/** /teklif/<token>/yazmayin: what the header List-Unsubscribe of a mail names. */
@Controller('teklif/:token/yazmayin')
export class QuoteMailsController {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
  ) {}

  /** One click in a mail program. */
  @Post()
  @HttpCode(204)
  async stop(@Param('token') token: string, @Req() request: FastifyRequest): Promise<void> {
    await this.limits.take('stopMails', clientOf(request).address);
    await this.requests.send(StopQuoteMails, { token });
  }

  /** A reader's browser comes to the page with the button: programs that look through mails follow every link. */
  @Get()
  show(@Param('token') token: string, @Res() reply: FastifyReply): void {
    void reply.header('cache-control', 'no-store').redirect(`/teklif/${encodeURIComponent(token)}`, 302);
  }
}
