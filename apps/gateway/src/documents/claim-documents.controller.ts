import type { Readable } from 'node:stream';
import { Controller, Header, Post, Query, Req } from '@nestjs/common';
import { AddClaimDocument, ListClaimDocuments, MOST_DOCUMENTS, type ProofDocument } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RateLimits } from '../limits/rate-limits.js';
import { visitorActor } from '../visitors/actor-of.js';
import { verified } from '../visitors/visitor.js';
import { VisitorSessions } from '../visitors/visitor-sessions.js';
import { MediaDocuments } from './media-documents.js';

const query = z.strictObject({ talep: z.uuid(), ad: z.string().min(1).max(1_000), komut: z.uuid() });

/** POST /isletmem/belge?talep={claim}&ad={name}&komut={commandId}: a document as the whole body, for a claim of its sender. */
@Controller('isletmem')
export class ClaimDocumentsController {
  constructor(
    private readonly sessions: VisitorSessions,
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
    private readonly media: MediaDocuments,
  ) {}

  /** Nobody's bytes are read before it is known whose claim it is, and that it has room. */
  @Post('belge')
  @Header('cache-control', 'no-store')
  async upload(@Req() request: FastifyRequest, @Query() asked: unknown): Promise<ProofDocument> {
    const session = await this.sessions.read(request);
    const actor = visitorActor(verified(session?.holder ?? null));
    const parsed = query.safeParse(asked);
    if (!parsed.success) throw new DomainError('bad-request', 'invalid');
    const { talep: claimId, ad: name, komut: commandId } = parsed.data;
    await this.limits.take('document', actor.id);
    const { documents } = await this.requests.send(ListClaimDocuments, { claimId }, { actor });
    if (documents.length >= MOST_DOCUMENTS) throw new DomainError('too-many-documents', 'conflict');
    const taken = await this.media.keep(request.body as Readable);
    return this.requests.send(AddClaimDocument, { claimId, name, ...taken }, { actor, commandId });
  }
}
