import {
  CancelImport,
  ChooseImportRows,
  ConfirmImport,
  GetImport,
  GetImportReview,
  ListImports,
  ListTypeCategories,
  PauseImport,
  PLAIN_IMPORT,
  type RequestOf,
  ResumeImport,
  RetryImport,
  StartImport,
  UndoImport,
  UndoImportedBusinesses,
} from '@tedarik/commands';
import { newId } from '@tedarik/service-kit';
import { eventually } from '@tedarik/testing';
import { countsOf, RunningImports } from './running-imports.js';

const imports = new RunningImports();
beforeAll(() => imports.start(), 120_000);
afterAll(() => imports.stop(), 60_000);
afterEach(() => imports.directory.letAllIn());

let marks = 0;
/** A unique prefix for names. */
const aMark = () => `Mh${(marks += 1)}`;
const address = (number: number) => `Bağdat Cad. No:${number}, 34710 Kadıköy/İstanbul`;
const record = (name: string, over: object = {}) => ({ name, address: address(1), type: 'restaurant', ...over });
/** Restaurants that fill this number of chunks. */
const records = (mark: string, chunks: number) =>
  Array.from({ length: chunks * 200 }, (_, i) => record(`${mark} ${i}`, { address: address(i) }));

const EDITOR = { kind: 'back-office', id: 'a-1', name: 'Ayşe Yılmaz' } as const;
const failure = (code: string) => ({ failure: expect.objectContaining({ code }) as object });
type Rows = RequestOf<typeof ChooseImportRows>['rows'];
const choose = async (id: string, rows: Rows) =>
  imports.send(ChooseImportRows, { id, startedAt: await imports.startOf(id), rows });
const chooseOne = (id: string, choice: { row: number; action?: 'skip' | 'add' | 'update' | 'branch' }) =>
  choose(id, [{ action: null, categoryNames: null, ...choice }]);

/** A finished import of two restaurants. */
async function existing(mark: string): Promise<string> {
  const { id } = await imports.begin(
    JSON.stringify([
      record(`${mark} Lokantası`, { place_id: `${mark}-1` }),
      record(`${mark} Market`, { address: address(7) }),
    ]),
    { review: false },
  );
  await imports.until(id, 'finished');
  return id;
}

