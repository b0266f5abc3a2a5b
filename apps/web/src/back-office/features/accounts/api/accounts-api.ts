import {
  ChangeAccount,
  DeleteAccounts,
  InviteAccount,
  ManagedAccounts,
  ResetAccountPassword,
} from '../../../../lib/graphql/operations.js';
import type {
  ChangeAccountMutationVariables,
  DeleteAccountsMutation,
  InviteAccountMutation,
  InviteAccountMutationVariables,
  ManagedAccountsQuery,
  ManagedAccountsQueryVariables,
  ResetAccountPasswordMutation,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';

export type AccountRow = ManagedAccountsQuery['managedAccounts']['items'][number];
export type Role = AccountRow['role'];

/** `password` is null when a link was mailed. */
export type FirstPassword = InviteAccountMutation['inviteAccount'];

const accountsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedAccounts: build.query<ManagedAccountsQuery['managedAccounts'], ManagedAccountsQueryVariables>({
      query: (variables) => call(ManagedAccounts, variables),
      transformResponse: (answer: ManagedAccountsQuery) => answer.managedAccounts,
      providesTags: ['Account'],
    }),
    inviteAccount: build.mutation<FirstPassword, InviteAccountMutationVariables>({
      query: (variables) => call(InviteAccount, variables),
      transformResponse: (answer: InviteAccountMutation) => answer.inviteAccount,
      invalidatesTags: ['Account', 'Audit'],
    }),
    changeAccount: build.mutation<unknown, ChangeAccountMutationVariables>({
      query: (variables) => call(ChangeAccount, variables),
      invalidatesTags: ['Account', 'Audit'],
    }),
    resetAccountPassword: build.mutation<FirstPassword, string>({
      query: (id) => call(ResetAccountPassword, { id }),
      transformResponse: (answer: ResetAccountPasswordMutation) => answer.resetAccountPassword,
      invalidatesTags: ['Account', 'Audit'],
    }),
    deleteAccounts: build.mutation<DeleteAccountsMutation['deleteAccounts'], string[]>({
      query: (ids) => call(DeleteAccounts, { ids }),
      transformResponse: (answer: DeleteAccountsMutation) => answer.deleteAccounts,
      invalidatesTags: ['Account', 'Audit'],
    }),
  }),
});

export const {
  useManagedAccountsQuery,
  useLazyManagedAccountsQuery,
  useInviteAccountMutation,
  useChangeAccountMutation,
  useResetAccountPasswordMutation,
  useDeleteAccountsMutation,
} = accountsApi;
