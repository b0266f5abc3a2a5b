import { Controller, Get, Req, Res } from '@nestjs/common';
import { Metrics } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deliver } from '../delivery/deliver.js';
import { RETRY_AFTER_S } from '../errors/problem.js';
import { pageAddress } from '../page-cache/page-address.js';
import { PageCache } from '../page-cache/page-cache.js';
import { PageRenderer } from './page-renderer.js';

/** Every address that nothing else answers to: drawn by the web app, unknown ones too (ROUTE-15). */
@Controller()
export class PagesController {
  private readonly pages;

  constructor(
    private readonly cache: PageCache,
    private readonly renderer: PageRenderer,
    metrics: Metrics,
  ) {
    this.pages = metrics.counter('gateway_pages_total', 'Pages sent, by where they came from', ['from', 'status']);
    metrics.gauge('gateway_page_cache_bytes', 'Memory that kept pages take', [], (gauge) => gauge.set(cache.size));
  }

  @Get(['/', '*'])
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const address = pageAddress(request.url);
    const { page, from } = await this.cache.get(address, (reads) => this.renderer.render(address, reads));
    this.pages.inc({ from, status: page.status });
    const { status, location, robots } = page;
    void reply.header('x-page', from);
    if (robots) void reply.header('x-robots-tag', robots);
    if (location) void reply.header('location', location);
    if (status === 503) void reply.header('retry-after', RETRY_AFTER_S);
    deliver(request, reply, page.content, {
      status,
      type: 'text/html; charset=utf-8',
      cacheControl: page.isWhole ? 'public, max-age=0, must-revalidate' : 'no-store',
    });
  }
}
