import { fieldName, RECORDS } from '@tedarik/fields';
import { recordPath } from '../../components/record-address.js';
import { backOfficePaths as paths } from '../../back-office-paths.js';

/** Paths of lists by kind of record in the log. */
const LISTS: Readonly<Record<string, string>> = {
  business: paths.businesses,
  product: paths.products,
  ...Object.fromEntries(RECORDS.map(({ one, many }) => [one, paths[fieldName(many)]])),
  review: paths.reviews,
  submission: paths.submissions,
  'page-owner': paths.claims,
  'change-suggestion': paths.changeSuggestions,
  'seo-text': paths.seoTexts,
  account: paths.accounts,
};

/** The address at which a record of the log can be opened; null if it has none. */
export function recordAddress(kind: string, id: string): string | null {
  if (kind === 'blog-post') return paths.editPost(id);
  if (kind === 'import') return paths.importRun(id);
  const list = LISTS[kind];
  return list ? recordPath(list, id) : null;
}
