import { indexedDistrictPages } from '../features/districts/district-groups.js';
import { paths } from '../config/paths.js';

/** Addresses for the site map, whose files the gateway writes: single pages, and pages that exist per record. */
export const SITE_MAP = {
  pages: [
    paths.home,
    paths.businesses,
    paths.categories,
    paths.cities,
    paths.products,
    paths.blog,
    paths.addBusiness,
    paths.requestQuotes,
    paths.privacyNotice,
    paths.privacy,
    paths.cookies,
    paths.terms,
    paths.reviewRules,
  ],
  districtPages: indexedDistrictPages,
  category: paths.category,
  city: paths.city,
  district: paths.district,
  business: paths.business,
  product: paths.product,
  post: paths.post,
};
