import { BusinessChanged, BusinessDeleted } from '@tedarik/events';
import { Outbox } from '@tedarik/outbox';
import { aBusinessInput, sharedByTests, rejectionOf } from '@tedarik/testing';
import { Certificates } from '../src/records/certificates.js';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { CountsAggregator } from '../src/counts/counts-aggregator.js';
import { GetBusinessBySlugQuery } from '../src/reading/get-business-by-slug.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { NewlyListedRepository } from '../src/newly-listed/newly-listed.repository.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);
beforeAll(async () => {
  // Stopped, because its own events would fail instead of those under test.
  await directory.get(CountsAggregator).onApplicationShutdown();
  product.categoryId = await directory.category('Süt Ürünleri');
});

const create = (over = {}, { slug, commandId }: { slug?: string; commandId?: string } = {}) =>
  directory.get(BusinessForms).create({ business: aBusinessInput(bare(over)), slug }, { commandId });
const update = (saved: { id: string; revision: number }, changes: object) =>
  directory.get(BusinessForms).update({ id: saved.id, revision: saved.revision, changes }, {});
const remove = (id: string) => directory.get(DeletedBusinesses).delete({ id }, {});
const bySlug = (slug: string) => directory.get(GetBusinessBySlugQuery).execute({ slug });
const byId = async (id: string) => (await directory.get(BusinessForms).get({ id })).business;
const events = (id: string) => directory.told({ aggregateId: id });
/** Active and without references by default. */
const bare = (over: object) => ({
  status: 'active' as const,
  categoryIds: [],
  certificates: [],
  products: [],
  ...over,
});
const product = { name: 'Tulum Peyniri', description: '', categoryId: '', price: 149.9, imageUrl: null };

describe('newly listed businesses', () => {
  const newlyListed = () => directory.get(NewlyListedRepository);
  const waiting = async (id: string) => (await newlyListed().list()).businesses.filter((one) => one.id === id);

  it('are pending from the write that first makes them public until they are acknowledged, and never again', async () => {
    const saved = await create({ name: 'Sırada Bekleyen', status: 'pending' });
    expect(await waiting(saved.id)).toEqual([]);
    const active = await update(saved, { status: 'active' });
    expect(await waiting(saved.id)).toEqual([{ id: saved.id, version: 2, listedAt: expect.any(String) }]);
    const renamed = await update(active, { name: 'Sırada Bekleyen İki' });
    expect(await waiting(saved.id)).toHaveLength(1);

    await newlyListed().acknowledge({ ids: [saved.id] });
    const inactive = await update(renamed, { status: 'inactive' });
    await update(inactive, { status: 'active' });
    expect(await waiting(saved.id)).toEqual([]);
  });

  it('include businesses that are created as active', async () => {
    const saved = await create({ name: 'Hemen Yayında' });
    expect(await waiting(saved.id)).toMatchObject([{ version: 1 }]);
  });

  it('exclude businesses that were stored before the field listedAt existed', async () => {
    const saved = await create({ name: 'Eskiden Beri' });
    await newlyListed().acknowledge({ ids: [saved.id] });
    await directory.db
      .collection<{ _id: string }>('businesses')
      .updateOne({ _id: saved.id }, { $unset: { listedAt: 1 } });
    await update(saved, { name: 'Eskiden Beri Burada' });
    expect(await waiting(saved.id)).toEqual([]);
  });
});

