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
 * Categories. A new name also makes another slug; the old address redirects to it. A deletion takes the texts of their
 * pages too; refused: `category-unknown` if `moveTo` does not exist. A restoration can be refused as `slug-taken`.
 */
export const CATEGORIES = recordContracts(CATEGORY);

/**
 * Districts. Another name or city makes another slug, too; the old address redirects to it. A name is taken within its
 * city. A deletion takes the texts of their pages, and the districts from the locations that an administrator put into
 * them. A restoration can be refused as `slug-taken`.
 */
export const DISTRICTS = recordContracts(DISTRICT);

/** Kinds of certificates. */
export const CERTIFICATES = recordContracts(CERTIFICATE);

/** How businesses sell and work. */
export const SERVICE_ATTRIBUTES = recordContracts(SERVICE_ATTRIBUTE);

/**
 * Blog categories. Refused: `slug-invalid`, `color-not-offered`, `slug-taken`. A changed slug leaves a redirect. Their posts
 * stay without a category; a restored one gets back those that were not saved since.
 */
export const BLOG_CATEGORIES = recordContracts(BLOG_CATEGORY);

/** Scheduled imports. Refused: `invalid-url`, `invalid-email`. A restored one runs at its next time. */
export const SCHEDULED_IMPORTS = recordContracts(SCHEDULED_IMPORT);
