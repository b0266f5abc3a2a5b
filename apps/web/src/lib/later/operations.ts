// Written by codegen.mjs from the .graphql documents; run `npm run codegen` after changing one.
import type { Operation } from '../graphql/operation.js';
import type * as types from '../graphql/types.js';

export const AddComment: Operation<types.AddCommentMutation, types.AddCommentMutationVariables> = {
  name: 'AddComment',
  sha256: '516d5ad81a8f5a65',
};
export const ChangeMyFavourites: Operation<
  types.ChangeMyFavouritesMutation,
  types.ChangeMyFavouritesMutationVariables
> = { name: 'ChangeMyFavourites', sha256: '22bc373b44169f95' };
export const ChangeMySearch: Operation<types.ChangeMySearchMutation, types.ChangeMySearchMutationVariables> = {
  name: 'ChangeMySearch',
  sha256: '9546ea0e327cc3e5',
};
export const ChangeName: Operation<types.ChangeNameMutation, types.ChangeNameMutationVariables> = {
  name: 'ChangeName',
  sha256: 'ea859e7b1356f4d1',
};
export const ChangePassword: Operation<types.ChangePasswordMutation, types.ChangePasswordMutationVariables> = {
  name: 'ChangePassword',
  sha256: 'c8688651b93d8ce9',
};
export const CompareBusiness: Operation<types.CompareBusinessQuery, types.CompareBusinessQueryVariables> = {
  name: 'CompareBusiness',
  sha256: '35c8471eeb2f874a',
};
export const DeleteMySearch: Operation<types.DeleteMySearchMutation, types.DeleteMySearchMutationVariables> = {
  name: 'DeleteMySearch',
  sha256: 'db941aac8462408d',
};
export const EndSearchMails: Operation<types.EndSearchMailsMutation, types.EndSearchMailsMutationVariables> = {
  name: 'EndSearchMails',
  sha256: 'b054b939eaa4b6f5',
};
export const EraseAccount: Operation<types.EraseAccountMutation, types.EraseAccountMutationVariables> = {
  name: 'EraseAccount',
  sha256: 'f7285d1ecabc9896',
};
export const GetMe: Operation<types.GetMeQuery, types.GetMeQueryVariables> = {
  name: 'GetMe',
  sha256: '187e7a379ed341db',
};
export const GetMyFavourites: Operation<types.GetMyFavouritesQuery, types.GetMyFavouritesQueryVariables> = {
  name: 'GetMyFavourites',
  sha256: '7a291cf1972d2b9d',
};
export const ListFavourites: Operation<types.ListFavouritesQuery, types.ListFavouritesQueryVariables> = {
  name: 'ListFavourites',
  sha256: '850e2d11de0beef1',
};
export const ListMySearches: Operation<types.ListMySearchesQuery, types.ListMySearchesQueryVariables> = {
  name: 'ListMySearches',
  sha256: '178b9daaaebf878e',
};
export const RequestPasswordReset: Operation<
  types.RequestPasswordResetMutation,
  types.RequestPasswordResetMutationVariables
> = { name: 'RequestPasswordReset', sha256: '66ee966892240d5a' };
export const ResendVerification: Operation<
  types.ResendVerificationMutation,
  types.ResendVerificationMutationVariables
> = { name: 'ResendVerification', sha256: 'aed6d2653223392d' };
export const ResetPassword: Operation<types.ResetPasswordMutation, types.ResetPasswordMutationVariables> = {
  name: 'ResetPassword',
  sha256: '29ee13fb08eea09f',
};
export const SaveMySearch: Operation<types.SaveMySearchMutation, types.SaveMySearchMutationVariables> = {
  name: 'SaveMySearch',
  sha256: '3566de5df539dc4f',
};
export const SignUp: Operation<types.SignUpMutation, types.SignUpMutationVariables> = {
  name: 'SignUp',
  sha256: '0b0a7b39ddd3a071',
};
export const SubmitBusiness: Operation<types.SubmitBusinessMutation, types.SubmitBusinessMutationVariables> = {
  name: 'SubmitBusiness',
  sha256: '3372a30066412141',
};
export const VerifyEmail: Operation<types.VerifyEmailMutation, types.VerifyEmailMutationVariables> = {
  name: 'VerifyEmail',
  sha256: 'f1eddd60e2a9942f',
};