describe('creating a business', () => {
  it('ADM-BIZ-16 saves all relations at once, and API-01 API-06 returns them in one document', async () => {
    const category = await directory.category('Peynir');
    const { certificates } = await directory
      .get(Certificates)
      .ensure({ certificates: [{ name: 'ISO 22000', description: 'Gıda güvenliği' }] }, {});
    const link = { certificateId: certificates[0]?.id ?? '', issuedDate: '2026-01-01', expiryDate: null };
    const hours = { dayOfWeek: 1, opens: '09:00', closes: '18:00', isClosed: false };
    const saved = await create({
      name: 'Bütün Peynirler',
      categoryIds: [category],
      products: [product, { ...product, name: 'Lor' }],
      certificates: [link],
      openingHours: [hours],
    });

    expect(await bySlug('butun-peynirler')).toMatchObject({
      found: 'live',
      business: {
        id: saved.id,
        version: 1,
        revision: 1,
        categoryIds: [category],
        productNames: ['Tulum Peyniri', 'Lor'],
        products: [{ name: 'Tulum Peyniri', price: 149.9 }, { name: 'Lor' }],
        certificates: [{ name: 'ISO 22000', description: 'Gıda güvenliği', issuedDate: '2026-01-01' }],
        openingHours: [hours],
      },
    });
  });

  it('announces the whole snapshot', async () => {
    const { id, slug } = await create({ name: 'Duyurulan' });
    expect(await events(id)).toMatchObject([
      {
        subject: BusinessChanged.subject,
        version: 1,
        lane: 'live',
        envelope: { data: { id, slug, name: 'Duyurulan' } },
      },
    ]);
  });

  it('leaves neither row nor event when the transaction fails', async () => {
    const before = await directory.told();
    const append = jest.spyOn(directory.get(Outbox), 'append').mockImplementationOnce(async (...given) => {
      append.mockRestore();
      await directory.get(Outbox).append(...given);
      throw new Error('the power fails');
    });
    expect(await rejectionOf(create({ name: 'Yarım Kalan', products: [product] }))).toMatchObject({
      message: 'the power fails',
    });
    expect(await directory.rows('businesses', { name: 'Yarım Kalan' })).toEqual([]);
    expect(await directory.told()).toHaveLength(before.length);
  });

  it('refuses an unknown category or certificate', async () => {
    expect(await rejectionOf(create({ categoryIds: [anId()] }))).toMatchObject({
      code: 'category-unknown',
      kind: 'invalid',
    });
    const certificates = [{ certificateId: anId(), issuedDate: null, expiryDate: null }];
    expect(await rejectionOf(create({ certificates }))).toMatchObject({ code: 'certificate-unknown' });
  });

  it('SLUG-03 gives twenty businesses with one name, created at once, twenty slugs', async () => {
    const saved = await Promise.all(Array.from({ length: 20 }, () => create({ name: 'Aynı Ad' })));
    const expected = ['ayni-ad', ...Array.from({ length: 19 }, (_, index) => `ayni-ad-${index + 2}`)];
    expect(saved.map(({ slug }) => slug).sort()).toEqual(expected.sort());
  });

  it('uses the requested slug when it is free', async () => {
    expect(await create({ name: 'Dilek' }, { slug: 'baska-adres' })).toMatchObject({ slug: 'baska-adres' });
    expect(await create({ name: 'Dilek' }, { slug: 'baska-adres' })).toMatchObject({ slug: 'dilek' });
  });

  describe('with a commandId', () => {
    it('answers a repeated command with the first response, and writes nothing', async () => {
      const commandId = anId();
      const first = await create({ name: 'Bir Kere' }, { commandId });
      const again = await create({ name: 'Bir Kere' }, { commandId });
      expect(again).toEqual(first);
      expect(await directory.rows('businesses', { name: 'Bir Kere' })).toHaveLength(1);
      expect(await events(first.id)).toHaveLength(1);
    });

    it('does the work once when the command arrives five times at once', async () => {
      const commandId = anId();
      const answers = await Promise.all(Array.from({ length: 5 }, () => create({ name: 'Beş Kere' }, { commandId })));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await directory.rows('businesses', { name: 'Beş Kere' })).toHaveLength(1);
    });

    it('refuses the same id for another request', async () => {
      const commandId = anId();
      await create({ name: 'Biri' }, { commandId });
      expect(await rejectionOf(create({ name: 'Öteki' }, { commandId }))).toMatchObject({
        code: 'command-id-reused',
        kind: 'conflict',
      });
    });
  });
});