describe('a dry run', () => {
  it('IMP-JSON-31 forecasts which rows are new, duplicates, branches or invalid, and writes nothing', async () => {
    const mark = aMark();
    await existing(mark);
    const { length } = imports.directory.requested;
    const before = imports.directory.contents();
    const categories = [...imports.directory.categories.keys()];

    const id = await imports.reviewed([
      record(`${mark} Yeni`, { type: 'Gizemli yer' }),
      record(`${mark} Başka Ad`, { place_id: `${mark}-1` }),
      record(`${mark} MARKET`, { address: address(7), working_hours: { Salı: 'belki' } }),
      record(`${mark} Market`, { address: address(8), type: 'bakery' }),
      record(`${mark} Yeni`, { type: 'Gizemli yer' }),
      record(`${mark} Yeni`, { address: address(9) }),
      { name: `${mark} Adressiz` },
    ]);

    expect(new Set(imports.directory.requested.slice(length))).toEqual(
      new Set(['request.directory.match-businesses.v1']),
    );
    expect(imports.directory.contents()).toEqual(before);
    expect([...imports.directory.categories.keys()]).toEqual(categories);
    const review = await imports.send(GetImportReview, { id });
    expect(review).toMatchObject({ new: 1, duplicate: 3, branch: 2, invalid: 1, chosen: [] });
    expect(review.reasons).toEqual(
      expect.arrayContaining([
        { kind: 'duplicate', reason: 'matched-place-id', count: 1, rows: [2] },
        { kind: 'duplicate', reason: 'matched-name', count: 1, rows: [3] },
        { kind: 'duplicate', reason: 'duplicate-in-file', count: 1, rows: [5] },
        { kind: 'branch', reason: 'matched-name', count: 1, rows: [4] },
        { kind: 'branch', reason: 'branch-in-file', count: 1, rows: [6] },
        { kind: 'invalid', reason: 'address-required', count: 1, rows: [7] },
        { kind: 'warning', reason: 'unread-hours', count: 1, rows: [3] },
      ]),
    );
    expect(review.unknownTypes).toEqual([{ type: 'Gizemli yer', count: 2 }]);
    expect(review.categories[0]).toEqual({ name: 'Restoran', count: 3 });
    const progress = await imports.send(GetImport, { id });
    expect(countsOf(progress)).toMatchObject({ read: 7, created: 0, invalid: 1, remaining: 6 });
  });

  it('IMP-JSON-07 shows for each row the business, or the earlier row, that it matches', async () => {
    const mark = aMark();
    await existing(mark);
    const id = await imports.reviewed([
      record(`${mark} Başka Ad`, { place_id: `${mark}-1` }),
      record(`${mark} Çay`, { place_id: 'x' }),
      record(`${mark} Çay`, { address: address(4) }),
    ]);
    const rows = await imports.rows(id);
    expect(rows).toMatchObject([
      { row: 1, forecast: 'duplicate', match: { by: 'place-id', name: `${mark} Lokantası` }, outcome: null },
      { row: 2, forecast: 'new', match: null, earlierRow: null, categoryNames: ['Restoran'] },
      { row: 3, forecast: 'branch', match: null, earlierRow: 2, mapped: { location: { borough: 'Kadıköy' } } },
    ]);
    expect((await imports.rows(id, { forecast: 'branch' })).map(({ row }) => row)).toEqual([3]);
  });

  it('shows which rows may be an existing business, with probability and reasons', async () => {
    const mark = aMark();
    await existing(mark);
    imports.directory.alike.set(`${mark} Lokanta`, { name: `${mark} Lokantası`, probability: 0.8 });
    imports.directory.alike.set(`${mark} Bakkal`, { name: `${mark} Market`, probability: 0.99 });
    const id = await imports.reviewed([record(`${mark} Lokanta`), record(`${mark} Bakkal`), record(`${mark} Yeni`)]);
    const review = await imports.send(GetImportReview, { id });
    expect(review).toMatchObject({ new: 1, duplicate: 1, doubtful: 1 });
    expect(review.reasons).toContainEqual({ kind: 'doubtful', reason: 'matched-weights', count: 1, rows: [1] });
    expect(await imports.rows(id, { forecast: 'doubtful' })).toMatchObject([
      { row: 1, match: { kind: 'doubtful', name: `${mark} Lokantası`, probability: 0.8, reasons: ['same-phone'] } },
    ]);
    await chooseOne(id, { row: 1, action: 'skip' });
    await imports.confirm(id);
    expect(await imports.until(id, 'finished')).toMatchObject({ created: 1, duplicate: 2, skipped: 0, doubtful: 1 });
  });

  it.each([
    ['adds rows in doubt', undefined, { created: 1, skipped: 0 }],
    ['leaves them out where its setting says so', 'skip' as const, { created: 0, skipped: 1 }],
  ])('an import without a review %s, and counts them', async (_what, onDoubtful, counts) => {
    const mark = aMark();
    await existing(mark);
    imports.directory.alike.set(`${mark} Lokanta`, { name: `${mark} Lokantası`, probability: 0.8 });
    imports.directory.alike.set(`${mark} Bakkal`, { name: `${mark} Market`, probability: 0.99 });
    const rows = [record(`${mark} Lokanta`), record(`${mark} Bakkal`), record(`${mark} MARKET`)];
    const settings = { ...PLAIN_IMPORT, ...(onDoubtful && { onDoubtful }) };
    const { id } = await imports.begin(JSON.stringify(rows), { review: false, settings });
    expect(await imports.until(id, 'finished')).toMatchObject({ ...counts, duplicate: 2, doubtful: 1 });
  });

  it('shows who started an import, and lists it as open until it is cancelled', async () => {
    const { id } = await imports.begin('[{}]', {}, { actor: EDITOR });
    await imports.until(id, 'review');
    const { imports: open } = await imports.send(ListImports, { page: 1, pageSize: 100, form: 'json', open: true });
    expect(open[0]).toMatchObject({ id, startedBy: 'Ayşe Yılmaz', rowsPerSecond: null });
    await imports.send(CancelImport, { id });
    const { imports: rest } = await imports.send(ListImports, { page: 1, pageSize: 100, form: null, open: true });
    expect(rest.map((one) => one.id)).not.toContain(id);
  });

  it('A25 of a truncated file fails with the line number, and imports nothing', async () => {
    const mark = aMark();
    const text = JSON.stringify(records(mark, 1), null, 1).slice(0, -20);
    const { id } = await imports.begin(text);
    const progress = await imports.until(id, 'failed');
    expect(progress).toMatchObject({ failure: 'truncated', failureLine: expect.any(Number) as number, remaining: 0 });
    expect(imports.directory.contents().filter(({ name }) => name.startsWith(mark))).toEqual([]);
  });

  it('refuses a file that was never uploaded', async () => {
    const request = { fileId: newId(), fileName: 'x', form: 'json', separator: null, review: true } as const;
    const started = imports.send(StartImport, { ...request, settings: PLAIN_IMPORT });
    await expect(started).rejects.toMatchObject(failure('file-not-found'));
  });
});

