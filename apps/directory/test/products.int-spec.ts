import type { ProductInput } from '@tedarik/commands';
import { ProductChanged, ProductDeleted, type ProductSnapshot } from '@tedarik/events';
import { aBusinessInput, aProductInput, sharedByTests, rejectionOf } from '@tedarik/testing';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { PRODUCTS_MIGRATION } from '../src/migrations/002-products.js';
import { GetBusinessBySlugQuery } from '../src/reading/get-business-by-slug.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { PublicProducts } from '../src/reading/public-products.js';
import { NamedBusinesses } from '../src/reading/named-businesses.js';
import { Snapshots } from '../src/reading/snapshots.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);
let cheese: string;
let oil: string;
beforeEach(async () => {
  await directory.reset();
  cheese = await directory.category('Peynir');
  oil = await directory.category('Zeytinyağı');
});

const a = (name: string, over: Partial<ProductInput> = {}) => aProductInput({ name, categoryId: cheese, ...over });
const create = (name: string, products: ProductInput[] = [], over = {}) =>
  directory.get(BusinessForms).create({ business: aBusinessInput({ name, products, ...over }) }, {});
const update = ({ id, revision }: { id: string; revision: number }, changes: object) =>
  directory.get(BusinessForms).update({ id, revision, changes }, {});
const stored = async (name: string) => (await directory.rows('products', { name }))[0]!;
const announced = async (id: unknown) =>
  (await directory.told<ProductSnapshot>({ aggregateId: id })).map(({ subject, version, lane, envelope }) => ({
    subject,
    version,
    lane,
    data: envelope.data,
  }));
const list = (over: Partial<Parameters<PublicProducts['list']>[0]> = {}) =>
  directory.get(PublicProducts).list({ words: [], categoryId: null, page: 1, pageSize: 24, ...over });
const names = async (over = {}) => (await list(over)).products.map(({ name }) => name);

it('DATA-05 GEN-08 stores a product with amount and currency, and announces it', async () => {
  const { id: businessId } = await create('Kars Yaylası', [a('Gravyer', { price: 149.9 })]);
  const product = await stored('Gravyer');
  expect(product).toMatchObject({ businessId, categoryId: cheese, price: 149.9, currency: 'TRY', version: 1 });
  expect(await announced(product._id)).toEqual([
    {
      subject: ProductChanged.subject,
      version: 1,
      lane: 'live',
      data: expect.objectContaining({ name: 'Gravyer', price: 149.9, categoryId: cheese, businessIds: [businessId] }),
    },
  ]);
});

it('announces only the products that an edit changed', async () => {
  const saved = await create('Düzenlenen', [a('Lor'), a('Kaşar'), a('Çökelek')]);
  const [lor, kasar, cokelek] = await Promise.all(['Lor', 'Kaşar', 'Çökelek'].map(stored));
  const same = { ...a('Lor'), id: String(lor!._id) };
  await update(saved, { products: [same, { ...a('Kaşar'), id: String(kasar!._id), price: 99 }] });

  expect((await announced(lor!._id)).map(({ version }) => version)).toEqual([1]);
  expect(await announced(kasar!._id)).toMatchObject([{ version: 1 }, { version: 2, data: { price: 99 } }]);
  expect(await announced(cokelek!._id)).toMatchObject([
    { version: 1 },
    { subject: ProductDeleted.subject, version: 2 },
  ]);
  expect(await names()).toEqual(['Kaşar', 'Lor']);
});

it('hides products with the only business that offers them, and shows them again with it', async () => {
  const saved = await create('Gizlenen', [a('Tereyağı')]);
  const { _id } = await stored('Tereyağı');
  const hidden = await update(saved, { status: 'inactive' });
  expect(await names()).toEqual([]);
  await update(hidden, { status: 'active' });
  expect(await names()).toEqual(['Tereyağı']);
  await directory.get(DeletedBusinesses).delete({ id: saved.id }, {});
  expect(await names()).toEqual([]);
  expect((await announced(_id)).map(({ data }) => data.businessIds)).toEqual([[saved.id], [], [saved.id], undefined]);
});

it('returns a product while a public business offers it, and distinguishes deleted from unknown products', async () => {
  const saved = await create('Kars Yaylası', [a('Gravyer', { unit: 'kg', minimumOrder: '5 kg' })]);
  const { _id: id } = await stored('Gravyer');
  const found = () => directory.get(PublicProducts).get({ id: String(id) });
  const product = expect.objectContaining({
    name: 'Gravyer',
    unit: 'kg',
    minimumOrder: '5 kg',
    businessIds: [saved.id],
  });
  expect(await found()).toEqual({ found: 'live', product });
  const hidden = await update(saved, { status: 'inactive' });
  expect(await found()).toEqual({ found: 'nothing' });
  await update(hidden, { status: 'active', products: [] });
  expect(await found()).toEqual({ found: 'deleted' });
  expect(await directory.get(PublicProducts).get({ id: anId() })).toEqual({ found: 'nothing' });
});

it('keeps the plain product fields that a form leaves out', async () => {
  const saved = await create('Kars Yaylası', [a('Gravyer', { unit: 'kg', minimumOrder: '5 kg' })]);
  const { _id: id } = await stored('Gravyer');
  await update(saved, { products: [a('Gravyer', { id: String(id), minimumOrder: null })] });
  expect(await stored('Gravyer')).toMatchObject({ unit: 'kg', minimumOrder: null });
});

