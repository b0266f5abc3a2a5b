import * as businessView from './business-view.js';
import * as blog from './blog.asks.js';
import type { Ask } from './define.js';
import * as directoryCommands from './directory.commands.js';
import * as directoryQueries from './directory.queries.js';
import * as identity from './identity.asks.js';
import * as importQueues from './imports/import-queues.asks.js';
import * as importRows from './imports/import-rows.asks.js';
import * as imports from './imports/imports.asks.js';
import * as typeCategories from './imports/type-categories.asks.js';
import * as indexer from './indexer.asks.js';
import * as managedAccounts from './management/accounts.asks.js';
import * as managedAudit from './management/audit.asks.js';
import * as managedBlog from './management/blog.asks.js';
import * as managedBusinesses from './management/businesses.asks.js';
import * as managedCategories from './management/categories.asks.js';
import * as managedCertificates from './management/certificates.asks.js';
import * as managedDistricts from './management/districts.asks.js';
import * as managedPanel from './management/panel.asks.js';
import * as managedProducts from './management/products.asks.js';
import * as managedSeoTexts from './management/seo-texts.asks.js';
import { PARKED_ASKS } from './parked.asks.js';
import { RESEND_EVENTS } from './resend.asks.js';
import * as reviews from './reviews.asks.js';
import * as submissions from './submissions.asks.js';

const isAsk = (value: unknown): value is Ask =>
  typeof value === 'object' && value !== null && 'subject' in value && 'deadlineMs' in value;

/** Everything that may be asked of any service. */
export const ASKS: readonly Ask[] = [
  blog,
  businessView,
  directoryCommands,
  directoryQueries,
  identity,
  importQueues,
  importRows,
  imports,
  indexer,
  managedAccounts,
  managedAudit,
  managedBlog,
  managedBusinesses,
  managedCategories,
  managedCertificates,
  managedDistricts,
  managedPanel,
  managedProducts,
  managedSeoTexts,
  RESEND_EVENTS,
  reviews,
  submissions,
  typeCategories,
  ...Object.values(PARKED_ASKS),
]
  .flatMap((file) => Object.values(file) as unknown[])
  .filter(isAsk);