describe('a confirmed import', () => {
  it('IMP-JSON-04 IMP-JSON-30 imports the reviewed rows, each as chosen', async () => {
    const mark = aMark();
    await existing(mark);
    const id = await imports.reviewed([
      record(`${mark} Bir`),
      record(`${mark} İki`),
      record(`${mark} Lokantası`, { place_id: `${mark}-1`, type: 'bakery' }),
      record(`${mark} Market`, { address: address(8) }),
      record(`${mark} Market`, { address: address(7) }),
    ]);
    await choose(id, [
      { row: 1, action: null, categoryNames: ['Kahvaltı', 'Restoran'] },
      { row: 2, action: 'skip', categoryNames: null },
      { row: 3, action: 'update', categoryNames: null },
      { row: 4, action: 'branch', categoryNames: null },
    ]);
    const { chosen } = await imports.send(GetImportReview, { id });
    expect(chosen).toEqual(expect.arrayContaining([{ forecast: 'new', action: 'skip', count: 1 }]));
    expect((await imports.rows(id))[0]).toMatchObject({
      categoryNames: ['Restoran'],
      chosenCategoryNames: ['Kahvaltı', 'Restoran'],
    });

    await imports.confirm(id);
    const end = await imports.until(id, 'finished');
    expect(countsOf(end)).toEqual({
      read: 5,
      created: 2,
      updated: 1,
      duplicate: 1,
      skipped: 1,
      invalid: 0,
      remaining: 0,
    });
    const rows = await imports.rows(id);
    expect(rows.map(({ outcome }) => outcome?.outcome)).toEqual([
      'created',
      'skipped',
      'updated',
      'created',
      'duplicate',
    ]);
    expect(rows[4]!.outcome).toMatchObject({ reason: 'business-exists', businessId: rows[4]!.match!.businessId });
    expect(imports.directory.contents()).toEqual(
      expect.arrayContaining([
        { name: `${mark} Bir`, status: 'active', categories: ['Kahvaltı', 'Restoran'] },
        { name: `${mark} Lokantası`, status: 'active', categories: ['Fırın'] },
      ]),
    );
    expect((await imports.rows(id, { outcome: 'skipped' })).map(({ row }) => row)).toEqual([2]);
  });

  it('lets choices be cleared, and refuses choices that a row or the status does not allow', async () => {
    const mark = aMark();
    const id = await imports.reviewed([record(`${mark} Bir`), { name: mark }]);
    await chooseOne(id, { row: 1, action: 'skip' });
    await chooseOne(id, { row: 1 });
    expect((await imports.rows(id))[0]!.action).toBeNull();
    await expect(chooseOne(id, { row: 1, action: 'update' })).rejects.toMatchObject(failure('row-without-match'));
    await expect(chooseOne(id, { row: 2, action: 'skip' })).rejects.toMatchObject(failure('row-not-found'));
    await expect(chooseOne(id, { row: 3, action: 'skip' })).rejects.toMatchObject(failure('row-not-found'));
    await imports.confirm(id);
    await imports.until(id, 'finished');
    await expect(chooseOne(id, { row: 1, action: 'skip' })).rejects.toMatchObject(failure('import-state'));
  });

  it('IMP-JSON-41 adds all branches of a chain with one setting, including those within the file', async () => {
    const mark = aMark();
    await existing(mark);
    const id = await imports.reviewed([
      record(`${mark} Market`, { address: address(8) }),
      record(`${mark} Zincir`, { address: address(1) }),
      record(`${mark} Zincir`, { address: address(2) }),
      record(`${mark} Zincir`, { address: address(2) }),
    ]);
    await imports.confirm(id, { onBranch: 'branch' });
    expect(countsOf(await imports.until(id, 'finished'))).toMatchObject({ created: 3, duplicate: 1 });
    expect((await imports.rows(id))[3]!.outcome).toMatchObject({ reason: 'duplicate-in-file', businessId: null });
  });

  it('IMP-JSON-13 IMP-JSON-34 applies the chosen categories to unknown types, and the chosen status to open businesses', async () => {
    const mark = aMark();
    const id = await imports.reviewed([
      record(`${mark} Bir`, { type: `${mark} dergahı` }),
      record(`${mark} İki`, { type: 'Başka gizem' }),
      record(`${mark} Üç`, { type: undefined }),
      record(`${mark} Dört`, { type: 'bakery', business_status: 'CLOSED_PERMANENTLY' }),
    ]);
    await imports.confirm(
      id,
      {
        status: 'pending',
        defaultCategory: 'Toptancı',
        typeCategories: [{ type: `${mark} DERGÂHI`, category: 'Lokanta', remember: true }],
      },
      { actor: EDITOR, commandId: newId() },
    );
    await imports.until(id, 'finished');
    expect(imports.directory.contents().filter(({ name }) => name.startsWith(mark))).toEqual([
      { name: `${mark} Bir`, status: 'pending', categories: ['Lokanta'] },
      { name: `${mark} İki`, status: 'pending', categories: ['Toptancı'] },
      { name: `${mark} Üç`, status: 'pending', categories: ['Toptancı'] },
      { name: `${mark} Dört`, status: 'inactive', categories: ['Fırın'] },
    ]);

    const { entries } = await imports.send(ListTypeCategories, {});
    expect(entries).toContainEqual({ type: `${mark} DERGÂHI`, category: 'Lokanta', origin: 'own' });
    const later = await imports.reviewed([record(`${mark} Beş`, { type: `${mark} dergahı` })]);
    expect((await imports.rows(later))[0]!.categoryNames).toEqual(['Lokanta']);
  });

  it('is confirmed once: repeating the command returns the import, another command is refused', async () => {
    const mark = aMark();
    const id = await imports.reviewed([record(`${mark} Bir`)]);
    const commandId = newId();
    await Promise.all([imports.confirm(id, {}, { commandId }), imports.confirm(id, {}, { commandId })]);
    await imports.until(id, 'finished');
    await expect(imports.confirm(id, {}, { commandId })).resolves.toMatchObject({ status: 'finished', created: 1 });
    await expect(imports.confirm(id)).rejects.toMatchObject(failure('import-state'));
    const startedAt = await imports.startOf(id);
    const nobodys = imports.send(ConfirmImport, { id: newId(), startedAt, settings: PLAIN_IMPORT });
    await expect(nobodys).rejects.toMatchObject(failure('import-not-found'));
  });

  it('finishes at once when none of its rows can be imported', async () => {
    const id = await imports.reviewed([{ name: 'Adressiz' }]);
    await expect(imports.confirm(id)).resolves.toMatchObject({ status: 'finished', invalid: 1, remaining: 0 });
  });
});

