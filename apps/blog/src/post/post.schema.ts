import { documentsOf, without } from '@tedarik/service-kit';
import { Schema, type Connection } from 'mongoose';
import { dateOf, isListed, type Post } from './post.js';
import { searchWords } from './search-words.js';

/** What the indexes of lists and the search look at: worked out from the post at each write. */
interface Listing {
  isListed: boolean;
  date: Date;
  /** None of a deleted post. Readers' searches look at listed posts only. */
  words: string[];
}

/** A post as MongoDB holds it. */
export type PostDocument = Omit<Post, 'id'> & Listing & { _id: string };

const LISTING_FIELDS = ['isListed', 'date', 'words'] as const satisfies (keyof Listing)[];
const text = { type: String, default: null };
const author = new Schema({ accountId: String, fullName: String, avatarUrl: text }, { _id: false, id: false });

const schema = new Schema(
  {
    _id: String,
    slug: String,
    title: String,
    excerpt: String,
    content: String,
    text: String,
    featuredImageUrl: text,
    isFeatured: Boolean,
    categoryId: text,
    tags: [String],
    metaTitle: text,
    metaDescription: text,
    status: String,
    publishedAt: Date,
    author,
    announceAt: Date,
    version: Number,
    revision: Number,
    createdAt: Date,
    updatedAt: Date,
    deletedAt: Date,
    isListed: Boolean,
    date: Date,
    words: [String],
  },
  { collection: 'posts', versionKey: false, id: false, autoIndex: false, minimize: false },
);

export const postDocuments = (connection: Connection) => documentsOf<PostDocument>(connection, 'Post', schema);

export function toDocument(post: Post): PostDocument {
  const { id, ...fields } = post;
  const words = post.deletedAt ? [] : searchWords(post);
  return { _id: id, ...fields, isListed: isListed(post), date: dateOf(post), words };
}

export function fromDocument({ _id, ...stored }: PostDocument): Post {
  return { id: _id, ...without(stored, LISTING_FIELDS) };
}
