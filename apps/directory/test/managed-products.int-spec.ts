import type { ProductInput, RequestOf, UpdateProduct } from '@tedarik/commands';
import { AUDIT_RECORDED, BusinessChanged, ProductChanged, ProductDeleted } from '@tedarik/events';
import { aBusinessInput, aProductInput, sharedByTests, rejectionOf } from '@tedarik/testing';
import { sortKey } from '@tedarik/turkish';
import { Categories } from '../src/records/categories.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { SaveProductHandler } from '../src/managed-products/save-product.handler.js';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { ProductLifecycle } from '../src/managed-products/product-lifecycle.js';
import { MANAGED_PRODUCTS_MIGRATION } from '../src/migrations/005-managed-products.js';
import { GetBusinessBySlugQuery } from '../src/reading/get-business-by-slug.js';
import { ManagedProducts } from '../src/managed-products/managed-products.js';
import { NamedBusinesses } from '../src/reading/named-businesses.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);
let cheese: string;
let oil: string;
beforeEach(async () => {
  await directory.reset();
  cheese = await directory.category('Peynir');
  oil = await directory.category('Zeytinyağı');
});

const administrator = { actor: { kind: 'back-office' as const, id: anId(), name: 'Ayşe' } };
const a = (name: string, over: Partial<ProductInput> = {}) => aProductInput({ name, categoryId: cheese, ...over });
const business = (name: string, products: ProductInput[] = [], over = {}) =>
  directory.get(BusinessForms).create({ business: aBusinessInput({ name, products, ...over }) }, {});
const create = (businessId: string | null, name: string, over = {}, context: object = {}) =>
  directory
    .get(SaveProductHandler)
    .create({ name, description: 'Sert.', businessId, categoryId: cheese, ...over }, context);
const update = (
  { id, revision }: { id: string; revision: number },
  changes: Partial<RequestOf<typeof UpdateProduct>>,
  context: object = {},
) => directory.get(SaveProductHandler).update({ id, revision, ...changes }, context);
const remove = async (...ids: string[]) => (await directory.get(ProductLifecycle).deleteAll({ ids }, {})).outcomes;
const restore = async (ids: string[], context: object = {}) =>
  (await directory.get(ProductLifecycle).restoreAll({ ids }, context)).outcomes;
const list = (over: Partial<Parameters<ManagedProducts['list']>[0]> = {}) =>
  directory.get(ManagedProducts).list({
    search: '',
    page: 1,
    pageSize: 20,
    sort: 'name',
    descending: false,
    categoryId: null,
    businessId: null,
    ...over,
  });
const names = async (over?: Parameters<typeof list>[0]) => (await list(over)).products.map(({ name }) => name);
const storedBusiness = async (id: string) => (await directory.rows('businesses', { _id: id }))[0]!;
const announced = async (id: string) =>
  (await directory.told({ aggregateId: id })).map(({ subject, version, envelope }) => ({
    subject,
    version,
    data: envelope.data,
  }));
const onPage = async (slug: string) => {
  const page = await directory.get(GetBusinessBySlugQuery).execute({ slug });
  return page.found === 'live' ? page.business.products.map(({ name }) => name) : page.found;
};

