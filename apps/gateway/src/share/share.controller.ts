import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { deliver } from '../delivery/deliver.js';
import { EncodedBytes } from '../delivery/encoded-bytes.js';
import { AddressConcurrencyLimiter } from '../limits/address-concurrency-limiter.js';
import { SHARED, ShareFactsQuery } from './share-facts.js';
import { sharePicture } from './share-picture.js';

const KEPT_BYTES = 16 * 1024 * 1024;
// As long as pages, so that removed content soon disappears from pictures too.
const KEPT_MS = 60_000;
type Address = z.infer<typeof address>;
const address = z.object({ kind: z.enum(SHARED), slug: z.string().regex(/^[a-z0-9-]{1,80}$/) });

/** GET /paylasim/{kind}/{slug}.jpg: the picture that other sites show with a link to a page (PUB-SEO-04). */
@Controller('paylasim')
export class ShareController {
  private readonly pictures = new LRUCache<string, EncodedBytes, Address>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ size }) => size,
    ttl: KEPT_MS,
    // Each picture is drawn once, however many callers request it at the same time.
    fetchMethod: (_, __, { context }) => this.draw(context),
  });

  constructor(
    private readonly facts: ShareFactsQuery,
    private readonly turns: AddressConcurrencyLimiter,
  ) {}

  @Get(':kind/:slug.jpg')
  async picture(
    @Param() requested: Record<string, string>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { data } = address.safeParse(requested);
    const picture = data && (await this.find(data, request.ip));
    if (!picture) throw new DomainError('not-found', 'not-found');
    // The picture is embedded by other sites.
    const headers = { 'cross-origin-resource-policy': 'cross-origin' };
    deliver(request, reply, picture, { type: 'image/jpeg', cacheControl: 'public, max-age=86400', headers });
  }

  private async find(requested: Address, ip: string): Promise<EncodedBytes | undefined> {
    const key = `${requested.kind}/${requested.slug}`;
    return this.pictures.get(key) ?? this.turns.of(ip, () => this.pictures.fetch(key, { context: requested }));
  }

  private async draw({ kind, slug }: Address): Promise<EncodedBytes | undefined> {
    const facts = await this.facts.find(kind, slug);
    return facts && EncodedBytes.of(await sharePicture(facts), 0, false);
  }
}
