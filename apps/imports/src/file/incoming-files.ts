import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { looksLikeSpreadsheet, readSpreadsheet } from '../spreadsheet/spreadsheet.js';
import { FileStore } from './file.store.js';
import { withStart } from './with-start.js';

export interface StoredFile {
  fileId: string;
  bytes: number;
  /** Of a spreadsheet: the sheet that was read, and all that can be. */
  sheet?: string;
  sheets?: string[];
}

/** Takes files in, however they come. */
@Injectable()
export class IncomingFiles {
  constructor(private readonly files: FileStore) {}

  /**
   * Stores a file. Of a spreadsheet one sheet is kept, as text: the wanted one, or the first that is a table. Throws what
   * FileStore and readSpreadsheet throw.
   */
  async take(name: string, wanted: string | null, incoming: AsyncIterable<Buffer>): Promise<StoredFile> {
    const { start, bytes } = await withStart(incoming);
    if (!looksLikeSpreadsheet(start)) return this.files.store(name, Readable.from(bytes));
    const { text, sheet, sheets } = await readSpreadsheet(bytes, wanted);
    return { ...(await this.files.store(name, Readable.from([Buffer.from(text)]))), sheet, sheets };
  }
}
