import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { LONGEST_QUERY } from '@tedarik/search';
import { parseUntrusted } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { z } from 'zod';
import { PageActLog } from '../figures/page-act-log.js';
import { RateLimits } from '../limits/rate-limits.js';
import { clientOf } from '../visitors/visitor.js';
import { countedText, SearchLog } from './search-log.js';

const LAST_RANK = 10_000;
const body = z.strictObject({
  text: z.string().min(1).max(LONGEST_QUERY),
  rank: z.int().min(1).max(LAST_RANK),
  /** The business that the result leads to. Missing from pages that were loaded before a release added it. */
  businessId: z.uuid().optional(),
});

/** POST /firma/tiklama: a browser reports that somebody opened a search result, with its rank. */
@Controller('firma/tiklama')
export class SearchClicksController {
  constructor(
    private readonly searchLog: SearchLog,
    private readonly acts: PageActLog,
    private readonly limits: RateLimits,
  ) {}

  @Post()
  @HttpCode(204)
  async record(@Body() posted: unknown, @Req() request: FastifyRequest): Promise<void> {
    const { text, rank, businessId } = parseUntrusted(body, posted);
    const { address, userAgent } = clientOf(request);
    if (isbot(userAgent)) return;
    await this.limits.take('clickBeacon', address);
    this.searchLog.recordClick(text, rank);
    const counted = countedText(text);
    if (businessId && counted !== null) this.acts.recordArrival(businessId, counted);
  }
}
