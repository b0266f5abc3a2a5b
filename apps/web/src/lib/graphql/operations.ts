// Written by codegen.mjs from the .graphql documents; run `npm run codegen` after changing one.
import type { Operation } from './operation.js';
import type * as types from './types.js';

export const ApplyBulkEdit: Operation<types.ApplyBulkEditMutation, types.ApplyBulkEditMutationVariables> = {
  name: 'ApplyBulkEdit',
  sha256: '5c096371c7e56de2',
};
export const ApproveComments: Operation<types.ApproveCommentsMutation, types.ApproveCommentsMutationVariables> = {
  name: 'ApproveComments',
  sha256: 'a03bb34bb406c16b',
};
export const BlockQuoteBuyer: Operation<types.BlockQuoteBuyerMutation, types.BlockQuoteBuyerMutationVariables> = {
  name: 'BlockQuoteBuyer',
  sha256: '2aaf73cac3f2c845',
};
export const CancelImport: Operation<types.CancelImportMutation, types.CancelImportMutationVariables> = {
  name: 'CancelImport',
  sha256: '314fcbbdaef09891',
};
export const CategoryUse: Operation<types.CategoryUseQuery, types.CategoryUseQueryVariables> = {
  name: 'CategoryUse',
  sha256: '3fb5c8acf2c53fe3',
};
export const ChangeAccount: Operation<types.ChangeAccountMutation, types.ChangeAccountMutationVariables> = {
  name: 'ChangeAccount',
  sha256: 'b51affd135573db0',
};
export const ChangePostStatus: Operation<types.ChangePostStatusMutation, types.ChangePostStatusMutationVariables> = {
  name: 'ChangePostStatus',
  sha256: 'bde2fa1f29e04330',
};
export const ChooseImportRows: Operation<types.ChooseImportRowsMutation, types.ChooseImportRowsMutationVariables> = {
  name: 'ChooseImportRows',
  sha256: '4cbbb3f4a40decf4',
};
export const CloseAbusiveQuoteRequests: Operation<
  types.CloseAbusiveQuoteRequestsMutation,
  types.CloseAbusiveQuoteRequestsMutationVariables
> = { name: 'CloseAbusiveQuoteRequests', sha256: 'fb3cc50aa037812f' };
export const ConfirmImport: Operation<types.ConfirmImportMutation, types.ConfirmImportMutationVariables> = {
  name: 'ConfirmImport',
  sha256: '3983b7bdd825de78',
};
export const CreateBlogCategory: Operation<
  types.CreateBlogCategoryMutation,
  types.CreateBlogCategoryMutationVariables
> = { name: 'CreateBlogCategory', sha256: '53ed19e49af0c9ca' };
export const CreateBusiness: Operation<types.CreateBusinessMutation, types.CreateBusinessMutationVariables> = {
  name: 'CreateBusiness',
  sha256: '4254a303d3737ecf',
};
export const CreateBusinessFromSubmission: Operation<
  types.CreateBusinessFromSubmissionMutation,
  types.CreateBusinessFromSubmissionMutationVariables
> = { name: 'CreateBusinessFromSubmission', sha256: '30255d0c17cf1af3' };
export const CreateCategory: Operation<types.CreateCategoryMutation, types.CreateCategoryMutationVariables> = {
  name: 'CreateCategory',
  sha256: '0d6c4b28547a5267',
};
export const CreateCertificate: Operation<types.CreateCertificateMutation, types.CreateCertificateMutationVariables> = {
  name: 'CreateCertificate',
  sha256: '84b7bb5297d4809a',
};
export const CreateDistrict: Operation<types.CreateDistrictMutation, types.CreateDistrictMutationVariables> = {
  name: 'CreateDistrict',
  sha256: 'f55e0fff05a23127',
};
export const CreatePost: Operation<types.CreatePostMutation, types.CreatePostMutationVariables> = {
  name: 'CreatePost',
  sha256: '3b5f60dbcb1cb2bd',
};
export const CreateProduct: Operation<types.CreateProductMutation, types.CreateProductMutationVariables> = {
  name: 'CreateProduct',
  sha256: '3ec0bf849ec9b733',
};
export const CreateScheduledImport: Operation<
  types.CreateScheduledImportMutation,
  types.CreateScheduledImportMutationVariables
> = { name: 'CreateScheduledImport', sha256: 'a82e2259d9e68eba' };
export const CreateServiceAttribute: Operation<
  types.CreateServiceAttributeMutation,
  types.CreateServiceAttributeMutationVariables
