import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { StopQuoteMails } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimits } from '../limits/rate-limits.js';
import { clientOf } from '../visitors/visitor.js';

/** /teklif/<token>/yazmayin: the address in the List-Unsubscribe header of mails. */
@Controller('teklif/:token/yazmayin')
export class QuoteMailsController {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
  ) {}

  /** One-click unsubscribe from a mail program. */
  @Post()
  @HttpCode(204)
  async stop(@Param('token') token: string, @Req() request: FastifyRequest): Promise<void> {
    await this.limits.take('stopMails', clientOf(request).address);
    await this.requests.send(StopQuoteMails, { token });
  }

  /** A browser is redirected to the page with the button. A GET must not unsubscribe, because mail scanners follow every link. */
  @Get()
  show(@Param('token') token: string, @Res() reply: FastifyReply): void {
    void reply.header('cache-control', 'no-store').redirect(`/teklif/${encodeURIComponent(token)}`, 302);
  }
}
