import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { type DocumentType, OpenDocument } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { administratorActor, administratorOf } from '../administrators/administrator.js';
import { AdministratorSessions } from '../administrators/administrator-sessions.js';
import { BACK_OFFICE } from '../back-office/back-office-paths.js';
import { MediaUploads } from '../uploads/media-uploads.js';

const ENDINGS: Record<DocumentType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
/** Documents come from strangers: the sandbox allows nothing except displaying them. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** GET /yonetici/belgeler/{id}: opens a document, for administrators who decide on claims. */
@Controller(BACK_OFFICE)
export class OpenedDocumentsController {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly requests: RequestClient,
    private readonly media: MediaUploads,
  ) {}

  @Get('belgeler/:id')
  async open(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const session = await this.sessions.read(request);
    const actor = administratorActor(administratorOf(session?.holder, 'submissions'));
    if (!z.uuid().safeParse(id).success) throw new DomainError('document-not-found', 'not-found');
    const { uploadId, type, bytes } = await this.requests.send(OpenDocument, { id }, { actor });
    const file = await this.media.openDocument(uploadId);
    // Browsers do not show PDFs in a sandbox, so those are saved. The file name is ours, because the sender's could be anything.
    const shown = type === 'application/pdf' ? 'attachment' : 'inline';
    void reply
      .type(type)
      .headers({
        'content-length': bytes,
        'content-disposition': `${shown}; filename="belge-${id.slice(-12)}.${ENDINGS[type]}"`,
        'content-security-policy': POLICY,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
      })
      .send(file);
  }
}
