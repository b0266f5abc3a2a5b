import { EnsureCertificates, GetDirectoryPanel, GetReferenceTables } from '@tedarik/commands';
import { deadLetterRequests, handledBy } from '@tedarik/messaging';
import { resendRequest } from '@tedarik/outbox';
import { BUSINESS_REQUESTS } from './business/business.requests.js';
import { CATEGORY_REQUESTS } from './category/category.requests.js';
import { EnsureCertificatesHandler } from './commands/ensure-certificates.handler.js';
import { DISTRICT_REQUESTS } from './district/district.requests.js';
import { PRODUCT_REQUESTS } from './product/product.requests.js';
import { GetDirectoryPanelQuery } from './queries/get-directory-panel.js';
import { ReferenceTables } from './queries/reference-tables.js';
import { RECORD_REQUESTS } from './records/described-records.js';
import { SEO_TEXT_REQUESTS } from './seo-text/seo-text.requests.js';

/** What the handlers of the directory answer. */
export const OWN_REQUESTS = [
  ...BUSINESS_REQUESTS,
  ...CATEGORY_REQUESTS,
  ...DISTRICT_REQUESTS,
  ...PRODUCT_REQUESTS,
  ...SEO_TEXT_REQUESTS,
  ...RECORD_REQUESTS,
  handledBy(EnsureCertificates, EnsureCertificatesHandler),
  handledBy(GetReferenceTables, ReferenceTables, 'page'),
  handledBy(GetDirectoryPanel, GetDirectoryPanelQuery),
];

/** All that the directory answers. */
export const REQUESTS = [...OWN_REQUESTS, ...deadLetterRequests('directory'), resendRequest('directory')];
