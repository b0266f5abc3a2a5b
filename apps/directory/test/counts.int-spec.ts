import type { BulkChanges } from '@tedarik/commands';
import { CountsRecounted } from '@tedarik/events';
import { Outbox } from '@tedarik/outbox';
import { Clock, Database } from '@tedarik/service-kit';
import { aBusinessInput, aLocationInput, anImportedBusiness, eventually } from '@tedarik/testing';
import { Categories } from '../src/records/categories.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { Districts } from '../src/records/districts.js';
import { ImportChunks } from '../src/import/import-chunks.js';
import { UndoneImports } from '../src/import/undone-imports.js';
import { CountChanges } from '../src/business/count-changes.js';
import { CountsAggregator } from '../src/counts/counts-aggregator.js';
import { CountsRepository } from '../src/counts/counts.repository.js';
import { Recount } from '../src/counts/recount.js';
import { sumOf } from '../src/business/tallies.js';
import { TALLIES_MIGRATION } from '../src/migrations/016-tallies.js';
import { ReferenceTables } from '../src/reading/reference-tables.js';
import { Sweeper } from '../src/sweep/sweeper.js';
import { bulkEditsOf } from './bulk-edits.js';
import { aDirectory, anId, type Directory } from './a-directory.js';

let directory: Directory;
beforeEach(async () => {
  directory = await aDirectory();
});
afterEach(() => directory.close());

const tables = () => directory.get(ReferenceTables).get();
const recounted = async () => {
  await directory.get(CountsAggregator).now();
  return tables();
};
const stored = () => directory.get(CountsRepository).list();
/** The result of counting all businesses from scratch. */
const counted = () =>
  directory.get(Database).transaction(async (session) => sumOf(await directory.get(CountsRepository).tally(session)));
const ensureCategories = (...categories: { name: string; slug?: string; sortOrder?: number }[]) =>
  directory.get(Categories).ensure({ categories }, {});
const kadikoy = {
  name: 'Kadıköy',
  city: 'Istanbul',
  region: null,
  country: 'Turkey',
  description: null,
  imageUrl: null,
};
const ensureDistricts = (...districts: (typeof kadikoy)[]) => directory.get(Districts).ensure({ districts }, {});
const importOne = async (name: string, category: string, city: string, borough: string | null) => {
  const row = anImportedBusiness({
    row: 1,
    name,
    slug: null,
    placeId: null,
    status: 'active',
    categoryIds: [category],
  });
  const business = { ...row, location: { ...row.location, city, borough, country: 'Turkey' } };
  const { outcomes } = await directory
    .get(ImportChunks)
    .write({ importId: anId(), chunk: 0, fence: 1, businesses: [business] }, {});
  return outcomes[0]?.businessId ?? '';
};

it('GEN-17 counts public businesses per category, city and district', async () => {
  const category = await directory.category('Gıda');
  await ensureDistricts(kadikoy);
  await importOne('Bir', category, 'Istanbul', 'Kadıköy');
  await importOne('İki', category, 'İSTANBUL', 'Kadikoy');
  const gone = await importOne('Üç', category, 'İzmir', null);
  expect(await recounted()).toMatchObject({
    categories: [{ name: 'Gıda', businessCount: 3 }],
    cities: [
      { key: 'istanbul', name: 'İstanbul', country: 'Türkiye', businessCount: 2 },
      { key: 'izmir', name: 'İzmir', businessCount: 1 },
    ],
    districts: [{ name: 'Kadıköy', slug: 'istanbul-kadikoy', city: 'İstanbul', businessCount: 2 }],
  });

  await directory.get(DeletedBusinesses).delete({ id: gone }, {});
  expect(await recounted()).toMatchObject({ categories: [{ businessCount: 2 }], cities: [{ key: 'istanbul' }] });
});

it('PUB-DIST-07 a new district counts the existing businesses, and rewrites none of them', async () => {
  const id = await importOne('Eskiden Beri', await directory.category('Gıda'), 'İstanbul', 'Kadıköy');
  await ensureDistricts(kadikoy);
  expect(await recounted()).toMatchObject({ districts: [{ businessCount: 1 }] });
  expect(await directory.rows('businesses', { _id: id })).toMatchObject([{ version: 1 }]);
});

