import { AUDIT_RECORDED, type AuditRecord, BusinessChanged, BusinessDeleted } from '@tedarik/events';
import { aBusinessInput, aLocationInput, sharedByTests, rejectionOf } from '@tedarik/testing';
import { Certificates } from '../src/records/certificates.js';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { Districts } from '../src/records/districts.js';
import { MANAGED_BUSINESSES_MIGRATION } from '../src/migrations/006-managed-businesses.js';
import { GetBusinessBySlugQuery } from '../src/reading/get-business-by-slug.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { Removals } from '../src/managed-businesses/removals.js';
import { ListManagedBusinessesQuery } from '../src/managed-businesses/list-managed-businesses.js';
import { RateBusiness } from '../src/reactions/rate-business.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);
let category: string;
beforeAll(async () => {
  category = await directory.category('Şekerleme');
});
beforeEach(async () => {
  for (const name of ['businesses', 'products', 'outbox', 'removals', 'slugHistory']) {
    await directory.db.collection(name).deleteMany({});
  }
});

const ADMIN = { actor: { kind: 'back-office' as const, id: anId(), name: 'Ayşe Yönetici' } };
const create = (name: string, over: Parameters<typeof aBusinessInput>[0] = {}, fromForm = false) =>
  directory
    .get(BusinessForms)
    .create({ business: aBusinessInput({ name, ...over }), fromForm }, { actor: ADMIN.actor });
const update = (saved: { id: string; revision: number }, changes: object, fromForm = false) =>
  directory
    .get(BusinessForms)
    .update({ id: saved.id, revision: saved.revision, changes, fromForm }, { actor: ADMIN.actor });
const remove = (...ids: string[]) => directory.get(DeletedBusinesses).deleteAll({ ids }, ADMIN);
const restore = (...ids: string[]) => directory.get(DeletedBusinesses).restoreAll({ ids }, ADMIN);
const effects = (...ids: string[]) => directory.get(Removals).foresee({ ids });
const bySlug = (slug: string) => directory.get(GetBusinessBySlugQuery).execute({ slug });
const byId = async (id: string) => (await directory.get(BusinessForms).get({ id })).business;
const events = async (id: string) =>
  (await directory.told({ aggregateId: id })).map(({ subject, version }) => [subject, version] as unknown[]);
const list = (over = {}) =>
  directory
    .get(ListManagedBusinessesQuery)
    .execute({ search: '', sort: 'name', descending: false, page: 1, pageSize: 20, ...over });
const found = async (over = {}) => (await list(over)).businesses.map(({ name }) => name);
const product = (name: string, over = {}) => ({
  name,
  description: 'Tadına doyulmaz.',
  categoryId: category,
  price: 10,
  imageUrl: null,
  ...over,
});
const productNames = async (id: string) => (await byId(id))?.products.map(({ name }) => name);

