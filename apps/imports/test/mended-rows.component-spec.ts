import { setTimeout as pause } from 'node:timers/promises';
import {
  CancelImport,
  ChooseImportRows,
  EditImportRow,
  type EditedValue,
  FixImportRows,
  GetImport,
  GetImportReview,
  PLAIN_IMPORT,
  ReadImportAgain,
  type RowFix,
  type RowProblem,
} from '@tedarik/commands';
import { Database, newId } from '@tedarik/service-kit';
import { chunkId } from '../src/import/chunk.js';
import { eventually } from '@tedarik/testing';
import { countsOf, RunningImports } from './running-imports.js';

const imports = new RunningImports();
beforeAll(() => imports.start(), 120_000);
afterAll(() => imports.stop(), 60_000);
afterEach(() => imports.directory.letAllIn());

let marks = 0;
/** A unique prefix for names. */
const aMark = () => `Onarım${(marks += 1)}`;
const HAL = (number: number) => `Hal Yolu No:${number}, Çayeli/Rize`;
const AYSE = { actor: { kind: 'back-office', id: 'a-1', name: 'Ayşe Yılmaz' } } as const;
const MEHMET = { actor: { kind: 'back-office', id: 'a-2', name: 'Mehmet Kaya' } } as const;
const failure = (code: string) => ({ failure: expect.objectContaining({ code }) as object });

const reviewOf = (id: string) => imports.send(GetImportReview, { id });
const rowsWith = async (id: string, problem: RowProblem) => (await imports.rows(id, { problem })).map(({ row }) => row);
async function edit(id: string, row: number, values: Partial<Record<EditedValue['target'], string>>, revision = 0) {
  const request = { id, startedAt: await imports.startOf(id), row, revision };
  const edited = Object.entries(values).map(([target, text]) => ({ target, text }) as EditedValue);
  return imports.send(EditImportRow, { ...request, values: edited }, AYSE);
}
async function fix(id: string, fixes: RowFix[], withOffered = false) {
  const request = { id, startedAt: await imports.startOf(id), fixes, withOffered };
  await imports.send(FixImportRows, request, { commandId: newId(), ...AYSE });
  await imports.until(id, 'review');
}
const NO_CITY: RowFix['problem'] = { kind: 'warning', reason: 'guessed-city' };
const city = (text: string, where: RowFix['where'] = null): RowFix => ({
  problem: NO_CITY,
  where,
  target: 'city',
  text,
});

it('lists the rows with one problem, with the values of their fields', async () => {
  const mark = aMark();
  const id = await imports.reviewed([
    { name: `${mark} 1`, address: HAL(1), phone: 'yok' },
    { address: HAL(2), tel: '0464 123 45 67' },
    { name: `${mark} 3` },
    { name: `${mark} 1`, address: HAL(1) },
    { name: `${mark} 5`, address: 'Hal Yolu No:5' },
    {},
  ]);
  expect(await rowsWith(id, { kind: 'invalid', reason: 'name-required' })).toEqual([2]);
  expect(await rowsWith(id, { kind: 'invalid', reason: 'address-required' })).toEqual([3]);
  expect(await rowsWith(id, { kind: 'invalid', reason: 'name-and-address-required' })).toEqual([6]);
  expect(await rowsWith(id, { kind: 'duplicate', reason: 'duplicate-in-file' })).toEqual([4]);
  expect(await rowsWith(id, { kind: 'warning', reason: 'dropped-phone' })).toEqual([1]);
  expect(await rowsWith(id, NO_CITY)).toEqual([5]);
  const [first, second] = await imports.rows(id);
  expect(first!.fields).toEqual(
    expect.arrayContaining([
      { target: 'city', text: 'Rize' },
      { target: 'borough', text: 'Çayeli' },
      { target: 'phone', text: 'yok' },
    ]),
  );
  expect(second!.fields).toEqual(
    expect.arrayContaining([
      { target: 'name', text: '' },
      { target: 'phone', text: '0464 123 45 67' },
    ]),
  );
});

