import { Controller, Get, Headers, Query, Res, UseFilters, UseGuards } from '@nestjs/common';
import { FailureFilter, ServiceTokenGuard } from '@tedarik/service-kit';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CopyPicture } from './copy/copy-picture.js';
import { WIDTHS } from './copy/sizes.js';

const query = z.strictObject({
  url: z.url().max(2_048),
  width: z.coerce.number().pipe(z.literal(WIDTHS)),
});

/**
 * The endpoint for files: a copy of the picture at `url` (of an upload: `upload:<id>`), `width` pixels wide at most. AVIF for clients that
 * accept it, once it has been drawn, else WebP.
 */
@Controller('pictures')
@UseGuards(ServiceTokenGuard)
@UseFilters(FailureFilter)
export class PicturesController {
  constructor(private readonly copyPicture: CopyPicture) {}

  @Get()
  async picture(
    @Query() requested: unknown,
    @Headers('accept') accept: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { url, width } = query.parse(requested);
    const { bytes, format } = await this.copyPicture.execute(url, width, { avif: accept === 'image/avif' });
    void reply.type(`image/${format}`).header('vary', 'accept').send(bytes);
  }
}
