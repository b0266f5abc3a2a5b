import type { Readable } from 'node:stream';
import { Controller, Header, Post, Query, Req } from '@nestjs/common';
import { AddReviewPhoto, FindReviewPhotoRoom, LONGEST_ALT } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RateLimits } from '../limits/rate-limits.js';
import { MediaPhotos } from './media-photos.js';
import { visitorActor } from '../visitors/actor-of.js';
import { verified } from '../visitors/visitor.js';
import { VisitorSessions } from '../visitors/visitor-sessions.js';

const query = z.strictObject({
  yorum: z.uuid(),
  komut: z.uuid(),
  /** What it shows, for those who do not see it. */
  metin: z
    .string()
    .max(LONGEST_ALT * 2)
    .default(''),
});

/** POST /yorumlarim/yukle?yorum={id}&komut={commandId}&metin={alt}: a photo as the whole body, for a review of its sender. */
@Controller('yorumlarim')
export class ReviewPhotoUploadsController {
  constructor(
    private readonly sessions: VisitorSessions,
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
    private readonly media: MediaPhotos,
  ) {}

  /** Nobody's bytes are read before it is known whose review it is, and that it has room. */
  @Post('yukle')
  @Header('cache-control', 'no-store')
  async upload(@Req() request: FastifyRequest, @Query() given: unknown): Promise<{ id: string }> {
    const session = await this.sessions.read(request);
    const actor = visitorActor(verified(session?.holder ?? null));
    const parsed = query.safeParse(given);
    if (!parsed.success) throw new DomainError('bad-request', 'invalid');
    const { yorum: reviewId, komut: commandId, metin: alt } = parsed.data;
    await this.limits.take('photo', actor.id);
    const { room } = await this.requests.send(FindReviewPhotoRoom, { reviewId }, { actor });
    if (room === 0) throw new DomainError('too-many-photos', 'conflict');
    const picture = await this.media.keep(request.body as Readable);
    return this.requests.send(AddReviewPhoto, { reviewId, alt, ...picture }, { actor, commandId });
  }
}
