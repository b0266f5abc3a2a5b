import type { Migration } from '@tedarik/service-kit';
import type { StagedRow } from '../import/staged-row.js';
import { type StoredRow, textsOf, toStoredRow } from '../import/stored-row.js';

/** Rows were documents in a batch; now what is large in them is text. */
export const rowTexts: Migration = {
  id: '005-row-texts',
  async up(db) {
    const batches = db.collection<{ _id: string; rows: (StagedRow | StoredRow)[] }>('importBatches');
    for await (const { _id, rows } of batches.find({
      'rows.0': { $exists: true },
      'rows.categoryNames': { $exists: false },
    })) {
      const stored = (rows as StagedRow[]).map((row) => toStoredRow(row, textsOf(row)));
      await batches.updateOne({ _id }, { $set: { rows: stored } });
    }
  },
};
