import { Field, InputType, Int, ObjectType, OmitType } from '@nestjs/graphql';
import { BlogCategory } from './blog-category.types.js';

@ObjectType()
export class ManagedBlogCategory extends OmitType(BlogCategory, ['postCount']) {
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
