import type { Readable } from 'node:stream';
import { Controller, Header, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Uploads } from '../pictures/uploads.js';
import { AdministratorSessions } from '../administrators/administrator-sessions.js';
import { setBodyTimeout } from '../security/body-timeout.js';
import { MediaUploads, OF_A_PICTURE } from '../uploads/media-uploads.js';
import { BACK_OFFICE } from './back-office-paths.js';
import { illustratorOf } from './pictures-area.js';

/** POST /yonetici/yukle: uploads a picture as the whole body, for administrators whose records have pictures (GEN-20). */
@Controller(BACK_OFFICE)
export class PictureUploadsController {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly uploads: Uploads,
    private readonly media: MediaUploads,
  ) {}

  /** Returns the address to store. The body is not read before the sender is known. */
  @Post('yukle')
  @Header('cache-control', 'no-store')
  async upload(@Req() request: FastifyRequest): Promise<{ url: string }> {
    const session = await this.sessions.read(request);
    illustratorOf(session?.holder);
    setBodyTimeout(request.raw, OF_A_PICTURE.withinMs);
    const { id } = await this.media.keepPicture(request.body as Readable);
    return { url: this.uploads.addressOf(id) };
  }
}