it('PUB-PROD-12 PUB-PROD-15 lists every public business that offers a product, its own first', async () => {
  const other = await create('Öbür Şarküteri', [a('Kendi Peyniri')]);
  const pending = await create('Bekleyen', [], { status: 'pending' });
  const owner = await create('Asıl Mandıra', [a('Ortak Peynir', { alsoOfferedBy: [other.id, pending.id] })]);
  const product = await stored('Ortak Peynir');
  expect((await list()).products.find(({ name }) => name === 'Ortak Peynir')?.businessIds).toEqual([
    owner.id,
    other.id,
  ]);
  expect(await directory.get(NamedBusinesses).list({ ids: [other.id, pending.id, owner.id] })).toEqual({
    businesses: [
      { id: other.id, slug: 'obur-sarkuteri', name: 'Öbür Şarküteri', city: 'İstanbul' },
      { id: owner.id, slug: 'asil-mandira', name: 'Asıl Mandıra', city: 'İstanbul' },
    ],
  });

  const page = await directory.get(GetBusinessBySlugQuery).execute({ slug: 'obur-sarkuteri' });
  expect(page).toMatchObject({ business: { products: [{ name: 'Kendi Peyniri' }, { name: 'Ortak Peynir' }] } });
  const form = await directory.get(BusinessForms).get({ id: other.id });
  expect(form.business?.products.map(({ name }) => name)).toEqual(['Kendi Peyniri']);

  await update(pending, { status: 'active' });
  await update(owner, { status: 'inactive' });
  const last = (await announced(product._id)).at(-1);
  expect([last?.version, last?.data.businessIds]).toEqual([3, [other.id, pending.id]]);
});

it('PUB-PROD-12 keeps the further businesses when a form leaves them out, and refuses an unknown one', async () => {
  const other = await create('Şube');
  const owner = await create('Merkez', [a('Yoğurt', { alsoOfferedBy: [other.id] })]);
  const { _id } = await stored('Yoğurt');
  await update(owner, { products: [{ ...a('Yoğurt'), id: String(_id), price: 10 }] });
  expect((await list()).products[0]?.businessIds).toEqual([owner.id, other.id]);
  const stranger = create('Yanlış', [a('Ayran', { alsoOfferedBy: [anId()] })]);
  expect(await rejectionOf(stranger)).toMatchObject({ code: 'business-unknown', kind: 'invalid' });
  expect(await directory.rows('products', { name: 'Ayran' })).toEqual([]);
});

it('keeps both changes when two businesses of one product are hidden at once', async () => {
  const other = await create('Biri');
  const owner = await create('Öteki', [a('Kaymak', { alsoOfferedBy: [other.id] })]);
  const { _id } = await stored('Kaymak');
  await Promise.all([update(other, { status: 'inactive' }), update(owner, { status: 'inactive' })]);
  const last = (await announced(_id)).sort((one, next) => one.version - next.version).at(-1);
  expect([last?.version, last?.data.businessIds]).toEqual([3, []]);
});

it('PUB-PROD-16 lists by Turkish name, by category, and by words of name and description without the index', async () => {
  await create('Dükkân', [
    a('Çilek Reçeli', { description: 'Isparta çileğinden.' }),
    a('İzmir Tulumu', { description: 'Sert.' }),
    a('Ispanak'),
    a('Natürel Sızma', { categoryId: oil, description: 'Ayvalık zeytininden.' }),
  ]);
  expect(await names()).toEqual(['Çilek Reçeli', 'Ispanak', 'İzmir Tulumu', 'Natürel Sızma']);
  expect(await names({ page: 2, pageSize: 3 })).toEqual(['Natürel Sızma']);
  expect(await list({ categoryId: oil })).toMatchObject({ total: 1, totalIsLowerBound: false, everything: 4 });
  expect(await names({ words: ['isparta', 'cile'] })).toEqual(['Çilek Reçeli']);
  expect(await list({ words: ['ayvalik'], categoryId: cheese })).toMatchObject({
    products: [],
    total: 0,
    everything: 4,
  });
});

it('returns every product page by page, also deleted ones, with the hash of its last event', async () => {
  const saved = await create('Sayfalanan', [a('Bir'), a('İki'), a('Üç')]);
  await update(saved, { products: [] });
  await update({ ...saved, revision: 2 }, { products: [a('Dört')] });
  const first = await directory.get(Snapshots).ofProducts({ after: null, limit: 3 });
  const rest = await directory.get(Snapshots).ofProducts({ after: first.next, limit: 3 });
  const rows = [...first.rows, ...rest.rows];
  expect(rest.next).toBeNull();
  expect(rows.map(({ snapshot }) => snapshot?.name ?? null)).toEqual([null, null, null, 'Dört']);
  for (const { id, version, hash } of rows) {
    const events = await directory.told({ aggregateId: id, version });
    expect(events.map(({ envelope }) => (envelope as { hash: string }).hash)).toEqual([hash]);
  }
});

it('the migration adds products that were stored before it to the lists', async () => {
  const { id: businessId } = await create('Eskiden', [a('Eski Kaşar')]);
  const { _id } = await stored('Eski Kaşar');
  const unset = {
    shownBy: '',
    alsoOfferedBy: '',
    currency: '',
    version: '',
    updatedAt: '',
    deletedAt: '',
    lists: '',
    words: '',
  };
  await directory.db.collection('products').updateOne({ _id }, { $unset: unset });
  expect(await names()).toEqual([]);
  await PRODUCTS_MIGRATION.up(directory.db);
  await PRODUCTS_MIGRATION.up(directory.db);
  expect(await list()).toMatchObject({ products: [{ name: 'Eski Kaşar', businessIds: [businessId] }] });
  expect(await stored('Eski Kaşar')).toMatchObject({ version: 1, currency: 'TRY', deletedAt: null });
});
