import { ensureCollection, type Migration } from '@tedarik/service-kit';
import { foldedWords } from '@tedarik/turkish';
import type { mongo } from 'mongoose';

/** A business and a review as they were stored at that time. */
interface KnownBusinessDocument {
  _id: string;
  name: string | null;
  reviewsName?: string | null;
}
interface ReviewDocument {
  _id: string;
  version: number;
  businessId: string;
  businessName: string;
  comment: string;
  userName: string | null;
  words: string[];
}

const INDEXES: mongo.IndexDescription[] = [
  { key: { words: 1 }, name: 'words' },
  { key: { rating: -1, postedAt: -1, _id: -1 }, name: 'best' },
  { key: { status: 1, rating: -1, postedAt: -1, _id: -1 }, name: 'bestOfStatus' },
];
const BATCH = 500;
const MOST_WORDS = 200;

const wordsOf = ({ comment, userName }: ReviewDocument, businessName: string): string[] =>
  [...new Set([businessName, userName ?? '', comment].flatMap(foldedWords))].slice(0, MOST_WORDS);

/** Lets the back office find reviews by words, including the name of the business, and sort them by rating. */
export const MANAGED_REVIEWS_MIGRATION: Migration = {
  id: '002-managed-reviews',
  async up(db) {
    await ensureCollection(db, 'reviews', INDEXES);
    const businesses = db.collection<KnownBusinessDocument>('businesses');
    await businesses.updateMany({ reviewsName: { $exists: false } }, [{ $set: { reviewsName: '$name' } }]);
    const reviews = db.collection<ReviewDocument>('reviews');
    let unindexed: ReviewDocument[] = [];
    const index = async () => {
      if (unindexed.length > 0) await reviews.bulkWrite(await indexing(businesses, unindexed), { ordered: false });
      unindexed = [];
    };
    for await (const review of reviews.find({ words: { $exists: false } })) {
      unindexed.push(review);
      if (unindexed.length === BATCH) await index();
    }
    await index();
  },
};

async function indexing(
  businesses: mongo.Collection<KnownBusinessDocument>,
  reviews: readonly ReviewDocument[],
): Promise<mongo.AnyBulkWriteOperation<ReviewDocument>[]> {
  const ids = [...new Set(reviews.map(({ businessId }) => businessId))];
  const known = await businesses.find({ _id: { $in: ids } }, { projection: { name: 1 } }).toArray();
  const names = new Map(known.map(({ _id, name }) => [_id, name]));
  return reviews.map((review) => {
    const businessName = names.get(review.businessId) ?? '';
    const update = { $set: { businessName, words: wordsOf(review, businessName) } };
    return { updateOne: { filter: { _id: review._id, version: review.version }, update } };
  });
}
