import { SEO_PREVIEW_LENGTH } from '@tedarik/commands';
import type { SeoTextKind } from '@tedarik/events';
import { plainText, sanitizeHtml } from '@tedarik/html';
import { without } from '@tedarik/service-kit';
import { seoTextChangedMeanwhile, seoTextExists, seoTextMissing, seoTextTooLong } from './seo-text.errors.js';

/** GEN-19: longest text in bytes. */
const MOST_BYTES = 200_000;

/** The text of a city, district or category page. A removed text stays stored with null HTML, so that its versions continue to rise. */
export interface SeoText {
  kind: SeoTextKind;
  /** Slug of the city; id of the district or category. */
  key: string;
  /** Name of its subject at the time of writing. */
  name: string;
  html: string | null;
  /** The first characters without tags, for lists. */
  preview: string;
  /** The text at the time when its page was deleted; absent otherwise. */
  withdrawn?: string;
  version: number;
  updatedAt: Date;
}

export type SeoTextKey = Pick<SeoText, 'kind' | 'key'>;

/** PUB-SEO-13: always sanitised here, whatever the source. Throws seo-text-too-long, and seo-text-refused when no content is left. */
export function writeSeoText(before: SeoText | undefined, of: SeoTextKey, name: string, html: string, now: Date) {
  const clean = sanitizeHtml(html);
  if (Buffer.byteLength(clean) > MOST_BYTES) throw seoTextTooLong();
  if (!plainText(clean) && !clean.includes('<img')) throw seoTextMissing();
  return next(before, { ...of, name, html: clean, preview: previewOf(clean) }, now);
}

/** ADM-SEO-08: the first hundred characters, without tags. */
export const previewOf = (html: string): string => [...plainText(html)].slice(0, SEO_PREVIEW_LENGTH).join('');

/**
 * `openedOn` is the version that the form shows, 0 when there was no text. Throws seo-text-exists or seo-text-changed-meanwhile when the
 * stored version differs.
 */
export function checkOpenedOn(stored: SeoText | undefined, openedOn: number): void {
  const current = stored && stored.html !== null ? stored.version : 0;
  if (current === openedOn) return;
  throw stored && openedOn === 0 ? seoTextExists(stored) : seoTextChangedMeanwhile(current);
}

export const clearSeoText = (before: SeoText, now: Date) => next(before, { ...before, html: null, preview: '' }, now);

/** The text after its page was deleted; the HTML is kept in case this is undone. */
export const withdrawSeoText = (before: SeoText, html: string, now: Date): SeoText => ({
  ...clearSeoText(before, now),
  withdrawn: html,
});

export const bringBackSeoText = (before: SeoText, html: string, now: Date): SeoText =>
  next(before, { ...without(before, ['withdrawn']), html, preview: previewOf(html) }, now);

/** The text after its page was erased: only kind, key and version are kept. */
export const eraseSeoText = ({ kind, key, version, updatedAt }: SeoText): SeoText => ({
  kind,
  key,
  name: '',
  html: null,
  preview: '',
  version,
  updatedAt,
});

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

/** The text as the audit log names it. */
export const auditedSeoText = ({ kind, key, name }: SeoText) => ({ kind: 'seo-text', id: `${kind}:${key}`, name });
