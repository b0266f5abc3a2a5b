import { InviteAccount, ListManagedAccounts } from '@tedarik/commands';
import { list, mutation, operations } from '../graphql/operations.js';
import { ManagedAccount, ManagedFirstPassword, ManagedInvitationInput } from './managed-account.types.js';

/** Operations on back-office accounts. Those that end sessions are in ManagedAccountsResolver. */
export const AccountOperations = operations('accounts', {
  managedAccounts: list(ListManagedAccounts, ManagedAccount, {
    description: 'Accounts; `sort`: username, full-name, last-login.',
  }),
  inviteAccount: mutation(InviteAccount, ManagedFirstPassword, {
    description: 'Creates an account and mails a link for choosing its password, or returns a first password.',
    as: { input: ManagedInvitationInput },
    once: true,
    confirmed: true,
  }),
});
