import { InputType, ObjectType } from '@nestjs/graphql';
import { BackOfficeRole, ChangeAccount, InviteAccount, ManagedAccount as Account } from '@tedarik/commands';
import { enumOf, inputOf, SENT_BACK, typeOf } from '../graphql/type-of.js';

enumOf('ManagedRole', BackOfficeRole);

@ObjectType()
export class ManagedAccount extends typeOf(Account, {
  active: 'Whether the account may sign in.',
  hasSecondFactor: 'Whether sign-in needs a second factor (a code) beside the password.',
  hasPasskey: 'Whether the account can sign in with a passkey instead of password and code.',
  awaitsPassword: 'True while the account has no password because its owner has not followed the mailed link yet.',
  revision: SENT_BACK,
}) {}

@ObjectType()
export class ManagedFirstPassword extends typeOf(InviteAccount.reply, {
  account: { type: () => ManagedAccount },
  password: 'The first password, returned only this once; null if a link was mailed instead.',
}) {}

@InputType()
export class ManagedInvitationInput extends inputOf(InviteAccount.request) {}

@InputType()
export class ManagedAccountInput extends inputOf(ChangeAccount.request.omit({ id: true, revision: true })) {}
