// Written by codegen.mjs from the .graphql documents; run `npm run codegen` after changing one.
import type { Operation } from './operation.js';
import type * as types from './types.js';

export const AddComment: Operation<types.AddCommentMutation, types.AddCommentMutationVariables> = {
  name: 'AddComment',
  sha256: '516d5ad81a8f5a65',
};
export const ChangeName: Operation<types.ChangeNameMutation, types.ChangeNameMutationVariables> = {
  name: 'ChangeName',
  sha256: 'ea859e7b1356f4d1',
};
export const ChangePassword: Operation<types.ChangePasswordMutation, types.ChangePasswordMutationVariables> = {
  name: 'ChangePassword',
  sha256: 'c8688651b93d8ce9',
};
export const CreateCertificate: Operation<types.CreateCertificateMutation, types.CreateCertificateMutationVariables> = {
  name: 'CreateCertificate',
  sha256: 'd8fec87e6920a585',
};
export const DeleteCertificates: Operation<
  types.DeleteCertificatesMutation,
  types.DeleteCertificatesMutationVariables
> = { name: 'DeleteCertificates', sha256: 'ce41ba9b2d204629' };
export const DeleteReview: Operation<types.DeleteReviewMutation, types.DeleteReviewMutationVariables> = {
  name: 'DeleteReview',
  sha256: '071334a8c3936287',
};
export const EditReview: Operation<types.EditReviewMutation, types.EditReviewMutationVariables> = {
  name: 'EditReview',
  sha256: 'ef950a55af374083',
};
export const EraseAccount: Operation<types.EraseAccountMutation, types.EraseAccountMutationVariables> = {
  name: 'EraseAccount',
  sha256: 'f7285d1ecabc9896',
};
export const FindBusiness: Operation<types.FindBusinessQuery, types.FindBusinessQueryVariables> = {
  name: 'FindBusiness',
  sha256: 'c9e7458246ed3d27',
};
export const GetBusiness: Operation<types.GetBusinessQuery, types.GetBusinessQueryVariables> = {
  name: 'GetBusiness',
  sha256: '81742b537d0afbaa',
};
export const GetCategory: Operation<types.GetCategoryQuery, types.GetCategoryQueryVariables> = {
  name: 'GetCategory',
  sha256: 'b22e5fa3c99c3c42',
};
export const GetCity: Operation<types.GetCityQuery, types.GetCityQueryVariables> = {
  name: 'GetCity',
  sha256: 'e8fc870760e8eecd',
};
export const GetDistrict: Operation<types.GetDistrictQuery, types.GetDistrictQueryVariables> = {
  name: 'GetDistrict',
  sha256: '4052d2a81cf4bb42',
};
export const GetLayout: Operation<types.GetLayoutQuery, types.GetLayoutQueryVariables> = {
  name: 'GetLayout',
  sha256: '525e6f0e3c36190d',
};
export const GetMe: Operation<types.GetMeQuery, types.GetMeQueryVariables> = {
  name: 'GetMe',
  sha256: '187e7a379ed341db',
};
export const GetMyReview: Operation<types.GetMyReviewQuery, types.GetMyReviewQueryVariables> = {
  name: 'GetMyReview',
  sha256: '095e6f7ed46f9f81',
};
export const GetPost: Operation<types.GetPostQuery, types.GetPostQueryVariables> = {
  name: 'GetPost',
  sha256: '9225240e29339490',
};
export const GetSuggestions: Operation<types.GetSuggestionsQuery, types.GetSuggestionsQueryVariables> = {
  name: 'GetSuggestions',
  sha256: 'aec8c1d89298ded8',
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
  sha256: '3cbb7bd021e3e6bd',
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
export const ListFavourites: Operation<types.ListFavouritesQuery, types.ListFavouritesQueryVariables> = {
  name: 'ListFavourites',
  sha256: 'c458be0abf2d2433',
};
export const ListFeaturedPosts: Operation<types.ListFeaturedPostsQuery, types.ListFeaturedPostsQueryVariables> = {
  name: 'ListFeaturedPosts',
  sha256: '7a573d43c3703b76',
};
export const ListMyReviews: Operation<types.ListMyReviewsQuery, types.ListMyReviewsQueryVariables> = {
  name: 'ListMyReviews',
  sha256: '48dfe95a877db0a0',
};
export const ListPosts: Operation<types.ListPostsQuery, types.ListPostsQueryVariables> = {
  name: 'ListPosts',
  sha256: '60168910b211ff3b',
};
export const ListProducts: Operation<types.ListProductsQuery, types.ListProductsQueryVariables> = {
  name: 'ListProducts',
  sha256: 'e8a8d81648714df0',
};
export const ListRecentBusinesses: Operation<
  types.ListRecentBusinessesQuery,
  types.ListRecentBusinessesQueryVariables
> = { name: 'ListRecentBusinesses', sha256: '35b5ae018caff4d0' };
export const ListReviews: Operation<types.ListReviewsQuery, types.ListReviewsQueryVariables> = {
  name: 'ListReviews',
  sha256: 'ac5983ecc5ff0c74',
};
export const ManagedCertificates: Operation<types.ManagedCertificatesQuery, types.ManagedCertificatesQueryVariables> = {
  name: 'ManagedCertificates',
  sha256: '877f096b9dd1917c',
};
export const PostReview: Operation<types.PostReviewMutation, types.PostReviewMutationVariables> = {
  name: 'PostReview',
  sha256: 'f4b403d3d0cf6a05',
};
export const ReportReview: Operation<types.ReportReviewMutation, types.ReportReviewMutationVariables> = {
  name: 'ReportReview',
  sha256: '25029377f18ce87d',
};
export const RequestPasswordReset: Operation<
  types.RequestPasswordResetMutation,
  types.RequestPasswordResetMutationVariables
> = { name: 'RequestPasswordReset', sha256: '66ee966892240d5a' };
export const ResendVerification: Operation<
  types.ResendVerificationMutation,
  types.ResendVerificationMutationVariables
> = { name: 'ResendVerification', sha256: '21d275d2b6cc7ef7' };
export const ResetPassword: Operation<types.ResetPasswordMutation, types.ResetPasswordMutationVariables> = {
  name: 'ResetPassword',
  sha256: '29ee13fb08eea09f',
};
export const SignUp: Operation<types.SignUpMutation, types.SignUpMutationVariables> = {
  name: 'SignUp',
  sha256: '0b0a7b39ddd3a071',
};
export const SubmitBusiness: Operation<types.SubmitBusinessMutation, types.SubmitBusinessMutationVariables> = {
  name: 'SubmitBusiness',
  sha256: 'ccb6c1eafd466911',
};
export const UpdateCertificate: Operation<types.UpdateCertificateMutation, types.UpdateCertificateMutationVariables> = {
  name: 'UpdateCertificate',
  sha256: '733b7eb0dcd67063',
};
export const VerifyEmail: Operation<types.VerifyEmailMutation, types.VerifyEmailMutationVariables> = {
  name: 'VerifyEmail',
  sha256: '486b8b16bdf3f218',
};
