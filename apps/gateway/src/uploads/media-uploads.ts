import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Inject, Injectable } from '@nestjs/common';
import { ContentHash, DocumentType, LARGEST_DOCUMENT, type TakenDocument, type TakenPicture } from '@tedarik/commands';
import { DomainError, SERVICE_TOKEN_HEADER, traceHeader } from '@tedarik/service-kit';
import { z } from 'zod';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { uploadsUnavailable, forwardUpload } from './forward-upload.js';

/** Long enough for the largest file over a connection of 350 kbit/s. */
export const OF_A_PICTURE = { largest: 5 * 1024 * 1024, withinMs: 2 * 60_000 };
export const OF_A_DOCUMENT = { largest: LARGEST_DOCUMENT, withinMs: 4 * 60_000 };

const picture = z.object({ id: z.string() });
const photo = picture.extend({ width: z.int(), height: z.int(), contentHash: ContentHash.optional() });
const document = picture.extend({ type: DocumentType, bytes: z.int(), contentHash: ContentHash.optional() });
const refused = z.object({ code: z.enum(['not-a-picture', 'not-a-document', 'too-many-pixels']) });

/**
 * Sends files to media and fetches documents back. Uploading throws `too-many-pixels`, `file-too-large`, `service-unavailable`, and
 * `not-a-picture` or `not-a-document`.
 */
@Injectable()
export class MediaUploads {
  private readonly url: string;
  private readonly token: string;

  constructor(@Inject(GATEWAY_CONFIG) { MEDIA_URL, SERVICE_TOKEN, MEDIA_TOKEN = SERVICE_TOKEN }: GatewayConfig) {
    this.url = MEDIA_URL;
    this.token = MEDIA_TOKEN;
  }

  /** Stores a picture of a back-office record. */
  keepPicture(body: Readable): Promise<{ id: string }> {
    return this.keep(body, picture, { path: 'uploads', ...OF_A_PICTURE });
  }

  /** Stores a visitor's photo. */
  async keepPhoto(body: Readable): Promise<TakenPicture> {
    const { id: uploadId, ...size } = await this.keep(body, photo, { path: 'photos', ...OF_A_PICTURE });
    return { uploadId, ...size };
  }

  async keepDocument(body: Readable): Promise<TakenDocument> {
    const { id: uploadId, ...file } = await this.keep(body, document, { path: 'documents', ...OF_A_DOCUMENT });
    return { uploadId, ...file };
  }

  /** Returns the document as it was uploaded. Throws `document-not-found`, `service-unavailable`. */
  async openDocument(uploadId: string): Promise<Readable> {
    const answer = await fetch(`${this.url}/documents/${uploadId}`, {
      headers: { [SERVICE_TOKEN_HEADER]: this.token, ...traceHeader() },
      signal: AbortSignal.timeout(OF_A_DOCUMENT.withinMs),
    }).catch(() => {
      throw uploadsUnavailable();
    });
    if (answer.status === 404) throw new DomainError('document-not-found', 'not-found');
    if (!answer.ok || !answer.body) throw uploadsUnavailable();
    return Readable.fromWeb(answer.body as ReadableStream);
  }

  private async keep<Taken>(
    body: Readable,
    taken: z.ZodType<Taken>,
    { path, ...limits }: { path: string; largest: number; withinMs: number },
  ): Promise<Taken> {
    const answer = await forwardUpload(body, { url: `${this.url}/${path}`, token: this.token, ...limits });
    if (answer.status === 422) throw new DomainError(refused.parse(await answer.json()).code, 'unprocessable');
    if (!answer.ok) throw uploadsUnavailable();
    return taken.parse(await answer.json());
  }
}
