import { Readable } from 'node:stream';
import { Controller, Post, Query, Req, UseFilters, UseGuards } from '@nestjs/common';
import { FailureFilter, ServiceTokenGuard } from '@tedarik/service-kit';
import { looksLikeSpreadsheet, readSpreadsheet } from '../spreadsheet/spreadsheet.js';
import { FileStore } from './file.store.js';
import { withStart } from './with-start.js';

interface StoredFile {
  fileId: string;
  bytes: number;
  /** Of a spreadsheet: the sheet that was read, and all that can be. */
  sheet?: string;
  sheets?: string[];
}

/**
 * The endpoint for files to import: `application/octet-stream` in, `{ fileId, bytes }` out. Of a spreadsheet one sheet is
 * kept, as text: the one that `sheet` names, or the first that is a table.
 */
@Controller('files')
@UseGuards(ServiceTokenGuard)
@UseFilters(FailureFilter)
export class FilesController {
  constructor(private readonly files: FileStore) {}

  @Post()
  async store(
    @Query('name') name: string | undefined,
    @Query('sheet') wanted: string | undefined,
    @Req() request: { body: Readable },
  ): Promise<StoredFile> {
    const kept = (name ?? 'import').slice(0, 255);
    const { start, bytes } = await withStart(request.body);
    if (!looksLikeSpreadsheet(start)) return this.files.store(kept, Readable.from(bytes));
    const { text, sheet, sheets } = await readSpreadsheet(bytes, wanted ?? null);
    return { ...(await this.files.store(kept, Readable.from([Buffer.from(text)]))), sheet, sheets };
  }
}
