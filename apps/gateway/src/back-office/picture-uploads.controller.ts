import { Readable } from 'node:stream';
import { Controller, Header, Inject, Post, Req } from '@nestjs/common';
import { DomainError, SERVICE_TOKEN_HEADER, upTo } from '@tedarik/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { HttpRefusal } from '../errors/http-refusal.js';
import { Uploads } from '../pictures/uploads.js';
import { UPLOAD_TYPE } from '../security/cross-site.js';
import { signedInAdministrator, administratorOf } from './administrator.js';
import { AdministratorSessions } from './administrator-sessions.js';
import { type Area, AREAS_OF } from './areas.js';
import { BACK_OFFICE } from './back-office-paths.js';

const LARGEST = 5 * 1024 * 1024;
const WITHIN_MS = 30_000;
/** Where records have pictures. */
const AREAS_WITH_PICTURES: readonly Area[] = ['businesses', 'products', 'districts', 'blog'];

const taken = z.object({ id: z.string() });
const refused = z.object({ code: z.enum(['not-a-picture', 'too-many-pixels']) });

/** POST /yonetici/yukle: a picture as the whole body, for administrators whose records have pictures (GEN-20). */
@Controller(BACK_OFFICE)
export class PictureUploadsController {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly uploads: Uploads,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Answers the address to store. Nobody's bytes are read before it is known who sends them. */
  @Post('yukle')
  @Header('cache-control', 'no-store')
  async upload(@Req() request: FastifyRequest): Promise<{ url: string }> {
    const session = await this.sessions.read(request);
    const { role } = signedInAdministrator(session?.holder);
    administratorOf(session?.holder, AREAS_WITH_PICTURES.find((area) => AREAS_OF[role].includes(area)) ?? 'businesses');
    const { id } = await this.pass(request.body as Readable);
    return { url: this.uploads.addressOf(id) };
  }

  /** Hands the bytes to media as they come. */
  private async pass(body: Readable): Promise<{ id: string }> {
    let tooLarge: HttpRefusal | undefined;
    const bytes = upTo(LARGEST, body, () => (tooLarge = new HttpRefusal(413, 'file-too-large')));
    const answer = await fetch(`${this.config.MEDIA_URL}/uploads`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', [SERVICE_TOKEN_HEADER]: this.config.SERVICE_TOKEN },
      body: Readable.from(bytes) as unknown as ReadableStream,
      duplex: 'half',
      signal: AbortSignal.timeout(WITHIN_MS),
    } as RequestInit).catch(() => {
      throw tooLarge ?? away();
    });
    if (answer.ok) return taken.parse(await answer.json());
    if (answer.status !== 422) throw away();
    throw new DomainError(refused.parse(await answer.json()).code, 'unprocessable');
  }
}

const away = () => new DomainError('service-unavailable', 'unavailable');

/** Hands the body of a picture to its handler as it comes. */
export function takePictures(instance: FastifyInstance): void {
  instance.addContentTypeParser(UPLOAD_TYPE, (_request, body, done) => done(null, body));
}
