import { InputType, ObjectType } from '@nestjs/graphql';
import { BackOfficeRole, ChangeAccount, InviteAccount, ManagedAccount as Account } from '@tedarik/commands';
import { enumOf, inputOf, SENT_BACK, typeOf } from '../graphql/type-of.js';

enumOf('ManagedRole', BackOfficeRole);

@ObjectType()
export class ManagedAccount extends typeOf(Account, {
  active: 'Nobody signs in with one that is not.',
  hasSecondFactor: 'A code is needed beside the password.',
  hasPasskey: 'A passkey opens it in place of password and code.',
  awaitsPassword: 'Has no password until its owner follows the mailed link.',
  revision: SENT_BACK,
}) {}

@ObjectType()
export class ManagedFirstPassword extends typeOf(InviteAccount.reply, {
  account: { type: () => ManagedAccount },
  password: 'Told this once; null when a link was mailed.',
}) {}

@InputType()
export class ManagedInvitationInput extends inputOf(InviteAccount.request) {}

@InputType()
export class ManagedAccountInput extends inputOf(ChangeAccount.request.omit({ id: true, revision: true })) {}
