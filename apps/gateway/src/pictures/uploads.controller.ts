import { Controller, Get, Param, Res } from '@nestjs/common';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyReply } from 'fastify';
import { PictureLinks } from './picture-links.js';
import { Uploads } from './uploads.js';

const LARGEST_WIDTH = 1280;

/**
 * GET /yukleme/{id}.webp: redirects the stored address of an upload to its picture, for people who find the address in a form or a file.
 */
@Controller('yukleme')
export class UploadsController {
  constructor(
    private readonly uploads: Uploads,
    private readonly links: PictureLinks,
  ) {}

  @Get(':file')
  picture(@Param('file') file: string, @Res() reply: FastifyReply): void {
    const url = this.uploads.addressOf(file.replace(/\.webp$/, ''));
    const path = this.uploads.idIn(url) ? this.links.pathOf(url) : null;
    if (!path) throw new DomainError('not-found', 'not-found');
    void reply.redirect(`${path}?w=${LARGEST_WIDTH}`, 302);
  }
}
