import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Inject, Injectable } from '@nestjs/common';
import { DocumentType, LARGEST_DOCUMENT, type TakenDocument } from '@tedarik/commands';
import { DomainError, SERVICE_TOKEN_HEADER, traceHeader } from '@tedarik/service-kit';
import { z } from 'zod';
import { away, handOn } from '../back-office/hand-on.js';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';

const WITHIN_MS = 60_000;

const taken = z.object({ id: z.string(), type: DocumentType, bytes: z.int() });
const refused = z.object({ code: z.enum(['not-a-document', 'too-many-pixels']) });

/** Documents as proof, on their way to media and back. */
@Injectable()
export class MediaDocuments {
  private readonly url: string;
  private readonly token: string;

  constructor(@Inject(GATEWAY_CONFIG) { MEDIA_URL, SERVICE_TOKEN, MEDIA_TOKEN = SERVICE_TOKEN }: GatewayConfig) {
    this.url = `${MEDIA_URL}/documents`;
    this.token = MEDIA_TOKEN;
  }

  /** Throws `not-a-document`, `too-many-pixels`, `file-too-large`, `service-unavailable`. */
  async keep(body: Readable): Promise<TakenDocument> {
    const { url, token } = this;
    const answer = await handOn(body, { url, token, largest: LARGEST_DOCUMENT, withinMs: WITHIN_MS });
    if (answer.status === 422) throw new DomainError(refused.parse(await answer.json()).code, 'unprocessable');
    if (!answer.ok) throw away();
    const { id: uploadId, type, bytes } = taken.parse(await answer.json());
    return { uploadId, type, bytes };
  }

  /** As it was sent. Throws `document-not-found`, `service-unavailable`. */
  async open(uploadId: string): Promise<Readable> {
    const answer = await fetch(`${this.url}/${uploadId}`, {
      headers: { [SERVICE_TOKEN_HEADER]: this.token, ...traceHeader() },
      signal: AbortSignal.timeout(WITHIN_MS),
    }).catch(() => {
      throw away();
    });
    if (answer.status === 404) throw new DomainError('document-not-found', 'not-found');
    if (!answer.ok || !answer.body) throw away();
    return Readable.fromWeb(answer.body as ReadableStream);
  }
}
