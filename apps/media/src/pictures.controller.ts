import { Controller, Get, Headers, Query, Res, UseFilters, UseGuards } from '@nestjs/common';
import { FailureFilter, ServiceTokenGuard } from '@tedarik/service-kit';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { PictureRenditions } from './rendition/picture-renditions.js';
import { uploadIn } from './rendition/originals.js';
import { WIDTHS } from './rendition/sizes.js';

const query = z.strictObject({
  url: z.url().max(2_048),
  width: z.coerce.number().pipe(z.literal(WIDTHS)),
});
import { PhotoFiles } from './tracked/photo-files.js';
import { UploadNotFound } from './upload/upload.errors.js';

/**
 * The endpoint for pictures: a copy of the picture at `url` (of an upload: `upload:<id>`), at most `width` pixels wide. AVIF for clients
 * that accept it, once encoded; else WebP.
 */
@Controller('pictures')
@UseGuards(ServiceTokenGuard)
@UseFilters(FailureFilter)
export class PicturesController {
  constructor(
    private readonly copyPicture: PictureRenditions,
    private readonly photoFiles: PhotoFiles,
  ) {}

  @Get()
  async picture(
    @Query() requested: unknown,
    @Headers('accept') accept: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { url, width } = query.parse(requested);
    const isPhoto = await this.isShownPhoto(url);
    const { bytes, format } = await this.copyPicture.execute(url, width, { avif: accept === 'image/avif' });
    void reply.type(`image/${format}`).header('vary', 'accept');
    // Cached for a short time only, because the photo may be taken down.
    if (isPhoto) void reply.header('cache-control', 'public, max-age=600');
    void reply.send(bytes);
  }

  /** Returns false for anything but a visitor's photo. Throws UploadNotFound for a hidden photo. */
  private async isShownPhoto(url: string): Promise<boolean> {
    const upload = uploadIn(url);
    const state = upload === undefined ? undefined : await this.photoFiles.stateOf(upload);
    if (state === 'hidden' || state === 'gone') throw new UploadNotFound();
    return state !== undefined;
  }
}
