import type { SeoEntityType } from './api/seo-texts-api.js';

/** In display order. */
export const SEO_ENTITY_TYPES = ['city', 'district', 'category'] as const satisfies readonly SeoEntityType[];

export const isSeoEntityType = (text: string): text is SeoEntityType =>
  (SEO_ENTITY_TYPES as readonly string[]).includes(text);

/** Parses the id of a text into type and key; undefined if invalid. */
export function subjectOf(id: string): { id: string; type: SeoEntityType; key: string } | undefined {
  const [type = '', ...key] = id.split(':');
  return isSeoEntityType(type) ? { id, type, key: key.join(':') } : undefined;
}
