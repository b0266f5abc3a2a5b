import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  AddComment,
  CreateProduct,
  EnsureBlogCategories,
  EnsureCategories,
  EnsureCertificates,
  EnsureDistricts,
  PostReview,
  SavePost,
  SaveSeoText,
  SubmitBusiness,
} from '@tedarik/commands';
import type { mongo } from 'mongoose';
import type { BenchContext } from '../bench-context.js';
import { empty, fillUp, insertAll, type Stored } from './copies.js';
import { importRows } from './import-rows.js';

const IMPORTED_ROWS = 500;
const LOOK_EVERY_MS = 50;
const TIMEOUT_MS = 60_000;
const DAY_MS = 86_400_000;
// Maximum age of generated records, so that none is old enough to be deleted for its age.
const OLDEST_DAYS = 80;
const TEXT = 'Siparişler aynı gün özenle paketlenir, soğuk zincir bozulmadan yola çıkar ve eksiksiz ulaşır.';

/** Numbers of records that do not grow with the directory. */
const CATEGORIES = 60;
const CERTIFICATES = 30;
const DISTRICTS = 500;
const SEO_TEXTS = 300;
/** Numbers of records per business, for those that grow with the directory. */
const PER_BUSINESS = { products: 1, reviews: 3, submissions: 0.1, posts: 0.03, comments: 0.3 };

const GROWING = [
  ['directory', 'businesses'],
  ['directory', 'products'],
  ['reviews', 'businesses'],
  ['reviews', 'reviews'],
  ['submissions', 'submissions'],
  ['blog', 'posts'],
  ['blog', 'comments'],
  ['blog', 'commentEmails'],
] as const;

const of = ({ mongo }: BenchContext, db: string, name: string): mongo.Collection<Stored> =>
  mongo.db(db).collection<Stored>(name);

/** Creates a directory of some hundred imported businesses and one record of every other kind, each written by the service that owns it. */
export async function beginAnew(surroundings: BenchContext): Promise<void> {
  for (const [db, name] of GROWING) await empty(surroundings.mongo.db(db), name);
  await importRows(surroundings, IMPORTED_ROWS);
  const businessId = await knownBusiness(surroundings);
  const categoryId = await writeTables(surroundings);
  await writeOneOfEach(surroundings, businessId, categoryId);
}

/** Copies records directly in the services' databases until there are `businesses` businesses, and other records in proportion. */
export async function growTo(surroundings: BenchContext, businesses: number): Promise<void> {
  const collection = (db: string, name: string) => of(surroundings, db, name);
  const copied = await fillUp(collection('directory', 'businesses'), businesses, aBusiness);
  await insertAll(collection('reviews', 'businesses'), copied.map(asReviewsKnowsIt));
  const businessIds = await idsIn(collection('directory', 'businesses'));
  const so = (kind: keyof typeof PER_BUSINESS) => Math.ceil(businesses * PER_BUSINESS[kind]);

  await fillUp(collection('directory', 'products'), so('products'), (number, { name, sortKey }) => {
    const businessId = oneOf(businessIds, number);
    const [createdAt, updatedAt] = [aDate(), new Date()];
    return { businessId, shownBy: [businessId], ...numbered({ name, sortKey }, number), createdAt, updatedAt };
  });
  await fillUp(collection('reviews', 'reviews'), so('reviews'), (number) => ({
    businessId: oneOf(businessIds, number),
    userId: `bench-${number}`,
    rating: randomInt(1, 6),
    status: number % 100 === 0 ? 'pending' : 'visible',
    reportCount: number % 100 === 1 ? 1 : 0,
    postedAt: aDate(),
  }));
  await fillUp(collection('submissions', 'submissions'), so('submissions'), (number) => ({
    status: number % 5 === 0 ? 'pending' : 'approved',
    createdAt: aDate(),
    decidedAt: number % 5 === 0 ? null : new Date(),
  }));
  await fillUp(collection('blog', 'posts'), so('posts'), (number, { slug, title }) => {
    const date = aDate();
    return { slug: `${slug as string}-${number}`, ...numbered({ title }, number), date, publishedAt: date };
  });
  const postIds = await idsIn(collection('blog', 'posts'));
  const comments = await fillUp(collection('blog', 'comments'), so('comments'), (number) => ({
    postId: oneOf(postIds, number),
    status: number % 10 === 0 ? 'pending' : 'approved',
    createdAt: aDate(),
  }));
  const emails = comments.map(({ _id }) => ({ _id, email: 'okur@ornek.com.tr', at: new Date() }));
  await insertAll(collection('blog', 'commentEmails'), emails);
  // Flushes the copied data to disk now, so that this does not happen while lists are measured.
  await surroundings.mongo.db('admin').command({ fsync: 1 });
}

