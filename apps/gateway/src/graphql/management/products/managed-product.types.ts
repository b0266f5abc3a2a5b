import { Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A business of any status, as something of it names it.' })
export class ManagedBusinessName {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  slug: string;

  @Field(() => String, { description: 'pending, active, inactive, rejected: only an active one is public.' })
  status: string;
}

@ObjectType()
export class ManagedCategoryName {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;
}

@ObjectType()
export class ManagedProduct {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  description: string;

  @Field(() => ManagedBusinessName, { nullable: true })
  business: ManagedBusinessName | null;

  @Field(() => ManagedCategoryName, { nullable: true })
  category: ManagedCategoryName | null;

  @Field(() => Float, { nullable: true, description: 'Lira; null is on request.' })
  price: number | null;

  @Field(() => String, { nullable: true })
  imageUrl: string | null;

  @Field(() => String)
  updatedAt: string;

  @Field(() => Int, { description: 'What an edit sends back: it fails when the record has changed meanwhile.' })
  revision: number;
}

@ObjectType()
export class ManagedProductList {
  @Field(() => [ManagedProduct])
  items: ManagedProduct[];

  @Field(() => Int)
  total: number;

  @Field(() => Boolean, { description: 'There are more than anybody counted.' })
  totalIsLowerBound: boolean;
}

@InputType({ description: 'A new product.' })
export class ManagedProductInput {
  @Field(() => String)
  name: string;

  @Field(() => String)
  description: string;

  @Field(() => ID, { nullable: true })
  businessId?: string | null;

  @Field(() => ID, { nullable: true })
  categoryId?: string | null;

  @Field(() => Float, { nullable: true })
  price?: number | null;

  @Field(() => String, { nullable: true })
  imageUrl?: string | null;
}

@InputType({ description: 'What is edited of a product: what is left out is kept, null clears it.' })
export class ManagedProductChanges {
  @Field(() => String, { nullable: true })
  name?: string;

  @Field(() => String, { nullable: true })
  description?: string;

  @Field(() => ID, { nullable: true })
  businessId?: string | null;

  @Field(() => ID, { nullable: true })
  categoryId?: string | null;

  @Field(() => Float, { nullable: true })
  price?: number | null;

  @Field(() => String, { nullable: true })
  imageUrl?: string | null;
}
