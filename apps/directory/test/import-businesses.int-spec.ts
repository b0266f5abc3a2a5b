import type { ImportedBusiness } from '@tedarik/commands';
import { BusinessChanged } from '@tedarik/events';
import { Outbox } from '@tedarik/outbox';
import { aBusinessInput, anImportedBusiness, sharedByTests, rejectionOf } from '@tedarik/testing';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { ImportChunks } from '../src/import/import-chunks.js';
import { BusinessRepository } from '../src/business/business.repository.js';
import { CountsAggregator } from '../src/counts/counts-aggregator.js';
import { GetBusinessBySlugQuery } from '../src/reading/get-business-by-slug.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { ListedBusinesses } from '../src/reading/listed-businesses.js';
import { ListManagedBusinessesQuery } from '../src/managed-businesses/list-managed-businesses.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);
let category: string;
beforeAll(async () => {
  // Stopped, because its own events would fail instead of those under test.
  await directory.get(CountsAggregator).onApplicationShutdown();
  category = await directory.category('Gıda');
});

const row = (number: number, name: string, over: Partial<ImportedBusiness> = {}) =>
  anImportedBusiness({ row: number, name, slug: null, placeId: null, categoryIds: [category], ...over });
const rows = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => row(index + 1, `${prefix} ${index + 1}`));
const importRows = async (businesses: ImportedBusiness[], { importId = anId(), chunk = 0, fence = 1 } = {}) => {
  const command = { importId, chunk, fence, businesses };
  return (await directory.get(ImportChunks).write(command, {})).outcomes;
};
const close = async (importId: string, fence: number, wanted: number[]) => {
  const chunks = [0, ...wanted.map((line) => 1_000_000 + line)];
  return (await directory.get(ImportChunks).close({ importId, fence, chunks, rows: wanted })).outcomes;
};
const stored = (name: RegExp) => directory.rows('businesses', { name });

it('writes businesses, their events on the bulk lane and the outcomes', async () => {
  const outcomes = await importRows(rows('Kervan', 3), { chunk: 7 });
  expect(outcomes).toMatchObject([
    { row: 1, outcome: 'created', reason: null, slug: 'kervan-1' },
    { row: 2, outcome: 'created', slug: 'kervan-2' },
    { row: 3, outcome: 'created', slug: 'kervan-3' },
  ]);
  const [first] = outcomes;
  expect(await directory.told({ aggregateId: first?.businessId })).toMatchObject([
    {
      lane: 'bulk',
      version: 1,
      envelope: { subject: BusinessChanged.subject, data: { name: 'Kervan 1', categoryIds: [category] } },
    },
  ]);
});

it('IMP-JSON-14 IMP-JSON-36 shows an imported business on its page, on the page of its city and in the back office', async () => {
  const business = row(1, 'Her Yerde Görünen', { websiteUrl: 'https://gorunen.example/', phone: '+90 212 111 22 33' });
  const [{ slug, businessId } = { slug: null, businessId: null }] = await importRows([business]);
  const shown = {
    id: businessId,
    phone: '+90 212 111 22 33',
    websiteUrl: 'https://gorunen.example/',
    locations: [{ address: business.location.address, city: 'İstanbul', isHeadquarters: true }],
  };
  const page = await directory.get(GetBusinessBySlugQuery).execute({ slug: slug ?? '' });
  expect(page).toMatchObject({ found: 'live', business: shown });

  const listed = { words: ['gorunen'], categoryIds: [], cityKey: 'istanbul', sort: 'relevance' as const };
  const { businesses } = await directory.get(ListedBusinesses).list({ ...listed, page: 1, pageSize: 12 });
  expect(businesses).toMatchObject([shown]);

  const sought = { search: 'görünen', sort: 'name' as const, descending: false, page: 1, pageSize: 20 };
  const managed = await directory.get(ListManagedBusinessesQuery).execute(sought);
  const city = { city: 'İstanbul', country: 'Türkiye' };
  expect(managed.businesses).toMatchObject([{ id: businessId, slug, categoryIds: [category], locations: [city] }]);
});

it('IMP-JSON-13 stores each category of a row once, and its opening hours', async () => {
  const openingHours = [
    { dayOfWeek: 1, opens: '09:00', closes: '12:00', isClosed: false },
    { dayOfWeek: 1, opens: '13:00', closes: '18:00', isClosed: false },
    { dayOfWeek: 0, opens: null, closes: null, isClosed: true },
  ];
  const other = await directory.category('İçecek');
  const [outcome] = await importRows([row(1, 'Saatli', { openingHours, categoryIds: [category, other, category] })]);
  const { business } = await directory.get(BusinessForms).get({ id: outcome?.businessId ?? '' });
  expect(business).toMatchObject({ categoryIds: [category, other], openingHours });
});

it('IMP-JSON-08 IMP-JSON-22 accepts a row with opening hours that a form would refuse', async () => {
  const range = { dayOfWeek: 1, opens: '09:00', closes: '18:00', isClosed: false };
  const overlapping = [range, { ...range, opens: '10:00' }];
  expect(await importRows([row(1, 'Çakışan Saatli', { openingHours: overlapping })])).toMatchObject([
    { outcome: 'created' },
  ]);
});

