// Written by codegen.mjs from the .graphql documents; run `npm run codegen` after changing one.
import type { Operation } from '../graphql/operation.js';
import type * as types from '../graphql/types.js';

export const AcceptInvitation: Operation<types.AcceptInvitationMutation, types.AcceptInvitationMutationVariables> = {
  name: 'AcceptInvitation',
  sha256: '2d9503de03e83a58',
};
export const AcceptQuoteOffer: Operation<types.AcceptQuoteOfferMutation, types.AcceptQuoteOfferMutationVariables> = {
  name: 'AcceptQuoteOffer',
  sha256: 'bd4f79673c655f52',
};
export const AddComment: Operation<types.AddCommentMutation, types.AddCommentMutationVariables> = {
  name: 'AddComment',
  sha256: '516d5ad81a8f5a65',
};
export const AnswerQuoteQuestion: Operation<
  types.AnswerQuoteQuestionMutation,
  types.AnswerQuoteQuestionMutationVariables
> = { name: 'AnswerQuoteQuestion', sha256: 'e1c6de98869038ff' };
export const AskQuoteQuestion: Operation<types.AskQuoteQuestionMutation, types.AskQuoteQuestionMutationVariables> = {
  name: 'AskQuoteQuestion',
  sha256: 'f2fb71fffd3d9546',
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
export const CloseQuoteRequest: Operation<types.CloseQuoteRequestMutation, types.CloseQuoteRequestMutationVariables> = {
  name: 'CloseQuoteRequest',
  sha256: 'd94b5383c104e4e7',
};
export const CompareBusiness: Operation<types.CompareBusinessQuery, types.CompareBusinessQueryVariables> = {
  name: 'CompareBusiness',
  sha256: 'c63ccc632716c8c5',
};
export const ConfirmQuoteRequest: Operation<
  types.ConfirmQuoteRequestMutation,
  types.ConfirmQuoteRequestMutationVariables
> = { name: 'ConfirmQuoteRequest', sha256: 'bfa945827103133c' };
export const DecideChangeSuggestion: Operation<
  types.DecideChangeSuggestionMutation,
  types.DecideChangeSuggestionMutationVariables
> = { name: 'DecideChangeSuggestion', sha256: 'b203166dcf824f8b' };
export const DeclineQuoteRequest: Operation<
  types.DeclineQuoteRequestMutation,
  types.DeclineQuoteRequestMutationVariables
> = { name: 'DeclineQuoteRequest', sha256: '7a379198ab21db53' };
export const DeleteMySearch: Operation<types.DeleteMySearchMutation, types.DeleteMySearchMutationVariables> = {
  name: 'DeleteMySearch',
  sha256: 'db941aac8462408d',
};
export const DeleteReviewReply: Operation<types.DeleteReviewReplyMutation, types.DeleteReviewReplyMutationVariables> = {
  name: 'DeleteReviewReply',
  sha256: '2440b62dd6c1b8e3',
};
export const EditMyPage: Operation<types.EditMyPageMutation, types.EditMyPageMutationVariables> = {
  name: 'EditMyPage',
  sha256: '04497fabb96a22c6',
};
export const EndSearchMails: Operation<types.EndSearchMailsMutation, types.EndSearchMailsMutationVariables> = {
  name: 'EndSearchMails',
  sha256: 'b054b939eaa4b6f5',
};
export const EnterClaimCode: Operation<types.EnterClaimCodeMutation, types.EnterClaimCodeMutationVariables> = {
  name: 'EnterClaimCode',
  sha256: 'dc4d4dc2cf2d5475',
};
export const EraseAccount: Operation<types.EraseAccountMutation, types.EraseAccountMutationVariables> = {
  name: 'EraseAccount',
  sha256: 'f7285d1ecabc9896',
};
export const FindQuoteSuppliers: Operation<types.FindQuoteSuppliersQuery, types.FindQuoteSuppliersQueryVariables> = {
  name: 'FindQuoteSuppliers',
  sha256: '1d8d114b02b92a8b',
};
export const GetClaimOptions: Operation<types.GetClaimOptionsQuery, types.GetClaimOptionsQueryVariables> = {
  name: 'GetClaimOptions',
  sha256: '9cd921ea6fd7e6a5',
};
export const GetMe: Operation<types.GetMeQuery, types.GetMeQueryVariables> = {
  name: 'GetMe',
  sha256: '187e7a379ed341db',
};
export const GetMyFavourites: Operation<types.GetMyFavouritesQuery, types.GetMyFavouritesQueryVariables> = {
  name: 'GetMyFavourites',
  sha256: '7a291cf1972d2b9d',
};
export const GetMyPage: Operation<types.GetMyPageQuery, types.GetMyPageQueryVariables> = {
  name: 'GetMyPage',
  sha256: 'a5e6fb53c2783276',
};
export const GetPageInvitation: Operation<types.GetPageInvitationQuery, types.GetPageInvitationQueryVariables> = {
  name: 'GetPageInvitation',
  sha256: 'a9314babf0d380d7',
};
export const GetQuoteForm: Operation<types.GetQuoteFormQuery, types.GetQuoteFormQueryVariables> = {
  name: 'GetQuoteForm',
  sha256: 'e80686e5aa5a6438',
};
export const GetQuoteInvitation: Operation<types.GetQuoteInvitationQuery, types.GetQuoteInvitationQueryVariables> = {
  name: 'GetQuoteInvitation',
  sha256: '4d95554047271fbd',
};
export const GetQuoteRequest: Operation<types.GetQuoteRequestQuery, types.GetQuoteRequestQueryVariables> = {
  name: 'GetQuoteRequest',
  sha256: '7eb6eaf8cc42266f',
};
export const InviteOwner: Operation<types.InviteOwnerMutation, types.InviteOwnerMutationVariables> = {
  name: 'InviteOwner',
  sha256: '40454d06aba69d1f',
};
export const LeavePage: Operation<types.LeavePageMutation, types.LeavePageMutationVariables> = {
  name: 'LeavePage',
  sha256: '03e38b6b00b39d6b',
};
export const ListCoOwners: Operation<types.ListCoOwnersQuery, types.ListCoOwnersQueryVariables> = {
  name: 'ListCoOwners',
  sha256: 'a77c8aaceeba37ec',
};
export const ListFavourites: Operation<types.ListFavouritesQuery, types.ListFavouritesQueryVariables> = {
  name: 'ListFavourites',
  sha256: 'a860a866f37caa6c',
};
export const ListMyCertificateDocuments: Operation<
  types.ListMyCertificateDocumentsQuery,
  types.ListMyCertificateDocumentsQueryVariables
> = { name: 'ListMyCertificateDocuments', sha256: 'c6cd44f85d24ceae' };
export const ListMyPages: Operation<types.ListMyPagesQuery, types.ListMyPagesQueryVariables> = {
  name: 'ListMyPages',
  sha256: '961df92167d08be4',
};
export const ListMyQuoteRequests: Operation<types.ListMyQuoteRequestsQuery, types.ListMyQuoteRequestsQueryVariables> = {
  name: 'ListMyQuoteRequests',
  sha256: '84d5bb830bfd04f4',
};
export const ListMySearches: Operation<types.ListMySearchesQuery, types.ListMySearchesQueryVariables> = {
  name: 'ListMySearches',
  sha256: '178b9daaaebf878e',
};
export const MakeQuoteOffer: Operation<types.MakeQuoteOfferMutation, types.MakeQuoteOfferMutationVariables> = {
  name: 'MakeQuoteOffer',
  sha256: '26a2062789eba93d',
};
export const ManagedChangeSuggestion: Operation<
  types.ManagedChangeSuggestionQuery,
  types.ManagedChangeSuggestionQueryVariables
> = { name: 'ManagedChangeSuggestion', sha256: '2f027b7d1456dee9' };
export const ManagedChangeSuggestions: Operation<
  types.ManagedChangeSuggestionsQuery,
  types.ManagedChangeSuggestionsQueryVariables
> = { name: 'ManagedChangeSuggestions', sha256: '0e258c0e87002673' };
export const ManagedPageDocuments: Operation<
  types.ManagedPageDocumentsQuery,
  types.ManagedPageDocumentsQueryVariables
> = { name: 'ManagedPageDocuments', sha256: 'bf6ee015b896d434' };
export const MapBusinesses: Operation<types.MapBusinessesQuery, types.MapBusinessesQueryVariables> = {
  name: 'MapBusinesses',
  sha256: 'de91edc2a5741883',
};
export const RemoveClaimDocument: Operation<
  types.RemoveClaimDocumentMutation,
  types.RemoveClaimDocumentMutationVariables
> = { name: 'RemoveClaimDocument', sha256: '9bd9af9897963d63' };
export const RemoveMyCertificateDocument: Operation<
  types.RemoveMyCertificateDocumentMutation,
  types.RemoveMyCertificateDocumentMutationVariables
> = { name: 'RemoveMyCertificateDocument', sha256: 'c9b79a8ce706646c' };
export const RequestPasswordReset: Operation<
  types.RequestPasswordResetMutation,
  types.RequestPasswordResetMutationVariables
> = { name: 'RequestPasswordReset', sha256: '66ee966892240d5a' };
export const RequestQuotes: Operation<types.RequestQuotesMutation, types.RequestQuotesMutationVariables> = {
  name: 'RequestQuotes',
  sha256: '6482bc584ff76edb',
};
export const ResendVerification: Operation<
  types.ResendVerificationMutation,
  types.ResendVerificationMutationVariables
> = { name: 'ResendVerification', sha256: 'aed6d2653223392d' };
export const ResetPassword: Operation<types.ResetPasswordMutation, types.ResetPasswordMutationVariables> = {
  name: 'ResetPassword',
  sha256: '29ee13fb08eea09f',
};
export const ResumeQuoteMails: Operation<types.ResumeQuoteMailsMutation, types.ResumeQuoteMailsMutationVariables> = {
  name: 'ResumeQuoteMails',
  sha256: '3a37a7981d1020ac',
};
export const SaveMySearch: Operation<types.SaveMySearchMutation, types.SaveMySearchMutationVariables> = {
  name: 'SaveMySearch',
  sha256: '3566de5df539dc4f',
};
export const SaveReviewReply: Operation<types.SaveReviewReplyMutation, types.SaveReviewReplyMutationVariables> = {
  name: 'SaveReviewReply',
  sha256: '9b56e44b398b4b1a',
};
export const SignUp: Operation<types.SignUpMutation, types.SignUpMutationVariables> = {
  name: 'SignUp',
  sha256: '0b0a7b39ddd3a071',
};
export const StartClaim: Operation<types.StartClaimMutation, types.StartClaimMutationVariables> = {
  name: 'StartClaim',
  sha256: 'c30259c187ea904a',
};
export const StopQuoteMails: Operation<types.StopQuoteMailsMutation, types.StopQuoteMailsMutationVariables> = {
  name: 'StopQuoteMails',
  sha256: 'f2b6d7356aacf489',
};
export const SubmitBusiness: Operation<types.SubmitBusinessMutation, types.SubmitBusinessMutationVariables> = {
  name: 'SubmitBusiness',
  sha256: '3372a30066412141',
};
export const SwitchReplyMails: Operation<types.SwitchReplyMailsMutation, types.SwitchReplyMailsMutationVariables> = {
  name: 'SwitchReplyMails',
  sha256: '30862f3cb9157f7f',
};
export const UndoSuggestionDecision: Operation<
  types.UndoSuggestionDecisionMutation,
  types.UndoSuggestionDecisionMutationVariables
> = { name: 'UndoSuggestionDecision', sha256: '4fea51cac8cee492' };
export const VerifyEmail: Operation<types.VerifyEmailMutation, types.VerifyEmailMutationVariables> = {
  name: 'VerifyEmail',
  sha256: 'f1eddd60e2a9942f',
};
export const WithdrawClaim: Operation<types.WithdrawClaimMutation, types.WithdrawClaimMutationVariables> = {
  name: 'WithdrawClaim',
  sha256: '7a0f7438313d20e1',
};
export const WithdrawInvitation: Operation<
  types.WithdrawInvitationMutation,
  types.WithdrawInvitationMutationVariables
> = { name: 'WithdrawInvitation', sha256: 'd5103ad2472515f9' };
export const WithdrawQuoteOffer: Operation<
  types.WithdrawQuoteOfferMutation,
  types.WithdrawQuoteOfferMutationVariables
> = { name: 'WithdrawQuoteOffer', sha256: '6c6d9cb7d7397637' };
export const WithdrawSuggestion: Operation<
  types.WithdrawSuggestionMutation,
  types.WithdrawSuggestionMutationVariables
> = { name: 'WithdrawSuggestion', sha256: '7acb80f917d49b1b' };