describe('GEN-17 the counts are right', () => {
  const create = (name: string, categoryIds: string[], city = 'Sinop') =>
    directory
      .get(BusinessForms)
      .create({ business: aBusinessInput({ name, categoryIds, locations: [aLocationInput({ city })] }) }, {});
  const update = ({ id, revision }: { id: string; revision: number }, changes: object) =>
    directory.get(BusinessForms).update({ id, revision, changes }, {});
  const change = (id: string, changes: BulkChanges) => bulkEditsOf(directory, {}).change([id], changes);
  const remove = (id: string) => directory.get(DeletedBusinesses).delete({ id }, {});
  const restore = (id: string) => directory.get(DeletedBusinesses).restoreAll({ ids: [id] }, {});

  const location = { ...anImportedBusiness().location, city: 'Artvin' };
  const importRow = (over: Parameters<typeof anImportedBusiness>[0]) =>
    directory.get(ImportChunks).write(
      {
        importId: anId(),
        chunk: 0,
        fence: 1,
        businesses: [anImportedBusiness({ row: 1, name: 'Değişen', slug: null, placeId: null, ...over })],
      },
      {},
    );

  it('after each kind of change', async () => {
    const [from, to] = [await directory.category('Gıda'), await directory.category('Süt')];
    const saved = await create('Değişen', [from]);
    let imported = '';
    const steps: Record<string, () => Promise<unknown>> = {
      created: () => create('Yeni', [from, to]),
      imported: async () => (imported = await importOne('Aktarılan', from, 'Lefkoşa', null)),
      edited: () => update(saved, { categoryIds: [to], locations: [aLocationInput({ city: 'Rize' })] }),
      'given a service': async () => {
        const [service] = await directory.rows('serviceAttributes');
        await update({ ...saved, revision: 2 }, { serviceAttributeIds: [service!._id] });
      },
      hidden: () => change(saved.id, { status: 'inactive' }),
      'shown again': () => change(saved.id, { status: 'active' }),
      deleted: () => remove(saved.id),
      restored: () => restore(saved.id),
      'written over by an import': () => importRow({ action: 'update', targetId: saved.id, categoryIds: [from] }),
      'opened in another city by an import': () => importRow({ action: 'branch', targetId: saved.id, location }),
      'taken back with its import': () => directory.get(UndoneImports).undoBusinesses({ ids: [imported] }),
      swept: async () => {
        await directory.get(Categories).delete({ ids: [from], moveTo: to }, {});
        while (!(await directory.get(Sweeper).now()));
      },
    };
    for (const [step, take] of Object.entries(steps)) {
      const before = await stored();
      await take();
      await directory.get(CountsAggregator).now();
      expect([step, await stored()]).toEqual([step, await counted()]);
      expect([step, await stored()]).not.toEqual([step, before]);
    }
  });

  it('after imports, edits, deletions and recounts at the same time', async () => {
    const [one, other] = [await directory.category('Gıda'), await directory.category('Süt')];
    const edited = await Promise.all(Array.from({ length: 8 }, (_, index) => create(`Düzenlenen ${index}`, [one])));
    let isWorking = true;
    const meanwhile = async (work: () => Promise<unknown>) => {
      while (isWorking) await work();
    };
    const importing = Array.from({ length: 3 }, async (_, importer) => {
      for (let row = 0; row < 15; row++) await importOne(`Gelen ${importer} ${row}`, one, 'Rize', null);
    });
    const editing = edited.map(async (saved, index) => {
      const after = await update(saved, { categoryIds: [one, other] });
      await change(saved.id, { status: index % 2 ? 'inactive' : 'active' });
      if (index % 3 === 0) await remove(saved.id);
      if (index === 3) await restore(saved.id);
      if (index === 4) await update({ ...after, revision: after.revision + 1 }, { categoryIds: [] }).catch(() => null);
    });
    const keeping = [
      meanwhile(() => directory.get(CountsAggregator).now()),
      meanwhile(() => directory.get(Recount).now()),
      meanwhile(() => directory.get(Recount).now()),
    ];
    await Promise.all([...importing, ...editing]);
    isWorking = false;
    await Promise.all(keeping);
    await directory.get(CountsAggregator).now();
    expect(await stored()).toEqual(await counted());
    expect(await stored()).toContainEqual({ key: 'city:rize', businesses: 45 });
  });

  it('when the process ended between a change and adding it up', async () => {
    await directory.get(CountsAggregator).onApplicationShutdown();
    await importOne('Yarım Kalan', await directory.category('Gıda'), 'Rize', null);
    expect(await stored()).toEqual([]);
    const next = new CountsAggregator(
      directory.get(Database),
      directory.get(CountChanges),
      directory.get(CountsRepository),
      directory.get(Outbox),
      directory.get(Clock),
    );
    next.onApplicationBootstrap();
    await eventually('the next process adds it up', async () => {
      expect(await stored()).toContainEqual({ key: 'city:rize', businesses: 1 });
    });
    await next.onApplicationShutdown();
  });

  it('without a request for a recount, and are announced', async () => {
    await create('Duyulan', [], 'Rize');
    await eventually('the business is counted', async () => {
      expect(await stored()).toContainEqual({ key: 'city:rize', businesses: 1 });
      expect(await directory.told({ subject: CountsRecounted.subject })).not.toEqual([]);
    });
  });

  it('and notify once for each transaction, on the live lane if one of its changes is live', async () => {
    const changes = directory.get(CountChanges);
    const heard: string[] = [];
    changes.onRecorded((lane) => void heard.push(lane));
    const one = { countedUnder: ['city:rize'], certificates: [], serviceAttributeIds: [], deletedAt: null };
    const record = (lanes: ('live' | 'bulk')[]) =>
      directory.get(Database).transaction(async (session) => {
        for (const lane of lanes) await changes.record(session, [], [one], lane);
        expect(heard).toEqual([]);
      });
    await record(Array.from({ length: 20 }, (_, index) => (index === 9 ? 'live' : 'bulk')));
    await eventually('the transaction has ended', () => expect(heard).toEqual(['live']));
    heard.length = 0;
    await record([]);
    await record(['bulk']);
    await eventually('the transaction has ended', () => expect(heard).toEqual(['bulk']));
  });

  it('again after a recount if they were wrong, also when several recounts run at once', async () => {
    await create('Sayılan', [], 'Rize');
    await directory.get(CountsAggregator).now();
    const tallies = directory.db.collection<{ _id: string }>('tallies');
    await tallies.updateOne({ _id: 'city:rize' }, { $set: { businesses: 7 } });
    await tallies.updateOne({ _id: 'city:atlantis' }, { $set: { businesses: 1 } }, { upsert: true });
    await Promise.all(Array.from({ length: 4 }, () => directory.get(Recount).now()));
    await directory.get(CountsAggregator).now();
    expect(await stored()).toEqual(await counted());
    expect(await stored()).toContainEqual({ key: 'city:rize', businesses: 1 });
  });
});