> = { name: 'CreateServiceAttribute', sha256: 'a6fb62aec63b07a9' };
export const CreateStopWord: Operation<types.CreateStopWordMutation, types.CreateStopWordMutationVariables> = {
  name: 'CreateStopWord',
  sha256: 'b5880caed003d6c2',
};
export const CreateSynonym: Operation<types.CreateSynonymMutation, types.CreateSynonymMutationVariables> = {
  name: 'CreateSynonym',
  sha256: '2b8f4052cc1e7cd3',
};
export const DecideClaim: Operation<types.DecideClaimMutation, types.DecideClaimMutationVariables> = {
  name: 'DecideClaim',
  sha256: '2b5e7d3414d7ab70',
};
export const DecideSubmission: Operation<types.DecideSubmissionMutation, types.DecideSubmissionMutationVariables> = {
  name: 'DecideSubmission',
  sha256: '588d29d673823f38',
};
export const DeleteAccounts: Operation<types.DeleteAccountsMutation, types.DeleteAccountsMutationVariables> = {
  name: 'DeleteAccounts',
  sha256: '53dfdc6fdf244f70',
};
export const DeleteBlogCategories: Operation<
  types.DeleteBlogCategoriesMutation,
  types.DeleteBlogCategoriesMutationVariables
> = { name: 'DeleteBlogCategories', sha256: 'a31ba38f8a92a831' };
export const DeleteBusinesses: Operation<types.DeleteBusinessesMutation, types.DeleteBusinessesMutationVariables> = {
  name: 'DeleteBusinesses',
  sha256: '61d1dea366dd0495',
};
export const DeleteCategories: Operation<types.DeleteCategoriesMutation, types.DeleteCategoriesMutationVariables> = {
  name: 'DeleteCategories',
  sha256: '9025ee0a11876261',
};
export const DeleteCertificates: Operation<
  types.DeleteCertificatesMutation,
  types.DeleteCertificatesMutationVariables
> = { name: 'DeleteCertificates', sha256: 'ce41ba9b2d204629' };
export const DeleteComments: Operation<types.DeleteCommentsMutation, types.DeleteCommentsMutationVariables> = {
  name: 'DeleteComments',
  sha256: 'e278bce3f1cd0bdf',
};
export const DeleteDistricts: Operation<types.DeleteDistrictsMutation, types.DeleteDistrictsMutationVariables> = {
  name: 'DeleteDistricts',
  sha256: 'c39943174945742e',
};
export const DeletePosts: Operation<types.DeletePostsMutation, types.DeletePostsMutationVariables> = {
  name: 'DeletePosts',
  sha256: 'd055c6b87347f86d',
};
export const DeleteProducts: Operation<types.DeleteProductsMutation, types.DeleteProductsMutationVariables> = {
  name: 'DeleteProducts',
  sha256: '8474ed19faf5a464',
};
export const DeleteReview: Operation<types.DeleteReviewMutation, types.DeleteReviewMutationVariables> = {
  name: 'DeleteReview',
  sha256: '071334a8c3936287',
};
export const DeleteScheduledImports: Operation<
  types.DeleteScheduledImportsMutation,
  types.DeleteScheduledImportsMutationVariables
> = { name: 'DeleteScheduledImports', sha256: '2309e74f04908a64' };
export const DeleteSeoText: Operation<types.DeleteSeoTextMutation, types.DeleteSeoTextMutationVariables> = {
  name: 'DeleteSeoText',
  sha256: '45319f77820d1b89',
};
export const DeleteServiceAttributes: Operation<
  types.DeleteServiceAttributesMutation,
  types.DeleteServiceAttributesMutationVariables
> = { name: 'DeleteServiceAttributes', sha256: '76f744d2d96d3db1' };
export const DeleteStopWords: Operation<types.DeleteStopWordsMutation, types.DeleteStopWordsMutationVariables> = {
  name: 'DeleteStopWords',
  sha256: 'bdcc52bf0e489058',
};
export const DeleteSubmissions: Operation<types.DeleteSubmissionsMutation, types.DeleteSubmissionsMutationVariables> = {
  name: 'DeleteSubmissions',
  sha256: '7083d95949dcbeab',
};
export const DeleteSynonyms: Operation<types.DeleteSynonymsMutation, types.DeleteSynonymsMutationVariables> = {
  name: 'DeleteSynonyms',
  sha256: '92cd04c61be3ee02',
};
export const DeleteTypeCategory: Operation<
  types.DeleteTypeCategoryMutation,
  types.DeleteTypeCategoryMutationVariables
> = { name: 'DeleteTypeCategory', sha256: '05939e595e3dd6cf' };
export const DiscardBulkEdit: Operation<types.DiscardBulkEditMutation, types.DiscardBulkEditMutationVariables> = {
  name: 'DiscardBulkEdit',
  sha256: 'e3af662495141343',
};
export const DiscardDeadLetters: Operation<
  types.DiscardDeadLettersMutation,
  types.DiscardDeadLettersMutationVariables
