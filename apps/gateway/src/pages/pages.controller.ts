import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deliver } from '../delivery/deliver.js';
import { HttpRefusal } from '../errors/http-refusal.js';
import { findPageAddress } from '../page-cache/page-address.js';
import { PageCache } from '../page-cache/page-cache.js';
import { pageDelivery } from './page-delivery.js';
import { PageMetrics } from './page-metrics.js';
import { PageRenderer } from './page-renderer.js';

/** Every address that nothing else answers to: drawn by the web app, unknown ones too (ROUTE-15). */
@Controller()
export class PagesController {
  constructor(
    private readonly cache: PageCache,
    private readonly renderer: PageRenderer,
    private readonly metrics: PageMetrics,
  ) {}

  @Get(['/', '*'])
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const address = findPageAddress(request.url);
    if (address === undefined) throw new HttpRefusal(400, 'bad-address');
    const served = await this.cache.get(address, (reads) => this.renderer.render(address, reads));
    this.metrics.count(served);
    deliver(request, reply, served.page.content, pageDelivery(served));
  }
}