it('R1: shows and accepts values up to the limit of their fields, and refuses longer ones', async () => {
  const longest = (beginning: string, length: number) => beginning.padEnd(length, 'a');
  const [site, logo] = [longest('https://site.example/', 2_048), longest('https://logo.example/', 2_048)];
  const mark = aMark();
  const id = await imports.reviewed([
    { name: longest(mark, 150), address: HAL(1), site, logo },
    { website: site, phone: longest('yok ', 3_000) },
  ]);
  const [row, lacking] = await imports.rows(id);
  expect(row!.fields).toEqual(expect.arrayContaining([{ target: 'websiteUrl', text: site }]));
  expect(lacking!.fields).toEqual(expect.arrayContaining([{ target: 'websiteUrl', text: site }]));

  const photo = longest('https://photo.example/', 2_048);
  await edit(id, 1, { photoUrl: photo, address: HAL(1).padStart(500, 'a') });
  expect((await imports.rows(id))[0]).toMatchObject({ warnings: [], mapped: { websiteUrl: site, photoUrl: photo } });
  const tooLong = { photoUrl: photo, address: HAL(1), name: longest(mark, 151) };
  await expect(edit(id, 1, tooLong, 1)).rejects.toMatchObject(failure('bad-request'));
  await fix(id, [{ ...city(longest('https://fix.example/', 250)), target: 'websiteUrl' }]);
  const tooLongForAll = {
    id,
    startedAt: await imports.startOf(id),
    fixes: [city('a'.repeat(101))],
    withOffered: false,
  };
  const sent = imports.send(FixImportRows, tooLongForAll, { commandId: newId() });
  await expect(sent).rejects.toMatchObject(failure('bad-request'));
});

it('checks an edited row again by the same rules, and also the rows that repeat it', async () => {
  const mark = aMark();
  const id = await imports.reviewed([
    { name: `${mark} Çay`, address: HAL(1) },
    { name: `${mark} Çay`, address: HAL(1) },
    { address: HAL(3), phone: '0464 123 45 67' },
    { name: `${mark} Fındık`, address: 'Hal Yolu No:4' },
  ]);
  expect(await reviewOf(id)).toMatchObject({ new: 2, duplicate: 1, invalid: 1 });
  await edit(id, 3, { name: `${mark} Mısır` });
  expect(countsOf(await imports.send(GetImport, { id }))).toMatchObject({ read: 4, invalid: 0, remaining: 4 });
  await edit(id, 1, { name: `${mark} Kahve` });
  await edit(id, 4, { city: 'Trabzon', category: 'Kuruyemiş', phone: '0462 321 00 00' });
  expect(await reviewOf(id)).toMatchObject({ new: 4, duplicate: 0, invalid: 0, reasons: [] });
  expect(await imports.rows(id)).toMatchObject([
    { name: `${mark} Kahve`, edited: [{ target: 'name' }], revision: 1, forecast: 'new' },
    { name: `${mark} Çay`, edited: [], forecast: 'new', earlierRow: null },
    { name: `${mark} Mısır`, mapped: { phone: '+904641234567' } },
    { categoryNames: ['Kuruyemiş'], warnings: [], mapped: { phone: '+904623210000', location: { city: 'Trabzon' } } },
  ]);
  await edit(id, 3, { name: `${mark} kahve`, address: HAL(1) });
  expect(await imports.rows(id, { forecast: 'duplicate' })).toMatchObject([{ row: 3, earlierRow: 1 }]);
  await edit(id, 2, { name: '' });
  await imports.confirm(id);
  const ended = await imports.until(id, 'finished');
  expect(countsOf(ended)).toMatchObject({ read: 4, created: 2, updated: 0, duplicate: 1, invalid: 1, remaining: 0 });
  const names = imports.directory.contents().map(({ name }) => name);
  expect(names.filter((name) => name.startsWith(mark))).toEqual([`${mark} Kahve`, `${mark} Fındık`]);
});