describe('adding a product', () => {
  it('ADM-PROD-04 ADM-PROD-05 needs name, description, business and category, and names every wrong field', async () => {
    const nothing = { description: ' ', categoryId: null, price: -1, imageUrl: 'ftp://x' };
    expect(await rejectionOf(create(null, '  ', nothing))).toMatchObject({
      code: 'product-refused',
      kind: 'unprocessable',
      fieldErrors: [
        { field: 'businessId', code: 'required' },
        { field: 'name', code: 'required' },
        { field: 'description', code: 'required' },
        { field: 'categoryId', code: 'required' },
        { field: 'price', code: 'out-of-range' },
        { field: 'imageUrl', code: 'invalid-url' },
      ],
    });
    expect(await rejectionOf(create(anId(), 'Tulum', { categoryId: anId(), price: 1.5 }))).toMatchObject({
      fieldErrors: [
        { field: 'businessId', code: 'business-unknown' },
        { field: 'categoryId', code: 'category-unknown' },
      ],
    });
    const { id } = await business('Mandıra');
    expect(await rejectionOf(create(id, 'Tulum', { price: 1.005 }))).toMatchObject({
      fieldErrors: [{ field: 'price', code: 'invalid-price' }],
    });
    expect(await create(id, ' Tulum ')).toMatchObject({ name: 'Tulum', price: null, imageUrl: null, revision: 1 });
    expect(await create(id, 'Lor', { price: 12.35, imageUrl: ' ' })).toMatchObject({ price: 12.35, imageUrl: null });
  });

  it('ADM-PROD-07 ADM-PROD-09 shows it on the page of its business at once, and announces both', async () => {
    const { id, slug } = await business('Kars Yaylası', [a('Gravyer')]);
    const product = await create(id, 'Kaşar', { price: 149.9 });
    expect(product).toMatchObject({
      business: { id, name: 'Kars Yaylası', slug, status: 'active' },
      category: { id: cheese, name: 'Peynir' },
      price: 149.9,
    });
    expect((await directory.rows('products', { name: 'Kaşar' }))[0]).toMatchObject({
      businessId: id,
      categoryId: cheese,
      price: 149.9,
      imageUrl: null,
      position: 1,
    });
    expect(await onPage(slug)).toEqual(['Gravyer', 'Kaşar']);
    expect(await announced(product.id)).toMatchObject([
      { subject: ProductChanged.subject, version: 1, data: { name: 'Kaşar', businessIds: [id] } },
    ]);
    expect((await announced(id)).at(-1)).toMatchObject({
      subject: BusinessChanged.subject,
      version: 2,
      data: { productNames: ['Gravyer', 'Kaşar'] },
    });
  });

  it('makes an open form of the business stale, because the form does not have the new product', async () => {
    const saved = await business('Eski Form', [a('Lor')]);
    await create(saved.id, 'Çökelek');
    const stale = directory
      .get(BusinessForms)
      .update({ id: saved.id, revision: saved.revision, changes: { products: [] } }, {});
    expect(await rejectionOf(stale)).toMatchObject({ code: 'business-changed-meanwhile' });
    expect(await names()).toEqual(['Çökelek', 'Lor']);
  });

  it('returns the same product for a repeat with the same commandId', async () => {
    const { id } = await business('Tekrar');
    const commandId = anId();
    const [one, other] = [await create(id, 'Ezine', {}, { commandId }), await create(id, 'Ezine', {}, { commandId })];
    expect(other).toEqual(one);
    expect((await list()).total).toBe(1);
  });

  it('writes each change to the audit log with the fields that the administrator set', async () => {
    const { id } = await business('Kayıt');
    const product = await create(id, 'Kaymak', {}, administrator);
    await update(product, { price: 12 }, administrator);
    await directory.get(ProductLifecycle).deleteAll({ ids: [product.id] }, administrator);
    const records = (await directory.told({ subject: /audit/ })).map(
      ({ envelope }) => (envelope as { data: object }).data,
    );
    const record = { kind: 'product', id: product.id, name: 'Kaymak' };
    expect(records).toMatchObject([
      { actor: { name: 'Ayşe' }, action: 'created', record, before: null },
      { action: 'changed', record, before: { price: null }, after: { price: 12 } },
      { action: 'deleted', record, after: null },
    ]);
    expect(Object.keys((records[1] as { after: object }).after)).toEqual(['price']);
  });

  it('keeps both products when two are added to one business at once', async () => {
    const { id, slug } = await business('Kalabalık');
    await Promise.all([create(id, 'Bir'), create(id, 'İki')]);
    expect(await onPage(slug)).toHaveLength(2);
    expect((await storedBusiness(id)).productNames).toHaveLength(2);
  });
});

