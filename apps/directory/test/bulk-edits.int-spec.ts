import { MOST_IN_BULK_EDIT, PREVIEWS_OF_ONE_ACCOUNT } from '@tedarik/commands';
import { AUDIT_RECORDED, type AuditRecord, BusinessChanged, ProductChanged, subjectOn } from '@tedarik/events';
import { aBusinessInput, aLocationInput, sharedByTests, rejectionOf } from '@tedarik/testing';
import { BulkEditStep } from '../src/bulk-edits/bulk-edit-step.js';
import { BulkEditViews } from '../src/bulk-edits/bulk-edit-views.js';
import { BulkEditWork } from '../src/bulk-edits/bulk-edit-work.js';
import { BulkEditsRepository } from '../src/bulk-edits/bulk-edits.repository.js';
import { RewrittenBusinesses } from '../src/sweep/rewritten-businesses.js';
import { Categories } from '../src/records/categories.js';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { ManagedBusinessListRepository } from '../src/managed-businesses/managed-business-list.repository.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { aDirectory, anId } from './a-directory.js';
import { bulkEditsOf } from './bulk-edits.js';

const ADMIN = { actor: { kind: 'back-office' as const, id: anId(), name: 'Ayşe Yönetici' } };
const DAY_MS = 86_400_000;

const directory = sharedByTests(aDirectory);
let edits: ReturnType<typeof bulkEditsOf>;
beforeAll(() => {
  edits = bulkEditsOf(directory, ADMIN);
});
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  for (const name of ['businesses', 'products', 'outbox', 'bulkEdits', 'bulkEditRows'])
    await directory.db.collection(name).deleteMany({});
});

const create = (name: string, over: Parameters<typeof aBusinessInput>[0] = {}) =>
  directory.get(BusinessForms).create({ business: aBusinessInput({ name, verified: false, ...over }) }, ADMIN);
const update = ({ id, revision }: { id: string; revision: number }, changes: object) =>
  directory.get(BusinessForms).update({ id, revision, changes }, ADMIN);
const byId = async (id: string) => (await directory.get(BusinessForms).get({ id })).business;
const recorded = async () =>
  (await directory.told<AuditRecord>({ subject: AUDIT_RECORDED.directory.subject })).map(
    ({ envelope }) => envelope.data,
  );
/** Backdates an edit and its rows by a number of days. */
async function age(id: string, days: number) {
  const at = new Date(Date.now() - days * DAY_MS);
  const edit = directory.db.collection<{ _id: string }>('bulkEdits');
  await edit.updateOne({ _id: id }, { $set: { at } });
  await edit.updateOne({ _id: id, appliedAt: { $ne: null } }, { $set: { appliedAt: at } });
}

