import type { RouteObject } from 'react-router-dom';
import type { Locale } from '../lib/locale.js';

/** Language and source file of a page (`*`: every page) -> addresses of its chunk and what that imports. Filled in when the server file is built. */
declare const PAGE_CHUNKS: Record<Locale, Record<string, string[]>> | undefined;

/**
 * `modulepreload` links for the matched routes, so that a page's own chunk comes together with the main one, after what
 * the page is painted with: it can be read before anything is taken over.
 */
export function chunkLinks(matched: { route: RouteObject }[], locale: Locale): string {
  const chunks = typeof PAGE_CHUNKS === 'undefined' ? {} : PAGE_CHUNKS[locale];
  const pages = matched.map(({ route }) => route.id ?? '');
  return ['*', ...pages]
    .flatMap((page) => chunks[page] ?? [])
    .map((href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`)
    .join('\n    ');
}
