import type { Readable } from 'node:stream';
import { Controller, Header, Post, Query, Req } from '@nestjs/common';
import {
  AddCertificateDocument,
  AddClaimDocument,
  AddPhoto,
  AddReviewPhoto,
  FindReviewPhotoRoom,
  ListCertificateDocuments,
  ListClaimDocuments,
  ListOwnPhotos,
  LONGEST_ALT,
  MOST_DOCUMENTS,
  MOST_PHOTOS,
  type ProofDocument,
  type RequestContext,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RateLimits } from '../limits/rate-limits.js';
import { setBodyTimeout } from '../security/body-timeout.js';
import { visitorActor } from '../visitors/actor-of.js';
import { verified } from '../visitors/visitor.js';
import { VisitorSessions } from '../visitors/visitor-sessions.js';
import { MediaUploads, OF_A_DOCUMENT, OF_A_PICTURE } from './media-uploads.js';

const komut = z.uuid();
const ofPage = z.strictObject({ komut, isletme: z.uuid() });
const ofReview = z.strictObject({
  ...{ komut, yorum: z.uuid() },
  /** Alternative text of the photo. */
  metin: z
    .string()
    .max(LONGEST_ALT * 2)
    .default(''),
});
const document = { komut, ad: z.string().min(1).max(1_000) };
const ofProof = z.union([
  z.strictObject({ ...document, talep: z.uuid() }),
  z.strictObject({ ...document, isletme: z.uuid(), sertifika: z.uuid() }),
]);

type Acting = Pick<RequestContext, 'actor' | 'commandId'>;

/**
 * Uploads of visitors, each as the whole body. A body is read only after it is known that the page, review or claim belongs to the sender
 * and that there is room for another file. A file that the same command has stored already does not count against the room.
 */
@Controller()
export class VisitorUploadsController {
  constructor(
    private readonly sessions: VisitorSessions,
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
    private readonly media: MediaUploads,
  ) {}

  /** POST /isletmem/yukle?isletme={id}&komut={commandId}: a photo for the sender's own page. */
  @Post('isletmem/yukle')
  @Header('cache-control', 'no-store')
  async pagePhoto(@Req() request: FastifyRequest, @Query() given: unknown): Promise<{ id: string }> {
    const { about, actor } = await this.admit(request, 'photo', ofPage.safeParse(given));
    const { isletme: businessId, komut: commandId } = about;
    const { photos } = await this.requests.send(ListOwnPhotos, { businessId }, { actor, commandId });
    if (photos.length >= MOST_PHOTOS) throw new DomainError('too-many-photos', 'conflict');
    const picture = await this.media.keepPhoto(request.body as Readable);
    const { id } = await this.requests.send(AddPhoto, { businessId, ...picture }, { actor, commandId });
    return { id };
  }

  /** POST /yorumlarim/yukle?yorum={id}&komut={commandId}&metin={alt}: a photo for the sender's own review. */
  @Post('yorumlarim/yukle')
  @Header('cache-control', 'no-store')
  async reviewPhoto(@Req() request: FastifyRequest, @Query() given: unknown): Promise<{ id: string }> {
    const { about, actor } = await this.admit(request, 'photo', ofReview.safeParse(given));
    const { yorum: reviewId, komut: commandId, metin: alt } = about;
    const { room } = await this.requests.send(FindReviewPhotoRoom, { reviewId }, { actor, commandId });
    if (room === 0) throw new DomainError('too-many-photos', 'conflict');
    const picture = await this.media.keepPhoto(request.body as Readable);
    return this.requests.send(AddReviewPhoto, { reviewId, alt, ...picture }, { actor, commandId });
  }

  /**
   * POST /isletmem/belge?talep={claim}&ad={name}&komut={commandId}: a document for the sender's claim; with `isletme` and `sertifika`
   * instead of `talep`, for a certificate of the sender's own page.
   */
  @Post('isletmem/belge')
  @Header('cache-control', 'no-store')
  async document(@Req() request: FastifyRequest, @Query() given: unknown): Promise<ProofDocument> {
    const { about, actor } = await this.admit(request, 'document', ofProof.safeParse(given));
    const context = { actor, commandId: about.komut };
    await this.mustHaveRoom(about, context);
    const taken = { name: about.ad, ...(await this.media.keepDocument(request.body as Readable)) };
    if ('talep' in about) return this.requests.send(AddClaimDocument, { claimId: about.talep, ...taken }, context);
    const of = { businessId: about.isletme, certificateId: about.sertifika };
    return this.requests.send(AddCertificateDocument, { ...of, ...taken }, context);
  }

  private async admit<About>(
    request: FastifyRequest,
    limit: 'photo' | 'document',
    { data: about }: z.ZodSafeParseResult<About>,
  ) {
    const session = await this.sessions.read(request);
    const actor = visitorActor(verified(session?.holder ?? null));
    if (about === undefined) throw new DomainError('bad-request', 'invalid');
    await this.limits.take(limit, actor.id);
    setBodyTimeout(request.raw, (limit === 'photo' ? OF_A_PICTURE : OF_A_DOCUMENT).withinMs);
    return { about, actor };
  }

  private async mustHaveRoom(about: z.infer<typeof ofProof>, acting: Acting): Promise<void> {
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
