import { fieldName, RECORDS } from '@tedarik/fields';
import { recordPath } from '../../components/record-address.js';
import { backOfficePaths as paths } from '../../back-office-paths.js';

/** The lists in which records of a kind stand, by what the log calls it. */
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

/** Where a record of the log is opened; null for what has no address of its own. */
export function recordAddress(kind: string, id: string): string | null {
  if (kind === 'blog-post') return paths.editPost(id);
  if (kind === 'import') return paths.importRun(id);
  const list = LISTS[kind];
  return list ? recordPath(list, id) : null;
}