describe('the preview of a bulk edit', () => {
  it('K20 counts what would change, is already so or cannot change, with examples by name; changes nothing', async () => {
    const active = await create('Elma');
    const pending = await create('Çilek', { status: 'pending' });
    const inactive = await create('Armut', { status: 'inactive' });
    const gone = await create('Erik');
    await directory.get(DeletedBusinesses).delete({ id: gone.id }, ADMIN);
    await directory.db.collection('outbox').deleteMany({});
    const preview = await edits.preview([active.id, pending.id, inactive.id, gone.id, anId()], { status: 'inactive' });
    expect(preview).toMatchObject({
      ...{ state: 'previewed', total: 4, toChange: 1, same: 1, refused: 2, undoableUntil: null, by: null },
      examples: [{ name: 'Elma', before: { status: 'active' }, after: { status: 'inactive' } }],
      reasons: [
        { code: 'business-not-found', count: 1 },
        { code: 'status-change-not-allowed', count: 1 },
      ],
      named: [
        { id: pending.id, name: 'Çilek', code: 'status-change-not-allowed' },
        { id: gone.id, name: 'Erik', code: 'business-not-found' },
      ],
    });
    expect(await directory.told({ aggregateId: active.id })).toEqual([]);
    expect(await byId(active.id)).toMatchObject({ status: 'active', revision: 1 });
  });

  it('is stored only for the latest previews of an account, and until it is discarded', async () => {
    const { id } = await create('Elma');
    const other = bulkEditsOf(directory, { actor: { ...ADMIN.actor, id: anId() } });
    const kept = await other.preview([id], { featured: true });
    const previews = [];
    for (let made = 0; made <= PREVIEWS_OF_ONE_ACCOUNT; made++)
      previews.push(await edits.preview([id], { verified: true }));
    const stored = async () => {
      const rows = await directory.db.collection('bulkEditRows').find().toArray();
      return new Set(rows.map(({ editId }) => editId as string));
    };
    const latest = previews.slice(1).map((preview) => preview.id);
    expect(await stored()).toEqual(new Set([kept.id, ...latest]));

    expect(await edits.discard(latest[0]!)).toEqual({ isDiscarded: true });
    expect(await edits.discard(latest[0]!)).toEqual({ isDiscarded: false });
    expect(await rejectionOf(edits.begin(latest[0]!))).toMatchObject({ code: 'bulk-edit-not-found' });
    await edits.begin(latest[1]!);
    expect(await edits.discard(latest[1]!)).toEqual({ isDiscarded: false });
    expect(await edits.work(latest[1]!)).toMatchObject({ state: 'applied', changed: 1 });
    expect(await stored()).toEqual(new Set([kept.id, ...latest.slice(1)]));
  });

  it('K20 covers all businesses that match search and filter at that moment, and none created later', async () => {
    const kars = { locations: [aLocationInput({ city: 'Kars' })] };
    for (let number = 1; number <= 25; number++) await create(`Peynirci ${String(number).padStart(2, '0')}`, kars);
    await create('Peynirci Vanlı', { locations: [aLocationInput({ city: 'Van' })] });
    await create('Balcı', kars);
    const filter = { search: 'peynirci', cityKey: 'kars', status: 'active' as const };
    const preview = await edits.previewAll(filter, { verified: true });
    expect(preview).toMatchObject({ total: 25, toChange: 25 });
    expect(preview.examples.map(({ name }) => name).slice(0, 2)).toEqual(['Peynirci 01', 'Peynirci 02']);
    expect(preview.examples).toHaveLength(20);
    const late = await create('Peynirci 00', kars);
    expect(await edits.apply(preview.id)).toMatchObject({ state: 'applied', changed: 25 });
    expect(await directory.rows('businesses', { verified: true })).toHaveLength(25);
    expect(await byId(late.id)).toMatchObject({ verified: false });
    expect(await edits.previewAll({ search: '!!!' }, { verified: true })).toMatchObject({ total: 0 });
  });

  it('K20 refuses more than 100,000 businesses, and stores nothing', async () => {
    const saved = await create('Elma');
    const [stored] = await directory.rows('businesses', { _id: saved.id });
    // Mocked, because creating so many businesses would take minutes. Those that are already verified get no row.
    jest.spyOn(ManagedBusinessListRepository.prototype, 'matching').mockImplementation(async function* () {
      for (let number = 0; number <= MOST_IN_BULK_EDIT; number += 1)
        yield await Promise.resolve({ ...stored, verified: number >= 1_500 } as never);
    });
    expect(await rejectionOf(edits.previewAll({ search: '' }, { verified: true }))).toMatchObject({
      code: 'too-many-businesses',
    });
    expect(await directory.rows('bulkEditRows')).toEqual([]);
    expect(await directory.rows('bulkEdits')).toEqual([]);
  });

  it('refuses an unknown category or service', async () => {
    const ids = [(await create('Elma')).id];
    expect(await rejectionOf(edits.preview(ids, { addCategoryId: anId() }))).toMatchObject({
      code: 'category-unknown',
    });
    expect(await rejectionOf(edits.preview(ids, { removeServiceAttributeId: anId() }))).toMatchObject({
      code: 'service-attribute-unknown',
    });
  });

  it('can be applied for a day, and is deleted if it is not', async () => {
    const saved = await create('Elma');
    const { id } = await edits.preview([saved.id], { verified: true });
    await age(id, 1.5);
    expect(await rejectionOf(edits.begin(id))).toMatchObject({ code: 'bulk-edit-expired' });
    await age(id, 3);
    await directory.get(BulkEditWork).execute();
    expect(await directory.rows('bulkEditRows')).toEqual([]);
    expect(await rejectionOf(edits.begin(id))).toMatchObject({ code: 'bulk-edit-not-found' });
    expect(await rejectionOf(edits.beginUndo(id))).toMatchObject({ code: 'bulk-edit-not-found' });
  });
});

