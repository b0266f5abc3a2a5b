import { documentsOf, without } from '@tedarik/service-kit';
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
export const postDocuments = documentsOf<PostDocument>('posts');

export function toDocument(post: Post): PostDocument {
  const { id, ...fields } = post;
  const words = post.deletedAt ? [] : searchWords(post);
  return { _id: id, ...fields, isListed: isListed(post), date: dateOf(post), words };
}

export function fromDocument({ _id, ...stored }: PostDocument): Post {
  return { id: _id, ...without(stored, LISTING_FIELDS) };
}
