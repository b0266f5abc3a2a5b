import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType()
export class BlogCategory {
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

  @Field(() => Int, { description: 'Public posts in it.' })
  postCount: number;
}
