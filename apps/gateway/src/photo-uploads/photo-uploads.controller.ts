import type { Readable } from 'node:stream';
import { Controller, Header, Post, Query, Req } from '@nestjs/common';
import { AddPhoto, ListOwnPhotos, MOST_PHOTOS } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RateLimits } from '../limits/rate-limits.js';
import { MediaPhotos } from './media-photos.js';
import { visitorActor } from '../visitors/actor-of.js';
import { verified } from '../visitors/visitor.js';
import { VisitorSessions } from '../visitors/visitor-sessions.js';

const query = z.strictObject({ isletme: z.uuid(), komut: z.uuid() });

/** POST /isletmem/yukle?isletme={id}&komut={commandId}: a photo as the whole body, for the page of its sender. */
@Controller('isletmem')
export class PhotoUploadsController {
  constructor(
    private readonly sessions: VisitorSessions,
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
    private readonly media: MediaPhotos,
  ) {}

  /** Nobody's bytes are read before it is known whose page it is, and that it has room. */
  @Post('yukle')
  @Header('cache-control', 'no-store')
  async upload(@Req() request: FastifyRequest, @Query() given: unknown): Promise<{ id: string }> {
    const session = await this.sessions.read(request);
    const actor = visitorActor(verified(session?.holder ?? null));
    const parsed = query.safeParse(given);
    if (!parsed.success) throw new DomainError('bad-request', 'invalid');
    const { isletme: businessId, komut: commandId } = parsed.data;
    await this.limits.take('photo', actor.id);
    const { photos } = await this.requests.send(ListOwnPhotos, { businessId }, { actor });
    if (photos.length >= MOST_PHOTOS) throw new DomainError('too-many-photos', 'conflict');
    const picture = await this.media.keep(request.body as Readable);
    const { id } = await this.requests.send(AddPhoto, { businessId, ...picture }, { actor, commandId });
    return { id };
  }
}