describe('the list of businesses', () => {
  it('ADM-BIZ-01 ADM-COMMON-11 finds folded words of name, description, categories and cities', async () => {
    await create('Şeker Dünyası', { description: 'Akide ve lokum.' });
    await create('Gül Bahçesi', { locations: [aLocationInput({ city: 'Isparta', borough: null })] });
    await create('Bayram Evi', { categoryIds: [category] });
    for (const search of ['şeker dünyası', 'SEKER dun', 'lokum', 'AKİDE']) {
      expect([search, await found({ search })]).toEqual([search, ['Şeker Dünyası']]);
    }
    for (const search of ['ISPARTA', 'ısparta', 'isparta', 'Isparta’da']) {
      expect([search, await found({ search })]).toEqual([search, ['Gül Bahçesi']]);
    }
    expect(await found({ search: 'sekerleme' })).toEqual(['Bayram Evi']);
    expect(await found({ search: 'bayram şekerleme' })).toEqual(['Bayram Evi']);
    expect(await found({ search: 'bayram lokum' })).toEqual([]);
    expect(await found({ search: '!!!' })).toEqual([]);
    expect(await found({ search: '   ' })).toHaveLength(3);
  });

  it('ADM-BIZ-01 follows a save, and does not find a deleted business', async () => {
    const saved = await create('Eski Ad', { description: 'Baharat' });
    await update(saved, { name: 'Yeni Ad', description: 'Kuruyemiş' });
    expect(await found({ search: 'eski' })).toEqual([]);
    expect(await found({ search: 'baharat' })).toEqual([]);
    expect(await found({ search: 'kuruyemis' })).toEqual(['Yeni Ad']);
    await remove(saved.id);
    expect(await list()).toMatchObject({ businesses: [], total: 0 });
  });

  it('lists every status, and filters by status, flags, category, missing category, and city', async () => {
    await create('Bekleyen', { status: 'pending', verified: false });
    await create('Öne Çıkan', { featured: true, verified: true, categoryIds: [category] });
    await create('Ankaralı', { locations: [aLocationInput({ city: 'Ankara' })], verified: false });
    expect((await list()).total).toBe(3);
    expect(await found({ status: 'pending' })).toEqual(['Bekleyen']);
    expect(await found({ verified: true })).toEqual(['Öne Çıkan']);
    expect(await found({ featured: false })).toEqual(['Ankaralı', 'Bekleyen']);
    expect(await found({ categoryId: category })).toEqual(['Öne Çıkan']);
    expect(await found({ categoryId: null })).toEqual(['Ankaralı', 'Bekleyen']);
    expect(await found({ cityKey: 'ankara' })).toEqual(['Ankaralı']);
    expect(await list({ status: 'active', categoryId: null, cityKey: 'ankara', search: 'ank' })).toMatchObject({
      total: 1,
    });
  });

  it('finds businesses without a location, and those with certificates that expire soon', async () => {
    const { certificates } = await directory
      .get(Certificates)
      .ensure({ certificates: [{ name: 'Helal', description: null }] }, {});
    const link = { certificateId: certificates[0]!.id, issuedDate: null };
    await create('Yersiz', { locations: [] });
    await create('Süresi Dolan', { certificates: [{ ...link, expiryDate: '2026-12-01' }] });
    await create('Süresi Dolmuş', { certificates: [{ ...link, expiryDate: '2026-10-01' }] });
    expect(await found({ cityKey: null })).toEqual(['Yersiz']);
    expect(await found({ certificateEnds: { from: '2026-11-22', by: '2026-12-22' } })).toEqual(['Süresi Dolan']);
  });

  it('ADM-COMMON-10 sorts by name, creation, last change and rating, page by page', async () => {
    const names = ['Çınar', 'Cevizci', 'Zeytinci', 'Ispanakçı', 'İncirci'];
    const saved = [];
    for (const name of names) saved.push(await create(name));
    expect(await found()).toEqual(['Cevizci', 'Çınar', 'Ispanakçı', 'İncirci', 'Zeytinci']);
    expect(await found({ page: 2, pageSize: 2 })).toEqual(['Ispanakçı', 'İncirci']);
    expect(await found({ descending: true, pageSize: 1 })).toEqual(['Zeytinci']);
    expect(await found({ sort: 'newest', descending: true })).toEqual(names.toReversed());

    await update(saved[1]!, { phone: '0212 111 22 33' });
    expect((await found({ sort: 'updated', descending: true }))[0]).toBe('Cevizci');
    await directory.get(RateBusiness).apply(saved[3]!.id, { averageRating: 4.5, reviewCount: 2, version: 1 });
    expect((await found({ sort: 'rating', descending: true }))[0]).toBe('Ispanakçı');
    expect(await list({ page: 9 })).toEqual({ businesses: [], total: 5, totalIsLowerBound: false });
  });

  it('ADM-BIZ-05 shows two locations and the number of locations', async () => {
    const locations = ['Ankara', 'İzmir', 'Bursa'].map((city) => aLocationInput({ city, borough: null }));
    await create('Üç Şubeli', { locations });
    expect((await list()).businesses).toMatchObject([
      {
        locations: [
          { city: 'Ankara', country: 'Türkiye' },
          { city: 'İzmir', country: 'Türkiye' },
        ],
        locationCount: 3,
      },
    ]);
  });

  it('K25 shows the contact details and the address of the headquarters', async () => {
    const contact = { phone: '+902121112233', email: 'bilgi@ornek.com.tr', websiteUrl: 'https://ornek.com.tr/' };
    const locations = [aLocationInput({ address: 'Hal Yolu 3', city: 'Rize', borough: 'Çayeli' })];
    await create('Ulaşılan', { ...contact, locations });
    expect((await list()).businesses).toMatchObject([
      { ...contact, headquarters: { address: 'Hal Yolu 3', borough: 'Çayeli', city: 'Rize' } },
    ]);
  });

  it('K25 shows the certificates of a business and their expiry dates', async () => {
    const { certificates } = await directory
      .get(Certificates)
      .ensure({ certificates: [{ name: 'Helal', description: null }] }, {});
    const link = { certificateId: certificates[0]!.id, issuedDate: null, expiryDate: '2027-11-05' };
    await create('Belgeli', { certificates: [link] });
    expect((await list()).businesses).toMatchObject([
      { certificates: [{ name: 'Helal', expiryDate: '2027-11-05' }], serviceNames: [] },
    ]);
  });

  it('uses an index for the first page, and never scans the collection', async () => {
    for (let index = 0; index < 60; index++) await create(`Toptancı ${index}`, { status: 'pending' });
    const explain = (filter: object, sort: Record<string, 1>) =>
      directory.db.collection('businesses').find(filter).sort(sort).limit(20).explain('executionStats');
    for (const filter of [{ standing: { $gt: '' } }, { standing: 'pending', verified: true }]) {
      const plan = JSON.stringify(await explain(filter, { sortKey: 1, _id: 1 }));
      expect(plan).toContain('managedBy');
      expect(plan).not.toContain('COLLSCAN');
    }
  });

  it('uses an index to find businesses without a location or without a category', async () => {
    for (let index = 0; index < 60; index++) await create(`Toptancı ${index}`, { categoryIds: [category] });
    await create('Eksik', { locations: [], categoryIds: [] });
    await directory.db.command({ profile: 2 });
    expect(await found({ cityKey: null })).toEqual(['Eksik']);
    expect(await found({ categoryId: null })).toEqual(['Eksik']);
    await directory.db.command({ profile: 0 });
    const profiled = directory.db.collection('system.profile').find({ ns: `${directory.db.databaseName}.businesses` });
    const requests = await profiled.toArray();
    expect(requests.length).toBeGreaterThanOrEqual(6);
    for (const request of requests) expect(request).toMatchObject({ docsExamined: 1 });
  });

  it('includes businesses stored before the list existed, after the migration', async () => {
    await create('Eskiden Kalma', { description: 'Pekmez' });
    await directory.db.collection('businesses').updateMany({}, { $unset: { standing: '', managedWords: '' } });
    expect(await found()).toEqual([]);
    await MANAGED_BUSINESSES_MIGRATION.up(directory.db);
    await MANAGED_BUSINESSES_MIGRATION.up(directory.db);
    expect(await found({ search: 'pekmez' })).toEqual(['Eskiden Kalma']);
  });
});