describe('editing a product', () => {
  it('trims unit and minimum order, and refuses texts that are too long', async () => {
    const { id: businessId } = await business('Kars Yaylası');
    const product = await create(businessId, 'Gravyer', { unit: ' 5 kg  ', minimumOrder: '' });
    expect([product.unit, product.minimumOrder]).toEqual(['5 kg', null]);
    const longer = update(product, { unit: 'x'.repeat(31), minimumOrder: 'x'.repeat(61) });
    expect(await rejectionOf(longer)).toMatchObject({
      fieldErrors: [
        { field: 'unit', code: 'too-long' },
        { field: 'minimumOrder', code: 'too-long' },
      ],
    });
    const ordered = await update(product, { minimumOrder: '10 kg' });
    expect([ordered.unit, ordered.minimumOrder]).toEqual(['5 kg', '10 kg']);
    const [last] = (await announced(product.id)).slice(-1);
    expect(last?.data).toMatchObject({ unit: '5 kg', minimumOrder: '10 kg' });
  });

  it('ADM-PROD-05 keeps fields that are not given and clears those that are null', async () => {
    const { id } = await business('Mandıra');
    const product = await create(id, 'Tulum', { price: 10, imageUrl: 'https://images.example/tulum.jpg' });
    const cleared = await update(product, { price: null });
    expect(cleared).toMatchObject({ name: 'Tulum', price: null, imageUrl: 'https://images.example/tulum.jpg' });
    expect(await update(cleared, { imageUrl: null, name: 'Tulum Peyniri' })).toMatchObject({
      name: 'Tulum Peyniri',
      description: 'Sert.',
      imageUrl: null,
      revision: 3,
    });
    expect((await storedBusiness(id)).productNames).toEqual(['Tulum Peyniri']);
    expect(await rejectionOf(update({ id: product.id, revision: 3 }, { description: '' }))).toMatchObject({
      fieldErrors: [{ field: 'description', code: 'required' }],
    });
  });

  it('refuses a stale form, also after a save in the form of the business, and an update of a deleted product', async () => {
    const saved = await business('Mandıra', [a('Tulum')]);
    const { id, revision } = (await list()).products[0]!;
    const { revision: now } = await storedBusiness(saved.id);
    await directory
      .get(BusinessForms)
      .update({ id: saved.id, revision: now as number, changes: { products: [{ ...a('Tulum'), id, price: 7 }] } }, {});
    expect(await rejectionOf(update({ id, revision }, { price: 9 }))).toMatchObject({
      code: 'product-changed-meanwhile',
      kind: 'conflict',
    });
    expect((await directory.get(ManagedProducts).get({ id })).product).toMatchObject({ price: 7 });
    await remove(id);
    expect(await rejectionOf(update({ id, revision: 2 }, { price: 9 }))).toMatchObject({ code: 'product-not-found' });
    expect(await directory.get(ManagedProducts).get({ id })).toEqual({ product: null });
  });

  it('changes nothing when no field is given', async () => {
    const { id } = await business('Mandıra');
    const product = await create(id, 'Tulum');
    expect(await update(product, {})).toEqual(product);
    expect(await announced(product.id)).toHaveLength(1);
    expect(await announced(id)).toHaveLength(2);
  });

  it('ADM-PROD-06 moves it to another business, and shows it on the page of that one only', async () => {
    const wrong = await business('Yanlış', [a('Kalan')]);
    const right = await business('Doğru', [a('Önceki')]);
    const product = await create(wrong.id, 'Taşınan');
    expect(await update(product, { businessId: right.id })).toMatchObject({ business: { name: 'Doğru' } });
    expect(await onPage('yanlis')).toEqual(['Kalan']);
    expect(await onPage('dogru')).toEqual(['Önceki', 'Taşınan']);
    expect((await announced(wrong.id)).at(-1)?.data.productNames).toEqual(['Kalan']);
    expect((await announced(right.id)).at(-1)?.data.productNames).toEqual(['Önceki', 'Taşınan']);
    expect((await announced(product.id)).at(-1)?.data.businessIds).toEqual([right.id]);
    expect(await rejectionOf(update({ id: product.id, revision: 2 }, { businessId: anId() }))).toMatchObject({
      fieldErrors: [{ field: 'businessId', code: 'business-unknown' }],
    });
  });

  it('ADM-PROD-09 moves it to a business that already offers it, and lists it there once', async () => {
    const other = await business('Şube');
    const owner = await business('Merkez', [a('Ortak', { alsoOfferedBy: [other.id] })]);
    expect((await storedBusiness(other.id)).productNames).toEqual(['Ortak']);
    const [product] = (await list()).products;
    await update(product!, { businessId: other.id });
    expect(await onPage('sube')).toEqual(['Ortak']);
    expect(await onPage('merkez')).toEqual([]);
    expect((await announced(owner.id)).at(-1)?.data.productNames).toEqual([]);
  });
});