describe('the change of a bulk edit', () => {
  it('ADM-COMMON-08 sets status and flags, skips what is refused, and hides products with their business', async () => {
    const categoryId = await directory.category('Şekerleme');
    const product = { name: 'Lokum', description: 'Tatlı.', categoryId, price: 10, imageUrl: null };
    const active = await create('Etkin', { products: [product] });
    const pending = await create('Sırada', { status: 'pending' });
    expect(await edits.change([active.id, pending.id], { status: 'inactive' })).toMatchObject({
      ...{ state: 'applied', total: 2, changed: 1, refused: 1, same: 0 },
      named: [{ id: pending.id, code: 'status-change-not-allowed' }],
      examples: [],
    });
    expect(await byId(active.id)).toMatchObject({ status: 'inactive', revision: 2 });
    expect(await directory.rows('products', { shownBy: active.id })).toEqual([]);
    const told = await directory.told({ aggregateId: active.id });
    expect(told.at(-1)).toMatchObject({ subject: BusinessChanged.subject, version: 2 });
    await edits.change([active.id, pending.id], { verified: true });
    await edits.change([active.id, pending.id], { featured: true });
    expect(await byId(pending.id)).toMatchObject({ verified: true, featured: true, status: 'pending' });
  });

  it('K20 adds many businesses to a category and removes them, but never the last category; services likewise', async () => {
    const [tea, honey] = [await directory.category('Çay K20'), await directory.category('Bal K20')];
    const [service] = (await directory.rows('serviceAttributes')) as unknown as { _id: string; name: string }[];
    const first = await create('Bir', { categoryIds: [tea] });
    const second = await create('İki', { categoryIds: [tea, honey] });
    const ids = [first.id, second.id];
    expect(await edits.change(ids, { addCategoryId: honey })).toMatchObject({
      ...{ changed: 1, same: 1, recordName: 'Bal K20' },
    });
    expect((await byId(first.id))?.categoryIds).toEqual([tea, honey]);
    await edits.change([first.id], { removeCategoryId: tea });
    expect(await edits.change(ids, { removeCategoryId: honey })).toMatchObject({
      changed: 1,
      named: [{ id: first.id, name: 'Bir', code: 'last-category' }],
    });
    await edits.change(ids, { addServiceAttributeId: service!._id });
    expect((await byId(second.id))?.serviceAttributes).toMatchObject([{ name: service!.name }]);
    expect(await edits.change(ids, { removeServiceAttributeId: service!._id })).toMatchObject({ changed: 2 });
  });

  it('K20 skips and names businesses that were saved or deleted since the preview; refuses a deleted category', async () => {
    const fish = await directory.category('Balık');
    const [saved, edited, gone] = [await create('Elma'), await create('Armut'), await create('Erik')];
    const { id } = await edits.preview([saved.id, edited.id, gone.id], { verified: true });
    await update(edited, { phone: '0212 111 22 33' });
    await directory.get(DeletedBusinesses).delete({ id: gone.id }, ADMIN);
    expect(await edits.apply(id)).toMatchObject({
      ...{ toChange: 3, changed: 1, refused: 2 },
      named: [
        { id: edited.id, name: 'Armut', code: 'business-changed-meanwhile' },
        { id: gone.id, code: 'business-not-found' },
      ],
    });
    const into = await edits.preview([saved.id], { addCategoryId: fish });
    await directory.get(Categories).delete({ ids: [fish], moveTo: null }, ADMIN);
    expect(await edits.apply(into.id)).toMatchObject({ changed: 0, named: [{ code: 'category-unknown' }] });
  });

  it('writes nothing for a business that already has the value', async () => {
    const saved = await create('Aynı', { verified: true });
    expect(await edits.change([saved.id], { verified: true })).toMatchObject({ changed: 0, same: 1 });
    expect(await directory.told({ aggregateId: saved.id })).toHaveLength(1);
  });

  it('writes one audit entry with its counts, and one for each changed business as a part of it', async () => {
    const [one, other] = [await create('Elma'), await create('Armut', { verified: true })];
    await directory.db.collection('outbox').deleteMany({});
    const { id } = await edits.change([one.id, other.id], { verified: true });
    await edits.undo(id);
    expect(await recorded()).toMatchObject([
      { action: 'changed', record: { kind: 'business', id: one.id }, after: { verified: true }, partOf: id },
      {
        ...{ actor: { name: 'Ayşe Yönetici' }, action: 'bulk-edited', record: { kind: 'bulk-edit', id, name: '1' } },
        after: { verified: true, changedBusinesses: 1, sameBusinesses: 1, refusedBusinesses: 0 },
      },
      { action: 'changed', record: { id: one.id }, after: { verified: false }, partOf: id },
      { action: 'bulk-undone', record: { id, name: '1' }, after: { restoredBusinesses: 1, keptBusinesses: 0 } },
    ]);
  });

  it('announces a bulk edit of more than 500 businesses on the bulk lane, with their products', async () => {
    const categoryId = await directory.category('Şekerleme');
    const product = { name: 'Lokum', description: 'Tatlı.', categoryId, price: 10, imageUrl: null };
    const saved = await create('Etkin', { products: [product] });
    const { id } = await edits.preview([saved.id], { status: 'inactive' });
    await directory.db.collection<{ _id: string }>('bulkEdits').updateOne({ _id: id }, { $set: { toChange: 501 } });
    await directory.db.collection('outbox').deleteMany({});
    await edits.apply(id);
    const told = await directory.told();
    const lanes = told.map(({ subject, envelope }) => [subject, envelope.lane]);
    for (const event of [BusinessChanged, ProductChanged])
      expect(lanes).toContainEqual([subjectOn('bulk', event), 'bulk']);
  });
});

