import { Controller, Get, Headers, Query, Res, UseFilters, UseGuards } from '@nestjs/common';
import { FailureFilter, ServiceTokenGuard } from '@tedarik/service-kit';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CopyPicture } from './copy/copy-picture.js';
import { uploadIn } from './copy/originals.js';
import { WIDTHS } from './copy/sizes.js';

const query = z.strictObject({
  url: z.url().max(2_048),
  width: z.coerce.number().pipe(z.literal(WIDTHS)),
});
import { PhotoFiles } from './followed/photo-files.js';
import { UploadNotFound } from './upload/upload.errors.js';

/**
 * The endpoint for files: a copy of the picture at `url` (of an upload: `upload:<id>`), `width` pixels wide at most. AVIF for clients that
 * accept it, once it has been drawn, else WebP.
 */
@Controller('pictures')
@UseGuards(ServiceTokenGuard)
@UseFilters(FailureFilter)
export class PicturesController {
  constructor(
    private readonly copyPicture: CopyPicture,
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
    // It may be taken down: nobody is to keep it for long.
    if (isPhoto) void reply.header('cache-control', 'public, max-age=600');
    void reply.send(bytes);
  }

  /** False for what is no photo of a visitor. Throws UploadNotFound for one that is hidden. */
  private async isShownPhoto(url: string): Promise<boolean> {
    const upload = uploadIn(url);
    const state = upload === undefined ? undefined : await this.photoFiles.stateOf(upload);
    if (state === 'hidden' || state === 'gone') throw new UploadNotFound();
    return state !== undefined;
  }
}
