import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { looksLikeSpreadsheet, readSpreadsheet } from '../spreadsheet/spreadsheet.js';
import { FileStore } from './file.store.js';
import { peekStream } from './peek-stream.js';

export interface StoredFile {
  fileId: string;
  bytes: number;
  /** Only for a spreadsheet: the sheet that was read, and all readable sheets. */
  sheet?: string;
  sheets?: string[];
}

/** Stores files from uploads and from addresses. */
@Injectable()
export class IncomingFiles {
  constructor(private readonly files: FileStore) {}

  /**
   * Stores a file. From a spreadsheet only one sheet is stored, as text: the wanted one, or the first that is a table. Throws the errors of
   * FileStore and readSpreadsheet.
   */
  async take(name: string, wanted: string | null, incoming: AsyncIterable<Buffer>): Promise<StoredFile> {
    const { start, bytes } = await peekStream(incoming);
    if (!looksLikeSpreadsheet(start)) return this.files.store(name, Readable.from(bytes));
    const { text, sheet, sheets } = await readSpreadsheet(bytes, wanted);
    const stored = await this.files.store(name, Readable.from([Buffer.from(text)]), { isOurs: true });
    return { ...stored, sheet, sheets };
  }
}
