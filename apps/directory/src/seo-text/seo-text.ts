import type { SeoTextKind } from '@tedarik/events';
import { sanitizeHtml } from '@tedarik/html';
import { seoTextTooLong } from './seo-text.errors.js';

/** GEN-19 */
const MOST_BYTES = 200_000;

/** The text of a city, district or category page. Taken away, it stays as an empty one: versions go on from there. */
export interface SeoText {
  kind: SeoTextKind;
  /** Slug of the city; id of the district or category. */
  key: string;
  /** Of its subject, when it was written. */
  name: string;
  html: string | null;
  version: number;
  updatedAt: Date;
}

export type SeoTextKey = Pick<SeoText, 'kind' | 'key'>;

/** PUB-SEO-13: sanitised here, whoever wrote it. Throws seo-text-too-long. */
export function writeSeoText(before: SeoText | undefined, of: SeoTextKey, name: string, html: string, now: Date) {
  const clean = sanitizeHtml(html);
  if (Buffer.byteLength(clean) > MOST_BYTES) throw seoTextTooLong();
  return next(before, { ...of, name, html: clean }, now);
}

export const clearSeoText = (before: SeoText, now: Date) => next(before, { ...before, html: null }, now);

const next = (before: SeoText | undefined, fields: Omit<SeoText, 'version' | 'updatedAt'>, now: Date): SeoText => ({
  ...fields,
  version: (before?.version ?? 0) + 1,
  updatedAt: now,
});

export const seoTextSnapshot = ({ kind, key, html, updatedAt }: SeoText) => ({
  kind,
  key,
  html,
  updatedAt: updatedAt.toISOString(),
});
