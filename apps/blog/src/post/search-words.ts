import { queryWords, searchableText, stem } from '@tedarik/search';
import { fold, spellingsOf } from '@tedarik/turkish';
import type { mongo } from 'mongoose';
import type { Post } from './post.js';

/** Limit of different words per post; further words of a very long post are not searchable. */
const MOST_WORDS = 5_000;

/**
 * The search words of a post: folded words of title, excerpt, tags and text, and their stems. Tags are included because each tag links to
 * its search.
 */
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

/**
 * Filter for posts that contain every word of the text or its stem; the last word may be the beginning of one. Returns undefined when the
 * text has no word.
 */
export function matching(text: string): mongo.Filter<{ words: string[] }> | undefined {
  const words = queryWords(text).map(({ folded }) => folded);
  const last = words.pop();
  if (last === undefined) return undefined;
  const whole = words.map((word) => ({ words: { $in: [word, stem(word)] } }));
  // $elemMatch applies both bounds to the same word, which keeps the index bounds tight.
  const begun = [{ words: { $elemMatch: { $gte: last, $lt: `${last}\uffff` } } }, { words: stem(last) }];
  return { $and: [...whole, { $or: begun }] };
}

/** Condition of an aggregation: the title has a beginning of every word of the text or of its stem. */
export function inTitle(text: string): object {
  const words = queryWords(text).map(({ folded }) => `${spellingsOf(stem(folded))}|${spellingsOf(folded)}`);
  return {
    $and: words.map((word) => ({ $regexMatch: { input: '$title', regex: `(?<![\\p{L}\\p{N}])(?:${word})` } })),
  };
}