> = { name: 'DiscardDeadLetters', sha256: 'ad9f125548f55eee' };
export const DiscardImportFailure: Operation<
  types.DiscardImportFailureMutation,
  types.DiscardImportFailureMutationVariables
> = { name: 'DiscardImportFailure', sha256: '04ae8b552d6cd48b' };
export const DismissDuplicates: Operation<types.DismissDuplicatesMutation, types.DismissDuplicatesMutationVariables> = {
  name: 'DismissDuplicates',
  sha256: '4ce575d06b8d880f',
};
export const EditImportRow: Operation<types.EditImportRowMutation, types.EditImportRowMutationVariables> = {
  name: 'EditImportRow',
  sha256: '537a12c09276f0fc',
};
export const EditReview: Operation<types.EditReviewMutation, types.EditReviewMutationVariables> = {
  name: 'EditReview',
  sha256: '628196390e89a102',
};
export const FindBusiness: Operation<types.FindBusinessQuery, types.FindBusinessQueryVariables> = {
  name: 'FindBusiness',
  sha256: 'c9e7458246ed3d27',
};
export const FindDuplicates: Operation<types.FindDuplicatesMutation, types.FindDuplicatesMutationVariables> = {
  name: 'FindDuplicates',
  sha256: '0be40cdd15ebeb4f',
};
export const FixImportRows: Operation<types.FixImportRowsMutation, types.FixImportRowsMutationVariables> = {
  name: 'FixImportRows',
  sha256: '4b6eea06e9231bd9',
};
export const FreeBlogCategorySlug: Operation<
  types.FreeBlogCategorySlugQuery,
  types.FreeBlogCategorySlugQueryVariables
> = { name: 'FreeBlogCategorySlug', sha256: 'e50d7878ef07b6d1' };
export const FreePostSlug: Operation<types.FreePostSlugQuery, types.FreePostSlugQueryVariables> = {
  name: 'FreePostSlug',
  sha256: '5d2a0524aae22b98',
};
export const GetBusiness: Operation<types.GetBusinessQuery, types.GetBusinessQueryVariables> = {
  name: 'GetBusiness',
  sha256: '91e1c2c930be0b61',
};
export const GetCategory: Operation<types.GetCategoryQuery, types.GetCategoryQueryVariables> = {
  name: 'GetCategory',
  sha256: 'a4cb35fe26ca250b',
};
export const GetCity: Operation<types.GetCityQuery, types.GetCityQueryVariables> = {
  name: 'GetCity',
  sha256: '2ca6e6cecf6e8e49',
};
export const GetDistrict: Operation<types.GetDistrictQuery, types.GetDistrictQueryVariables> = {
  name: 'GetDistrict',
  sha256: '09c9ed08a97dd729',
};
export const GetLayout: Operation<types.GetLayoutQuery, types.GetLayoutQueryVariables> = {
  name: 'GetLayout',
  sha256: '525e6f0e3c36190d',
};
export const GetMyReview: Operation<types.GetMyReviewQuery, types.GetMyReviewQueryVariables> = {
  name: 'GetMyReview',
  sha256: '0a233c460f2396df',
};
export const GetPost: Operation<types.GetPostQuery, types.GetPostQueryVariables> = {
  name: 'GetPost',
  sha256: '6ec273f14a8d28a2',
};
export const GetPostPreview: Operation<types.GetPostPreviewQuery, types.GetPostPreviewQueryVariables> = {
  name: 'GetPostPreview',
  sha256: '680951adc6e71fc2',
};
export const GetSuggestions: Operation<types.GetSuggestionsQuery, types.GetSuggestionsQueryVariables> = {
  name: 'GetSuggestions',
  sha256: '70e2227f43bf616f',
};
export const ImportQueues: Operation<types.ImportQueuesQuery, types.ImportQueuesQueryVariables> = {
  name: 'ImportQueues',
  sha256: '34c940de205c05d0',
};
export const ImportReview: Operation<types.ImportReviewQuery, types.ImportReviewQueryVariables> = {
  name: 'ImportReview',
  sha256: 'd0d00d7480238213',
};
export const ImportRun: Operation<types.ImportRunQuery, types.ImportRunQueryVariables> = {
  name: 'ImportRun',
  sha256: '5dab7408d63ccfbd',
};
export const ImportRunRows: Operation<types.ImportRunRowsQuery, types.ImportRunRowsQueryVariables> = {
  name: 'ImportRunRows',
  sha256: '37141296ab4d650e',
};
export const ImportRuns: Operation<types.ImportRunsQuery, types.ImportRunsQueryVariables> = {
  name: 'ImportRuns',
  sha256: '702097ee24291db1',
};
export const InviteAccount: Operation<types.InviteAccountMutation, types.InviteAccountMutationVariables> = {
  name: 'InviteAccount',
  sha256: 'd32369aca9459f2f',
};
export const ListAllCategories: Operation<types.ListAllCategoriesQuery, types.ListAllCategoriesQueryVariables> = {
  name: 'ListAllCategories',
  sha256: '6785eef0b12dd99c',
};
export const ListBlogCategories: Operation<types.ListBlogCategoriesQuery, types.ListBlogCategoriesQueryVariables> = {
  name: 'ListBlogCategories',
  sha256: '266c76c3b6109690',
};
export const ListBusinesses: Operation<types.ListBusinessesQuery, types.ListBusinessesQueryVariables> = {
  name: 'ListBusinesses',
  sha256: '67da966b5c07094a',
};
export const ListCategories: Operation<types.ListCategoriesQuery, types.ListCategoriesQueryVariables> = {
  name: 'ListCategories',
  sha256: 'e9a7cb40016f80a8',
};
export const ListCities: Operation<types.ListCitiesQuery, types.ListCitiesQueryVariables> = {
  name: 'ListCities',
  sha256: '7f0bbed9725bcb95',
};
export const ListDistricts: Operation<types.ListDistrictsQuery, types.ListDistrictsQueryVariables> = {
  name: 'ListDistricts',
  sha256: 'd7b29000ada12eb3',
};
export const ListFeaturedPosts: Operation<types.ListFeaturedPostsQuery, types.ListFeaturedPostsQueryVariables> = {
  name: 'ListFeaturedPosts',
  sha256: '7a573d43c3703b76',
};
export const ListMyReviews: Operation<types.ListMyReviewsQuery, types.ListMyReviewsQueryVariables> = {
  name: 'ListMyReviews',
  sha256: '6437acff43775316',
};
export const ListPosts: Operation<types.ListPostsQuery, types.ListPostsQueryVariables> = {
  name: 'ListPosts',
  sha256: '60168910b211ff3b',
};
export const ListProducts: Operation<types.ListProductsQuery, types.ListProductsQueryVariables> = {
  name: 'ListProducts',
  sha256: '3bbcc90ccabf32fb',
};
export const ListRecentBusinesses: Operation<
  types.ListRecentBusinessesQuery,
  types.ListRecentBusinessesQueryVariables
