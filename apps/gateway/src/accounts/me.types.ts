import { ObjectType } from '@nestjs/graphql';
import { VisitorAccount } from '@tedarik/commands';
import { typeOf } from '../graphql/type-of.js';

@ObjectType()
export class Me extends typeOf(VisitorAccount, {
  verified: 'Has followed the link in the mail.',
  createdAt: 'ISO 8601.',
}) {}
