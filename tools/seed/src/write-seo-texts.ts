import { allReferenceTables, GetReferenceTables, GetSeoText, SaveSeoText } from '@tedarik/commands';
import type { Asker } from '@tedarik/messaging';
import { SEO_TEXTS } from './samples/seo-texts.js';

/** Writes the texts of pages that have none yet. */
export async function writeSeoTexts(asker: Asker): Promise<void> {
  const { categories, districts } = await allReferenceTables((request) => asker.ask(GetReferenceTables, request));
  const tables = { category: categories, district: districts };
  for (const { kind, slug, html } of SEO_TEXTS) {
    const key = kind === 'city' ? slug : tables[kind].find((row) => row.slug === slug)?.id;
    if (!key) throw new Error(`a sample text is about ${slug}, which is no sample ${kind}`);
    const { seoText } = await asker.ask(GetSeoText, { kind, key });
    if (!seoText) await asker.ask(SaveSeoText, { kind, key, html });
  }
}