> = { name: 'ListRecentBusinesses', sha256: '8143caf6486f1996' };
export const ListReviews: Operation<types.ListReviewsQuery, types.ListReviewsQueryVariables> = {
  name: 'ListReviews',
  sha256: '12eda4631f476f39',
};
export const ManagedAccounts: Operation<types.ManagedAccountsQuery, types.ManagedAccountsQueryVariables> = {
  name: 'ManagedAccounts',
  sha256: '747e27df4516d095',
};
export const ManagedAuditRecords: Operation<types.ManagedAuditRecordsQuery, types.ManagedAuditRecordsQueryVariables> = {
  name: 'ManagedAuditRecords',
  sha256: '63c04b6d1dae8eca',
};
export const ManagedBlogCategories: Operation<
  types.ManagedBlogCategoriesQuery,
  types.ManagedBlogCategoriesQueryVariables
> = { name: 'ManagedBlogCategories', sha256: 'd2837867d01d99fd' };
export const ManagedBulkEdit: Operation<types.ManagedBulkEditQuery, types.ManagedBulkEditQueryVariables> = {
  name: 'ManagedBulkEdit',
  sha256: 'b85b30ad23ab4380',
};
export const ManagedBulkEdits: Operation<types.ManagedBulkEditsQuery, types.ManagedBulkEditsQueryVariables> = {
  name: 'ManagedBulkEdits',
  sha256: '2b57ea3ee6e78a64',
};
export const ManagedBusiness: Operation<types.ManagedBusinessQuery, types.ManagedBusinessQueryVariables> = {
  name: 'ManagedBusiness',
  sha256: '18b7167b538e1f4d',
};
export const ManagedBusinessNames: Operation<
  types.ManagedBusinessNamesQuery,
  types.ManagedBusinessNamesQueryVariables
> = { name: 'ManagedBusinessNames', sha256: '09f3aa49e9443d0b' };
export const ManagedBusinessOptions: Operation<
  types.ManagedBusinessOptionsQuery,
  types.ManagedBusinessOptionsQueryVariables
