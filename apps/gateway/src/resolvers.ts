import { RECORD_CONTRACTS } from '@tedarik/commands';
import type { RecordKind } from '@tedarik/fields';
import { MyAccountResolver } from './accounts/my-account.resolver.js';
import { SignUpResolver } from './accounts/sign-up.resolver.js';
import { PostListResolver } from './blog/post-list.resolver.js';
import { PostResolver } from './blog/post.resolver.js';
import { BusinessResolver } from './business/business.resolver.js';
import { BusinessListResolver } from './business-list/business-list.resolver.js';
import { CategoriesResolver } from './categories/categories.resolver.js';
import { AccountOperations } from './accounts/managed-accounts.operations.js';
import { CommentsOperations } from './blog/comments.operations.js';
import { ManagedAccountsResolver } from './accounts/managed-accounts.resolver.js';
import { ManagedAuditResolver } from './audit/managed-audit.resolver.js';
import { RecordHistoryResolver } from './audit/record-history.resolver.js';
import { OF_BLOG_CATEGORIES } from './blog/managed-blog-categories.operations.js';
import { CommentOperations } from './blog/managed-comments.operations.js';
import { PostOperations } from './blog/managed-posts.operations.js';
import { ManagedPostsResolver } from './blog/managed-posts.resolver.js';
import { BusinessOperations } from './business/managed-businesses.operations.js';
import { BulkEditOperations } from './business/managed-bulk-edits.operations.js';
import { ManagedBulkEditsResolver } from './business/managed-bulk-edits.resolver.js';
import { DuplicateOperations } from './business/managed-duplicates.operations.js';
import { ManagedBusinessesResolver } from './business/managed-businesses.resolver.js';
import { OF_CATEGORIES } from './categories/managed-categories.operations.js';
import { OF_DISTRICTS } from './places/managed-districts.operations.js';
import { MyPageFiguresResolver } from './figures/my-page-figures.resolver.js';
import { MyFavouritesResolver } from './favourites/my-favourites.resolver.js';
import { ImportQueueOperations } from './imports/managed-import-queues.operations.js';
import { ImportRowOperations } from './imports/managed-import-rows.operations.js';
import { ImportOperations } from './imports/managed-imports.operations.js';
import { OF_SCHEDULED_IMPORTS } from './imports/managed-scheduled-imports.operations.js';
import { TypeCategoryOperations } from './imports/managed-type-categories.operations.js';
import { ManagedIndicesResolver } from './panel/managed-indices.resolver.js';
import { ManagedDeadLettersResolver } from './panel/managed-dead-letters.resolver.js';
import { PanelOperations } from './panel/managed-panel.operations.js';
import { ManagedPanelResolver } from './panel/managed-panel.resolver.js';
import { NeighboursResolver } from './neighbours/neighbours.resolver.js';
import type { Operation } from './graphql/operations.js';
import { recordResolver } from './graphql/record-resolver.js';
import { ProductOperations } from './products/managed-products.operations.js';
import { SearchOperations } from './search/managed-searches.operations.js';
import { SearchEffectResolver } from './search/search-effect.resolver.js';
import { SeoTextOperations } from './seo/managed-seo-texts.operations.js';
import { ReviewOperations } from './reviews/managed-reviews.operations.js';
import { QuoteOperations } from './quotes/managed-quotes.operations.js';
import { BuyerQuoteOperations } from './quotes/buyer-quotes.operations.js';
import { BuyerQuotesResolver } from './quotes/buyer-quotes.resolver.js';
import { QuoteSuppliersResolver } from './quotes/quote-suppliers.resolver.js';
import { QuoteInvitationResolver } from './quotes/quote-invitation.resolver.js';
import { SupplierQuoteOperations } from './quotes/supplier-quotes.operations.js';
import { SubmissionOperations } from './submissions/managed-submissions.operations.js';
import { CertificateDocumentOperations } from './documents/certificate-documents.operations.js';
import { PhotoOperations } from './photos/managed-photos.operations.js';
import { MyPagePhotoOperations } from './photos/my-page-photos.operations.js';
import { PictureScalar } from './pictures/picture.scalar.js';
import { LayoutResolver } from './layout/layout.resolver.js';
import { MyReviewsResolver } from './reviews/my-reviews.resolver.js';
import { OwnershipOperations } from './ownership/managed-ownership.operations.js';
import { OwnPageResolver } from './ownership/own-page.resolver.js';
import { OwnPagesOperations } from './ownership/own-pages.operations.js';
import { ReviewsOfBusinessResolver } from './reviews/reviews-of-business.resolver.js';
import { OwnReviewOperations } from './reviews/own-reviews.operations.js';
import { ChangeSuggestionOperations } from './suggested-changes/managed-change-suggestions.operations.js';
import { SuggestedChangesOperations } from './suggested-changes/suggested-changes.operations.js';
import { SubmissionsResolver } from './submissions/submissions.resolver.js';
import { MySearchOperations } from './saved-searches/my-searches.operations.js';
import { MySearchesResolver } from './saved-searches/my-searches.resolver.js';
import { ProductListResolver } from './product-list/product-list.resolver.js';
import { ProductPageResolver } from './product-page/product-page.resolver.js';
import { CategoryPageResolver } from './places/category-page.resolver.js';
import { CitiesResolver } from './places/cities.resolver.js';
import { DistrictsResolver } from './places/districts.resolver.js';
import { SuggestionsResolver } from './suggestions/suggestions.resolver.js';

