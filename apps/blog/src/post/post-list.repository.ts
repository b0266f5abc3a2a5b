import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import type { Post } from './post.js';
import { postDocuments, type PostDocument } from './post.schema.js';
import { matching } from './search-words.js';

const FIELDS = [
  'slug',
  'title',
  'excerpt',
  'featuredImageUrl',
  'isFeatured',
  'categoryId',
  'updatedAt',
  'date',
] as const;

/** The fields of a post that lists show. */
export type PostHead = Pick<Post & { date: Date }, 'id' | (typeof FIELDS)[number]>;

export interface PostListRequest {
  categoryId: string | null;
  /** '' for all. */
  search: string;
  page: number;
  pageSize: number;
}

const BUDGET_MS = 1_500;
const NEWEST_FIRST = { date: -1, _id: -1 } as const;
const HEAD = Object.fromEntries(FIELDS.map((name) => [name, 1]));

type Filter = mongo.Filter<PostDocument>;

/** Public posts, always newest first. */
@Injectable()
export class PostListRepository {
  private readonly stored = postDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async list(request: PostListRequest, now: Date): Promise<{ posts: PostHead[]; total: number }> {
    const { categoryId, search, page, pageSize } = request;
    const matches = search === '' ? {} : matching(search);
    if (!matches) return { posts: [], total: 0 };
    const filter = { ...publicAt(now), ...(categoryId && { categoryId }), ...matches } as Filter;
    const [posts, total] = await Promise.all([
      this.find(filter, pageSize, (page - 1) * pageSize),
      this.stored.collection.countDocuments(filter, { maxTimeMS: BUDGET_MS }),
    ]);
    return { posts, total };
  }

  listFeatured(limit: number, now: Date): Promise<PostHead[]> {
    return this.find({ ...publicAt(now), isFeatured: true }, limit);
  }

  /** Other posts of the same category, followed by the newest of all others. */
  async listRelated(
    { id, categoryId }: Pick<Post, 'id' | 'categoryId'>,
    limit: number,
    now: Date,
  ): Promise<PostHead[]> {
    const others = { ...publicAt(now), _id: { $ne: id } };
    const alike = categoryId ? await this.find({ ...others, categoryId }, limit) : [];
    if (alike.length === limit) return alike;
    const used = [id, ...alike.map((post) => post.id)];
    return [...alike, ...(await this.find({ ...publicAt(now), _id: { $nin: used } }, limit - alike.length))];
  }

  /** Number of posts per category. */
  async countByCategory(now: Date): Promise<Map<string, number>> {
    const pipeline = [
      { $match: { ...publicAt(now), categoryId: { $ne: null } } },
      { $group: { _id: '$categoryId', posts: { $sum: 1 } } },
    ];
    const counted = this.stored.collection.aggregate<{ _id: string; posts: number }>(pipeline, {
      maxTimeMS: BUDGET_MS,
    });
    return new Map((await counted.toArray()).map(({ _id, posts }) => [_id, posts]));
  }

  /** Whether readers may see the post. */
  async isPublic(id: string, now: Date): Promise<boolean> {
    return (await this.stored.collection.findOne({ _id: id, ...publicAt(now) }, { projection: { _id: 1 } })) !== null;
  }

  private async find(filter: Filter, limit: number, skip = 0): Promise<PostHead[]> {
    const found = this.stored.collection.find<Omit<PostHead, 'id'> & { _id: string }>(filter, {
      projection: HEAD,
      maxTimeMS: BUDGET_MS,
    });
    const documents = await found.sort(NEWEST_FIRST).skip(skip).limit(limit).toArray();
    return documents.map(({ _id, ...head }) => ({ id: _id, ...head }));
  }
}

const publicAt = (now: Date) => ({ isListed: true, date: { $lte: now } });