/** The id of a business that the reviews service knows; waits until it knows all of them. */
async function knownBusiness(surroundings: BenchContext): Promise<string> {
  // Compares ids, because the reviews service may still receive events about businesses that existed before.
  const imported = await of(surroundings, 'directory', 'businesses').distinct('_id');
  const known = of(surroundings, 'reviews', 'businesses');
  const ofThese = { _id: { $in: imported } };
  for (const until = Date.now() + TIMEOUT_MS; (await known.countDocuments(ofThese)) < imported.length;) {
    if (Date.now() > until) throw new Error('reviews did not hear of every business');
    await pause(LOOK_EVERY_MS);
  }
  const business = await known.findOne({ ...ofThese, isPublic: true });
  if (!business) throw new Error('no imported business is public');
  return business._id;
}

/** Returns the id of one of the categories. */
async function writeTables(surroundings: BenchContext): Promise<string> {
  const { requests } = surroundings.messaging;
  const many = (count: number, kind: string) => Array.from({ length: count }, (_, index) => `${kind} ${index + 1}`);
  const { categories } = await requests.send(EnsureCategories, {
    categories: many(CATEGORIES, 'Kategori').map((name) => ({ name })),
  });
  await requests.send(EnsureCertificates, {
    certificates: many(CERTIFICATES, 'Belge').map((name) => ({ name, description: TEXT })),
  });
  const cities = ['İstanbul', 'İzmir', 'Ankara', 'Bursa', 'Şanlıurfa'];
  const { districts } = await requests.send(EnsureDistricts, {
    districts: many(DISTRICTS, 'Semt').map((name, index) => ({
      name,
      city: oneOf(cities, index),
      region: null,
      country: 'Türkiye',
      description: null,
      imageUrl: null,
    })),
  });
  for (const { id: key } of districts.slice(0, SEO_TEXTS)) {
    await requests.send(SaveSeoText, { kind: 'district', key, html: `<p>${TEXT}</p>` });
  }
  return categories[0]!.id;
}

async function writeOneOfEach(
  { messaging: { requests } }: BenchContext,
  businessId: string,
  categoryId: string,
): Promise<void> {
  const by = (kind: 'account' | 'back-office') => ({
    actor: { kind, id: 'bench', name: 'Selin Aksoy' },
    commandId: randomUUID(),
  });
  const product = { name: 'Tulum Peyniri', description: TEXT, price: 250, businessId, categoryId };
  await requests.send(CreateProduct, product, by('back-office'));
  await requests.send(PostReview, { businessId, rating: 5, comment: TEXT }, by('account'));
  const sender = { name: 'Selin Aksoy', email: 'selin@ornek.com.tr', phone: '0212 555 00 00' };
  const wanted = { businessName: 'Aksoy Gıda', address: 'Çarşı Caddesi 1, Kadıköy, İstanbul', message: TEXT };
  const noticeVersion = 'bench';
  await requests.send(
    SubmitBusiness,
    { ...sender, ...wanted, noticeVersion, mailsReceipt: false },
    { commandId: randomUUID() },
  );
  const { categories } = await requests.send(EnsureBlogCategories, {
    categories: [{ name: 'Haberler', description: null, color: null }],
  });
  const post = {
    title: 'Hasat zamanı',
    excerpt: TEXT,
    content: `<p>${TEXT.repeat(20)}</p>`,
    featuredImageUrl: null,
    isFeatured: false,
    categoryId: categories[0]!.id,
    status: 'published' as const,
    publishedAt: aDate().toISOString(),
    tags: ['hasat'],
    metaTitle: null,
    metaDescription: null,
  };
  const { id: postId } = await requests.send(SavePost, { edits: null, slug: null, post }, by('back-office'));
  const comment = { postId, authorName: 'Selin Aksoy', authorEmail: 'selin@ornek.com.tr', content: TEXT };
  await requests.send(AddComment, { ...comment, noticeVersion }, { commandId: randomUUID() });
}

function aBusiness(number: number, { slug, name, nameKey, sortKey }: Stored): Record<string, unknown> {
  const reviewCount = randomInt(50);
  return {
    slug: `${slug as string}-${number}`,
    ...numbered({ name, nameKey, sortKey, identityKey: nameKey }, number),
    placeId: null,
    averageRating: reviewCount > 0 ? randomInt(10, 51) / 10 : null,
    reviewCount,
    createdAt: aDate(),
    updatedAt: aDate(),
  };
}

const asReviewsKnowsIt = ({ _id, name, slug, status }: Stored): Stored => ({
  _id,
  name,
  slug,
  isPublic: status === 'active',
  version: 1,
  reviewsName: name,
});

const idsIn = async (collection: mongo.Collection<Stored>): Promise<string[]> =>
  (await collection.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id);

const numbered = (texts: Record<string, unknown>, number: number): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, `${text as string} ${number}`]));

const oneOf = <T>(all: readonly T[], number: number): T => all[number % all.length]!;

const aDate = (): Date => new Date(Date.now() - randomInt(OLDEST_DAYS * DAY_MS));