/** Custom scalars. */
export const SCALARS = [PictureScalar];

/** Operations that only one kind of described records has. */
const OF_RECORDS: Partial<Record<RecordKind, Record<string, Operation>>> = {
  category: OF_CATEGORIES,
  district: OF_DISTRICTS,
  'blog-category': OF_BLOG_CATEGORIES,
  'scheduled-import': OF_SCHEDULED_IMPORTS,
};

/** Resolvers of the back office. Each declares the area in which an administrator must be allowed to work. */
export const MANAGEMENT_RESOLVERS = [
  SeoTextOperations,
  SearchOperations,
  SearchEffectResolver,
  ManagedBusinessesResolver,
  BusinessOperations,
  BulkEditOperations,
  ManagedBulkEditsResolver,
  DuplicateOperations,
  AccountOperations,
  ManagedAccountsResolver,
  ManagedAuditResolver,
  RecordHistoryResolver,
  ...RECORD_CONTRACTS.map((contracts) => recordResolver(contracts, OF_RECORDS[contracts.record.one])),
  PostOperations,
  ManagedPostsResolver,
  CommentOperations,
  ImportOperations,
  ImportRowOperations,
  TypeCategoryOperations,
  ImportQueueOperations,
  ManagedIndicesResolver,
  ManagedDeadLettersResolver,
  PanelOperations,
  ManagedPanelResolver,
  ProductOperations,
  ReviewOperations,
  SubmissionOperations,
  OwnershipOperations,
  PhotoOperations,
  QuoteOperations,
  ChangeSuggestionOperations,
];

/** Every resolver of the schema. */
export const RESOLVERS = [
  LayoutResolver,
  CategoriesResolver,
  BusinessListResolver,
  BusinessResolver,
  ProductListResolver,
  ProductPageResolver,
  CategoryPageResolver,
  CitiesResolver,
  DistrictsResolver,
  SuggestionsResolver,
  PostListResolver,
  PostResolver,
  CommentsOperations,
  OwnReviewOperations,
  ReviewsOfBusinessResolver,
  NeighboursResolver,
  MyReviewsResolver,
  OwnPagesOperations,
  OwnPageResolver,
  MyPageFiguresResolver,
  MyPagePhotoOperations,
  CertificateDocumentOperations,
  SubmissionsResolver,
  BuyerQuotesResolver,
  BuyerQuoteOperations,
  QuoteInvitationResolver,
  SupplierQuoteOperations,
  QuoteSuppliersResolver,
  SuggestedChangesOperations,
  SignUpResolver,
  MyAccountResolver,
  MyFavouritesResolver,
  MySearchesResolver,
  MySearchOperations,
  ...MANAGEMENT_RESOLVERS,
];