describe('deleting products', () => {
  it('ADM-PROD-03 ADM-PROD-08 removes each from every business that offers it, and continues after an unknown one', async () => {
    const other = await business('Şube', [a('Kendi')]);
    const owner = await business('Merkez', [a('Ortak', { alsoOfferedBy: [other.id] }), a('Kalan')]);
    const { id } = (await list({ search: 'ortak' })).products[0]!;
    const unknown = anId();
    const expected = [
      { id: unknown, outcome: 'refused', code: 'product-not-found' },
      { id, outcome: 'done', code: null },
    ];
    expect(await remove(unknown, id)).toEqual(expected);
    expect(await remove(unknown, id)).toEqual(expected);

    expect(await names()).toEqual(['Kalan', 'Kendi']);
    expect([await onPage('sube'), await onPage('merkez')]).toEqual([['Kendi'], ['Kalan']]);
    expect((await directory.rows('products', { name: 'Ortak' }))[0]).toMatchObject({ shownBy: [] });
    expect((await announced(id)).at(-1)).toMatchObject({ subject: ProductDeleted.subject, version: 2 });
    expect((await announced(other.id)).at(-1)?.data.productNames).toEqual(['Kendi']);
    expect((await announced(owner.id)).at(-1)?.data.productNames).toEqual(['Kalan']);
  });
});

describe('undoing the deletion of products', () => {
  it('PUB-LAY-17 restores each for every business that offered it, with event and audit entry', async () => {
    const other = await business('Şube');
    const owner = await business('Merkez', [a('İlk'), a('Ortak', { alsoOfferedBy: [other.id] }), a('Son')]);
    const { id } = (await list({ search: 'ortak' })).products[0]!;
    await remove(id);
    const unknown = anId();
    const expected = [
      { id: unknown, outcome: 'refused', code: 'product-not-found' },
      { id, outcome: 'done', code: null },
    ];
    expect(await restore([unknown, id], administrator)).toEqual(expected);
    expect(await restore([unknown, id], administrator)).toEqual(expected);

    expect([await onPage('sube'), await onPage('merkez')]).toEqual([['Ortak'], ['İlk', 'Ortak', 'Son']]);
    expect(await names({ search: 'ortak' })).toEqual(['Ortak']);
    expect((await announced(id)).at(-1)).toMatchObject({ subject: ProductChanged.subject, version: 3 });
    expect((await announced(owner.id)).at(-1)?.data.productNames).toEqual(['İlk', 'Ortak', 'Son']);
    expect((await announced(other.id)).at(-1)?.data.productNames).toEqual(['Ortak']);
    const records = await directory.told({ subject: AUDIT_RECORDED.directory.subject });
    expect(records.map(({ envelope }) => (envelope as { data: object }).data)).toMatchObject([
      { action: 'restored', record: { kind: 'product', id }, before: null, after: { alsoOfferedBy: [other.id] } },
    ]);
  });

  it('drops businesses and categories deleted since, and refuses when its own business is deleted', async () => {
    const other = await business('Şube');
    const owner = await business('Merkez', [a('Ortak', { alsoOfferedBy: [other.id] })]);
    const { id } = (await list()).products[0]!;
    await remove(id);
    await directory.get(DeletedBusinesses).delete({ id: other.id }, {});
    await directory.get(Categories).delete({ ids: [cheese], moveTo: null }, {});
    expect(await restore([id])).toEqual([{ id, outcome: 'done', code: null }]);
    expect((await directory.rows('products', { _id: id }))[0]).toMatchObject({ alsoOfferedBy: [], categoryId: null });

    await remove(id);
    await directory.get(DeletedBusinesses).delete({ id: owner.id }, {});
    expect(await restore([id])).toEqual([{ id, outcome: 'refused', code: 'business-unknown' }]);
  });
});

