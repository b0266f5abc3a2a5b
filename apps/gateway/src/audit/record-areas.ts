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

/** Where somebody has to work to see the history of such a record; the log itself for any other kind. */
export const areaOfRecord = (kind: string): Area => AREAS.get(kind) ?? 'audit';