> = { name: 'ManagedBusinessOptions', sha256: '857af561d0331345' };
export const ManagedBusinesses: Operation<types.ManagedBusinessesQuery, types.ManagedBusinessesQueryVariables> = {
  name: 'ManagedBusinesses',
  sha256: '0fde7f9844fc379d',
};
export const ManagedCategories: Operation<types.ManagedCategoriesQuery, types.ManagedCategoriesQueryVariables> = {
  name: 'ManagedCategories',
  sha256: 'b93528e5dcf57ae3',
};
export const ManagedCertificates: Operation<types.ManagedCertificatesQuery, types.ManagedCertificatesQueryVariables> = {
  name: 'ManagedCertificates',
  sha256: '68b5cde09ea6ecb8',
};
export const ManagedCities: Operation<types.ManagedCitiesQuery, types.ManagedCitiesQueryVariables> = {
  name: 'ManagedCities',
  sha256: '385baabd8d6c8cb6',
};
export const ManagedClaims: Operation<types.ManagedClaimsQuery, types.ManagedClaimsQueryVariables> = {
  name: 'ManagedClaims',
  sha256: '4f0af1551f5931d4',
};
export const ManagedCommentCounts: Operation<
  types.ManagedCommentCountsQuery,
  types.ManagedCommentCountsQueryVariables
> = { name: 'ManagedCommentCounts', sha256: '2a8a0dd0cac2c4e4' };
export const ManagedComments: Operation<types.ManagedCommentsQuery, types.ManagedCommentsQueryVariables> = {
  name: 'ManagedComments',
  sha256: '183cad53873dc70c',
};
export const ManagedDailyGraphs: Operation<types.ManagedDailyGraphsQuery, types.ManagedDailyGraphsQueryVariables> = {
  name: 'ManagedDailyGraphs',
  sha256: '1f2a54f659a255ad',
};
export const ManagedDeadLetters: Operation<types.ManagedDeadLettersQuery, types.ManagedDeadLettersQueryVariables> = {
  name: 'ManagedDeadLetters',
  sha256: '837555ac2c9c34a5',
};
export const ManagedDeleted: Operation<types.ManagedDeletedQuery, types.ManagedDeletedQueryVariables> = {
  name: 'ManagedDeleted',
  sha256: 'a1ac9eea6f762393',
};
export const ManagedDeletionEffects: Operation<
  types.ManagedDeletionEffectsQuery,
  types.ManagedDeletionEffectsQueryVariables
> = { name: 'ManagedDeletionEffects', sha256: 'e4a670692d02abfd' };
export const ManagedDistricts: Operation<types.ManagedDistrictsQuery, types.ManagedDistrictsQueryVariables> = {
  name: 'ManagedDistricts',
  sha256: '98500f6c1262769f',
};
export const ManagedDuplicates: Operation<types.ManagedDuplicatesQuery, types.ManagedDuplicatesQueryVariables> = {
  name: 'ManagedDuplicates',
  sha256: '2fba10a00cbb26cc',
};
export const ManagedHistory: Operation<types.ManagedHistoryQuery, types.ManagedHistoryQueryVariables> = {
  name: 'ManagedHistory',
  sha256: '41788f7d0c9daaf0',
};
export const ManagedIndices: Operation<types.ManagedIndicesQuery, types.ManagedIndicesQueryVariables> = {
  name: 'ManagedIndices',
  sha256: 'df78116571a872f0',
};
export const ManagedMerges: Operation<types.ManagedMergesQuery, types.ManagedMergesQueryVariables> = {
  name: 'ManagedMerges',
  sha256: '1fb00ce340acb738',
};
export const ManagedPageOwners: Operation<types.ManagedPageOwnersQuery, types.ManagedPageOwnersQueryVariables> = {
  name: 'ManagedPageOwners',
  sha256: 'b4e358d41a4fde64',
};
export const ManagedPanel: Operation<types.ManagedPanelQuery, types.ManagedPanelQueryVariables> = {
  name: 'ManagedPanel',
  sha256: 'd102a2519b84c169',
};
export const ManagedParts: Operation<types.ManagedPartsQuery, types.ManagedPartsQueryVariables> = {
  name: 'ManagedParts',
  sha256: '3bda4ab5132aef8d',
};
export const ManagedPost: Operation<types.ManagedPostQuery, types.ManagedPostQueryVariables> = {
  name: 'ManagedPost',
  sha256: '7b37e6bb5f6e5041',
};
export const ManagedPosts: Operation<types.ManagedPostsQuery, types.ManagedPostsQueryVariables> = {
  name: 'ManagedPosts',
  sha256: 'c472c16889224007',
};
export const ManagedProduct: Operation<types.ManagedProductQuery, types.ManagedProductQueryVariables> = {
  name: 'ManagedProduct',
  sha256: '13eaae0f5dda2b9d',
};
export const ManagedProducts: Operation<types.ManagedProductsQuery, types.ManagedProductsQueryVariables> = {
  name: 'ManagedProducts',
  sha256: '306b1f09a47ff9cd',
};
export const ManagedQuoteRequests: Operation<
  types.ManagedQuoteRequestsQuery,
  types.ManagedQuoteRequestsQueryVariables
