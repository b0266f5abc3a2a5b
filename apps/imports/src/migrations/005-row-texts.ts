import type { Migration } from '@tedarik/service-kit';

interface Row {
  source?: unknown;
  business: { categoryNames?: string[]; unknownType?: string | null } | null;
}

function withTexts({ source, business, ...row }: Row) {
  const { categoryNames = [], unknownType = null, ...rest } = business ?? {};
  const texts = { source: JSON.stringify(source ?? null), business: business && JSON.stringify(rest) };
  return { ...row, ...texts, categoryNames, unknownType };
}

/** Converts the large parts of stored rows from documents to JSON text. */
export const rowTexts: Migration = {
  id: '005-row-texts',
  async up(db) {
    const batches = db.collection<{ _id: string; rows: unknown[] }>('importBatches');
    for await (const { _id, rows } of batches.find({
      'rows.0': { $exists: true },
      'rows.categoryNames': { $exists: false },
    })) {
      await batches.updateOne({ _id }, { $set: { rows: (rows as Row[]).map(withTexts) } });
    }
  },
};
