import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Database, DomainError, newId } from '@tedarik/service-kit';
import { mongo } from 'mongoose';
import { LIMITS } from '../parse/source-row.js';

/** Uploaded files, in the service's own database: every worker copy reaches them and no disk of a process is needed. */
@Injectable()
export class FileStore {
  constructor(private readonly database: Database) {}

  /** Stores a stream as it comes. Throws `file-too-large` past the limit and keeps nothing of it. */
  async store(name: string, bytes: Readable): Promise<{ fileId: string; bytes: number }> {
    const fileId = newId();
    let size = 0;
    const upload = this.bucket().openUploadStreamWithId(fileId as never, name);
    await pipeline(
      bytes,
      async function* (source: AsyncIterable<Buffer>) {
        for await (const part of source) {
          size += part.length;
          if (size > LIMITS.bytes) throw new DomainError('file-too-large', 'invalid', { maxBytes: LIMITS.bytes });
          yield part;
        }
      },
      upload,
    );
    return { fileId, bytes: size };
  }

  /** The file from its beginning. Throws `file-not-found` when it is not there. */
  async open(fileId: string): Promise<Readable> {
    const found = await this.bucket()
      .find({ _id: fileId as never })
      .hasNext();
    if (!found) throw new DomainError('file-not-found', 'not-found');
    return this.bucket().openDownloadStream(fileId as never);
  }

  private bucket(): mongo.GridFSBucket {
    return new mongo.GridFSBucket(this.database.db, { bucketName: 'files', chunkSizeBytes: 1024 * 1024 });
  }
}
