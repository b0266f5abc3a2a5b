import { GetDirectoryPanel } from '@tedarik/commands';
import { deadLetterRequests, handledBy } from '@tedarik/messaging';
import { resendRequest } from '@tedarik/outbox';
import { GetDirectoryPanelQuery } from './counts/get-directory-panel.js';
import { BULK_EDIT_REQUESTS } from './bulk-edits/bulk-edit.requests.js';
import { DUPLICATES_REQUESTS } from './duplicates/duplicates.requests.js';
import { FIGURES_REQUESTS } from './figures/figures.requests.js';
import { IMPORT_REQUESTS } from './import/import.requests.js';
import { BUSINESS_REQUESTS } from './managed-businesses/business.requests.js';
import { PHOTO_REQUESTS } from './photos/photo.requests.js';
import { SUGGESTED_CHANGES_REQUESTS } from './suggested-changes/suggested-changes.requests.js';
import { MERGING_REQUESTS } from './merging/merging.requests.js';
import { OWNERSHIP_REQUESTS } from './ownership/ownership.requests.js';
import { NEWLY_LISTED_REQUESTS } from './newly-listed/newly-listed.requests.js';
import { PRODUCT_REQUESTS } from './managed-products/product.requests.js';
import { READING_REQUESTS } from './reading/reading.requests.js';
import { RECORD_REQUESTS } from './records/described-records.js';
import { SEARCHES_REQUESTS } from './searches/searches.requests.js';
import { SEO_TEXT_REQUESTS } from './managed-seo-texts/seo-text.requests.js';

/** Requests answered by the directory's own handlers. */
export const OWN_REQUESTS = [
  ...READING_REQUESTS,
  ...BUSINESS_REQUESTS,
  ...BULK_EDIT_REQUESTS,
  ...MERGING_REQUESTS,
  ...SUGGESTED_CHANGES_REQUESTS,
  ...DUPLICATES_REQUESTS,
  ...OWNERSHIP_REQUESTS,
  ...PHOTO_REQUESTS,
  ...PRODUCT_REQUESTS,
  ...SEO_TEXT_REQUESTS,
  ...RECORD_REQUESTS,
  ...SEARCHES_REQUESTS,
  ...NEWLY_LISTED_REQUESTS,
  ...FIGURES_REQUESTS,
  ...IMPORT_REQUESTS,
  handledBy(GetDirectoryPanel, GetDirectoryPanelQuery),
];

/** All requests that the directory answers. */
export const REQUESTS = [...OWN_REQUESTS, ...deadLetterRequests('directory'), resendRequest('directory')];
