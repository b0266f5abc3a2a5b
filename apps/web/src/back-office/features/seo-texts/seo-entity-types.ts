import type { SeoEntityType } from './api/seo-texts-api.js';

/** In the order in which they are offered. */
export const SEO_ENTITY_TYPES = ['city', 'district', 'category'] as const satisfies readonly SeoEntityType[];

export const isSeoEntityType = (text: string): text is SeoEntityType =>
  (SEO_ENTITY_TYPES as readonly string[]).includes(text);
