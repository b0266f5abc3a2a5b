import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deliver } from '../delivery/deliver.js';
import { HttpRefusal } from '../errors/http-refusal.js';
import { networkKey } from '../limits/limit-keys.js';
import { RenderQueue } from '../limits/render-queue.js';
import { SearchLimit } from '../search/search-limit.js';
import { AddressConcurrencyLimiter } from '../limits/address-concurrency-limiter.js';
import { canonicalAddress, findPageAddress, isSearch, shortenedAddress } from '../page-cache/page-address.js';
import { PageCache, type ServedPage } from '../page-cache/page-cache.js';
import { pageDelivery } from '../page-cache/page-delivery.js';
import { PageMetrics } from './page-metrics.js';
import { PageRenderer } from './page-renderer.js';

/** A path at which no page will ever exist; used to render the 404 page. */
const NOWHERE = '/-';

/** Handles every address that no other controller handles. The web app renders it, including unknown addresses (ROUTE-15). */
@Controller()
export class PagesController {
  constructor(
    private readonly cache: PageCache,
    private readonly renderer: PageRenderer,
    private readonly metrics: PageMetrics,
    private readonly searches: SearchLimit,
    private readonly turns: AddressConcurrencyLimiter,
    private readonly queue: RenderQueue,
  ) {}

  @Get(['/', '*'])
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const address = findPageAddress(request.url);
    if (address === undefined) return this.refuse(request, reply);
    const canonical = canonicalAddress(address);
    if (canonical !== address) return void reply.redirect(canonical, 301);
    await this.metrics.time(async () => {
      const served = this.cache.find(address) ?? (await this.make(address, request.ip));
      this.metrics.count(served);
      deliver(request, reply, served.page.content, pageDelivery(served));
      return served.page.status;
    });
  }

  // The limits are applied outside the cache, so that other callers who share the rendering do not wait for this address's limit.
  private async make(address: string, ip: string): Promise<ServedPage> {
    await this.searches.count(isSearch(address), { address: networkKey(ip) });
    return this.turns.of(ip, () =>
      this.cache.get(address, (reads) => this.queue.run(() => this.renderer.render(address, reads))),
    );
  }

  /** GEN-13: a person gets a page, whatever they typed; a program gets a problem document. */
  private async refuse(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.headers.accept?.includes('text/html')) throw new HttpRefusal(400, 'bad-address');
    const shorter = shortenedAddress(request.url);
    if (shorter !== undefined) return void reply.header('cache-control', 'no-store').redirect(shorter, 302);
    const served = await this.cache.get(NOWHERE, (reads) => this.renderer.render(NOWHERE, reads));
    const delivery = pageDelivery(served);
    const status = served.page.status === 404 ? 400 : served.page.status;
    deliver(request, reply, served.page.content, { ...delivery, status, cacheControl: 'no-store' });
  }
}
