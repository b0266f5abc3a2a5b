import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType()
export class City {
  @Field(() => String)
  slug: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  country: string;

  @Field(() => Int, { description: 'Public businesses in it.' })
  businessCount: number;
}
