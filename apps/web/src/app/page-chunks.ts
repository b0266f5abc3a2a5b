import type { RouteObject } from 'react-router-dom';

/** Source file of a page -> addresses of its chunk and what that imports. Filled in when the server file is built. */
declare const PAGE_CHUNKS: Record<string, string[]> | undefined;

/** `modulepreload` links for the matched routes, so that a page's own chunk comes together with the main one. */
export function chunkLinks(matched: { route: RouteObject }[]): string {
  const chunks = typeof PAGE_CHUNKS === 'undefined' ? {} : PAGE_CHUNKS;
  return matched
    .flatMap(({ route }) => chunks[(route.handle as { chunk?: string } | undefined)?.chunk ?? ''] ?? [])
    .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`)
    .join('\n    ');
}
