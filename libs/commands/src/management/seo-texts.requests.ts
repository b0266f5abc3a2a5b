import { SeoTextKind } from '@tedarik/events';
import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { managedList } from './managed-list.js';
import { html, line } from '../text.js';

/** Characters of a text that a row of the list shows (ADM-SEO-08). */
export const SEO_PREVIEW_LENGTH = 100;

const seoTextOf = { kind: SeoTextKind, key: z.string().min(1).max(120) };

/** Texts of pages, by type and then name of what they are about, without their content (ADM-SEO-05). */
export const ListManagedSeoTexts = defineQuery('request.directory.list-managed-seo-texts.v1', {
  request: z.strictObject({ ...managedList(['subject', 'updated']), kind: SeoTextKind.optional() }),
  reply: z.object({
    seoTexts: z.array(
      z.object({
        ...seoTextOf,
        name: line,
        /** Its beginning, without tags. */
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

/** Null when nobody has written one. */
export const GetManagedSeoText = defineQuery('request.directory.get-managed-seo-text.v1', {
  request: z.strictObject(seoTextOf),
  reply: z.object({ seoText: ManagedSeoText.nullable() }),
});

/** What a text may be about: cities by name, districts with their city, categories by name (ADM-SEO-04). */
export const ListSeoSubjects = defineQuery('request.directory.list-seo-subjects.v1', {
  request: z.strictObject({ kind: SeoTextKind }),
  reply: z.object({
    subjects: z.array(
      z.object({
        key: line,
        name: line,
        /** Of a district. */
        city: line.nullable(),
        hasText: z.boolean(),
      }),
    ),
  }),
  rows: 'subjects',
});

/**
 * Writes a text, sanitised, in place of the one that the form was opened on: `version` is that one's, or 0 when there was
 * none. Fails with `seo-text-exists` when somebody has written one meanwhile, `seo-text-changed-meanwhile`,
 * `seo-subject-unknown`; broken rules: `required`, `too-long`.
 */
export const WriteSeoText = defineCommand('request.directory.write-seo-text.v1', {
  request: z.strictObject({ ...seoTextOf, html: z.string().max(200_000), version: z.int().nonnegative() }),
  reply: ManagedSeoText,
});