describe('a running import', () => {
  it('IMP-JSON-09 is paused between two chunks and continues where it stopped', async () => {
    const mark = aMark();
    const id = await imports.reviewed(records(mark, 4));
    imports.directory.letThrough(1);
    await imports.confirm(id);
    await imports.untilSent(id, 2);
    await imports.send(PauseImport, { id });
    imports.directory.letAllIn();
    await imports.untilQuiet();
    const paused = await imports.send(GetImport, { id });
    expect(countsOf(paused)).toMatchObject({ read: 800, created: 400, remaining: 400 });
    expect(paused).toMatchObject({ status: 'paused', rowsPerSecond: null, secondsLeft: null });
    await expect(imports.send(PauseImport, { id })).rejects.toMatchObject(failure('import-state'));

    await imports.send(ResumeImport, { id });
    expect(countsOf(await imports.until(id, 'finished'))).toMatchObject({ created: 800, remaining: 0 });
    expect(imports.directory.chunksOf.filter((one) => one === id)).toHaveLength(4);
  });

  it('F5 F12 stays paused when its worker is killed and Redis is emptied, and loses no row', async () => {
    const mark = aMark();
    const id = await imports.reviewed(records(mark, 3));
    imports.directory.letThrough(1);
    await imports.confirm(id);
    await imports.untilSent(id, 2);
    await imports.send(PauseImport, { id });
    await imports.killWorker(); // its second chunk is being sent to the directory
    await imports.emptyRedis();
    imports.directory.letAllIn();
    await imports.startWorker();
    await eventually('the chunk that was in hand has ended', async () => {
      expect(countsOf(await imports.send(GetImport, { id }))).toMatchObject({ created: 400, remaining: 200 });
    });
    await imports.send(ResumeImport, { id });
    expect(countsOf(await imports.until(id, 'finished'))).toMatchObject({ created: 600, duplicate: 0 });
    expect(imports.directory.contents().filter(({ name }) => name.startsWith(mark))).toHaveLength(600);
  });

  it('counts the rows that were not sent as skipped when it is cancelled', async () => {
    const mark = aMark();
    const id = await imports.reviewed([...records(mark, 3), { name: 'Adressiz' }]);
    imports.directory.letThrough(0);
    await imports.confirm(id);
    await imports.untilSent(id, 1);
    const cancelled = await imports.send(CancelImport, { id });
    expect(countsOf(cancelled)).toMatchObject({ read: 601, created: 0, skipped: 600, invalid: 1, remaining: 0 });
    imports.directory.letAllIn();
    await eventually('the chunk that was in hand has ended', async () => {
      const progress = await imports.send(GetImport, { id });
      expect(countsOf(progress)).toMatchObject({ created: 200, skipped: 400, invalid: 1, remaining: 0 });
    });
    const skipped = await imports.rows(id, { outcome: 'skipped' });
    expect(skipped).toHaveLength(400);
    expect(skipped[0]!.outcome).toMatchObject({ reason: 'import-cancelled' });
    await expect(imports.send(ResumeImport, { id })).rejects.toMatchObject(failure('import-state'));
  });

  it('creates no business when its review is cancelled', async () => {
    const mark = aMark();
    const id = await imports.reviewed([record(`${mark} Bir`, { type: `${mark} yeri` })]);
    const cancelled = await imports.send(CancelImport, { id });
    expect(countsOf(cancelled)).toMatchObject({ read: 1, skipped: 1, remaining: 0 });
    expect(imports.directory.contents().filter(({ name }) => name.startsWith(mark))).toEqual([]);
  });

  it('IMP-JSON-09 alternates with another reviewed import, chunk by chunk', async () => {
    const [first, second] = [await imports.reviewed(records(aMark(), 4)), await imports.reviewed(records(aMark(), 4))];
    imports.directory.letThrough(0);
    await imports.confirm(first);
    await imports.untilSent(first, 1);
    await imports.confirm(second);
    const from = imports.directory.chunksOf.length;
    imports.directory.letAllIn();
    await imports.until(first, 'finished');
    await imports.until(second, 'finished');
    const turns = imports.directory.chunksOf.slice(from).map((one) => (one === first ? 'first' : 'second'));
    expect(new Set(turns.slice(0, 3))).toEqual(new Set(['first', 'second']));
  });
});

