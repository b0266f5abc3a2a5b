import { ImportRow } from '@tedarik/commands';
import { Clock, migrate, newId } from '@tedarik/service-kit';
import { testDatabase } from '@tedarik/testing';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { chunkId } from '../src/import/chunk.js';
import { ChunkRepository } from '../src/import/chunk.repository.js';
import { ImportRepository } from '../src/import/import.repository.js';
import { RowBatch, rowBatchSchema, Chunk, chunkSchema, Import, importSchema } from '../src/import/import.schema.js';
import { ReviewRepository } from '../src/review/review.repository.js';
import { RowEditRepository } from '../src/import/row-edit.repository.js';
import { RowEdit, rowEditSchema } from '../src/import/row-edit.schema.js';
import { RowRepository } from '../src/import/row.repository.js';
import { imports } from '../src/migrations/001-imports.js';
import { reviewedImports } from '../src/migrations/003-reviewed-imports.js';
import { rowTexts } from '../src/migrations/005-row-texts.js';
import { GetImportReviewQuery } from '../src/review/get-import-review.js';
import { ListImportRowsQuery } from '../src/review/list-import-rows.js';

const database = testDatabase('imports');
let connection: Connection;
let chunks: ChunkRepository;
let rows: RowRepository;
let edits: RowEditRepository;
let reviews: ReviewRepository;
let repository: ImportRepository;

const BUSINESS = {
  ...{ name: 'Öz Çay', slug: null, description: '', phone: null, email: null, websiteUrl: null, logoUrl: null },
  ...{ photoUrl: null, photosCount: 0, placeId: null, googleId: null, businessStatus: 'OPERATIONAL', status: 'active' },
  categoryIds: [newId()],
  location: {
    ...{ address: 'Cadde 1', city: 'İstanbul', borough: null, region: null, postalCode: null, country: 'Türkiye' },
    ...{ latitude: null, longitude: null, isHeadquarters: true },
  },
  openingHours: [],
};

/** An import as stored by the previous version. */
async function anEarlierImport(status: string): Promise<string> {
  const id = newId();
  const times = { createdAt: new Date(), startedAt: new Date(), finishedAt: null };
  const how = { form: 'json', settings: { status: 'pending' }, turnBase: 1, staged: true };
  const db = connection.db!;
  const own = { _id: id as never };
  await db
    .collection('imports')
    .insertOne({ ...own, fileId: 'f', fileName: 'x.json', failure: null, status, ...how, ...times });
  const row = (number: number, business: object | null) => ({
    row: number,
    line: number,
    source: {},
    warnings: [],
    business,
  });
  const rows = [row(1, BUSINESS), row(2, null), row(3, null)];
  const outcome = (number: number, became: string, reason: string | null) => ({
    ...{ row: number, outcome: became, reason, businessId: null, slug: null },
  });
  const outcomes = [
    outcome(1, 'created', null),
    outcome(2, 'invalid', 'not-json'),
    outcome(3, 'duplicate', 'duplicate-in-file'),
  ];
  const of = { _id: chunkId(id, 0) as never, importId: id };
  await db.collection('importBatches').insertOne({ ...of, rows });
  const counts = { read: 3, created: 1, duplicate: 1, invalid: 1 };
  const place = { chunk: 0, turn: 1, firstRow: 1, lastRow: 3, fence: 1, doneAt: new Date() };
  await db.collection('importChunks').insertOne({ ...of, ...place, ...counts, outcomes });
  return id;
}

/** The database for a migration that is killed right before its `number`th update of this collection. */
function dyingBefore(number: number, collection: string): mongo.Db {
  let writes = 0;
  const orBound = <T extends object>(target: T, key: string | symbol) => {
    const value = target[key as keyof T] as unknown;
    return typeof value === 'function' ? (value as (...of: unknown[]) => unknown).bind(target) : value;
  };
  const dying = (found: mongo.Collection) =>
    new Proxy(found, {
      get: (target, key) => {
        if (key === 'updateOne' && ++writes === number) throw new Error('killed');
        return orBound(target, key);
      },
    });
  return new Proxy(connection.db!, {
    get: (target, key) => {
      if (key !== 'collection') return orBound(target, key);
      return (name: string) => (name === collection ? dying(target.collection(name)) : target.collection(name));
    },
  });
}

beforeAll(async () => {
  connection = await mongoose.createConnection(database.uri, { dbName: database.db }).asPromise();
  const chunkModel = connection.model<Chunk>(Chunk.name, chunkSchema);
  const meter = { count: () => undefined };
  chunks = new ChunkRepository(chunkModel, meter as never);
  const editModel = connection.model<RowEdit>(RowEdit.name, rowEditSchema);
  edits = new RowEditRepository(editModel, new Clock());
  rows = new RowRepository(chunkModel, connection.model<RowBatch>(RowBatch.name, rowBatchSchema));
  reviews = new ReviewRepository(chunkModel);
  repository = new ImportRepository(connection.model<Import>(Import.name, importSchema), chunks);
});
afterAll(async () => {
  await connection?.close();
  await database.drop();
});

it('the migration keeps ended imports of the former version and restarts running ones, even if it is killed repeatedly', async () => {
  const db = connection.db!;
  await migrate(db, [imports]);
  const ended = await anEarlierImport('finished');
  const underWay = await anEarlierImport('importing');
  for (const [collection, number] of [
    ...[1, 2, 3].map((one) => ['imports', one] as const),
    ...[1, 2].map((one) => ['importBatches', one] as const),
    ['importChunks', 1] as const,
  ]) {
    await expect(reviewedImports.up(dyingBefore(number, collection))).rejects.toThrow('killed');
  }
  await migrate(db, [imports, reviewedImports, rowTexts]);
  // As after a crash between the migration and its record.
  await rowTexts.up(db);

  const sumsOf = await chunks.sumsOf([ended], new Date());
  expect(sumsOf(ended)).toMatchObject({ read: 3, created: 1, updated: 0, duplicate: 1, skipped: 0, invalid: 1 });
  const all = { id: ended, forecast: null, outcome: null, undo: null, afterRow: 0, limit: 10 };
  const { rows: listed } = await new ListImportRowsQuery(repository, rows, edits).execute(all);
  expect(listed.map(({ forecast, refusal }) => [forecast, refusal])).toEqual([
    ['new', null],
    ['invalid', 'not-json'],
    ['duplicate', null],
  ]);
  expect(listed.map(({ name, source }) => [name, source])).toEqual([
    [BUSINESS.name, {}],
    ['', {}],
    ['', {}],
  ]);
  expect(() => ImportRow.array().parse(listed)).not.toThrow();
  expect(await new GetImportReviewQuery(repository, reviews).execute({ id: ended })).toMatchObject({
    new: 1,
    duplicate: 1,
  });

  expect(await repository.find(underWay)).toMatchObject({ status: 'cancelled', cutShort: true });
  const { imports: open } = await repository.list({ form: 'json', open: true, page: 1, pageSize: 10 });
  expect(open).toMatchObject([
    {
      status: 'waiting',
      fileId: 'f',
      review: false,
      cutShort: false,
      settings: { status: 'pending', onDuplicate: 'skip' },
    },
  ]);
});