describe('interrupted work of a bulk edit', () => {
  it('continues where it stopped, and does nothing twice', async () => {
    const saved = [];
    for (let number = 0; number < 45; number++) saved.push(await create(`Tuzcu ${number}`));
    const ids = saved.map(({ id }) => id);
    const { id } = await edits.preview(ids, { status: 'inactive' });
    await edits.begin(id);
    const edit = await directory.get(BulkEditsRepository).find(id);
    expect(await directory.get(BulkEditStep).execute(edit!)).toBe(false);
    expect(await edits.view(id)).toMatchObject({ state: 'applying', changed: 20 });
    expect(await rejectionOf(edits.beginUndo(id))).toMatchObject({ code: 'bulk-edit-unfinished' });
    // Two processes at once, as after one has lost its lease.
    await Promise.all([directory.get(BulkEditWork).execute(), directory.get(BulkEditWork).execute()]);
    expect(await edits.begin(id)).toMatchObject({ state: 'applied', changed: 45 });
    expect(await directory.rows('businesses', { status: 'inactive', revision: 2 })).toHaveLength(45);
    expect((await recorded()).filter(({ action }) => action === 'bulk-edited')).toHaveLength(1);
  });

  it('stops between two steps when its signal is aborted', async () => {
    const saved = await create('Elma');
    const { id } = await edits.preview([saved.id], { verified: true });
    await edits.begin(id);
    await directory.get(BulkEditWork).execute(AbortSignal.abort());
    expect(await edits.view(id)).toMatchObject({ state: 'applying', changed: 0 });
  });

  it('continues when one business cannot be stored', async () => {
    const [good, bad] = [await create('Elma'), await create('Kurtlu')];
    const rewritten = directory.get(RewrittenBusinesses);
    const save = rewritten.save.bind(rewritten);
    jest.spyOn(rewritten, 'save').mockImplementation((session, businesses, lane) => {
      if (businesses.some(({ id }) => id === bad.id)) return Promise.reject(new Error('too large'));
      return save(session, businesses, lane);
    });
    expect(await edits.change([good.id, bad.id], { verified: true })).toMatchObject({
      ...{ state: 'applied', changed: 1, refused: 1 },
      named: [{ id: bad.id, code: 'unexpected' }],
    });
    expect(await byId(good.id)).toMatchObject({ verified: true });
  });
});

