import { ObjectType } from '@nestjs/graphql';
import { ManagedProduct as Product, NamedBusiness } from '@tedarik/commands';
import { z } from 'zod';
import { SENT_BACK, typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'Name and status of a business, of any status.' })
export class ManagedBusinessName extends typeOf(NamedBusiness, {
  status: 'Status, one of: pending, active, inactive or rejected. Only active businesses are public.',
}) {}

@ObjectType()
export class ManagedCategoryName extends typeOf(z.object({ id: z.uuid(), name: z.string() })) {}

@ObjectType()
export class ManagedProduct extends typeOf(Product, {
  business: { type: () => ManagedBusinessName },
  category: { type: () => ManagedCategoryName },
  price: 'Turkish lira; null means price on request.',
  revision: SENT_BACK,
}) {}