it('answers a repeated chunk with the stored outcomes, and writes its rows once', async () => {
  const chunk = { importId: anId(), chunk: 0 };
  const first = await importRows(rows('İkiz', 40), chunk);
  expect(await importRows(rows('İkiz', 40), chunk)).toEqual(first);
  expect(await stored(/^İkiz/)).toHaveLength(40);
  expect(await directory.told({ 'envelope.data.name': /^İkiz/ })).toHaveLength(40);
});

it('answers two concurrent deliveries of a chunk with the same outcomes', async () => {
  const chunk = { importId: anId(), chunk: 0 };
  const [first, second] = await Promise.all([
    importRows(rows('Eşzaman', 30), chunk),
    importRows(rows('Eşzaman', 30), chunk),
  ]);
  expect(second).toEqual(first);
  expect(await stored(/^Eşzaman/)).toHaveLength(30);
});

it('refuses a worker with an older fence', async () => {
  const chunk = { importId: anId(), chunk: 3 };
  await importRows(rows('Çit', 2), { ...chunk, fence: 5 });
  expect(await rejectionOf(importRows(rows('Çit', 2), { ...chunk, fence: 4 }))).toMatchObject({
    code: 'import-chunk-fenced',
    kind: 'conflict',
  });
  expect(await importRows(rows('Çit', 2), { ...chunk, fence: 6 })).toHaveLength(2);
});

describe('a closed chunk', () => {
  it('refuses the chunk and its single rows from an earlier worker, and returns the same outcomes each time', async () => {
    const importId = anId();
    const batch = await importRows(rows('Kapanan', 2), { importId, fence: 2 });
    const [single] = await importRows([row(4, 'Kapanan 4')], { importId, chunk: 1_000_004, fence: 2 });
    const closed = [batch[1], single];
    expect(await close(importId, 3, [2, 3, 4])).toEqual(closed);
    expect(await close(importId, 3, [2, 3, 4])).toEqual(closed);
    for (const chunk of [0, 1_000_002, 1_000_003]) {
      const late = importRows([row(3, 'Kapanan 3')], { importId, chunk, fence: 2 });
      expect(await rejectionOf(late)).toMatchObject({ code: 'import-chunk-fenced', kind: 'conflict' });
    }
    expect(await stored(/^Kapanan/)).toHaveLength(3);
  });

  it('that was closed before it arrived is accepted from a later worker', async () => {
    const importId = anId();
    expect(await close(importId, 3, [1, 2])).toEqual([]);
    expect(await rejectionOf(importRows(rows('Erken', 2), { importId, fence: 2 }))).toMatchObject({ kind: 'conflict' });
    expect(await importRows(rows('Erken', 2), { importId, fence: 4 })).toMatchObject(
      Array(2).fill({ outcome: 'created' }),
    );
  });

  it('names the business of a row that was written with its batch and then sent again by itself', async () => {
    const importId = anId();
    const [written] = await importRows([row(1, 'İki Kez')], { importId });
    const [again] = await importRows([row(1, 'İki Kez')], { importId, chunk: 1_000_001 });
    expect(again).toMatchObject({ outcome: 'duplicate' });
    expect(await close(importId, 2, [1])).toEqual([written]);
  });

  it('is either written completely or not at all when it is closed while it is being written', async () => {
    for (let time = 0; time < 5; time++) {
      const importId = anId();
      const lines = rows(`Yarışan ${time}`, 20);
      const [sent, closed] = await Promise.all([
        importRows(lines, { importId, fence: 2 }).catch((error: unknown) => {
          expect(error).toMatchObject({ code: 'import-chunk-fenced' });
          return [];
        }),
        close(
          importId,
          3,
          lines.map((one) => one.row),
        ),
      ]);
      expect(closed).toEqual(sent);
      expect(await stored(new RegExp(`^Yarışan ${time} `))).toHaveLength(closed.length);
    }
  });
});

it('two concurrent chunks with the same names create no name twice', async () => {
  const importId = anId();
  const [one, two] = await Promise.all([
    importRows(rows('Paralel', 60), { importId, chunk: 0 }),
    importRows(rows('PARALEL', 60), { importId, chunk: 1 }),
  ]);
  const created = [...one, ...two].filter(({ outcome }) => outcome === 'created');
  expect(created).toHaveLength(60);
  expect([...one, ...two].filter(({ outcome }) => outcome === 'duplicate')).toHaveLength(60);
  expect(await stored(/^paralel/i)).toHaveLength(60);
});

it('A32: two concurrent files with the same rows create each row once, and the same file again none', async () => {
  const [one, two] = await Promise.all([importRows(rows('Aynı', 100)), importRows(rows('Aynı', 100))]);
  expect([...one, ...two].filter(({ outcome }) => outcome === 'created')).toHaveLength(100);
  expect(await stored(/^Aynı/)).toHaveLength(100);
  const again = await importRows(rows('Aynı', 100));
  expect(again.filter(({ outcome }) => outcome === 'duplicate')).toHaveLength(100);
});

