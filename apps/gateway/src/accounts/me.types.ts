import { ObjectType } from '@nestjs/graphql';
import { VisitorAccount } from '@tedarik/commands';
import { typeOf } from '../graphql/type-of.js';

@ObjectType()
export class Me extends typeOf(VisitorAccount, {
  verified: 'Whether the account has confirmed its e-mail address by the mailed link.',
  createdAt: 'ISO 8601.',
}) {}
