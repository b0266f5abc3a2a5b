import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ImportProgress } from '@tedarik/commands';
import type { Model } from 'mongoose';
import { ChunkRepository } from './chunk.repository.js';
import { Import } from './import.schema.js';

const OPEN: ImportProgress['status'][] = ['waiting', 'staging', 'importing'];

@Injectable()
export class ImportRepository {
  constructor(
    @InjectModel(Import.name) private readonly imports: Model<Import>,
    private readonly chunks: ChunkRepository,
  ) {}

  /** Adds an import unless its id is there already: a repeated start finds the first. */
  async addOnce(fresh: Import): Promise<void> {
    await this.imports.updateOne({ _id: fresh._id }, { $setOnInsert: fresh }, { upsert: true });
  }

  find(id: string): Promise<Import | null> {
    return this.imports.findById(id).lean<Import>().exec();
  }

  findOpen(): Promise<Import[]> {
    return this.imports
      .find({ status: { $in: OPEN } })
      .sort({ createdAt: 1 })
      .lean<Import[]>()
      .exec();
  }

  async markStaging(id: string, at: Date): Promise<void> {
    await this.imports.updateOne({ _id: id, status: 'waiting' }, { $set: { status: 'staging', startedAt: at } });
  }

  /** The whole file has been read; chunks may still be under way. */
  async markStaged(id: string): Promise<void> {
    await this.imports.updateOne({ _id: id, status: { $in: OPEN } }, { $set: { staged: true, status: 'importing' } });
  }

  async markFailed(id: string, failure: string, at: Date): Promise<void> {
    await this.imports.updateOne(
      { _id: id, status: { $in: OPEN } },
      { $set: { status: 'failed', failure, finishedAt: at } },
    );
  }

  /** Ends an import whose file is read and whose chunks are all done; whoever comes last does it, and only once. */
  async finishIfDone(id: string, at: Date): Promise<void> {
    const staged = await this.imports.exists({ _id: id, staged: true, status: 'importing' });
    if (!staged || (await this.chunks.hasUnfinished(id))) return;
    await this.imports.updateOne({ _id: id, status: 'importing' }, { $set: { status: 'finished', finishedAt: at } });
  }

  /** How far an import is; null when there is none of that id. Counts add up at any moment. */
  async progressOf(id: string): Promise<ImportProgress | null> {
    const found = await this.find(id);
    if (!found) return null;
    const { read, created, duplicate, invalid } = await this.chunks.sumsOf(id);
    return {
      id,
      fileName: found.fileName,
      form: found.form,
      status: found.status,
      failure: found.failure,
      read,
      created,
      duplicate,
      invalid,
      remaining: read - created - duplicate - invalid,
      startedAt: found.startedAt?.toISOString() ?? null,
      finishedAt: found.finishedAt?.toISOString() ?? null,
    };
  }
}
