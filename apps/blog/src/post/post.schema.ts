import { documentsOf, without } from '@tedarik/service-kit';
import { dateOf, isListed, type Post } from './post.js';
import { searchWords } from './search-words.js';

/** Derived fields for lists and the search; recomputed at each write. */
interface Listing {
  isListed: boolean;
  date: Date;
  /** Empty for a deleted post. Searches of readers also require isListed. */
  words: string[];
}

/** A post as stored in MongoDB. */
export type PostDocument = Omit<Post, 'id'> & Listing & { _id: string };

const LISTING_FIELDS = ['isListed', 'date', 'words'] as const satisfies (keyof Listing)[];
export const postDocuments = documentsOf<PostDocument>('posts');

export function toDocument(post: Post): PostDocument {
  const { id, ...fields } = post;
  const words = post.deletedAt ? [] : searchWords(post);
  return { _id: id, ...fields, isListed: isListed(post), date: dateOf(post), words };
}

export function fromDocument({ _id, ...stored }: PostDocument): Post {
  return { id: _id, ...without(stored, LISTING_FIELDS) };
}