it.each([
  [
    'names with other slugs',
    (chunk: number) => rows('Dilekli', 40).map((one) => ({ ...one, slug: `d${chunk}-${one.row}` })),
  ],
  [
    'places by other names',
    (chunk: number) => rows(`Şube${chunk}`, 40).map((one) => ({ ...one, placeId: `s-${one.row}` })),
  ],
])('three concurrent chunks with the same %s create none twice', async (_what, chunkOf) => {
  const outcomes = await Promise.all([0, 1, 2].map((chunk) => importRows(chunkOf(chunk), { chunk })));
  expect(outcomes.flat().filter(({ outcome }) => outcome === 'created')).toHaveLength(40);
  expect(outcomes.flat().filter(({ outcome }) => outcome === 'duplicate')).toHaveLength(80);
});

it('six concurrent chunks that share half of their names create no name twice', async () => {
  const importId = anId();
  const chunks = Array.from({ length: 6 }, (_, chunk) => [...rows('Ortak', 10), ...rows(`Kendi${chunk}`, 10)]);
  const outcomes = await Promise.all(chunks.map((businesses, chunk) => importRows(businesses, { importId, chunk })));
  expect(outcomes.flat().filter(({ outcome }) => outcome === 'created')).toHaveLength(70);
  expect(await stored(/^Ortak/)).toHaveLength(10);
});

it('IMP-JSON-07 recognises a place by its id, whatever its name is now', async () => {
  await importRows([row(1, 'Yer Eski', { placeId: 'yer-1' })]);
  expect(await importRows([row(1, 'Yer Yeni', { placeId: 'yer-1' })])).toMatchObject([
    { outcome: 'duplicate', reason: 'business-exists', slug: 'yer-eski' },
  ]);
});

it('IMP-JSON-06 reports a name that an administrator created as a duplicate, unless that business is deleted', async () => {
  const input = aBusinessInput({ name: 'Elle Yazılan', categoryIds: [], certificates: [], products: [] });
  const saved = await directory.get(BusinessForms).create({ business: input }, {});
  expect(await importRows([row(1, 'ELLE YAZILAN')])).toMatchObject([{ outcome: 'duplicate', businessId: saved.id }]);
  await directory.get(DeletedBusinesses).delete({ id: saved.id }, {});
  expect(await importRows([row(1, 'ELLE YAZILAN')])).toMatchObject([{ outcome: 'created', slug: 'elle-yazilan' }]);
});

it('IMP-JSON-08 leaves neither rows nor events nor outcomes when the transaction fails', async () => {
  const chunk = { importId: anId(), chunk: 0 };
  const outbox = directory.get(Outbox);
  const append = jest.spyOn(outbox, 'appendMany').mockImplementationOnce(async (...given) => {
    append.mockRestore();
    await outbox.appendMany(...given);
    throw new Error('the power fails');
  });
  expect(await rejectionOf(importRows(rows('Yarım', 5), chunk))).toMatchObject({ message: 'the power fails' });
  expect(await stored(/^Yarım/)).toEqual([]);
  expect(await directory.told({ 'envelope.data.name': /^Yarım/ })).toEqual([]);
  expect(await importRows(rows('Yarım', 5), chunk)).toMatchObject(Array(5).fill({ outcome: 'created' }));
});

it('writes row by row when another writer takes a name of the batch three times', async () => {
  const businesses = directory.get(BusinessRepository);
  const addMany = businesses.addMany.bind(businesses);
  let collisions = 0;
  const spy = jest.spyOn(businesses, 'addMany').mockImplementation(async (session, documents) => {
    if (documents.length > 1) {
      collisions++;
      throw Object.assign(new Error('E11000'), { code: 11_000 });
    }
    await addMany(session, documents);
  });
  const outcomes = await importRows(rows('Sırayla', 4));
  spy.mockRestore();
  expect(collisions).toBe(3);
  expect(outcomes.map(({ row: line, outcome }) => [line, outcome])).toEqual(
    [1, 2, 3, 4].map((line) => [line, 'created']),
  );
  expect(await stored(/^Sırayla/)).toHaveLength(4);
});

it('SLUG-03 gives different names that make the same slug one slug each', async () => {
  const outcomes = await importRows([row(1, 'Kuzey'), row(2, 'Kuzey 2'), row(3, 'Kuzey Лавка')]);
  expect(outcomes.map(({ slug }) => slug)).toEqual(['kuzey', 'kuzey-2', 'kuzey-3']);
});

it('refuses a row with an unknown category and writes the others', async () => {
  const outcomes = await importRows([row(1, 'Kategorisiz', { categoryIds: [anId()] }), row(2, 'Kategorili')]);
  expect(outcomes).toMatchObject([{ outcome: 'invalid', reason: 'category-unknown' }, { outcome: 'created' }]);
});