describe('an ended import', () => {
  it('is undone except for businesses that were changed since', async () => {
    const mark = aMark();
    const id = await imports.reviewed([...records(mark, 2), { name: 'Adressiz' }]);
    await imports.confirm(id);
    await imports.until(id, 'finished');
    const [touched] = await imports.rows(id, { outcome: 'created' });
    imports.directory.businesses.get(touched!.outcome!.businessId!)!.touched = true;

    await imports.send(UndoImport, { id });
    const undone = await imports.until(id, 'undone');
    expect(undone).toMatchObject({ created: 400, undone: 399, kept: 1, invalid: 1 });
    expect(imports.directory.contents().filter(({ name }) => name.startsWith(mark))).toHaveLength(1);
    expect(await imports.rows(id, { undo: 'kept' })).toMatchObject([{ row: 1, undo: 'kept' }]);
    expect(await imports.rows(id, { undo: 'undone' })).toHaveLength(399);
    await expect(imports.send(UndoImport, { id })).rejects.toMatchObject(failure('import-state'));
  });

  it('K3: has its updates undone too, except for businesses that were changed since', async () => {
    const mark = aMark();
    const first = await imports.reviewed(records(mark, 1));
    await imports.confirm(first);
    await imports.until(first, 'finished');
    const later = records(mark, 1).map((one) => ({ ...one, phone: '0212 111 22 33' }));
    const second = await imports.reviewed([...later, record(`${mark} Yeni`)]);
    await imports.confirm(second, { onDuplicate: 'update' });
    await expect(imports.until(second, 'finished')).resolves.toMatchObject({ updated: 200, created: 1 });
    const [touched, untouched] = await imports.rows(second, { outcome: 'updated' });
    const stored = (row = touched) => imports.directory.businesses.get(row!.outcome!.businessId!)!;
    stored().touched = true;

    await imports.send(UndoImport, { id: second });
    await expect(imports.until(second, 'undone')).resolves.toMatchObject({ undone: 200, kept: 1 });
    expect(await imports.rows(second, { undo: 'kept' })).toMatchObject([{ row: touched!.row }]);
    expect([stored().phone, stored(untouched).phone]).toEqual(['+902121112233', null]);
  });

  it('K6: when undone deletes the categories created for it, except those that are in use', async () => {
    const mark = aMark();
    const typed = (name: string, category: string) => record(name, { type: category });
    const before = await imports.reviewed([typed(`${mark} Önce`, 'hotel')]);
    await imports.confirm(before);
    await imports.until(before, 'finished');
    const id = await imports.reviewed([
      typed(`${mark} Otel`, 'hotel'),
      typed(`${mark} Banka`, 'bank'),
      typed(`${mark} Okul`, 'school'),
    ]);
    await imports.confirm(id);
    await imports.until(id, 'finished');
    const named = () => [...imports.directory.categories.values()].map(({ name }) => name);
    expect(named()).toEqual(expect.arrayContaining(['Otel', 'Banka', 'Okul']));
    const kept = [...imports.directory.businesses.values()].find(({ name }) => name === `${mark} Okul`);
    kept!.touched = true;

    await imports.send(UndoImport, { id });
    await imports.until(id, 'undone');
    expect(named()).toEqual(expect.arrayContaining(['Otel', 'Okul']));
    expect(named()).not.toContain('Banka');
  });

  it.each(['before the deed', 'after the deed'] as const)(
    'F12 is undone when its worker is killed %s',
    async (moment) => {
      const mark = aMark();
      const { id } = await imports.begin(JSON.stringify(records(mark, 2)), { review: false });
      await imports.until(id, 'finished');
      const undos = () =>
        imports.directory.requested.filter((subject) => subject === UndoImportedBusinesses.subject).length;
      const before = undos();
      imports.directory.losesUndo = moment;
      await imports.send(UndoImport, { id });
      await eventually('an undo has reached the directory', () => expect(undos()).toBeGreaterThan(before));
      await imports.killWorker();
      await imports.emptyRedis();
      imports.directory.losesUndo = null;
      await imports.startWorker();
      expect(await imports.until(id, 'undone')).toMatchObject({ created: 400, undone: 400, kept: 0 });
      expect(imports.directory.contents().filter(({ name }) => name.startsWith(mark))).toEqual([]);
    },
  );

  it('can be undone after it was cancelled, including the chunk that was being sent', async () => {
    const mark = aMark();
    const id = await imports.reviewed(records(mark, 2));
    imports.directory.letThrough(0);
    await imports.confirm(id);
    await imports.untilSent(id, 1);
    await imports.send(CancelImport, { id });
    await imports.send(UndoImport, { id });
    imports.directory.letAllIn();
    expect(await imports.until(id, 'undone')).toMatchObject({ created: 200, undone: 200, skipped: 200 });
    expect(imports.directory.contents().filter(({ name }) => name.startsWith(mark))).toEqual([]);
  });

  it('is retried with its invalid rows, in a review of their own', async () => {
    const mark = aMark();
    const id = await imports.reviewed([record(`${mark} Bir`), { name: `${mark} İki` }, { address: 'Bir yer' }]);
    await imports.confirm(id);
    await imports.until(id, 'finished');
    const commandId = newId();
    const again = await imports.send(RetryImport, { id }, { commandId, actor: EDITOR });
    expect(again).toMatchObject({ id: commandId, fileName: 'liste.json', startedBy: 'Ayşe Yılmaz' });
    await imports.until(again.id, 'review');
    expect((await imports.rows(again.id)).map(({ source }) => source)).toEqual([
      { name: `${mark} İki` },
      { address: 'Bir yer' },
    ]);

    const whole = await existing(aMark());
    await expect(imports.send(RetryImport, { id: whole })).rejects.toMatchObject(failure('import-without-failures'));
    await expect(imports.send(RetryImport, { id: again.id })).rejects.toMatchObject(failure('import-state'));
  });

  it('IMP-TSV-04 IMP-TSV-11 lists and retries the invalid lines of a table', async () => {
    const mark = aMark();
    const lines = [
      [`${mark} Gıda`, '', '', 'Kadıköy', 'İstanbul', address(1), '', '', 'peynir toptan'],
      [`${mark} Eksik`, '', 'Market'],
      [`${mark} Adressiz`, '', 'Market', 'Kadıköy', 'İstanbul', '', '', '', ''],
    ];
    const text = lines.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\n');
    const { id } = await imports.begin(text, { form: 'tsv', separator: 'semicolon', review: false });
    expect(countsOf(await imports.until(id, 'finished'))).toMatchObject({ read: 3, created: 1, invalid: 2 });
    expect(await imports.rows(id, { outcome: 'invalid' })).toMatchObject([
      { line: 2, refusal: 'too-few-columns', outcome: { reason: 'too-few-columns' } },
      { line: 3, refusal: 'address-required', source: lines[2] },
    ]);
    expect(imports.directory.contents()).toContainEqual({
      name: `${mark} Gıda`,
      status: 'active',
      categories: ['Gıda'],
    });

    const again = await imports.send(RetryImport, { id });
    await imports.until(again.id, 'review');
    expect((await imports.rows(again.id)).map(({ source }) => source)).toEqual([lines[1], lines[2]]);
  });
});
