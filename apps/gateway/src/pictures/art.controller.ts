import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { deliver } from '../delivery/deliver.js';
import { EncodedBytes } from '../delivery/encoded-bytes.js';
import { AddressConcurrencyLimiter } from '../limits/address-concurrency-limiter.js';
import { WebBundle } from '../web-bundle/web-bundle.js';

const KEPT_BYTES = 8 * 1024 * 1024;
const BROTLI_QUALITY = 5;
const word = z.string().regex(/^[a-z0-9-]{1,80}$/);
const address = z.object({
  kind: z.enum(['kapak', 'urun', 'afis', 'yer', 'tabak']),
  category: word,
  file: z
    .string()
    .endsWith('.svg')
    .transform((file) => file.slice(0, -'.svg'.length))
    .pipe(word),
});

/** Drawings in place of missing photos. Each is made from its address alone, so it never changes. */
@Controller('kapak')
export class ArtController {
  private readonly drawings = new LRUCache<string, EncodedBytes>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ size }) => size,
  });

  constructor(
    private readonly web: WebBundle,
    private readonly turns: AddressConcurrencyLimiter,
  ) {}

  @Get(':kind/:category/:file')
  async drawing(
    @Param() requested: Record<string, string>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const parsed = address.safeParse(requested);
    if (!parsed.success) throw new DomainError('not-found', 'not-found');
    const { kind, category, file } = parsed.data;
    const key = `${kind}/${category}/${file}`;
    const drawing =
      this.drawings.get(key) ??
      (await this.turns.of(request.ip, () =>
        EncodedBytes.of(this.web.entry.coverArt(kind, category, file), BROTLI_QUALITY),
      ));
    this.drawings.set(key, drawing);
    deliver(request, reply, drawing, {
      type: 'image/svg+xml; charset=utf-8',
      cacheControl: 'public, max-age=31536000, immutable',
    });
  }
}
