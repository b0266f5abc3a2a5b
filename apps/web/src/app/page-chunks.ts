import type { RouteObject } from 'react-router-dom';
import type { Locale } from '../lib/locale.js';

/**
 * By language and source file of a page (`*`: every page), the addresses of its chunk and of the chunks that it imports. Filled in when the
 * server bundle is built.
 */
declare const PAGE_CHUNKS: Record<Locale, Record<string, string[]>> | undefined;

const chunksOf = (locale: Locale) => (typeof PAGE_CHUNKS === 'undefined' ? {} : PAGE_CHUNKS[locale]);

/** The address of a page's own chunk, which comes first. */
export const chunkOf = ({ id }: RouteObject, locale: Locale): string | undefined => chunksOf(locale)[id ?? '']?.[0];

/**
 * Returns `modulepreload` links for the matched routes, so that a page's own chunk loads in parallel with the main one. Low priority,
 * because everything needed for painting comes first.
 */
export function chunkLinks(matched: { route: RouteObject }[], locale: Locale): string {
  const chunks = chunksOf(locale);
  const pages = matched.map(({ route }) => route.id ?? '');
  return ['*', ...pages]
    .flatMap((page) => chunks[page] ?? [])
    .map((href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`)
    .join('\n    ');
}
