import { SeoTextKind } from '@tedarik/events';
import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { managedList } from './managed-list.js';
import { html, line } from '../text.js';

/** How many characters of a text a row of the list shows (ADM-SEO-08). */
export const SEO_PREVIEW_LENGTH = 100;

const seoTextOf = { kind: SeoTextKind, key: z.string().min(1).max(120) };

/** Texts of pages without their content, by type and then name of their subject (ADM-SEO-05). */
export const ListManagedSeoTexts = defineQuery('request.directory.list-managed-seo-texts.v1', {
  request: z.strictObject({ ...managedList(['subject', 'updated']), kind: SeoTextKind.optional() }),
  reply: z.object({
    seoTexts: z.array(
      z.object({
        ...seoTextOf,
        name: line,
        /** The beginning of the text, without tags. */
        preview: line,
        updatedAt: z.iso.datetime(),
      }),
    ),
    total: z.int(),
  }),
  rows: 'seoTexts',
});

export const ManagedSeoText = z.object({
  ...seoTextOf,
  name: line,
  html,
  version: z.int(),
  updatedAt: z.iso.datetime(),
});
export type ManagedSeoText = z.infer<typeof ManagedSeoText>;

/** Null if there is no text. */
export const GetManagedSeoText = defineQuery('request.directory.get-managed-seo-text.v1', {
  request: z.strictObject(seoTextOf),
  reply: z.object({ seoText: ManagedSeoText.nullable() }),
});

/** Possible subjects of texts: cities by name, districts with their city, categories by name (ADM-SEO-04). */
export const ListSeoSubjects = defineQuery('request.directory.list-seo-subjects.v1', {
  request: z.strictObject({ kind: SeoTextKind }),
  reply: z.object({
    subjects: z.array(
      z.object({
        key: line,
        name: line,
        /** The city of a district. */
        city: line.nullable(),
        hasText: z.boolean(),
      }),
    ),
  }),
  rows: 'subjects',
});

/**
 * Sanitises a text and stores it in place of the version that the form was opened with: `version` is the version of that text, or 0 if
 * there was none. Fails with `seo-text-exists` if somebody has written one meanwhile, `seo-text-changed-meanwhile`, `seo-subject-unknown`;
 * broken rules: `required`, `too-long`.
 */
export const WriteSeoText = defineCommand('request.directory.write-seo-text.v1', {
  request: z.strictObject({ ...seoTextOf, html: z.string().max(200_000), version: z.int().nonnegative() }),
  reply: ManagedSeoText,
});
