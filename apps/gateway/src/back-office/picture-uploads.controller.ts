import type { Readable } from 'node:stream';
import { Controller, Header, Inject, Post, Req } from '@nestjs/common';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { Uploads } from '../pictures/uploads.js';
import { AdministratorSessions } from '../administrators/administrator-sessions.js';
import { BACK_OFFICE } from './back-office-paths.js';
import { away, handOn } from './hand-on.js';
import { illustratorOf } from './pictures-area.js';

const LARGEST = 5 * 1024 * 1024;
const WITHIN_MS = 30_000;

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
    illustratorOf(session?.holder);
    const { id } = await this.pass(request.body as Readable);
    return { url: this.uploads.addressOf(id) };
  }

  private async pass(body: Readable): Promise<{ id: string }> {
    const { MEDIA_URL, SERVICE_TOKEN, MEDIA_TOKEN: token = SERVICE_TOKEN } = this.config;
    const answer = await handOn(body, { url: `${MEDIA_URL}/uploads`, token, largest: LARGEST, withinMs: WITHIN_MS });
    if (answer.ok) return taken.parse(await answer.json());
    if (answer.status !== 422) throw away();
    throw new DomainError(refused.parse(await answer.json()).code, 'unprocessable');
  }
}