> = { name: 'ManagedQuoteRequests', sha256: '02ccbddfcad756ab' };
export const ManagedReview: Operation<types.ManagedReviewQuery, types.ManagedReviewQueryVariables> = {
  name: 'ManagedReview',
  sha256: '5474467759cd577f',
};
export const ManagedReviews: Operation<types.ManagedReviewsQuery, types.ManagedReviewsQueryVariables> = {
  name: 'ManagedReviews',
  sha256: 'ae01df208f1263bd',
};
export const ManagedScheduledImports: Operation<
  types.ManagedScheduledImportsQuery,
  types.ManagedScheduledImportsQueryVariables
> = { name: 'ManagedScheduledImports', sha256: '1e8c9186d9174796' };
export const ManagedSearchEffect: Operation<types.ManagedSearchEffectQuery, types.ManagedSearchEffectQueryVariables> = {
  name: 'ManagedSearchEffect',
  sha256: '53d3f38b4104e015',
};
export const ManagedSearches: Operation<types.ManagedSearchesQuery, types.ManagedSearchesQueryVariables> = {
  name: 'ManagedSearches',
  sha256: '39bda8851db2776e',
};
export const ManagedSeoText: Operation<types.ManagedSeoTextQuery, types.ManagedSeoTextQueryVariables> = {
  name: 'ManagedSeoText',
  sha256: '5307a110876222bb',
};
export const ManagedSeoTexts: Operation<types.ManagedSeoTextsQuery, types.ManagedSeoTextsQueryVariables> = {
  name: 'ManagedSeoTexts',
  sha256: 'c53b754e8c29a0ea',
};
export const ManagedServiceAttributes: Operation<
  types.ManagedServiceAttributesQuery,
  types.ManagedServiceAttributesQueryVariables
> = { name: 'ManagedServiceAttributes', sha256: 'c3ca9734b1496569' };
export const ManagedStopWords: Operation<types.ManagedStopWordsQuery, types.ManagedStopWordsQueryVariables> = {
  name: 'ManagedStopWords',
  sha256: '584db942f7b5a611',
};
export const ManagedSubmission: Operation<types.ManagedSubmissionQuery, types.ManagedSubmissionQueryVariables> = {
  name: 'ManagedSubmission',
  sha256: '09822506b2369d18',
};
export const ManagedSubmissions: Operation<types.ManagedSubmissionsQuery, types.ManagedSubmissionsQueryVariables> = {
  name: 'ManagedSubmissions',
  sha256: '1b919ca1d4c59774',
};
export const ManagedSynonyms: Operation<types.ManagedSynonymsQuery, types.ManagedSynonymsQueryVariables> = {
  name: 'ManagedSynonyms',
  sha256: 'ff21b3e110c7272c',
};
export const ManagedWaiting: Operation<types.ManagedWaitingQuery, types.ManagedWaitingQueryVariables> = {
  name: 'ManagedWaiting',
  sha256: '6d25c9b3696775e1',
};
export const MergeBusinesses: Operation<types.MergeBusinessesMutation, types.MergeBusinessesMutationVariables> = {
  name: 'MergeBusinesses',
  sha256: '7e7318c10c26c80d',
};
export const ModerateReviews: Operation<types.ModerateReviewsMutation, types.ModerateReviewsMutationVariables> = {
  name: 'ModerateReviews',
  sha256: 'd157689635035b68',
};
export const OpenImports: Operation<types.OpenImportsQuery, types.OpenImportsQueryVariables> = {
  name: 'OpenImports',
  sha256: '5a86b83ab121514b',
};
export const PauseImport: Operation<types.PauseImportMutation, types.PauseImportMutationVariables> = {
  name: 'PauseImport',
  sha256: '5697825740b8a587',
};
export const PostReview: Operation<types.PostReviewMutation, types.PostReviewMutationVariables> = {
  name: 'PostReview',
  sha256: '0120a9aafbce63c8',
};
export const PreviewBulkEdit: Operation<types.PreviewBulkEditMutation, types.PreviewBulkEditMutationVariables> = {
  name: 'PreviewBulkEdit',
  sha256: 'ad888a5a3554734e',
};
export const ReadImportAgain: Operation<types.ReadImportAgainMutation, types.ReadImportAgainMutationVariables> = {
  name: 'ReadImportAgain',
  sha256: 'f297be3749537e68',
};
export const RedriveDeadLetters: Operation<
  types.RedriveDeadLettersMutation,
  types.RedriveDeadLettersMutationVariables