describe('R29: the counts are one row for each key', () => {
  it('a change writes only the rows of its keys, and rows with a count of zero are deleted', async () => {
    await importOne('Bir', await directory.category('Gıda'), 'Rize', null);
    await recounted();
    await directory.db.collection<{ _id: string }>('tallies').updateOne({ _id: 'city:rize' }, { $set: { seen: true } });
    const there = await importOne('İki', await directory.category('Süt'), 'Sinop', null);
    await recounted();
    expect(await directory.rows('tallies', { _id: 'city:rize' })).toEqual([
      { _id: 'city:rize', businesses: 1, seen: true },
    ]);
    await directory.get(DeletedBusinesses).delete({ id: there }, {});
    await recounted();
    expect(await directory.rows('tallies', { _id: 'city:sinop' })).toEqual([]);
    expect(Object.keys((await directory.rows('counts', {}))[0]!).toSorted()).toEqual(['_id', 'recountedAt', 'version']);
  });

  it('the migration splits the former single document into rows, and can run twice', async () => {
    const counts = directory.db.collection<{ _id: string }>('counts');
    const tallies = [{ key: 'city:rize', businesses: 7 }];
    await counts.deleteMany({});
    await directory.db.collection('tallies').deleteMany({});
    await counts.insertOne({ _id: 'current', version: 41, tallies, recountedAt: new Date(0) } as { _id: string });
    for (let times = 0; times < 2; times++) {
      await TALLIES_MIGRATION.up(directory.db);
      expect(await stored()).toEqual(tallies);
    }
    expect(await counts.findOne({})).toEqual({ _id: 'current', version: 41, recountedAt: new Date(0) });
  });
});

it('announces counts only when a number has changed', async () => {
  const announced = () => directory.told({ subject: CountsRecounted.subject });
  await recounted();
  const before = (await announced()).length;
  await importOne('Sayılan', await directory.category('Gıda'), 'İzmir', null);
  await recounted();
  expect(await announced()).toHaveLength(before + 1);
  await recounted();
  expect(await announced()).toHaveLength(before + 1);
});

it('ADM-CAT-05 finds categories by folded name, creates the missing ones, and keeps the order of the request', async () => {
  const first = await ensureCategories({ name: 'Süt Ürünleri', sortOrder: 2 }, { name: 'Çay', sortOrder: 1 });
  const second = await ensureCategories({ name: 'ÇAY' }, { name: 'Bal' }, { name: 'süt ürünleri' }, { name: 'BAL' });
  expect(second.categories.map(({ name }) => name)).toEqual(['Çay', 'Bal', 'Süt Ürünleri', 'Bal']);
  expect(second.categories[0]).toEqual(first.categories[1]);
  expect((await tables()).categories.map(({ name }) => name)).toEqual(['Çay', 'Süt Ürünleri', 'Bal']);
});

it('concurrent requests for the same category create it once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ensureCategories({ name: 'Kuruyemiş', slug: 'kuruyemis' }, { name: 'Bakliyat' })),
  );
  expect(new Set(answers.map(({ categories }) => JSON.stringify(categories))).size).toBe(1);
  expect(await directory.rows('categories')).toHaveLength(2);
});

it('PUB-DIST-05 distinguishes districts of the same name by their city', async () => {
  const { districts } = await ensureDistricts(
    { ...kadikoy, name: 'Merkez', city: 'Sivas' },
    { ...kadikoy, name: 'Merkez', city: 'Kastamonu' },
    { ...kadikoy, name: 'MERKEZ', city: 'sivas' },
  );
  expect(districts.map(({ slug }) => slug)).toEqual(['sivas-merkez', 'kastamonu-merkez', 'sivas-merkez']);
});
