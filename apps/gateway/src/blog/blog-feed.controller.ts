import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ListPosts } from '@tedarik/commands';
import { Asker } from '@tedarik/messaging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { deliver } from '../delivery/deliver.js';
import { PageCache } from '../page-cache/page-cache.js';
import type { PageReads } from '../page-cache/page-reads.js';
import { pageDelivery } from '../pages/page-delivery.js';
import { blogFeed } from './blog-feed.js';

const ADDRESS = '/blog/rss.xml';
const RSS = 'application/rss+xml; charset=utf-8';
const NEWEST = { category: null, search: '', page: 1, pageSize: 20 } as const;

/** /blog/rss.xml: kept, made anew and served stale as pages are. */
@Controller()
export class BlogFeedController {
  constructor(
    private readonly asker: Asker,
    private readonly cache: PageCache,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Get(ADDRESS)
  async feed(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const served = await this.cache.get(ADDRESS, (reads) => this.make(reads));
    deliver(request, reply, served.page.content, pageDelivery(served));
  }

  private async make(reads: PageReads) {
    reads.from('posts-list');
    const { posts } = await this.asker.ask(ListPosts, NEWEST);
    const html = blogFeed(posts, { origin: this.config.PUBLIC_URL, brand: this.config.BRAND_NAME });
    return { status: 200, type: RSS, html, degraded: false };
  }
}