it('compares an edited row with the current directory, and keeps a choice that is still possible', async () => {
  const mark = aMark();
  const first = await imports.reviewed([{ name: `${mark} Çay`, address: HAL(1) }]);
  await imports.confirm(first);
  await imports.until(first, 'finished');
  const id = await imports.reviewed([
    { name: `${mark} Çay`, address: HAL(1) },
    { name: `${mark} Kahve`, address: HAL(1) },
  ]);
  const startedAt = await imports.startOf(id);
  const choice = { categoryNames: null, action: 'update' as const };
  await imports.send(ChooseImportRows, { id, startedAt, rows: [{ ...choice, row: 1 }] });
  await edit(id, 2, { name: `${mark} çay` });
  expect(await imports.rows(id)).toMatchObject([
    { forecast: 'duplicate', match: { by: 'name' }, action: 'update' },
    { forecast: 'duplicate', match: { by: 'name' }, earlierRow: 1, action: null },
  ]);
  await edit(id, 1, { phone: '0464 123 45 67' });
  expect(await reviewOf(id)).toMatchObject({ chosen: [{ forecast: 'duplicate', action: 'update', count: 1 }] });
  await edit(id, 1, { name: `${mark} Mısır` }, 1);
  expect(await reviewOf(id)).toMatchObject({ new: 1, duplicate: 1, chosen: [] });
});

it('the last of two concurrent editors wins and is told; both are logged; a repeat changes nothing', async () => {
  const mark = aMark();
  const id = await imports.reviewed([{ name: mark, address: HAL(1) }]);
  expect(await edit(id, 1, { name: `${mark} A` })).toEqual({ revision: 1, overwritten: null });
  expect(await edit(id, 1, { name: `${mark} A` })).toEqual({ revision: 1, overwritten: null });
  const request = { id, startedAt: await imports.startOf(id), row: 1, revision: 0 };
  const values: EditedValue[] = [{ target: 'name', text: `${mark} B` }];
  expect(await imports.send(EditImportRow, { ...request, values }, MEHMET)).toEqual({
    revision: 2,
    overwritten: 'Ayşe Yılmaz',
  });
  const audited = (await imports.recorded('import')).filter(({ record }) => record.id === id);
  expect(audited.map(({ action }) => action)).toEqual(['row-edited', 'row-edited']);
  const [row] = await imports.rows(id);
  expect(row).toMatchObject({ name: `${mark} B`, revision: 2 });
});

it('concurrent edits of several rows are all stored', async () => {
  const mark = aMark();
  const id = await imports.reviewed([1, 2, 3].map((at) => ({ name: `${mark} ${at}` })));
  await Promise.all([1, 2, 3].map((row) => edit(id, row, { address: HAL(row) })));
  expect(await reviewOf(id)).toMatchObject({ new: 3, invalid: 0 });
});

describe('an edit that cannot be stored now', () => {
  afterEach(() => jest.restoreAllMocks());
  const busy = { failure: expect.objectContaining({ code: 'row-busy', kind: 'unavailable' }) as object };

  it('is refused as busy while the row is locked, and stored once the lock is released', async () => {
    const id = await imports.reviewed([{ name: aMark(), address: HAL(1) }]);
    const { connection, db } = imports.get(Database);
    const session = await connection.startSession();
    session.startTransaction();
    const held = { _id: chunkId(id, 0) as never };
    const { modifiedCount } = await db
      .collection('importBatches')
      .updateOne(held, { $set: { held: true } }, { session });
    expect(modifiedCount).toBe(1);
    await expect(edit(id, 1, { phone: '0464 123 45 67' })).rejects.toMatchObject(busy);
    const stored = edit(id, 1, { phone: '0464 123 45 67' });
    await pause(300);
    await session.abortTransaction();
    expect(await stored).toEqual({ revision: 1, overwritten: null });
    await session.endSession();
  });

  it('is refused as busy when checking the row takes too long', async () => {
    const id = await imports.reviewed([{ name: aMark(), address: HAL(1) }]);
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) =>
        ms === 20_000 ? AbortSignal.abort(new DOMException('', 'TimeoutError')) : timeout(ms),
      );
    await expect(edit(id, 1, { name: aMark() })).rejects.toMatchObject(busy);
  });
});

