import {
  ChangeAccount,
  DeleteAccounts,
  InviteAccount,
  ManagedAccounts,
  RemoveAccountSecondFactor,
  ResetAccountPassword,
} from '../../../../lib/graphql/operations.js';
import type { InviteAccountMutation, ManagedAccountsQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { byId, byIds, reads, writes } from '../../../api/endpoints.js';

export type AccountRow = ManagedAccountsQuery['managedAccounts']['items'][number];
export type Role = AccountRow['role'];

/** `password` is null if a link was mailed instead. */
export type FirstPassword = InviteAccountMutation['inviteAccount'];

const accountsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedAccounts: build.query(reads(ManagedAccounts, 'managedAccounts', ['Account'])),
    inviteAccount: build.mutation(writes(InviteAccount, 'inviteAccount', ['Account', 'Audit'])),
    changeAccount: build.mutation(writes(ChangeAccount, 'changeAccount', ['Account', 'Audit'])),
    resetAccountPassword: build.mutation(
      writes(ResetAccountPassword, 'resetAccountPassword', ['Account', 'Audit'], byId),
    ),
    removeAccountSecondFactor: build.mutation(
      writes(RemoveAccountSecondFactor, 'removeAccountSecondFactor', ['Account', 'Audit'], byId),
    ),
    deleteAccounts: build.mutation(writes(DeleteAccounts, 'deleteAccounts', ['Account', 'Audit'], byIds)),
  }),
});

export const {
  useManagedAccountsQuery,
  useLazyManagedAccountsQuery,
  useInviteAccountMutation,
  useChangeAccountMutation,
  useResetAccountPasswordMutation,
  useRemoveAccountSecondFactorMutation,
  useDeleteAccountsMutation,
} = accountsApi;