> = { name: 'RedriveDeadLetters', sha256: '602c0ef8df206604' };
export const RejectComments: Operation<types.RejectCommentsMutation, types.RejectCommentsMutationVariables> = {
  name: 'RejectComments',
  sha256: '00e5d7152f421351',
};
export const RemoveAccountSecondFactor: Operation<
  types.RemoveAccountSecondFactorMutation,
  types.RemoveAccountSecondFactorMutationVariables
> = { name: 'RemoveAccountSecondFactor', sha256: '0448ef27405345bf' };
export const ReportReview: Operation<types.ReportReviewMutation, types.ReportReviewMutationVariables> = {
  name: 'ReportReview',
  sha256: '25029377f18ce87d',
};
export const ResetAccountPassword: Operation<
  types.ResetAccountPasswordMutation,
  types.ResetAccountPasswordMutationVariables
> = { name: 'ResetAccountPassword', sha256: '764453c7319872ff' };
export const RestoreBlogCategories: Operation<
  types.RestoreBlogCategoriesMutation,
  types.RestoreBlogCategoriesMutationVariables
> = { name: 'RestoreBlogCategories', sha256: '3f4d87f742ee901b' };
export const RestoreBusinesses: Operation<types.RestoreBusinessesMutation, types.RestoreBusinessesMutationVariables> = {
  name: 'RestoreBusinesses',
  sha256: '64c54145363b8ce2',
};
export const RestoreCategories: Operation<types.RestoreCategoriesMutation, types.RestoreCategoriesMutationVariables> = {
  name: 'RestoreCategories',
  sha256: '13d83bd5e830a6dc',
};
export const RestoreCertificates: Operation<
  types.RestoreCertificatesMutation,
  types.RestoreCertificatesMutationVariables
> = { name: 'RestoreCertificates', sha256: 'ce02956933f9ea33' };
export const RestoreComments: Operation<types.RestoreCommentsMutation, types.RestoreCommentsMutationVariables> = {
  name: 'RestoreComments',
  sha256: '6da3fd40be18823c',
};
export const RestoreDistricts: Operation<types.RestoreDistrictsMutation, types.RestoreDistrictsMutationVariables> = {
  name: 'RestoreDistricts',
  sha256: '9d199ce438e8a1b4',
};
export const RestoreDuplicates: Operation<types.RestoreDuplicatesMutation, types.RestoreDuplicatesMutationVariables> = {
  name: 'RestoreDuplicates',
  sha256: 'c725e6e22211da19',
};
export const RestoreOwner: Operation<types.RestoreOwnerMutation, types.RestoreOwnerMutationVariables> = {
  name: 'RestoreOwner',
  sha256: '5d8b6654e1227cdb',
};
export const RestorePosts: Operation<types.RestorePostsMutation, types.RestorePostsMutationVariables> = {
  name: 'RestorePosts',
  sha256: '8314804e51b068fe',
};
export const RestoreProducts: Operation<types.RestoreProductsMutation, types.RestoreProductsMutationVariables> = {
  name: 'RestoreProducts',
  sha256: '75c88e59a57bec50',
};
export const RestoreScheduledImports: Operation<
  types.RestoreScheduledImportsMutation,
  types.RestoreScheduledImportsMutationVariables
> = { name: 'RestoreScheduledImports', sha256: 'a352e23d5dd759ca' };
export const RestoreServiceAttributes: Operation<
  types.RestoreServiceAttributesMutation,
  types.RestoreServiceAttributesMutationVariables
> = { name: 'RestoreServiceAttributes', sha256: 'deef20db915bf3a8' };
export const RestoreStopWords: Operation<types.RestoreStopWordsMutation, types.RestoreStopWordsMutationVariables> = {
  name: 'RestoreStopWords',
  sha256: '982e6a43c4949302',
};
export const RestoreSynonyms: Operation<types.RestoreSynonymsMutation, types.RestoreSynonymsMutationVariables> = {
  name: 'RestoreSynonyms',
  sha256: '3959f52d2c9a77d2',
};
export const ResumeImport: Operation<types.ResumeImportMutation, types.ResumeImportMutationVariables> = {
  name: 'ResumeImport',
  sha256: '50d08dfd4da2b584',
};
export const RetryImport: Operation<types.RetryImportMutation, types.RetryImportMutationVariables> = {
  name: 'RetryImport',
  sha256: '53a629f72f428380',
};
export const RetryImportFailure: Operation<
  types.RetryImportFailureMutation,
  types.RetryImportFailureMutationVariables
> = { name: 'RetryImportFailure', sha256: 'c1eef9eb516e4086' };
export const ReviewedRows: Operation<types.ReviewedRowsQuery, types.ReviewedRowsQueryVariables> = {
  name: 'ReviewedRows',
  sha256: '726ff5f8973d3f5e',
};
export const RevokeOwner: Operation<types.RevokeOwnerMutation, types.RevokeOwnerMutationVariables> = {
  name: 'RevokeOwner',
  sha256: '1b598e3bc34b9038',
};
export const RunScheduledImport: Operation<
  types.RunScheduledImportMutation,
  types.RunScheduledImportMutationVariables
