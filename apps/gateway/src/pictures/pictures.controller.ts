import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { DomainError, SERVICE_TOKEN_HEADER } from '@tedarik/service-kit';
import type { FastifyReply } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { PictureLinks } from './picture-links.js';
import { Uploads } from './uploads.js';

const WIDTHS = new Set(['160', '320', '640', '960', '1280']);
// Fetching a picture for the first time takes as long as its host does.
const WITHIN_MS = 12_000;
const KEPT_FOR = 'public, max-age=604800';

/** GET /gorsel/{signature}/{address}?w=640: pictures of other hosts and uploads, as copies of media, under our own address. */
@Controller('gorsel')
export class PicturesController {
  constructor(
    private readonly links: PictureLinks,
    private readonly uploads: Uploads,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Get(':signature/:named')
  async picture(
    @Param('signature') signature: string,
    @Param('named') named: string,
    @Query('w') width: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const url = this.links.urlOf(signature, named);
    if (!url || !width || !WIDTHS.has(width)) throw notFound();
    const answer = await this.ask(url, width);
    if (answer.status === 404) throw notFound();
    if (!answer.ok || !answer.body) throw new DomainError('service-unavailable', 'unavailable');
    void reply
      .type('image/webp')
      .header('cache-control', KEPT_FOR)
      .header('content-length', answer.headers.get('content-length') ?? undefined)
      .send(Readable.fromWeb(answer.body as ReadableStream));
  }

  private async ask(url: string, width: string): Promise<Response> {
    const upload = this.uploads.idIn(url);
    const query = new URLSearchParams({ url: upload ? `upload:${upload}` : url, width });
    try {
      return await fetch(`${this.config.MEDIA_URL}/pictures?${query.toString()}`, {
        headers: { [SERVICE_TOKEN_HEADER]: this.config.SERVICE_TOKEN },
        signal: AbortSignal.timeout(WITHIN_MS),
      });
    } catch {
      throw new DomainError('service-unavailable', 'unavailable');
    }
  }
}

const notFound = () => new DomainError('not-found', 'not-found');
