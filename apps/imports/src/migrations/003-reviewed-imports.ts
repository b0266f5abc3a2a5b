import { dropIndexes, type Migration, newId } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';

const INDEXES: mongo.IndexDescription[] = [
  // Covers the sums of an import and the search for pending chunks without reading outcomes.
  {
    key: {
      importId: 1,
      doneAt: 1,
      chunk: 1,
      read: 1,
      created: 1,
      updated: 1,
      duplicate: 1,
      skipped: 1,
      invalid: 1,
      undone: 1,
      kept: 1,
    },
    name: 'progress',
  },
  // Finds the chunks with rows of one kind, in file order.
  {
    key: {
      importId: 1,
      chunk: 1,
      firstRow: 1,
      lastRow: 1,
      doneAt: 1,
      created: 1,
      updated: 1,
      duplicate: 1,
      skipped: 1,
      invalid: 1,
      undone: 1,
      kept: 1,
      'review.new': 1,
      'review.duplicate': 1,
      'review.branch': 1,
      'review.invalid': 1,
    },
    name: 'rows',
  },
  { key: { importId: 1 }, name: 'begun', partialFilterExpression: { doneAt: null, fence: { $gt: 0 } } },
];

/**
 * Converts imports to the version with review, pause and undo. Finished imports stay readable. Unfinished ones start again, because their
 * staged rows have ids of categories and no names; rows that were already imported become duplicates.
 */
export const reviewedImports: Migration = {
  id: '003-reviewed-imports',
  async up(db) {
    await db.collection('importChunks').createIndexes(INDEXES);
    await dropIndexes(db.collection('importChunks'), ['sums', 'unfinished']);
    await db.collection('imports').createIndex({ createdAt: -1, _id: -1 });
    await completeImports(db);
    await completeChunks(db);
  },
};

interface EarlierImport {
  _id: string;
  form: string;
  status: string;
  settings: object;
  /** Id of the import that replaces this one. Only set while this migration runs. */
  anewId?: string;
}

const EARLIER = { review: { $exists: false } };
const UNDER_WAY = ['waiting', 'staging', 'importing'];

async function completeImports(db: mongo.Db): Promise<void> {
  const imports = db.collection<EarlierImport>('imports');
  for (const found of await imports.find(EARLIER).toArray()) {
    const fields = {
      settings: { defaultCategory: null, onDuplicate: 'skip', onBranch: 'skip', typeCategories: [], ...found.settings },
      separator: found.form === 'tsv' ? 'tab' : null,
      failureLine: null,
      review: false,
      startedBy: null,
      sendingSince: null,
    };
    const underWay = UNDER_WAY.includes(found.status);
    if (underWay) await beginAnew(imports, found, fields);
    const end = underWay && { status: 'cancelled', finishedAt: new Date() };
    const cutShort = underWay || found.status === 'failed';
    await imports.updateOne({ _id: found._id }, { $set: { ...fields, ...end, cutShort }, $unset: { anewId: '' } });
  }
}

/** Stores the new id first: if the migration is killed and runs again, it must not start the import twice. */
async function beginAnew(
  imports: mongo.Collection<EarlierImport>,
  { _id, anewId = newId(), ...found }: EarlierImport,
  fields: object,
): Promise<void> {
  await imports.updateOne({ _id }, { $set: { anewId } });
  const anew = { status: 'waiting', staged: false, cutShort: false, startedAt: null };
  await imports.updateOne({ _id: anewId }, { $setOnInsert: { ...found, ...fields, ...anew } }, { upsert: true });
}

interface EarlierRow {
  row: number;
  business: object | null;
}

async function completeChunks(db: mongo.Db): Promise<void> {
  const chunks = db.collection<{ _id: string; outcomes: { row: number; outcome: string; reason: string | null }[] }>(
    'importChunks',
  );
  const batches = db.collection<{ _id: string; rows: EarlierRow[] }>('importBatches');
  for await (const { _id, outcomes } of chunks.find(EARLIER)) {
    const batch = await batches.findOne({ _id });
    const known = new Map(outcomes.map((one) => [one.row, one]));
    const rows = (batch?.rows ?? []).map((row) => completeRow(row, known.get(row.row)));
    await batches.updateOne({ _id }, { $set: { rows } });
    const count = (forecast: string) => rows.filter((row) => row.forecast === forecast).length;
    const review = {
      new: count('new'),
      duplicate: count('duplicate'),
      branch: 0,
      invalid: count('invalid'),
      reasons: [],
      unknownTypes: [],
      categories: [],
      leads: [],
    };
    const nothing = { updated: 0, skipped: 0, choices: [], leads: [], undoneAt: null, undone: 0, kept: 0, keptIds: [] };
    await chunks.updateOne({ _id }, { $set: { ...nothing, review }, $unset: { turn: '' } });
  }
}

function completeRow(row: EarlierRow, outcome: { outcome: string; reason: string | null } | undefined) {
  const decided = row.business === null ? outcome : undefined;
  return {
    ...row,
    forecast: decided ? decided.outcome : 'new',
    refusal: decided?.reason ?? null,
    match: null,
    earlierRow: null,
    business: row.business && { ...row.business, categoryNames: [], unknownType: null, closed: false },
  };
}
