import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ChosenColumn } from '@tedarik/commands';
import { Clock } from '@tedarik/service-kit';
import { foldedWords } from '@tedarik/turkish';
import type { ClientSession, Model } from 'mongoose';
import { ColumnMapping } from './column-mapping.schema.js';

/** Choices for columns, remembered for the next table with the same columns. */
@Injectable()
export class ColumnMappingRepository {
  constructor(
    @InjectModel(ColumnMapping.name) private readonly mappings: Model<ColumnMapping>,
    private readonly clock: Clock,
  ) {}

  /** None for columns that nobody chose anything for. */
  async find(names: readonly string[]): Promise<ChosenColumn[]> {
    const found = await this.mappings.findById(mappingKey(names)).lean<ColumnMapping>();
    return found?.columns ?? [];
  }

  /** No choices at all forget what was chosen before. */
  async save(session: ClientSession, names: readonly string[], columns: ChosenColumn[]): Promise<void> {
    const _id = mappingKey(names);
    if (columns.length === 0) await this.mappings.deleteOne({ _id }, { session });
    else await this.mappings.replaceOne({ _id }, { columns, savedAt: this.clock.now() }, { session, upsert: true });
  }
}

/** The same for the same columns, in whatever order and however they are written. */
const mappingKey = (names: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(names.map((name) => foldedWords(name).join(' ')).toSorted()))
    .digest('base64url');
