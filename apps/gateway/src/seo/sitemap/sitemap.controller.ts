import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../../config.js';
import { deliver } from '../../delivery/deliver.js';
import { PageCache } from '../../page-cache/page-cache.js';
import type { PageReads } from '../../page-cache/page-reads.js';
import { pageDelivery } from '../../page-cache/page-delivery.js';
import { sitemapIndexXml, sitemapXml } from './sitemap-files.js';
import { SitemapSource } from './sitemap-source.js';

const XML = 'application/xml; charset=utf-8';

/** /sitemap.xml and its files: cached, renewed and served stale like pages. */
@Controller()
export class SitemapController {
  constructor(
    private readonly source: SitemapSource,
    private readonly cache: PageCache,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Get('sitemap.xml')
  index(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, '/sitemap.xml', async (reads) =>
      sitemapIndexXml(await this.source.files(reads), this.config.PUBLIC_URL),
    );
  }

  @Get('sitemaps/:name.xml')
  file(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, `/sitemaps/${name}.xml`, async (reads) => {
      const file = await this.source.file(name, reads);
      if (!file) throw new DomainError('not-found', 'not-found');
      return sitemapXml(file, this.config.PUBLIC_URL);
    });
  }

  private async send(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    write: (reads: PageReads) => Promise<string>,
  ): Promise<void> {
    const make = async (reads: PageReads) => {
      const html = await write(reads);
      return { status: 200, type: XML, html, degraded: false };
    };
    const served = await this.cache.get(address, make);
    deliver(request, reply, served.page.content, pageDelivery(served));
  }
}
