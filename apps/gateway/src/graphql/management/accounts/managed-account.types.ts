import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { BackOfficeRole, type ManagedAccount as Account } from '@tedarik/commands';

export const ManagedRole = BackOfficeRole.enum;
export type ManagedRole = Account['role'];
registerEnumType(ManagedRole, { name: 'ManagedRole' });

@ObjectType()
export class ManagedAccount {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  username: string;

  @Field(() => String)
  fullName: string;

  @Field(() => String, { nullable: true })
  email: string | null;

  @Field(() => String, { nullable: true })
  avatarUrl: string | null;

  @Field(() => ManagedRole)
  role: ManagedRole;

  @Field(() => Boolean, { description: 'Nobody signs in with one that is not.' })
  active: boolean;

  @Field(() => Boolean, { description: 'Has no password until its owner follows the mailed link.' })
  awaitsPassword: boolean;

  @Field(() => String)
  createdAt: string;

  @Field(() => String, { nullable: true })
  lastLoginAt: string | null;

  @Field(() => Int, { description: 'What an edit sends back: it fails when the record has changed meanwhile.' })
  revision: number;
}

@ObjectType()
export class ManagedAccountList {
  @Field(() => [ManagedAccount])
  items: ManagedAccount[];

  @Field(() => Int)
  total: number;
}

@ObjectType()
export class ManagedFirstPassword {
  @Field(() => ManagedAccount)
  account: ManagedAccount;

  @Field(() => String, { nullable: true, description: 'Told this once; null when a link was mailed.' })
  password: string | null;
}

@InputType()
export class ManagedInvitationInput {
  @Field(() => String)
  username: string;

  @Field(() => String)
  fullName: string;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => ManagedRole)
  role: ManagedRole;
}

@InputType()
export class ManagedAccountInput {
  @Field(() => String)
  fullName: string;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true })
  avatarUrl?: string | null;

  @Field(() => ManagedRole)
  role: ManagedRole;

  @Field(() => Boolean)
  active: boolean;
}
