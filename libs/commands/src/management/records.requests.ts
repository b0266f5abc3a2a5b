import {
  BLOG_CATEGORY,
  CATEGORY,
  CERTIFICATE,
  type DescribedRecord,
  DISTRICT,
  RECORDS,
  SCHEDULED_IMPORT,
  SERVICE_ATTRIBUTE,
} from '@tedarik/fields';
import { recordContracts } from './record-contracts.js';

/** Requests of each described record. */
export const RECORD_CONTRACTS = RECORDS.map((record) => recordContracts<DescribedRecord>(record));

/**
 * Categories. A new name also changes the slug; the old address redirects to it. Deleting a category also deletes the text of its page;
 * refused with `category-unknown` if `moveTo` does not exist. Restoring one can be refused with `slug-taken`.
 */
export const CATEGORIES = recordContracts(CATEGORY);

/**
 * Districts. A new name or city also changes the slug; the old address redirects to it. A name must be unique within its city. Deleting a
 * district also deletes the text of its page, and removes the district from the locations to which an administrator assigned it. Restoring
 * one can be refused with `slug-taken`.
 */
export const DISTRICTS = recordContracts(DISTRICT);

/** Kinds of certificates. */
export const CERTIFICATES = recordContracts(CERTIFICATE);

/** Services and ways of working that a business offers. */
export const SERVICE_ATTRIBUTES = recordContracts(SERVICE_ATTRIBUTE);

/**
 * Blog categories. Refused: `slug-invalid`, `color-not-offered`, `slug-taken`. The former address of a changed slug redirects. When a
 * category is deleted its posts stay without one; when it is restored, it gets back the posts that were not saved since.
 */
export const BLOG_CATEGORIES = recordContracts(BLOG_CATEGORY);

/** Scheduled imports. Refused: `invalid-url`, `invalid-email`. A restored one next runs at its scheduled time. */
export const SCHEDULED_IMPORTS = recordContracts(SCHEDULED_IMPORT);