describe('editing a business', () => {
  it('ADM-BIZ-17 keeps fields that are not sent and clears those that are null', async () => {
    const saved = await create({
      name: 'Temizlenen',
      phone: '0212 111 11 11',
      email: 'a@ornek.com',
      products: [product],
    });
    await update(saved, { email: null });
    expect(await byId(saved.id)).toMatchObject({
      phone: '0212 111 11 11',
      email: null,
      products: [{ name: 'Tulum Peyniri' }],
    });
  });

  it('keeps known products with their ids and deletes those that are left out', async () => {
    const saved = await create({ name: 'Değişen Ürünler', products: [product, { ...product, name: 'Lor' }] });
    const [kept] = (await byId(saved.id))?.products ?? [];
    await update(saved, {
      products: [
        { ...product, id: kept?.id, price: 99 },
        { ...product, name: 'Çökelek' },
      ],
    });
    const products = (await byId(saved.id))?.products;
    expect(products).toMatchObject([{ id: kept?.id, price: 99 }, { name: 'Çökelek' }]);
    expect(await directory.rows('products', { businessId: saved.id, deletedAt: null })).toHaveLength(2);
  });

  it('accepts one of two concurrent saves of the same revision', async () => {
    const saved = await create({ name: 'Çekişmeli' });
    const results = await Promise.all([
      rejectionOf(update(saved, { phone: '0212 000 00 01' })),
      rejectionOf(update(saved, { phone: '0212 000 00 02' })),
    ]);
    expect(results).toContainEqual(expect.objectContaining({ code: 'business-changed-meanwhile', kind: 'conflict' }));
    expect(results).toContain('it did not fail');
    expect(await byId(saved.id)).toMatchObject({ version: 2, revision: 2 });
    expect((await events(saved.id)).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('refuses to save a business that does not exist or is deleted', async () => {
    const notFound = { code: 'business-not-found', kind: 'not-found' };
    expect(await rejectionOf(update({ id: anId(), revision: 1 }, {}))).toMatchObject(notFound);
    const saved = await create({ name: 'Silinip Düzenlenen' });
    await remove(saved.id);
    expect(await rejectionOf(update(saved, {}))).toMatchObject(notFound);
  });
});

describe('addresses of businesses', () => {
  it('SLUG-04 keeps the slug when the name changes', async () => {
    const saved = await create({ name: 'Eski İsim' });
    expect(await update(saved, { name: 'Yeni İsim' })).toMatchObject({ slug: 'eski-isim' });
  });

  it('SLUG-09 redirects every former slug straight to the current one', async () => {
    const first = await create({ name: 'Taşınan' });
    const second = await update(first, { slug: 'tasinan-iki' });
    await update(second, { slug: 'tasinan-uc' });
    expect(await bySlug('tasinan')).toEqual({ found: 'moved', slug: 'tasinan-uc' });
    expect(await bySlug('tasinan-iki')).toEqual({ found: 'moved', slug: 'tasinan-uc' });
    expect(await bySlug('tasinan-uc')).toMatchObject({ found: 'live' });
  });

  it('refuses a typed slug that is taken or not valid', async () => {
    const saved = await create({ name: 'Komşu' });
    await create({ name: 'Dolu Adres' });
    expect(await rejectionOf(update(saved, { slug: 'dolu-adres' }))).toMatchObject({
      code: 'slug-taken',
      kind: 'conflict',
    });
    expect(await rejectionOf(update(saved, { slug: 'Dolu Adres' }))).toMatchObject({
      code: 'slug-invalid',
      kind: 'invalid',
    });
  });

  it('ROUTE-19 answers deleted for all slugs of a deleted business', async () => {
    const saved = await create({ name: 'Silinen' });
    await update(saved, { slug: 'silinen-iki' });
    const deleted = await remove(saved.id);
    expect(deleted).toEqual({ id: saved.id, version: 3 });
    expect(await bySlug('silinen-iki')).toEqual({ found: 'deleted' });
    expect(await bySlug('silinen')).toEqual({ found: 'deleted' });
    expect(await byId(saved.id)).toBeNull();
    expect(await remove(saved.id)).toEqual(deleted);
    expect((await events(saved.id)).map(({ subject }) => subject)).toEqual([
      BusinessChanged.subject,
      BusinessChanged.subject,
      BusinessDeleted.subject,
    ]);
  });

  it('ROUTE-19 answers nothing for a business that is not active', async () => {
    const saved = await create({ name: 'Uykuda' });
    const asleep = await update(saved, { status: 'inactive' });
    expect(await bySlug('uykuda')).toEqual({ found: 'nothing' });
    expect(await byId(saved.id)).toMatchObject({ status: 'inactive' });
    await update(asleep, { status: 'active' });
    expect(await bySlug('uykuda')).toMatchObject({ found: 'live' });
  });

  it('ROUTE-16 answers nothing for an unknown slug', async () => {
    expect(await bySlug('hic-olmadi')).toEqual({ found: 'nothing' });
  });

  it('SLUG-09 gives a new business the slug of a deleted one, or a former slug of another one', async () => {
    const gone = await create({ name: 'Devren' });
    await remove(gone.id);
    const successor = await create({ name: 'Devren' });
    expect(successor.slug).toBe('devren');
    expect(await bySlug('devren')).toMatchObject({ found: 'live', business: { id: successor.id } });

    await update(successor, { slug: 'devren-yeni' });
    const third = await create({ name: 'Devren' });
    expect(third.slug).toBe('devren');
    expect(await bySlug('devren')).toMatchObject({ found: 'live', business: { id: third.id } });
  });
});
