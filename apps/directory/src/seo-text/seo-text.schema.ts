import { documentsOf } from '@tedarik/service-kit';
import type { SeoText, SeoTextKey } from './seo-text.js';

/** DATA-09: one text per kind and key, which together are its id. */
export type SeoTextDocument = SeoText & { _id: string };

export const seoTextDocuments = documentsOf<SeoTextDocument>('seoTexts');

export const seoTextId = ({ kind, key }: SeoTextKey): string => `${kind}:${key}`;
