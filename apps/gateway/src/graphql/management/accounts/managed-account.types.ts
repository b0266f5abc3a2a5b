import { InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { BackOfficeRole, ChangeAccount, InviteAccount, ManagedAccount as Account } from '@tedarik/commands';
import { inputOf, pageOf, SENT_BACK, typeOf } from '../../type-of.js';

export const ManagedRole = BackOfficeRole.enum;
export type ManagedRole = Account['role'];
registerEnumType(ManagedRole, { name: 'ManagedRole' });

const role = { type: () => ManagedRole };
const input = ChangeAccount.request.omit({ id: true, revision: true });

@ObjectType()
export class ManagedAccount extends typeOf(Account, {
  role,
  active: 'Nobody signs in with one that is not.',
  awaitsPassword: 'Has no password until its owner follows the mailed link.',
  revision: SENT_BACK,
}) {}

@ObjectType()
export class ManagedAccountList extends pageOf(ManagedAccount) {}

@ObjectType()
export class ManagedFirstPassword extends typeOf(InviteAccount.reply, {
  account: { type: () => ManagedAccount },
  password: 'Told this once; null when a link was mailed.',
}) {}

@InputType()
export class ManagedInvitationInput extends inputOf(InviteAccount.request, { role }) {}

@InputType()
export class ManagedAccountInput extends inputOf(input, { role }) {}
