import type { RouteObject } from 'react-router-dom';
import type { Locale } from '../lib/locale.js';

/**
 * By language and source file of a page (`*`: hydration, for every page), the addresses of its chunk and of the chunks that it imports.
 * Filled in when the server bundle is built.
 */
declare const PAGE_CHUNKS: Record<Locale, Record<string, string[]>> | undefined;

const chunksOf = (locale: Locale) => (typeof PAGE_CHUNKS === 'undefined' ? {} : PAGE_CHUNKS[locale]);

/** Addresses of the scripts that the matched routes need: the one that hydrates, the page's own module, and what they import. */
export function pageScripts(matched: { route: RouteObject }[], locale: Locale): string[] {
  const chunks = chunksOf(locale);
  const pages = matched.map(({ route }) => route.id ?? '').reverse();
  const found = ['*', ...pages].flatMap((page) => (chunks[page] ? [chunks[page]] : []));
  return [...found.flatMap(([own = '']) => own), ...found.flatMap(([, ...imported]) => imported)];
}