describe('the undo of a bulk edit', () => {
  it('K20 restores the former value of each business, despite other edits, unless that value itself was changed', async () => {
    const pending = { status: 'pending' as const };
    const [waiting, called, closed] = [
      await create('Bekleyen', pending),
      await create('Aranan', pending),
      await create('Kapanan', pending),
    ];
    const { id } = await edits.change([waiting.id, called.id, closed.id], { status: 'active' });
    await update({ id: called.id, revision: 2 }, { phone: '0212 111 22 33' });
    await update({ id: closed.id, revision: 2 }, { status: 'inactive' });
    expect(await edits.undo(id)).toMatchObject({
      ...{ state: 'undone', restored: 2, kept: 1, undoableUntil: null },
      reasons: [{ code: 'business-changed-meanwhile', count: 1 }],
      named: [{ id: closed.id, name: 'Kapanan', code: 'business-changed-meanwhile' }],
    });
    expect(await byId(waiting.id)).toMatchObject({ status: 'pending', revision: 3 });
    expect(await byId(called.id)).toMatchObject({ status: 'pending', phone: '0212 111 22 33' });
    expect(await byId(closed.id)).toMatchObject({ status: 'inactive' });
    expect(await edits.undo(id)).toMatchObject({ state: 'undone', restored: 2 });
    expect(await byId(waiting.id)).toMatchObject({ revision: 3 });
  });

  it('puts a category back into its place, unless the category is deleted', async () => {
    const [tea, honey] = [await directory.category('Çay'), await directory.category('Bal')];
    const saved = await create('Elma', { categoryIds: [tea, honey] });
    const first = await edits.change([saved.id], { removeCategoryId: tea });
    await edits.undo(first.id);
    expect((await byId(saved.id))?.categoryIds).toEqual([tea, honey]);
    const second = await edits.change([saved.id], { removeCategoryId: tea });
    await directory.get(Categories).delete({ ids: [tea], moveTo: null }, ADMIN);
    expect(await edits.undo(second.id)).toMatchObject({ restored: 0, kept: 1, named: [{ code: 'category-unknown' }] });
  });

  it('is possible for 30 days; the list shows until when', async () => {
    const saved = await create('Elma');
    const { id } = await edits.change([saved.id], { verified: true });
    await edits.preview([saved.id], { featured: true });
    const list = () =>
      directory.get(BulkEditViews).list({ search: '', page: 1, pageSize: 20, sort: 'at', descending: true });
    expect(await list()).toMatchObject({
      bulkEdits: [{ id, by: 'Ayşe Yönetici', undoableUntil: expect.any(String) }],
      total: 1,
    });
    await age(id, 31);
    expect(await list()).toMatchObject({ bulkEdits: [{ id, undoableUntil: null }] });
    expect(await rejectionOf(edits.beginUndo(id))).toMatchObject({ code: 'bulk-edit-expired' });
  });
});
