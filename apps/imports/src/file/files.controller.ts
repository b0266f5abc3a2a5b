import type { Readable } from 'node:stream';
import { Controller, Post, Query, Req, UseFilters, UseGuards } from '@nestjs/common';
import { FailureFilter, ServiceTokenGuard } from '@tedarik/service-kit';
import { IncomingFiles, type StoredFile } from './incoming-files.js';

/**
 * The upload endpoint: `application/octet-stream` in, `{ fileId, bytes }` out. From a spreadsheet only one sheet is stored, as text: the
 * one named by `sheet`, or the first that is a table.
 */
@Controller('files')
@UseGuards(ServiceTokenGuard)
@UseFilters(FailureFilter)
export class FilesController {
  constructor(private readonly files: IncomingFiles) {}

  @Post()
  store(
    @Query('name') name: string | undefined,
    @Query('sheet') wanted: string | undefined,
    @Req() request: { body: Readable },
  ): Promise<StoredFile> {
    return this.files.take((name ?? 'import').slice(0, 255), wanted ?? null, request.body);
  }
}
