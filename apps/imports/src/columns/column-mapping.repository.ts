import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { RowFix } from '@tedarik/commands';
import { Clock } from '@tedarik/service-kit';
import { foldedWords } from '@tedarik/turkish';
import type { ClientSession, Model } from 'mongoose';
import type { FileNames } from '../parse/read-rows.js';
import { fixesWithout, mergedCorrections, NO_CORRECTIONS } from './corrections.js';
import { ColumnMapping } from './column-mapping.schema.js';

type Kept = Omit<ColumnMapping, '_id' | 'savedAt'>;

/** Column mappings that administrators chose, stored for the next table with the same columns. */
@Injectable()
export class ColumnMappingRepository {
  constructor(
    @InjectModel(ColumnMapping.name) private readonly mappings: Model<ColumnMapping>,
    private readonly clock: Clock,
  ) {}

  /** Returns null when nothing was chosen for a table with these columns. */
  find(names: FileNames): Promise<Kept | null> {
    return this.mappings.findById(mappingKey(names)).lean<ColumnMapping>().exec();
  }

  /**
   * Stores the mapping, and adds the new fixes and edits to the earlier ones. Fixes in `takenOver` that are no longer among the new ones
   * were withdrawn and are removed. When nothing at all would be stored, the mapping is deleted.
   */
  async save(
    session: ClientSession,
    names: FileNames,
    { fixes, edits, ...kept }: Kept,
    takenOver: readonly RowFix[] = [],
  ): Promise<void> {
    const _id = mappingKey(names);
    const former = (await this.mappings.findById(_id).session(session).lean<ColumnMapping>()) ?? NO_CORRECTIONS;
    const stillKept = { fixes: fixesWithout(former.fixes, takenOver), edits: former.edits };
    const mends = mergedCorrections(stillKept, { fixes, edits });
    const isNothing = [kept.columns, kept.constants, mends.fixes, mends.edits].every((list) => list.length === 0);
    if (isNothing && kept.settings === null) await this.mappings.deleteOne({ _id }, { session });
    else {
      const saved = { ...kept, ...mends, savedAt: this.clock.now() };
      await this.mappings.replaceOne({ _id }, saved, { session, upsert: true });
    }
  }

  /** Deletes edits of single rows from mappings that no import has saved since then. */
  async forgetEditsBefore(before: Date): Promise<void> {
    await this.mappings.updateMany({ savedAt: { $lt: before }, 'edits.0': { $exists: true } }, { $set: { edits: [] } });
  }

  async forget(session: ClientSession, names: FileNames): Promise<void> {
    await this.mappings.deleteOne({ _id: mappingKey(names) }, { session });
  }
}

/** Key of a set of columns or record fields, independent of their order and spelling. */
function mappingKey({ form, names }: FileNames): string {
  const folded = names.map((name) => foldedWords(name).join(' ')).toSorted();
  return createHash('sha256')
    .update(JSON.stringify(form === 'json' ? [form, folded] : folded))
    .digest('base64url');
}
