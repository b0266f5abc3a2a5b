import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';

@ObjectType()
export class ManagedBlogCategory {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  slug: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { nullable: true })
  description: string | null;

  @Field(() => String, { description: '#RRGGBB.' })
  color: string;

  @Field(() => Int, { description: 'Posts of any status.' })
  postCount: number;

  @Field(() => Int, { description: 'What an edit sends back: it fails when the record has changed meanwhile.' })
  revision: number;
}

@InputType()
export class ManagedBlogCategoryInput {
  @Field(() => String)
  name: string;

  @Field(() => String)
  slug: string;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => String)
  color: string;
}
