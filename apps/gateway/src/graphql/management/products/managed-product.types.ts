import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { CreateProduct, ManagedProduct as Product, NamedBusiness, UpdateProduct } from '@tedarik/commands';
import { z } from 'zod';
import { inputOf, pageOf, SENT_BACK, typeOf } from '../../type-of.js';

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

@ObjectType()
export class ManagedProductList extends pageOf(ManagedProduct) {
  @Field(() => Boolean, { description: 'There are more than anybody counted.' })
  totalIsLowerBound: boolean;
}

@InputType({ description: 'A new product.' })
export class ManagedProductInput extends inputOf(CreateProduct.request) {}

@InputType({ description: 'What is edited of a product: what is left out is kept, null clears it.' })
export class ManagedProductChanges extends inputOf(UpdateProduct.request.omit({ id: true, revision: true })) {}
