import { indexedDistrictPages } from '../features/districts/district-groups.js';
import { paths } from '../config/paths.js';

/** What search engines are told of (the gateway writes the files): pages that exist once, and those that exist per entry. */
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
