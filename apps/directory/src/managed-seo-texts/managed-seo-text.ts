import type { ReplyOf, WriteSeoText } from '@tedarik/commands';
import type { SeoText } from '../seo-text/seo-text.js';

export type ManagedSeoText = ReplyOf<typeof WriteSeoText>;

/** A text as the back office edits it; one that was taken away is empty. */
export const managedSeoText = ({ kind, key, name, html, version, updatedAt }: SeoText): ManagedSeoText => ({
  kind,
  key,
  name,
  html: html ?? '',
  version,
  updatedAt: updatedAt.toISOString(),
});
