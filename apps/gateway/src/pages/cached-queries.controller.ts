import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deliver } from '../delivery/deliver.js';
import { HttpRefusal } from '../errors/http-refusal.js';
import { RenderQueue } from '../limits/render-queue.js';
import { AddressConcurrencyLimiter } from '../limits/address-concurrency-limiter.js';
import { findPageAddress } from '../page-cache/page-address.js';
import { type GeneratedPage, PageCache } from '../page-cache/page-cache.js';
import { pageDelivery } from '../page-cache/page-delivery.js';
import type { PageReads } from '../page-cache/page-reads.js';
import { PageMetrics } from './page-metrics.js';
import { type GraphqlCall, GraphqlRunner } from '../graphql/graphql-runner.js';
import { KnownOperations } from '../graphql/known-operations.js';

/**
 * GET /graphql/<hash>/<slug>: the data of one record's page, for browsers that prefetch it. Cached, limited and queued like the page
 * itself, so that prefetching from a list costs the services little.
 */
@Controller('graphql/:hash/:slug')
export class CachedQueriesController {
  constructor(
    private readonly operations: KnownOperations,
    private readonly runner: GraphqlRunner,
    private readonly cache: PageCache,
    private readonly metrics: PageMetrics,
    private readonly turns: AddressConcurrencyLimiter,
    private readonly queue: RenderQueue,
  ) {}

  @Get()
  async get(
    @Param('hash') hash: string,
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const address = findPageAddress(request.url);
    if (address === undefined) throw new HttpRefusal(400, 'bad-address');
    const call = this.operations.keptCallOf(hash, slug);
    await this.metrics.time(async () => {
      const make = (reads: PageReads) => this.queue.run(() => this.answer(call, reads));
      const served = this.cache.find(address) ?? (await this.turns.of(request.ip, () => this.cache.get(address, make)));
      this.metrics.count(served);
      deliver(request, reply, served.page.content, pageDelivery(served));
      return served.page.status;
    });
  }

  private async answer(call: GraphqlCall, reads: PageReads): Promise<GeneratedPage> {
    const { status, result } = await this.runner.run(call, { reads, visitor: null, client: null });
    const html = JSON.stringify(result);
    return { status, html, type: 'application/json; charset=utf-8', degraded: result.errors !== undefined };
  }
}
