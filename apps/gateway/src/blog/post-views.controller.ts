import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { RecordPostView } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { parseUntrusted } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { z } from 'zod';
import { RateLimits } from '../limits/rate-limits.js';
import { clientOf } from '../visitors/visitor.js';

const body = z.strictObject({ postId: z.uuid() });

/**
 * POST /blog/goruntuleme: a browser reports that somebody is reading a post. Rendering a page counts nothing, because it may be cached,
 * prefetched or read by a program (PUB-POST-10).
 */
@Controller('blog/goruntuleme')
export class PostViewsController {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
  ) {}

  @Post()
  @HttpCode(204)
  async record(@Body() posted: unknown, @Req() request: FastifyRequest): Promise<void> {
    const view = parseUntrusted(body, posted);
    const { address, userAgent } = clientOf(request);
    if (isbot(userAgent)) return;
    await this.limits.take('viewBeacon', address);
    await this.requests.send(RecordPostView, view);
  }
}
