import { Controller, Get, Headers, Query, Res, UseFilters, UseGuards } from '@nestjs/common';
import { FailureFilter, ServiceTokenGuard } from '@tedarik/service-kit';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { FileSource } from './file/file-source.js';

const query = z.strictObject({ url: z.url().max(2_048) });

/**
 * The file at `url` as it comes, with its ETag and Last-Modified; 304 for one that is unchanged by `if-none-match` or
 * `if-modified-since`, 422 with `details.reason` for none. Whoever reads it counts it, and hangs up.
 */
@Controller('files')
@UseGuards(ServiceTokenGuard)
@UseFilters(FailureFilter)
export class FilesController {
  constructor(private readonly source: FileSource) {}

  @Get()
  async file(
    @Query() requested: unknown,
    @Headers('if-none-match') etag: string | undefined,
    @Headers('if-modified-since') lastModified: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { url } = query.parse(requested);
    const found = await this.source.open(url, { etag, lastModified });
    if (found.etag) void reply.header('etag', found.etag);
    if (found.lastModified) void reply.header('last-modified', found.lastModified);
    if (found.file) void reply.type('application/octet-stream').send(found.file);
    else void reply.status(304).send();
  }
}
