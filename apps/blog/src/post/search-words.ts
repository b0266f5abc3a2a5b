import { queryWords, searchableText, stem } from '@tedarik/search';
import { fold } from '@tedarik/turkish';
import type { mongo } from 'mongoose';
import type { Post } from './post.js';

/** Of a post of 200 kB that has more different words, the first ones are found. */
const MOST_WORDS = 5_000;

/** What a search looks at: the folded words of title, excerpt, tags and text, and their stems. A tag links to its search. */
export function searchWords({
  title,
  excerpt,
  tags,
  text,
}: Pick<Post, 'title' | 'excerpt' | 'tags' | 'text'>): string[] {
  const words = searchableText(`${title} ${excerpt} ${tags.join(' ')} ${text}`)
    .split(' ')
    .filter(Boolean)
    .map(fold);
  return [...new Set(words.flatMap((word) => [word, stem(word)]))].slice(0, MOST_WORDS);
}

/** Posts with every word of the text or its stem; the last may be the beginning of one. Undefined without a word. */
export function matching(text: string): mongo.Filter<{ words: string[] }> | undefined {
  const words = queryWords(text).map(({ folded }) => folded);
  const last = words.pop();
  if (last === undefined) return undefined;
  const whole = words.map((word) => ({ words: { $in: [word, stem(word)] } }));
  // $elemMatch keeps both ends on the same word, and with it the index bounds tight.
  const begun = [{ words: { $elemMatch: { $gte: last, $lt: `${last}\uffff` } } }, { words: stem(last) }];
  return { $and: [...whole, { $or: begun }] };
}
