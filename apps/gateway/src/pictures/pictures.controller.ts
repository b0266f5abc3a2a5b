import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Controller, Get, Headers, Inject, Param, Query, Res } from '@nestjs/common';
import { DomainError, SERVICE_TOKEN_HEADER, traceHeader } from '@tedarik/service-kit';
import type { FastifyReply } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { PictureLinks } from './picture-links.js';
import { takesAvif } from './takes-avif.js';
import { Uploads } from './uploads.js';

const WIDTHS = new Set(['160', '320', '640', '960', '1280']);
// The first fetch of a picture takes as long as its host needs.
const WITHIN_MS = 12_000;
const KEPT_FOR = 'public, max-age=604800';
// Shorter for shared caches when WebP was sent to a client that accepts AVIF: the AVIF version may be ready later.
const KEPT_FOR_NOW = `${KEPT_FOR}, s-maxage=600`;

/** GET /gorsel/{signature}/{address}?w=640: pictures of other hosts and uploads, resized by media and served from this site. */
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
    @Headers('accept') accept: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const url = this.links.urlOf(signature, named);
    if (!url || !width || !WIDTHS.has(width)) throw notFound();
    const wanted = takesAvif(accept) ? 'image/avif' : 'image/webp';
    const answer = await this.fetchPicture(url, width, wanted);
    if (answer.status === 404) throw notFound();
    if (!answer.ok || !answer.body) throw new DomainError('service-unavailable', 'unavailable');
    const type = answer.headers.get('content-type') === 'image/avif' ? 'image/avif' : 'image/webp';
    void reply
      .type(type)
      .header('vary', 'accept')
      .header('cache-control', answer.headers.get('cache-control') ?? (type === wanted ? KEPT_FOR : KEPT_FOR_NOW))
      .header('content-length', answer.headers.get('content-length') ?? undefined)
      .send(Readable.fromWeb(answer.body as ReadableStream));
  }

  private async fetchPicture(url: string, width: string, accept: string): Promise<Response> {
    const upload = this.uploads.idIn(url);
    const query = new URLSearchParams({ url: upload ? `upload:${upload}` : url, width });
    try {
      return await fetch(`${this.config.MEDIA_URL}/pictures?${query.toString()}`, {
        headers: {
          accept,
          [SERVICE_TOKEN_HEADER]: this.config.MEDIA_TOKEN ?? this.config.SERVICE_TOKEN,
          ...traceHeader(),
        },
        signal: AbortSignal.timeout(WITHIN_MS),
      });
    } catch {
      throw new DomainError('service-unavailable', 'unavailable');
    }
  }
}

const notFound = () => new DomainError('not-found', 'not-found');
