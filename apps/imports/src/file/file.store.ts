import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { Database, DomainError, newId } from '@tedarik/service-kit';
import { mongo } from 'mongoose';
import { IMPORTS_CONFIG, type ImportsConfig } from '../config.js';
import { LIMITS } from '../parse/source-row.js';

const MB = 1024 * 1024;

/** Uploaded files, stored in the service's own database, so that all workers can read them and no process needs a disk. */
@Injectable()
export class FileStore {
  constructor(
    private readonly database: Database,
    @Inject(IMPORTS_CONFIG) private readonly config: Pick<ImportsConfig, 'IMPORT_FILES_MB'>,
  ) {}

  /**
   * Stores a stream while it arrives. Throws `file-too-large` above the size limit, and `import-files-full` when the
   * stored files already take up IMPORT_FILES_MB. An interrupted upload is deleted. `isOurs`: the service wrote the bytes itself, columns
   * with tabs between them.
   */
  async store(name: string, bytes: Readable, { isOurs = false } = {}): Promise<{ fileId: string; bytes: number }> {
    await this.mustHaveRoom();
    const fileId = newId();
    const upload = this.bucket().openUploadStreamWithId(fileId as never, name, { metadata: { isOurs } });
    // The pending write also fails with this error.
    upload.on('error', () => undefined);
    try {
      let size = 0;
      for await (const part of bytes as AsyncIterable<Buffer>) {
        size += part.length;
        if (size > LIMITS.bytes) throw new DomainError('file-too-large', 'invalid', { maxBytes: LIMITS.bytes });
        // Sequential writes, so that none is in progress when the upload is aborted.
        await done((callback) => upload.write(part, callback));
      }
      await done((callback) => upload.end(callback));
      return { fileId, bytes: size };
    } catch (error) {
      await upload.abort();
      throw error;
    }
  }

  /** Opens the file for reading from its start. Throws `file-not-found`. */
  async open(fileId: string): Promise<Readable> {
    await this.mustHave(fileId);
    return this.bucket().openDownloadStream(fileId as never);
  }

  /** Returns whether the service wrote the bytes of the file itself. Throws `file-not-found`. */
  async isOurs(fileId: string): Promise<boolean> {
    return (await this.mustHave(fileId)).metadata?.['isOurs'] === true;
  }

  /** Throws `file-not-found` when the file does not exist. */
  async mustHave(fileId: string): Promise<mongo.GridFSFile> {
    const found = await this.bucket()
      .find({ _id: fileId as never })
      .next();
    if (!found) throw new DomainError('file-not-found', 'not-found');
    return found;
  }

  /** Deletes files that were uploaded before the given time, except those that are still needed. */
  async removeOld(before: Date, stillWanted: string[]): Promise<void> {
    const old = this.bucket().find({ uploadDate: { $lt: before }, _id: { $nin: stillWanted as never[] } });
    for await (const { _id } of old) await this.bucket().delete(_id);
  }

  /** Deletes the chunks of uploads that were killed before the given time; such files are not listed. */
  async removeBroken(before: Date): Promise<void> {
    const chunks = this.database.db.collection<{ _id: mongo.ObjectId; files_id: string }>('files.chunks');
    const old = mongo.ObjectId.createFromTime(before.getTime() / 1_000);
    const ids = await chunks.distinct('files_id', { _id: { $lt: old } });
    const listed = await this.bucket()
      .find({ _id: { $in: ids as never[] } }, { projection: { _id: 1 } })
      .toArray();
    const whole = new Set(listed.map(({ _id }) => String(_id)));
    await chunks.deleteMany({ files_id: { $in: ids.filter((id) => !whole.has(id)) } });
  }

  private async mustHaveRoom(): Promise<void> {
    const kept = this.database.db.collection('files.files');
    const [sum] = await kept
      .aggregate<{ bytes: number }>([{ $group: { _id: null, bytes: { $sum: '$length' } } }])
      .toArray();
    const { IMPORT_FILES_MB: megabytes } = this.config;
    if ((sum?.bytes ?? 0) >= megabytes * MB) throw new DomainError('import-files-full', 'unprocessable', { megabytes });
  }

  private bucket(): mongo.GridFSBucket {
    return new mongo.GridFSBucket(this.database.db, { bucketName: 'files', chunkSizeBytes: MB });
  }
}

/** Converts a callback into a promise. */
const done = (act: (callback: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => act((error) => (error ? reject(error) : resolve())));
