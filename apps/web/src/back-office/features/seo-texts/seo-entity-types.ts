import type { SeoEntityType } from './api/seo-texts-api.js';

/** In the order in which they are offered. */
export const SEO_ENTITY_TYPES = ['city', 'district', 'category'] as const satisfies readonly SeoEntityType[];

export const isSeoEntityType = (text: string): text is SeoEntityType =>
  (SEO_ENTITY_TYPES as readonly string[]).includes(text);

/** What the text of an id is about. */
export function subjectOf(id: string): { id: string; type: SeoEntityType; key: string } | undefined {
  const [type = '', ...key] = id.split(':');
  return isSeoEntityType(type) ? { id, type, key: key.join(':') } : undefined;
}
