import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { PAGE_ACTS } from '@tedarik/commands';
import { parseUntrusted } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { z } from 'zod';
import { RateLimits } from '../limits/rate-limits.js';
import { clientOf } from '../visitors/visitor.js';
import { PageActLog } from './page-act-log.js';

const body = z.strictObject({ businessId: z.uuid(), act: z.enum(PAGE_ACTS) });

/** POST /firma/hareket: a browser reports that somebody views a business's page, calls the business, and so on. */
@Controller('firma/hareket')
export class PageActsController {
  constructor(
    private readonly acts: PageActLog,
    private readonly limits: RateLimits,
  ) {}

  @Post()
  @HttpCode(204)
  async record(@Body() posted: unknown, @Req() request: FastifyRequest): Promise<void> {
    const { businessId, act } = parseUntrusted(body, posted);
    const { address, userAgent } = clientOf(request);
    if (isbot(userAgent)) return;
    await this.limits.take('pageBeacon', address);
    this.acts.recordAct(businessId, act);
  }
}