> = { name: 'RunScheduledImport', sha256: '36bb63a84b1dfc28' };
export const SaveSeoText: Operation<types.SaveSeoTextMutation, types.SaveSeoTextMutationVariables> = {
  name: 'SaveSeoText',
  sha256: 'e6c3771dbccb167d',
};
export const SaveTypeCategory: Operation<types.SaveTypeCategoryMutation, types.SaveTypeCategoryMutationVariables> = {
  name: 'SaveTypeCategory',
  sha256: 'e1263e8cf81529d0',
};
export const SeoSubjects: Operation<types.SeoSubjectsQuery, types.SeoSubjectsQueryVariables> = {
  name: 'SeoSubjects',
  sha256: '33c684385ae73d6d',
};
export const StartImport: Operation<types.StartImportMutation, types.StartImportMutationVariables> = {
  name: 'StartImport',
  sha256: '37a27bfc739058a3',
};
export const StartRebuild: Operation<types.StartRebuildMutation, types.StartRebuildMutationVariables> = {
  name: 'StartRebuild',
  sha256: '0b18686e84c2812a',
};
export const TypeCategories: Operation<types.TypeCategoriesQuery, types.TypeCategoriesQueryVariables> = {
  name: 'TypeCategories',
  sha256: '249da415bfc267a0',
};
export const UndoBulkEdit: Operation<types.UndoBulkEditMutation, types.UndoBulkEditMutationVariables> = {
  name: 'UndoBulkEdit',
  sha256: '8a8e425b93f14f1d',
};
export const UndoClaimDecision: Operation<types.UndoClaimDecisionMutation, types.UndoClaimDecisionMutationVariables> = {
  name: 'UndoClaimDecision',
  sha256: '4390bcb4e2756c80',
};
export const UndoImport: Operation<types.UndoImportMutation, types.UndoImportMutationVariables> = {
  name: 'UndoImport',
  sha256: '47c3535045369117',
};
export const UndoMerge: Operation<types.UndoMergeMutation, types.UndoMergeMutationVariables> = {
  name: 'UndoMerge',
  sha256: 'df1046d37fbee986',
};
export const UpdateBlogCategory: Operation<
  types.UpdateBlogCategoryMutation,
  types.UpdateBlogCategoryMutationVariables
> = { name: 'UpdateBlogCategory', sha256: '45b6705433fd7e62' };
export const UpdateBusiness: Operation<types.UpdateBusinessMutation, types.UpdateBusinessMutationVariables> = {
  name: 'UpdateBusiness',
  sha256: '9f0b405d6ceae507',
};
export const UpdateCategory: Operation<types.UpdateCategoryMutation, types.UpdateCategoryMutationVariables> = {
  name: 'UpdateCategory',
  sha256: '764ac9e7d53fe89b',
};
export const UpdateCertificate: Operation<types.UpdateCertificateMutation, types.UpdateCertificateMutationVariables> = {
  name: 'UpdateCertificate',
  sha256: 'd4737f6e7aac1ef5',
};
export const UpdateDistrict: Operation<types.UpdateDistrictMutation, types.UpdateDistrictMutationVariables> = {
  name: 'UpdateDistrict',
  sha256: 'f4fee9ef6bd8249c',
};
export const UpdatePost: Operation<types.UpdatePostMutation, types.UpdatePostMutationVariables> = {
  name: 'UpdatePost',
  sha256: '598f0309bb25d8b6',
};
export const UpdateProduct: Operation<types.UpdateProductMutation, types.UpdateProductMutationVariables> = {
  name: 'UpdateProduct',
  sha256: '212cbbfe0834e017',
};
export const UpdateScheduledImport: Operation<
  types.UpdateScheduledImportMutation,
  types.UpdateScheduledImportMutationVariables
> = { name: 'UpdateScheduledImport', sha256: 'a1d4901e88535059' };
export const UpdateServiceAttribute: Operation<
  types.UpdateServiceAttributeMutation,
  types.UpdateServiceAttributeMutationVariables
> = { name: 'UpdateServiceAttribute', sha256: 'fcf190ed6b4a5fe8' };
export const UpdateStopWord: Operation<types.UpdateStopWordMutation, types.UpdateStopWordMutationVariables> = {
  name: 'UpdateStopWord',
  sha256: '582666c8b57b1afa',
};
export const UpdateSynonym: Operation<types.UpdateSynonymMutation, types.UpdateSynonymMutationVariables> = {
  name: 'UpdateSynonym',
  sha256: '96f572e6c2d9c9ea',
};