it('R1: an edit that affects rows of many chunks runs as many statements as one of a single row', async () => {
  const mark = aMark();
  const records = Array.from({ length: 500 }, (_, at) => ({
    ...{ name: `${mark} ${at % 200 === 0 ? 'Çay' : at}`, address: at % 200 === 0 ? HAL(1) : HAL(at) },
  }));
  const id = await imports.reviewed(records);
  const { connection } = imports.get(Database);
  const statementsOf = async (work: () => Promise<unknown>) => {
    let count = 0;
    connection.set('debug', (_collection: string, _method: string, ...given: object[]) => {
      if (given.some((one) => 'session' in one && one.session)) count += 1;
    });
    await work();
    connection.set('debug', false);
    return count;
  };
  const ofOne = await statementsOf(() => edit(id, 2, { phone: '0464 123 45 67' }));
  const ofMany = await statementsOf(() => edit(id, 1, { name: `${mark} Kahve` }));
  expect(await imports.rows(id, { forecast: 'duplicate' })).toMatchObject([{ row: 401, earlierRow: 201 }]);
  expect(ofMany).toBe(ofOne);
  expect(ofOne).toBeGreaterThan(0);
});

it('refuses an edit of an unknown or unreadable row, and of an import that is not in review', async () => {
  const { id } = await imports.begin(`{"name":"${aMark()}","address":"${HAL(1)}"}\n{"name":`);
  await imports.until(id, 'review');
  await expect(edit(id, 9, { name: 'Ad' })).rejects.toMatchObject(failure('row-not-found'));
  await expect(edit(id, 2, { name: 'Ad' })).rejects.toMatchObject(failure('row-unreadable'));
  await imports.send(CancelImport, { id }, AYSE);
  await expect(edit(id, 1, { name: 'Ad' })).rejects.toMatchObject(failure('import-state'));
});

describe('one value for all rows with a problem', () => {
  it('is set in all of them, or only where a column has a text; edits and choices of single rows stay', async () => {
    const mark = aMark();
    const row = (at: number, bolge: string) => ({ name: `${mark} ${at}`, address: `Hal Yolu No:${at}`, bolge });
    const id = await imports.reviewed([
      row(1, 'İç'),
      row(2, 'DIŞ'),
      row(3, 'iç'),
      row(4, 'Dış'),
      { name: `${mark} 5` },
    ]);
    await edit(id, 5, { address: HAL(5) });
    await edit(id, 4, { city: 'Rize' });
    const skip = { row: 2, action: 'skip' as const, categoryNames: null };
    await imports.send(ChooseImportRows, { id, startedAt: await imports.startOf(id), rows: [skip] });
    await fix(id, [city('Konya', { column: 'Bölge', text: 'iç' }), city('Ankara')]);
    const cities = (await imports.rows(id)).map(({ mapped }) => mapped?.location.city);
    expect(cities).toEqual(['Konya', 'Ankara', 'Konya', 'Rize', 'Rize']);
    const review = await reviewOf(id);
    expect(review).toMatchObject({ new: 5, invalid: 0, reasons: [], chosen: [{ action: 'skip', count: 1 }] });
    expect(review.fixes).toHaveLength(2);
    await imports.confirm(id);
    expect(countsOf(await imports.until(id, 'finished'))).toMatchObject({ read: 5, created: 4, skipped: 1 });
  });

  it('no edit is lost when a worker is killed before the import starts, or while its file is read again', async () => {
    const mark = aMark();
    const records = Array.from({ length: 450 }, (_, at) => ({
      name: `${mark} ${at + 1}`,
      address: at % 3 ? HAL(at) : '',
    }));
    const id = await imports.reviewed(records);
    await edit(id, 1, { address: HAL(1) });
    await imports.killWorker();
    await edit(id, 4, { address: HAL(4) });
    const request = { id, startedAt: await imports.startOf(id), withOffered: false };
    const problem = { kind: 'invalid', reason: 'address-required' } as const;
    const fixes: RowFix[] = [{ problem, where: null, target: 'address', text: HAL(900) }];
    await imports.send(FixImportRows, { ...request, fixes }, { commandId: newId(), ...AYSE });
    await imports.startWorker();
    await imports.until(id, 'review');
    expect(await reviewOf(id)).toMatchObject({ new: 450, invalid: 0 });
    await imports.killWorker();
    await imports.confirm(id);
    await imports.startWorker();
    const ended = await imports.until(id, 'finished');
    expect(countsOf(ended)).toMatchObject({ read: 450, created: 450, duplicate: 0, invalid: 0, remaining: 0 });
    const there = [...imports.directory.businesses.values()];
    expect(there.find(({ name }) => name === `${mark} 4`)?.location.address).toBe(HAL(4));
  });
});

