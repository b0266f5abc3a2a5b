export * from './index-definition.js';
export * from './businesses/business-document.js';
export * from './businesses/businesses.index.js';
export * from './businesses/chosen-ids.js';
export * from './businesses/district-keys.js';
export * from './businesses/find-businesses.js';
export * from './businesses/keys-of-words.js';
export * from './businesses/map-businesses.js';
export { MATCHES, type Match, type MatchFallbacks } from './businesses/matches.js';
export * from './businesses/moment.js';
export * from './businesses/neighbours.js';
export * from './businesses/parts-of-query.js';
export * from './businesses/query-words.js';
export * from './businesses/search-businesses.js';
export * from './businesses/search-result.js';
export { termsIn, type Synonym } from './businesses/thesaurus.js';
export { otherSpelling } from './businesses/spelling.js';
export { stem } from './businesses/stems.js';
export * from './products/find-products.js';
export * from './products/product-document.js';
export * from './products/products.index.js';
export * from './products/search-products.js';
export {
  findSuggested,
  SUGGESTED_KINDS,
  suggest,
  SUGGESTION_PAGES,
  type SuggestionKind,
} from './suggestions/suggest.js';
