import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { GetPostBySlug, ListPosts, type PostCardView } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { deliver } from '../delivery/deliver.js';
import { PageCache } from '../page-cache/page-cache.js';
import type { PageReads } from '../page-cache/page-reads.js';
import { pageDelivery } from '../page-cache/page-delivery.js';
import { WebBundle } from '../web-bundle/web-bundle.js';
import { blogFeed, type FeedPost, FEED_ADDRESS } from './blog-feed.js';

const RSS = 'application/rss+xml; charset=utf-8';
const NEWEST = { category: null, search: '', page: 1, pageSize: 20 } as const;

/** /blog/rss.xml: cached, renewed and served stale like pages. */
@Controller()
export class BlogFeedController {
  constructor(
    private readonly requests: RequestClient,
    private readonly cache: PageCache,
    private readonly web: WebBundle,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Get(FEED_ADDRESS)
  async feed(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const served = await this.cache.get(FEED_ADDRESS, (reads) => this.make(reads));
    deliver(request, reply, served.page.content, pageDelivery(served));
  }

  private async make(reads: PageReads) {
    reads.from('posts-list');
    const { posts } = await this.requests.send(ListPosts, NEWEST);
    const { PUBLIC_URL: origin, BRAND_NAME: brand } = this.config;
    const whole = await Promise.all(posts.map((post) => this.whole(post, reads)));
    const picture = (slug: string) => `/paylasim/yazi/${slug}.jpg`;
    const html = blogFeed(whole, { origin, brand, post: this.web.entry.SITE_MAP.post, picture });
    return { status: 200, type: RSS, html, degraded: false };
  }

  /** Returns the post with its text and author, or as the list has it if it was removed meanwhile. */
  private async whole(post: PostCardView, reads: PageReads): Promise<FeedPost> {
    reads.from(`post:${post.id}`);
    const answer = await this.requests.send(GetPostBySlug, { slug: post.slug });
    return answer.found === 'live' ? answer.post : post;
  }
}