describe('saving a business', () => {
  it('API-12 ADM-BIZ-20 returns the whole saved business, the same as when it is read by id', async () => {
    const saved = await create('Bütünüyle', { categoryIds: [category], products: [product('Lokum')] });
    expect(saved).toEqual(await byId(saved.id));
    expect(saved).toMatchObject({ slug: 'butunuyle', revision: 1, categoryIds: [category], products: [{ price: 10 }] });
    const edited = await update(saved, { phone: '0212 111 22 33' });
    expect(edited).toEqual(await byId(saved.id));
    expect(edited).toMatchObject({ revision: 2, phone: '0212 111 22 33', products: [{ name: 'Lokum' }] });
    expect(await byId(anId())).toBeNull();
  });

  it('ADM-BIZ-14 gives locations and products real ids instead of the temporary ids of the form', async () => {
    const temporary = anId();
    const saved = await create('Gerçek Kimlikler', {
      locations: [aLocationInput({ id: temporary })],
      products: [product('Lokum', { id: temporary })],
    });
    expect(saved.locations[0]?.id).not.toBe(temporary);
    expect(saved.products[0]?.id).not.toBe(temporary);
    expect(await directory.rows('products', {})).toMatchObject([{ _id: saved.products[0]?.id, businessId: saved.id }]);
  });

  it('ADM-BIZ-10 ADM-BIZ-12 ADM-BIZ-13 refuses an incomplete form, and names each field', async () => {
    const location = { ...aLocationInput(), address: ' ', city: '', country: '' };
    const incomplete = create(
      '',
      { description: '', categoryIds: [], locations: [location], products: [product('', { description: '' })] },
      true,
    );
    expect(await rejectionOf(incomplete)).toMatchObject({
      code: 'business-invalid',
      kind: 'unprocessable',
      fieldErrors: [
        { field: 'name', code: 'required' },
        { field: 'description', code: 'required' },
        { field: 'categoryIds', code: 'required' },
        { field: 'locations.0.address', code: 'required' },
        { field: 'locations.0.city', code: 'required' },
        { field: 'locations.0.country', code: 'required' },
        { field: 'products.0.name', code: 'required' },
        { field: 'products.0.description', code: 'required' },
      ],
    });
    expect(await directory.rows('businesses')).toEqual([]);
  });

  it('DATA-16 GEN-19 refuses fields that break a rule', async () => {
    const saved = await create('Kurallı', { categoryIds: [category] });
    const refused = update(
      saved,
      {
        name: 'x'.repeat(151),
        established: '1850 civarı',
        phone: '123',
        whatsapp: '0216 330 11 22',
        email: 'kimse',
        websiteUrl: 'javascript:alert(1)',
        minimumOrder: 'x'.repeat(61),
        logoUrl: 'ftp://ornek.com/logo.png',
        photosCount: -1,
      },
      true,
    );
    expect(await rejectionOf(refused)).toMatchObject({
      fieldErrors: [
        { field: 'name', code: 'too-long' },
        { field: 'established', code: 'invalid-year' },
        { field: 'phone', code: 'invalid-phone' },
        { field: 'whatsapp', code: 'invalid-mobile' },
        { field: 'email', code: 'invalid-email' },
        { field: 'websiteUrl', code: 'invalid-url' },
        { field: 'minimumOrder', code: 'too-long' },
        { field: 'logoUrl', code: 'invalid-url' },
        { field: 'photosCount', code: 'out-of-range' },
      ],
    });
    expect(await byId(saved.id)).toMatchObject({ name: 'Kurallı', revision: 1 });
  });

  it('stores a WhatsApp number in E.164', async () => {
    expect(await create('Yazışan', { whatsapp: '0532 123 45 67' })).toMatchObject({ whatsapp: '+905321234567' });
  });

  it('GEN-20 stores web addresses as https where possible', async () => {
    expect(await create('Adresli', { websiteUrl: 'www.ornek.com', logoUrl: 'http://ornek.com/l.png' })).toMatchObject({
      websiteUrl: 'https://www.ornek.com',
      logoUrl: 'https://ornek.com/l.png',
    });
  });

  it('ADM-BIZ-24 keeps several ranges of a day, and refuses those that overlap or have one end', async () => {
    const range = (opens: string | null, closes: string | null, over = {}) => ({
      dayOfWeek: 1,
      opens,
      closes,
      isClosed: false,
      ...over,
    });
    const hours = [range('09:00', '12:00'), range('13:00', '18:30'), range('22:00', '02:00', { dayOfWeek: 5 })];
    const saved = await create('Öğle Arası', { openingHours: hours });
    expect((await byId(saved.id))?.openingHours).toEqual(hours);
    const refusal = async (...openingHours: object[]) => {
      const failure = (await rejectionOf(update(saved, { openingHours }))) as { fieldErrors: unknown };
      return failure.fieldErrors;
    };
    expect(await refusal(range('09:00', '12:00'), range('11:00', '13:00'))).toEqual([
      { field: 'openingHours.1.opens', code: 'hours-overlap' },
    ]);
    expect(await refusal(range('09:00', null))).toEqual([{ field: 'openingHours.0.closes', code: 'required' }]);
    expect(await refusal(range('25:00', '26:00'))).toHaveLength(2);
    expect(await refusal(range('09:00', '12:00'), range(null, null, { isClosed: true }))).toEqual([
      { field: 'openingHours.1.isClosed', code: 'hours-overlap' },
    ]);
  });

  it('ADM-BIZ-24 keeps certificates with their dates, and the district chosen for a location', async () => {
    const { certificates } = await directory
      .get(Certificates)
      .ensure({ certificates: [{ name: 'Helal', description: null }] }, {});
    const link = { certificateId: certificates[0]!.id, issuedDate: '2026-01-01', expiryDate: '2027-01-01' };
    const { districts } = await directory.get(Districts).ensure(
      {
        districts: [
          { name: 'Moda', city: 'İstanbul', region: null, country: 'Türkiye', description: null, imageUrl: null },
        ],
      },
      {},
    );
    const districtId = districts[0]!.id;
    const saved = await create('Belgeli', { certificates: [link], locations: [aLocationInput({ districtId })] });
    expect(await byId(saved.id)).toMatchObject({
      certificates: [{ name: 'Helal', issuedDate: '2026-01-01', expiryDate: '2027-01-01' }],
      locations: [{ districtKeys: [`id:${districtId}`] }],
    });
    const [location] = saved.locations;
    const kept = await update(saved, { locations: [aLocationInput({ id: location!.id })] });
    expect(kept.locations).toMatchObject([{ id: location!.id, districtKeys: [`id:${districtId}`] }]);
    const left = await update(kept, { locations: [aLocationInput({ id: location!.id, districtId: null })] });
    expect(left.locations).toMatchObject([{ districtKeys: ['k:istanbul/kadikoy'] }]);
    const unknown = update(left, { locations: [aLocationInput({ districtId: anId() })] });
    expect(await rejectionOf(unknown)).toMatchObject({ code: 'district-unknown' });
    const twice = update(left, { certificates: [link, link] });
    expect(await rejectionOf(twice)).toMatchObject({
      fieldErrors: [{ field: 'certificates.1.certificateId', code: 'certificate-twice' }],
    });
  });

  it('ADM-BIZ-25 keeps exactly one headquarters: the location that was just marked', async () => {
    const saved = await create('Merkezli', {
      locations: [aLocationInput({ isHeadquarters: false }), aLocationInput({ isHeadquarters: false })],
    });
    expect(saved.locations.map(({ isHeadquarters }) => isHeadquarters)).toEqual([true, false]);
    const [one, two] = saved.locations.map(({ id }) => id);
    const edited = await update(saved, {
      locations: [
        aLocationInput({ id: one!, isHeadquarters: true }),
        aLocationInput({ id: two!, isHeadquarters: true }),
      ],
    });
    expect(edited.locations.map(({ isHeadquarters }) => isHeadquarters)).toEqual([false, true]);
  });

  it('ADM-BIZ-17 ADM-BIZ-18 ADM-BIZ-21 keeps fields not sent, clears null ones, and does nothing for an empty save', async () => {
    const saved = await create('Sabit', { established: '1990', logoUrl: 'https://ornek.com/l.png' });
    const cleared = await update(saved, { logoUrl: null, featured: true, verified: false, photosCount: 7 });
    expect(cleared).toMatchObject({
      logoUrl: null,
      established: '1990',
      featured: true,
      verified: false,
      photosCount: 7,
      revision: 2,
    });
    expect(await update(cleared, { name: undefined })).toEqual(cleared);
    expect(await events(saved.id)).toHaveLength(2);
  });

  it('ADM-BIZ-28 applies the rules of the product screen to products in the form of a business', async () => {
    const refused = create('Ürünlü', { products: [product('Lokum', { price: 10.005 })] });
    expect(await rejectionOf(refused)).toMatchObject({
      fieldErrors: [{ field: 'products.0.price', code: 'invalid-price' }],
    });
  });
});

