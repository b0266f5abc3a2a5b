import { RECORD_CONTRACTS } from '@tedarik/commands';
import { MyAccountResolver } from './account/my-account.resolver.js';
import { SignUpResolver } from './account/sign-up.resolver.js';
import { CommentsResolver } from './blog/comments.resolver.js';
import { PostListResolver } from './blog/post-list.resolver.js';
import { PostResolver } from './blog/post.resolver.js';
import { BusinessResolver } from './business/business.resolver.js';
import { BusinessListResolver } from './business-list/business-list.resolver.js';
import { CategoriesResolver } from './categories/categories.resolver.js';
import { ManagedAccountsResolver } from './management/accounts/managed-accounts.resolver.js';
import { ManagedAuditResolver } from './management/audit/managed-audit.resolver.js';
import { RecordHistoryResolver } from './management/audit/record-history.resolver.js';
import { ManagedBlogCategoriesResolver } from './management/blog/managed-blog-categories.resolver.js';
import { ManagedCommentsResolver } from './management/blog/managed-comments.resolver.js';
import { ManagedPostsResolver } from './management/blog/managed-posts.resolver.js';
import { ManagedBusinessesResolver } from './management/businesses/managed-businesses.resolver.js';
import { ManagedCategoriesResolver } from './management/categories/managed-categories.resolver.js';
import { ManagedDistrictsResolver } from './management/districts/managed-districts.resolver.js';
import { ManagedImportQueuesResolver } from './management/imports/managed-import-queues.resolver.js';
import { ManagedImportRowsResolver } from './management/imports/managed-import-rows.resolver.js';
import { ManagedImportsResolver } from './management/imports/managed-imports.resolver.js';
import { ManagedTypeCategoriesResolver } from './management/imports/managed-type-categories.resolver.js';
import { ManagedIndicesResolver } from './management/panel/managed-indices.resolver.js';
import { ManagedDeadLettersResolver } from './management/panel/managed-dead-letters.resolver.js';
import { ManagedPanelResolver } from './management/panel/managed-panel.resolver.js';
import { recordResolver } from './management/record-resolver.js';
import { ManagedProductsResolver } from './management/products/managed-products.resolver.js';
import { ManagedSeoTextsResolver } from './management/seo-texts/managed-seo-texts.resolver.js';
import { ManagedReviewsResolver } from './management/reviews/managed-reviews.resolver.js';
import { ManagedSubmissionsResolver } from './management/submissions/managed-submissions.resolver.js';
import { PictureScalar } from '../pictures/picture.scalar.js';
import { LayoutResolver } from './layout/layout.resolver.js';
import { MyReviewsResolver } from './reviews/my-reviews.resolver.js';
import { ReviewsOfBusinessResolver } from './reviews/reviews-of-business.resolver.js';
import { ReviewsResolver } from './reviews/reviews.resolver.js';
import { SubmissionsResolver } from './submissions/submissions.resolver.js';
import { ProductListResolver } from './product-list/product-list.resolver.js';
import { CategoryPageResolver } from './places/category-page.resolver.js';
import { CitiesResolver } from './places/cities.resolver.js';
import { DistrictsResolver } from './places/districts.resolver.js';
import { SuggestionsResolver } from './suggestions/suggestions.resolver.js';

/** What is more than a string, and how it is written. */
export const SCALARS = [PictureScalar];

/** What only the back office is answered; each is marked with `@Manages`. */
export const MANAGEMENT_RESOLVERS = [
  ManagedCategoriesResolver,
  ManagedDistrictsResolver,
  ManagedSeoTextsResolver,
  ManagedBusinessesResolver,
  ManagedAccountsResolver,
  ManagedAuditResolver,
  RecordHistoryResolver,
  ...RECORD_CONTRACTS.map((record) => recordResolver(record)),
  ManagedPostsResolver,
  ManagedBlogCategoriesResolver,
  ManagedCommentsResolver,
  ManagedImportsResolver,
  ManagedImportRowsResolver,
  ManagedTypeCategoriesResolver,
  ManagedImportQueuesResolver,
  ManagedIndicesResolver,
  ManagedDeadLettersResolver,
  ManagedPanelResolver,
  ManagedProductsResolver,
  ManagedReviewsResolver,
  ManagedSubmissionsResolver,
];

/** Every resolver of the schema. */
export const RESOLVERS = [
  LayoutResolver,
  CategoriesResolver,
  BusinessListResolver,
  BusinessResolver,
  ProductListResolver,
  CategoryPageResolver,
  CitiesResolver,
  DistrictsResolver,
  SuggestionsResolver,
  PostListResolver,
  PostResolver,
  CommentsResolver,
  ReviewsResolver,
  ReviewsOfBusinessResolver,
  MyReviewsResolver,
  SubmissionsResolver,
  SignUpResolver,
  MyAccountResolver,
  ...MANAGEMENT_RESOLVERS,
];