describe('the next file with the same columns', () => {
  /** `further`: an additional column for the files of one test. */
  const table = (mark: string, rows: string[], further = '') =>
    [`Firma Adı;Adres;Telefon${further}`, ...rows.map((row) => `${mark} ${row}`)].join('\n');
  const begin = async (text: string) => {
    const { id } = await imports.begin(text, { form: 'tsv', fileName: 'liste.csv' });
    await imports.until(id, 'review');
    return id;
  };

  it('is offered the matching fixes and edits; without a review the fixes apply automatically', async () => {
    const mark = aMark();
    const rows = ['Çay;Hal Yolu No:1;1', 'Fındık;;2', `Mısır;${HAL(3)};3`];
    const first = await begin(table(mark, rows));
    expect(await reviewOf(first)).toMatchObject({ offered: 0, new: 2, invalid: 1 });
    await edit(first, 3, { address: HAL(2) });
    await edit(first, 4, { phone: '0464 123 45 67' });
    await fix(first, [city('Ankara')]);
    await imports.confirm(first);
    await imports.until(first, 'finished');

    const next = await begin(table(mark, [...rows.slice(0, 2), 'Pirinç;Hal Yolu No:4;4']));
    expect(await reviewOf(next)).toMatchObject({ offered: 2, invalid: 1, fixes: [] });
    await fix(next, [], true);
    expect(await reviewOf(next)).toMatchObject({
      offered: 0,
      invalid: 0,
      fixes: [city('Ankara')],
      reasons: [
        { kind: 'warning', reason: 'dropped-phone', count: 3 },
        { kind: 'duplicate', reason: 'matched-name', count: 2 },
      ],
    });
    const after = await imports.rows(next);
    expect(after.map(({ mapped }) => mapped?.location.city)).toEqual(['Ankara', 'Rize', 'Ankara']);

    const text = table(mark, ['Bakla;Hal Yolu No:9;']);
    const unattended = await imports.begin(text, { form: 'tsv', fileName: 'liste.csv', review: false });
    await imports.until(unattended.id, 'finished');
    expect(await imports.rows(unattended.id)).toMatchObject([
      { warnings: [], mapped: { location: { city: 'Ankara' } } },
    ]);
  });

  it('is not offered what a file accepted and removed again', async () => {
    const mark = aMark();
    const text = table(mark, ['Çay;Hal Yolu No:1;', 'Fındık;;'], ';Geri Alınan');
    const first = await begin(text);
    await edit(first, 3, { address: HAL(2) });
    await fix(first, [city('Ankara')]);
    await imports.confirm(first);
    await imports.until(first, 'finished');

    const next = await begin(text);
    await fix(next, [], true);
    await fix(next, []);
    await edit(next, 3, {}, 1);
    expect(await reviewOf(next)).toMatchObject({ offered: 0, fixes: [], invalid: 1 });
    await imports.confirm(next);
    await imports.until(next, 'finished');
    expect(await reviewOf(await begin(text))).toMatchObject({ offered: 0, fixes: [], invalid: 1 });
  });

  it('is still offered what a file did not accept', async () => {
    const text = table(aMark(), ['Çay;Hal Yolu No:1;'], ';Kalan');
    const first = await begin(text);
    await fix(first, [city('Ankara')]);
    await imports.confirm(first);
    const next = await begin(text);
    await imports.confirm(next);
    expect(await reviewOf(await begin(text))).toMatchObject({ offered: 1, fixes: [] });
  });

  it('without a review uses the city of its own settings instead of the city of an earlier file', async () => {
    const mark = aMark();
    const inEast: RowFix['where'] = { column: 'Bölge', text: 'Doğu' };
    const first = await begin(table(mark, ['Çay;Hal Yolu No:1;;Batı', 'Un;Hal Yolu No:2;;Doğu'], ';Bölge'));
    await fix(first, [city('Kars', inEast), city('Ankara')]);
    await imports.confirm(first);
    await imports.until(first, 'finished');

    const text = table(mark, ['Bakla;Hal Yolu No:8;;Batı', 'Kuskus;Hal Yolu No:9;;Doğu'], ';Bölge');
    const settings = { ...PLAIN_IMPORT, defaultCity: 'İzmir' };
    const { id } = await imports.begin(text, { form: 'tsv', fileName: 'liste.csv', review: false, settings });
    await imports.until(id, 'finished');
    const businesses = [...imports.directory.businesses.values()];
    const cityOf = (name: string) => businesses.find((one) => one.name === `${mark} ${name}`)?.location.city;
    expect([cityOf('Bakla'), cityOf('Kuskus')]).toEqual(['İzmir', 'Kars']);
  });
});

