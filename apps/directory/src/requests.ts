import { GetDirectoryPanel, GetReferenceTables } from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { BUSINESS_REQUESTS } from './business/business.requests.js';
import { CATEGORY_REQUESTS } from './category/category.requests.js';
import { CERTIFICATE_REQUESTS } from './certificate/certificate.requests.js';
import { DISTRICT_REQUESTS } from './district/district.requests.js';
import { PRODUCT_REQUESTS } from './product/product.requests.js';
import { GetDirectoryPanelQuery } from './queries/get-directory-panel.js';
import { ReferenceTables } from './queries/reference-tables.js';
import { SEO_TEXT_REQUESTS } from './seo-text/seo-text.requests.js';

/** What the directory answers, and which of its handlers does. */
export const REQUESTS = [
  ...BUSINESS_REQUESTS,
  ...CATEGORY_REQUESTS,
  ...CERTIFICATE_REQUESTS,
  ...DISTRICT_REQUESTS,
  ...PRODUCT_REQUESTS,
  ...SEO_TEXT_REQUESTS,
  handledBy(GetReferenceTables, ReferenceTables, 'page'),
  handledBy(GetDirectoryPanel, GetDirectoryPanelQuery),
];
