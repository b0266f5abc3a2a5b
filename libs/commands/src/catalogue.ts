import * as businessView from './business-view.js';
import * as blog from './blog.requests.js';
import type { RequestContract } from './define.js';
import * as directoryCommands from './directory.commands.js';
import * as directoryQueries from './directory.queries.js';
import * as favourites from './favourites.requests.js';
import * as figures from './figures.requests.js';
import * as identity from './identity.requests.js';
import * as importQueues from './imports/import-queues.requests.js';
import * as importRows from './imports/import-rows.requests.js';
import * as imports from './imports/imports.requests.js';
import * as scheduledImports from './imports/scheduled-imports.requests.js';
import * as typeCategories from './imports/type-categories.requests.js';
import * as indexer from './indexer.requests.js';
import * as managedAccounts from './management/accounts.requests.js';
import * as managedAudit from './management/audit.requests.js';
import * as managedBlog from './management/blog.requests.js';
import * as managedBulkEdits from './management/bulk-edits.requests.js';
import * as managedBusinesses from './management/businesses.requests.js';
import * as managedCategories from './management/categories.requests.js';
import * as managedDistricts from './management/districts.requests.js';
import * as managedDuplicates from './management/duplicates.requests.js';
import * as managedMerges from './management/merges.requests.js';
import * as managedPanel from './management/panel.requests.js';
import * as managedProducts from './management/products.requests.js';
import { RECORD_CONTRACTS } from './management/records.requests.js';
import * as managedSearches from './management/searches.requests.js';
import * as managedSeoTexts from './management/seo-texts.requests.js';
import * as documents from './documents.requests.js';
import * as ownership from './ownership.requests.js';
import * as pagePhotos from './page-photos.requests.js';
import * as newlyListed from './newly-listed.requests.js';
import * as passkeys from './passkey.requests.js';
import * as quotes from './quotes.requests.js';
import { DEAD_LETTER_CONTRACTS } from './dead-letters.requests.js';
import { RESEND_EVENTS } from './resend.requests.js';
import * as reviews from './reviews.requests.js';
import * as savedSearches from './saved-searches.requests.js';
import * as secondFactor from './second-factor.requests.js';
import * as submissions from './submissions.requests.js';
import * as ownPage from './own-page.requests.js';
import * as suggestedChanges from './suggested-changes.requests.js';

const isContract = (value: unknown): value is RequestContract =>
  typeof value === 'object' && value !== null && 'subject' in value && 'deadlineMs' in value;

/** The requests of all services. */
export const CONTRACTS: readonly RequestContract[] = [
  blog,
  businessView,
  documents,
  directoryCommands,
  directoryQueries,
  favourites,
  figures,
  identity,
  importQueues,
  importRows,
  imports,
  indexer,
  managedAccounts,
  managedAudit,
  managedBlog,
  managedBulkEdits,
  managedBusinesses,
  managedCategories,
  managedDistricts,
  managedDuplicates,
  managedMerges,
  managedPanel,
  managedProducts,
  managedSearches,
  managedSeoTexts,
  ownership,
  pagePhotos,
  newlyListed,
  passkeys,
  quotes,
  RESEND_EVENTS,
  reviews,
  savedSearches,
  scheduledImports,
  secondFactor,
  submissions,
  suggestedChanges,
  ownPage,
  typeCategories,
  ...Object.values(DEAD_LETTER_CONTRACTS),
  ...RECORD_CONTRACTS.map(({ contracts }) => contracts),
]
  .flatMap((file) => Object.values(file) as unknown[])
  .filter(isContract);
