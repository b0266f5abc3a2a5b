import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { TakenPicture } from '@tedarik/commands';
import { DomainError } from '@tedarik/service-kit';
import { z } from 'zod';
import { away, handOn } from '../back-office/hand-on.js';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';

const LARGEST = 5 * 1024 * 1024;
const WITHIN_MS = 30_000;

const taken = z.object({ id: z.string(), width: z.int(), height: z.int() });
const refused = z.object({ code: z.enum(['not-a-picture', 'too-many-pixels']) });

/** Photos of visitors, on their way to media. */
@Injectable()
export class MediaPhotos {
  constructor(@Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig) {}

  /** Throws `not-a-picture`, `too-many-pixels`, `file-too-large`, `service-unavailable`. */
  async keep(body: Readable): Promise<TakenPicture> {
    const { MEDIA_URL, SERVICE_TOKEN, MEDIA_TOKEN: token = SERVICE_TOKEN } = this.config;
    const answer = await handOn(body, { url: `${MEDIA_URL}/photos`, token, largest: LARGEST, withinMs: WITHIN_MS });
    if (answer.status === 422) throw new DomainError(refused.parse(await answer.json()).code, 'unprocessable');
    if (!answer.ok) throw away();
    const { id: uploadId, width, height } = taken.parse(await answer.json());
    return { uploadId, width, height };
  }
}
