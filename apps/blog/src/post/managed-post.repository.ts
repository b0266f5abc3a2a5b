import type { PostFilter } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import type { Post } from './post.js';
import { postDocuments, type PostDocument } from './post.schema.js';
import { inTitle, matching } from './search-words.js';

const FIELDS = [
  'slug',
  'title',
  'excerpt',
  'featuredImageUrl',
  'isFeatured',
  'categoryId',
  'status',
  'publishedAt',
  'createdAt',
  'deletedAt',
  'date',
] as const;

/** The fields of a post that lists of the back office show. */
export type ManagedHead = Pick<Post & { date: Date }, 'id' | (typeof FIELDS)[number]>;
type StoredHead = Omit<ManagedHead, 'id'> & { _id: string };

export interface ManagedPostListRequest {
  status: PostFilter | null;
  now: Date;
  categoryId: string | null;
  /** '' for all. */
  search: string;
  page: number;
  pageSize: number;
}

const BUDGET_MS = 1_500;
const NEWEST_FIRST = { date: -1, _id: -1 } as const;
const DELETED = { deletedAt: { $gt: new Date(0) } };
const HEAD = Object.fromEntries(FIELDS.map((name) => [name, 1]));

/** Posts of any status that are not deleted, for editors. */
@Injectable()
export class ManagedPostRepository {
  private readonly stored = postDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  /** Newest first; of a search, those with the words in their title before all others. */
  async list(request: ManagedPostListRequest): Promise<{ posts: ManagedHead[]; total: number }> {
    const { status, now, categoryId, search, page, pageSize } = request;
    const matches = search === '' ? {} : matching(search);
    if (!matches) return { posts: [], total: 0 };
    const filter = {
      deletedAt: null,
      ...(status && whichAre(status, now)),
      ...(categoryId && { categoryId }),
      ...matches,
    } as mongo.Filter<PostDocument>;
    const found = search === '' ? this.find(filter).sort(NEWEST_FIRST) : this.findByTitleFirst(filter, search);
    const onPage = found.skip((page - 1) * pageSize).limit(pageSize);
    const [documents, total] = await Promise.all([onPage.toArray(), this.count(filter)]);
    return { posts: documents.map(fromStored), total };
  }

  /** Those of the posts that are not deleted, in any order. */
  async listByIds(ids: readonly string[]): Promise<ManagedHead[]> {
    return (await this.find({ _id: { $in: [...ids] }, deletedAt: null }).toArray()).map(fromStored);
  }

  /** Number of posts per category. */
  async countByCategory(): Promise<Map<string, number>> {
    const pipeline = [
      { $match: { deletedAt: null, categoryId: { $ne: null } } },
      { $group: { _id: '$categoryId', posts: { $sum: 1 } } },
    ];
    const counted = this.stored.collection.aggregate<{ _id: string; posts: number }>(pipeline, {
      maxTimeMS: BUDGET_MS,
    });
    return new Map((await counted.toArray()).map(({ _id, posts }) => [_id, posts]));
  }

  /** Without a filter, the number is computed from the size of the collection and the few deleted posts. */
  private async count(filter: mongo.Filter<PostDocument>): Promise<number> {
    const isWhole = Object.keys(filter).length === 1;
    if (!isWhole) return this.stored.collection.countDocuments(filter, { maxTimeMS: BUDGET_MS });
    const [all, deleted] = await Promise.all([
      this.stored.collection.estimatedDocumentCount({ maxTimeMS: BUDGET_MS }),
      this.stored.collection.countDocuments(DELETED, { hint: 'liveByDate', maxTimeMS: BUDGET_MS }),
    ]);
    return all - deleted;
  }

  private findByTitleFirst(filter: mongo.Filter<PostDocument>, search: string) {
    return this.stored.collection
      .aggregate<StoredHead>([{ $match: filter }], { maxTimeMS: BUDGET_MS })
      .project<StoredHead>({ ...HEAD, isInTitle: inTitle(search) })
      .sort({ isInTitle: -1, ...NEWEST_FIRST });
  }

  private find(filter: mongo.Filter<PostDocument>) {
    return this.stored.collection.find<StoredHead>(filter, { projection: HEAD, maxTimeMS: BUDGET_MS });
  }
}

function whichAre(status: PostFilter, now: Date): mongo.Filter<PostDocument> {
  if (status === 'scheduled') return { status: 'published', date: { $gt: now } };
  return { status, ...(status === 'published' && { date: { $lte: now } }) };
}

const fromStored = ({ _id, ...head }: StoredHead): ManagedHead => ({ id: _id, ...head });
