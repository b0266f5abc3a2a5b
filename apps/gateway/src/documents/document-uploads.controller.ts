import type { Readable } from 'node:stream';
import { Controller, Header, Post, Query, Req } from '@nestjs/common';
import {
  AddCertificateDocument,
  AddClaimDocument,
  ListCertificateDocuments,
  ListClaimDocuments,
  MOST_DOCUMENTS,
  type ProofDocument,
  type RequestContext,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RateLimits } from '../limits/rate-limits.js';
import { visitorActor } from '../visitors/actor-of.js';
import { verified } from '../visitors/visitor.js';
import { VisitorSessions } from '../visitors/visitor-sessions.js';
import { MediaDocuments } from './media-documents.js';

const sent = { ad: z.string().min(1).max(1_000), komut: z.uuid() };
const query = z.union([
  z.strictObject({ ...sent, talep: z.uuid() }),
  z.strictObject({ ...sent, isletme: z.uuid(), sertifika: z.uuid() }),
]);
type About = z.infer<typeof query>;
type Acting = Pick<RequestContext, 'actor'>;

/**
 * POST /isletmem/belge?talep={claim}&ad={name}&komut={commandId}: a document as the whole body, for a claim of its sender; with
 * `isletme` and `sertifika` for a certificate of a page of theirs.
 */
@Controller('isletmem')
export class DocumentUploadsController {
  constructor(
    private readonly sessions: VisitorSessions,
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
    private readonly media: MediaDocuments,
  ) {}

  /** Nobody's bytes are read before it is known whose claim or page it is, and that the document has a place there. */
  @Post('belge')
  @Header('cache-control', 'no-store')
  async upload(@Req() request: FastifyRequest, @Query() given: unknown): Promise<ProofDocument> {
    const session = await this.sessions.read(request);
    const actor = visitorActor(verified(session?.holder ?? null));
    const parsed = query.safeParse(given);
    if (!parsed.success) throw new DomainError('bad-request', 'invalid');
    const about = parsed.data;
    await this.limits.take('document', actor.id);
    await this.mustHaveRoom(about, { actor });
    const document = { name: about.ad, ...(await this.media.keep(request.body as Readable)) };
    const context = { actor, commandId: about.komut };
    if ('talep' in about) return this.requests.send(AddClaimDocument, { claimId: about.talep, ...document }, context);
    const of = { businessId: about.isletme, certificateId: about.sertifika };
    return this.requests.send(AddCertificateDocument, { ...of, ...document }, context);
  }

  private async mustHaveRoom(about: About, acting: Acting): Promise<void> {
    if ('talep' in about) {
      const { documents } = await this.requests.send(ListClaimDocuments, { claimId: about.talep }, acting);
      if (documents.length >= MOST_DOCUMENTS) throw new DomainError('too-many-documents', 'conflict');
    } else {
      const { isletme: businessId, sertifika } = about;
      const { certificates } = await this.requests.send(ListCertificateDocuments, { businessId }, acting);
      if (certificates.every(({ certificateId }) => certificateId !== sertifika))
        throw new DomainError('certificate-not-held', 'conflict');
    }
  }
}