describe('fields of records that are mapped by choice', () => {
  const records = (mark: string) =>
    [1, 2].map((at) => ({
      kayit: { cari: `${mark} ${at}`, yer: { acik: `Hal Yolu No:${at}`, sehir: at === 1 ? 'Rize' : 'Artvin' } },
      ...(at === 2 && { not: 'ek' }),
    }));
  const columns = [
    { name: 'kayit.cari', target: 'name' as const },
    { name: 'kayit.yer.acik', target: 'address' as const },
    { name: 'kayit.yer.sehir', target: 'city' as const },
  ];

  it.each([
    ['a list', (list: object[]) => JSON.stringify(list)],
    ['one to a line', (list: object[]) => list.map((one) => JSON.stringify(one)).join('\n')],
    [
      'features of a map',
      (list: object[]) =>
        JSON.stringify({
          type: 'FeatureCollection',
          features: list.map((properties) => ({ type: 'Feature', geometry: null, properties })),
        }),
    ],
  ])('are mapped by dotted paths: %s; the next file is recognised by its fields', async (what, write) => {
    const mark = aMark();
    const { id } = await imports.begin(write(records(mark)));
    await imports.until(id, 'review');
    const before = await reviewOf(id);
    if (what === 'a list') {
      expect(before).toMatchObject({ invalid: 2 });
      expect(before.columns?.map(({ name }) => name)).toEqual([...columns.map(({ name }) => name), 'not']);
      const request = { id, startedAt: await imports.startOf(id), separator: null, columns, constants: [] };
      await imports.send(ReadImportAgain, request, { commandId: newId(), ...AYSE });
      await imports.until(id, 'review');
    }
    const review = await reviewOf(id);
    expect(review).toMatchObject({ new: 2, invalid: 0 });
    expect(review.columns).toMatchObject([
      { isChosen: true, target: 'name' },
      { target: 'address' },
      { target: 'city' },
      { target: null },
    ]);
    expect(await imports.rows(id)).toMatchObject([
      { name: `${mark} 1`, mapped: { location: { city: 'Rize', address: 'Hal Yolu No:1' } } },
      { name: `${mark} 2`, mapped: { location: { city: 'Artvin' } } },
    ]);
  });
});

// Reads a file of 200,000 rows twice.
if (process.env['FULL'])
  it('a row of 200,000 can be edited, and the file can be read again with a value for a quarter of the rows', async () => {
    imports.directory.businesses.clear(); // The stand-in compares each row with all of its businesses.
    const mark = aMark();
    const records = Array.from({ length: 200_000 }, (_, at) => ({
      name: `${mark} ${at}`,
      address: at % 4 ? HAL(at) : `Hal Yolu No:${at}`,
    }));
    const review = (id: string) =>
      eventually(
        'its file has been read',
        async () => expect((await imports.send(GetImport, { id })).status).toBe('review'),
        { timeoutMs: 600_000 },
      );
    const took: Record<string, number> = {};
    const timed = async (what: string, work: () => Promise<unknown>) => {
      const from = performance.now();
      await work();
      took[what] = Math.round(performance.now() - from);
    };
    const { id } = await imports.begin(JSON.stringify(records));
    await timed('first reading', () => review(id));
    await timed('edit of a telephone number', () => edit(id, 1, { phone: '0464 123 45 67' }));
    await timed('edit of a name', () => edit(id, 1, { name: `${mark} 199999` }));
    const request = { id, startedAt: await imports.startOf(id), fixes: [city('Rize')], withOffered: false };
    await timed('reading with a value for 50,000 rows', async () => {
      await timed('of that until it begins', () =>
        imports.send(FixImportRows, request, { commandId: newId(), ...AYSE }),
      );
      await review(id);
    });
    expect(await reviewOf(id)).toMatchObject({ new: 199_999, branch: 1, reasons: [{ kind: 'branch', count: 1 }] });
    console.info('Milliseconds with 200,000 rows:', took);
  }, 1_500_000);
