import { allReferenceTables, GetReferenceTables, GetSeoText, SaveSeoText } from '@tedarik/commands';
import type { RequestClient } from '@tedarik/messaging';
import { SEO_TEXTS } from './samples/seo-texts.js';

/** Writes the texts of pages that have none. */
export async function writeSeoTexts(requests: RequestClient): Promise<void> {
  const { categories, districts } = await allReferenceTables((request) => requests.send(GetReferenceTables, request));
  const tables = { category: categories, district: districts };
  for (const { kind, slug, html } of SEO_TEXTS) {
    const key = kind === 'city' ? slug : tables[kind].find((row) => row.slug === slug)?.id;
    if (!key) throw new Error(`a sample text is about ${slug}, which is no sample ${kind}`);
    const { seoText } = await requests.send(GetSeoText, { kind, key });
    if (!seoText) await requests.send(SaveSeoText, { kind, key, html });
  }
}