describe('deleting businesses', () => {
  it('ADM-COMMON-08 returns an outcome for each, and continues after one that does not exist', async () => {
    const [one, two] = [await create('Bir'), await create('İki')];
    const nobody = anId();
    expect(await remove(one.id, nobody, two.id)).toEqual({
      outcomes: [
        { id: one.id, outcome: 'done', code: null },
        { id: nobody, outcome: 'refused', code: 'business-not-found' },
        { id: two.id, outcome: 'done', code: null },
      ],
    });
    expect(await found()).toEqual([]);
    expect(await events(two.id)).toEqual([
      [BusinessChanged.subject, 1],
      [BusinessDeleted.subject, 2],
    ]);
  });

  it('ADM-BIZ-22 ADM-BIZ-23 deletes the products of a business and takes it out of lists and off its page', async () => {
    const saved = await create('Giden', { products: [product('Lokum')], categoryIds: [category] });
    await remove(saved.id);
    expect(await bySlug('giden')).toEqual({ found: 'deleted' });
    expect(await byId(saved.id)).toBeNull();
    expect(await directory.rows('products', { deletedAt: null })).toEqual([]);
    expect(await directory.rows('businesses', { lists: 'all' })).toEqual([]);
  });

  it('ADM-BIZ-29 gives shared products to the oldest business that offers them, and foretells how many', async () => {
    const older = await create('Eski Bayi', { products: [product('Kendi Malı')] });
    const newer = await create('Yeni Bayi');
    const owner = await create('Üretici', {
      products: [product('Ortak Lokum', { alsoOfferedBy: [newer.id, older.id] }), product('Yalnız Helva')],
    });
    expect(await effects(owner.id)).toEqual({ deletedProducts: 1, keptProducts: 1 });
    expect(await effects(owner.id, older.id, newer.id)).toEqual({ deletedProducts: 3, keptProducts: 0 });

    await remove(owner.id);
    expect(await productNames(older.id)).toEqual(['Kendi Malı', 'Ortak Lokum']);
    expect(await byId(older.id)).toMatchObject({ revision: 2, productNames: ['Kendi Malı', 'Ortak Lokum'] });
    const [shared] = await directory.rows('products', { name: 'Ortak Lokum' });
    expect(shared).toMatchObject({ businessId: older.id, alsoOfferedBy: [newer.id], deletedAt: null });
    expect(await directory.rows('products', { name: 'Yalnız Helva', deletedAt: null })).toEqual([]);

    await remove(older.id);
    expect(await productNames(newer.id)).toEqual(['Ortak Lokum']);
  });
});

