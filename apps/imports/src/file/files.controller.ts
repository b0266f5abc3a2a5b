import type { Readable } from 'node:stream';
import { Controller, Post, Query, Req, UseFilters, UseGuards } from '@nestjs/common';
import { FailureFilter, ServiceTokenGuard } from '@tedarik/service-kit';
import { FileStore } from './file.store.js';

/** The endpoint for files to import: `application/octet-stream` in, `{ fileId, bytes }` out. */
@Controller('files')
@UseGuards(ServiceTokenGuard)
@UseFilters(FailureFilter)
export class FilesController {
  constructor(private readonly files: FileStore) {}

  @Post()
  store(
    @Query('name') name: string | undefined,
    @Req() request: { body: Readable },
  ): Promise<{ fileId: string; bytes: number }> {
    return this.files.store((name ?? 'import').slice(0, 255), request.body);
  }
}