describe('the list of products', () => {
  it('ADM-PROD-01 ADM-COMMON-11 searches name, description and category by the beginnings of folded words', async () => {
    await business('Dükkân', [
      a('Şekerli Lor', { description: 'ISPARTA gülüyle.' }),
      a('Ezine', { description: 'Keçi sütünden.' }),
      a('Sızma', { categoryId: oil, description: 'Ayvalık.' }),
    ]);
    expect(await names({ search: 'seker' })).toEqual(['Şekerli Lor']);
    expect(await names({ search: 'ısparta' })).toEqual(['Şekerli Lor']);
    expect(await names({ search: 'ZEYTİN' })).toEqual(['Sızma']);
    expect(await names({ search: 'peynir ez' })).toEqual(['Ezine']);
    expect(await names({ search: 'peynir', categoryId: oil })).toEqual([]);
    expect(await list({ search: 'yok böyle' })).toEqual({ products: [], total: 0, totalIsLowerBound: false });
    expect(await list({ search: '!!!' })).toEqual({ products: [], total: 0, totalIsLowerBound: false });
  });

  it('ADM-PROD-02 shows the business of a product whatever its status, and finds products that are not public', async () => {
    const hidden = await business('Bekleyen', [a('Gizli Kaşar')], { status: 'pending' });
    expect((await list({ search: 'gizli' })).products).toMatchObject([
      { business: { id: hidden.id, name: 'Bekleyen', slug: 'bekleyen', status: 'pending' } },
    ]);
  });

  it('sorts by name, price and age, filters by category and business, and pages', async () => {
    const other = await business('Öbür');
    const owner = await business('Dükkân', [
      a('Çökelek', { price: 30 }),
      a('Ispanaklı', { price: null }),
      a('İzmir Tulumu', { price: 20, alsoOfferedBy: [other.id] }),
    ]);
    await create(other.id, 'Zahter', { categoryId: oil, price: 10 });
    expect(await names()).toEqual(['Çökelek', 'Ispanaklı', 'İzmir Tulumu', 'Zahter']);
    expect(await names({ descending: true })).toEqual(['Zahter', 'İzmir Tulumu', 'Ispanaklı', 'Çökelek']);
    expect(await names({ sort: 'price', descending: true })).toEqual([
      'Çökelek',
      'İzmir Tulumu',
      'Zahter',
      'Ispanaklı',
    ]);
    expect((await names({ sort: 'newest', descending: true }))[0]).toBe('Zahter');
    expect(await names({ categoryId: oil })).toEqual(['Zahter']);
    expect(await names({ businessId: other.id })).toEqual(['İzmir Tulumu', 'Zahter']);
    expect(await names({ businessId: owner.id, sort: 'price' })).toEqual(['Ispanaklı', 'İzmir Tulumu', 'Çökelek']);
    expect(await list({ page: 2, pageSize: 3 })).toMatchObject({ products: [{ name: 'Zahter' }], total: 4 });
  });

  it('limits the total of a search with very many hits to 2,000, and still sorts its pages', async () => {
    await business('Depo', [a('Örnek Peynir')]);
    const [document] = await directory.rows('products');
    const copies = Array.from({ length: 2_005 }, (_, index) => {
      const name = `Peynir ${String(index).padStart(4, '0')}`;
      return { ...document, _id: anId(), name, sortKey: sortKey(name) };
    });
    await directory.db.collection('products').insertMany(copies as never);
    expect(await list({ search: 'örnek peynir', pageSize: 2, page: 2, descending: true })).toMatchObject({
      products: [{ name: 'Peynir 2002' }, { name: 'Peynir 2001' }],
      total: 2_000,
      totalIsLowerBound: true,
    });
    expect(await list({ pageSize: 1 })).toMatchObject({ total: 2_006, totalIsLowerBound: false });
  });

  it('finds products that were stored before the migration, with revision 1', async () => {
    await business('Eskiden', [a('Eski Gravyer')], { status: 'pending' });
    const products = directory.db.collection('products');
    await products.updateMany({}, { $set: { words: [] }, $unset: { revision: '' } });
    expect(await names({ search: 'gravyer' })).toEqual([]);
    await MANAGED_PRODUCTS_MIGRATION.up(directory.db);
    await MANAGED_PRODUCTS_MIGRATION.up(directory.db);
    expect((await list({ search: 'gravyer' })).products).toMatchObject([{ revision: 1 }]);
  });
});

describe('the suggestions of businesses for a product', () => {
  const suggest = async (search: string) =>
    (await directory.get(NamedBusinesses).suggest({ search })).businesses.map(({ name }) => name);

  it('ADM-PROD-03 match the beginnings of words of the name, in any status, and leave out deleted ones', async () => {
    await business('Şeker Diyarı');
    const pending = await business('Öz Şekerci', [], { status: 'pending' });
    await business('Bal Evi', [], { description: 'Şeker satmaz.' });
    const { id } = await business('Şekerpare');
    await directory.get(DeletedBusinesses).delete({ id }, {});
    expect(await suggest('SEKER')).toEqual(['Şeker Diyarı', 'Öz Şekerci']);
    expect(await suggest('diyarı şek')).toEqual(['Şeker Diyarı']);
    expect(await suggest('')).toEqual(['Bal Evi', 'Öz Şekerci', 'Şeker Diyarı']);
    expect(await suggest('...')).toEqual([]);
    expect(await suggest(pending.id)).toEqual(['Öz Şekerci']);
    expect(await suggest(id)).toEqual([]);
  });
});
