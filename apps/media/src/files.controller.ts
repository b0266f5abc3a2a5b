import { Controller, Get, Headers, Query, Res, UseFilters, UseGuards } from '@nestjs/common';
import { FailureFilter, ServiceTokenGuard } from '@tedarik/service-kit';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { FileSource } from './file/file-source.js';

const query = z.strictObject({ url: z.url().max(2_048) });

/**
 * Returns the file at `url` unchanged, with its ETag and Last-Modified. 304 when it is unchanged according to `if-none-match` or
 * `if-modified-since`; 422 with `details.reason` when it cannot be fetched. The size is not limited here: the client counts the bytes and
 * closes the connection.
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
