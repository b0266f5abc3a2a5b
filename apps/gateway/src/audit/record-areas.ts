import { areaOf, RECORDS } from '@tedarik/fields';
import type { Area } from '../administrators/areas.js';

const AREAS: ReadonlyMap<string, Area> = new Map<string, Area>([
  ...RECORDS.map((record) => [record.one, areaOf(record)] as const),
  ['business', 'businesses'],
  ['product', 'products'],
  ['seo-text', 'seo-texts'],
  ['review', 'reviews'],
  ['submission', 'submissions'],
  ['page-owner', 'submissions'],
  ['quote-request', 'quotes'],
  ['change-suggestion', 'change-suggestions'],
  ['blog-post', 'blog'],
  ['blog-comment', 'comments'],
  ['import', 'imports'],
  ['place-type', 'imports'],
]);

/** The area needed to see the history of this kind of record; `audit` for unknown kinds. */
export const areaOfRecord = (kind: string): Area => AREAS.get(kind) ?? 'audit';