describe('undoing a deletion', () => {
  it('restores the business with its slug, rating, flags and products as a new version', async () => {
    const saved = await create('Geri Gelen', { products: [product('Lokum'), product('Helva')], featured: true });
    await directory.get(RateBusiness).apply(saved.id, { averageRating: 4.5, reviewCount: 2, version: 1 });
    const before = (await byId(saved.id))!;
    await remove(saved.id);
    expect(await restore(saved.id)).toEqual({ outcomes: [{ id: saved.id, outcome: 'done', code: null }] });
    const { version, updatedAt } = (await byId(saved.id))!;
    expect(await byId(saved.id)).toEqual({ ...before, version, updatedAt });
    expect(await bySlug('geri-gelen')).toMatchObject({ found: 'live', business: { averageRating: 4.5 } });
    expect(await found({ search: 'geri' })).toEqual(['Geri Gelen']);
    expect((await events(saved.id)).at(-1)).toEqual([BusinessChanged.subject, 4]);
  });

  it('ADM-BIZ-29 gives back the products that other businesses took over, in their former places', async () => {
    const successor = await create('Mirasçı');
    const owner = await create('Sahip', {
      products: [product('Ortak', { alsoOfferedBy: [successor.id] }), product('Kendi')],
    });
    const other = await create('Komşu', { products: [product('Komşunun', { alsoOfferedBy: [owner.id] })] });
    await remove(owner.id);
    expect(await directory.rows('products', { name: 'Komşunun' })).toMatchObject([{ alsoOfferedBy: [] }]);
    await restore(owner.id);
    expect(await productNames(owner.id)).toEqual(['Ortak', 'Kendi']);
    expect(await productNames(successor.id)).toEqual([]);
    expect((await byId(owner.id))?.productNames).toEqual(['Ortak', 'Kendi', 'Komşunun']);
    const page = await bySlug('mirasci');
    expect(page).toMatchObject({ business: { products: [{ name: 'Ortak' }] } });
    expect(await directory.rows('products', { businessId: other.id })).toMatchObject([{ alsoOfferedBy: [owner.id] }]);
  });

  it('does nothing for a business that is not deleted, and refuses one whose slug is taken by now', async () => {
    const saved = await create('Adres');
    expect((await restore(saved.id)).outcomes).toMatchObject([{ outcome: 'done' }]);
    expect(await events(saved.id)).toHaveLength(1);
    await remove(saved.id);
    await create('Adres');
    expect((await restore(saved.id)).outcomes).toEqual([{ id: saved.id, outcome: 'refused', code: 'slug-taken' }]);
  });

  it('restores it as a namesake when another business has its name under another slug', async () => {
    const saved = await create('Adaş');
    const moved = await update(saved, { slug: 'adas-eski' });
    await remove(moved.id);
    await create('Adaş');
    expect((await restore(saved.id)).outcomes).toMatchObject([{ outcome: 'done' }]);
    expect(await found({ search: 'adaş' })).toEqual(['Adaş', 'Adaş']);
  });
});

it('writes what an administrator did to the audit log', async () => {
  const saved = await create('Kayıtlı');
  await update(saved, { phone: '0212 111 22 33' });
  await remove(saved.id);
  await restore(saved.id);
  const records = await directory.told<AuditRecord>({ subject: AUDIT_RECORDED.directory.subject });
  const told = records.map(({ envelope }) => envelope.data);
  expect(told.map(({ action }) => action)).toEqual(['created', 'changed', 'deleted', 'restored']);
  expect(told[1]?.after).toEqual({ phone: '0212 111 22 33' });
});
