import type { ReplyOf, WriteSeoText } from '@tedarik/commands';
import type { SeoText } from '../seo-text/seo-text.js';

export type ManagedSeoText = ReplyOf<typeof WriteSeoText>;

/** A text for the form of the back office; a removed text has empty HTML. */
export const managedSeoText = ({ kind, key, name, html, version, updatedAt }: SeoText): ManagedSeoText => ({
  kind,
  key,
  name,
  html: html ?? '',
  version,
  updatedAt: updatedAt.toISOString(),
});
