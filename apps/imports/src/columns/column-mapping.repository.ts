import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Clock } from '@tedarik/service-kit';
import { foldedWords } from '@tedarik/turkish';
import type { ClientSession, Model } from 'mongoose';
import { ColumnMapping } from './column-mapping.schema.js';

type Kept = Omit<ColumnMapping, '_id' | 'savedAt'>;

/** Choices for columns, remembered for the next table with the same columns. */
@Injectable()
export class ColumnMappingRepository {
  constructor(
    @InjectModel(ColumnMapping.name) private readonly mappings: Model<ColumnMapping>,
    private readonly clock: Clock,
  ) {}

  /** Null for columns that nobody chose anything for. */
  find(names: readonly string[]): Promise<Kept | null> {
    return this.mappings.findById(mappingKey(names)).lean<ColumnMapping>().exec();
  }

  /** No choices at all forget what was chosen before. */
  async save(session: ClientSession, names: readonly string[], kept: Kept): Promise<void> {
    const _id = mappingKey(names);
    const isNothing = kept.columns.length === 0 && kept.constants.length === 0 && kept.settings === null;
    if (isNothing) await this.mappings.deleteOne({ _id }, { session });
    else await this.mappings.replaceOne({ _id }, { ...kept, savedAt: this.clock.now() }, { session, upsert: true });
  }
}

/** The same for the same columns, in whatever order and however they are written. */
const mappingKey = (names: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(names.map((name) => foldedWords(name).join(' ')).toSorted()))
    .digest('base64url');
