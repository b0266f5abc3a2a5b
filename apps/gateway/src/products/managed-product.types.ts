import { ObjectType } from '@nestjs/graphql';
import { ManagedProduct as Product, NamedBusiness } from '@tedarik/commands';
import { z } from 'zod';
import { SENT_BACK, typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'A business of any status, as something of it names it.' })
export class ManagedBusinessName extends typeOf(NamedBusiness, {
  status: 'pending, active, inactive, rejected: only an active one is public.',
}) {}

@ObjectType()
export class ManagedCategoryName extends typeOf(z.object({ id: z.uuid(), name: z.string() })) {}

@ObjectType()
export class ManagedProduct extends typeOf(Product, {
  business: { type: () => ManagedBusinessName },
  category: { type: () => ManagedCategoryName },
  price: 'Lira; null is on request.',
  revision: SENT_BACK,
}) {}
