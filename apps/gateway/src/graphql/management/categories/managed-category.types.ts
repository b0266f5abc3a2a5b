import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';

@ObjectType()
export class ManagedCategory {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  slug: string;

  @Field(() => Int, { description: 'Public businesses, as of the latest recount.' })
  businessCount: number;

  @Field(() => Int, { description: 'What an edit sends back: it fails when the record has changed meanwhile.' })
  revision: number;
}

@ObjectType()
export class ManagedCategoryList {
  @Field(() => [ManagedCategory])
  items: ManagedCategory[];

  @Field(() => Int)
  total: number;
}

@ObjectType({ description: 'What is in categories, of any status: what deleting them would move or leave without.' })
export class CategoryUse {
  @Field(() => Int)
  businesses: number;

  @Field(() => Int)
  products: number;
}

@InputType()
export class ManagedCategoryInput {
  @Field(() => String)
  name: string;
}
