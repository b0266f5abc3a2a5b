import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Picture } from '../../pictures/picture.scalar.js';

@ObjectType()
export class District {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  slug: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  city: string;

  @Field(() => String)
  citySlug: string;

  @Field(() => String, { nullable: true })
  region: string | null;

  @Field(() => String)
  country: string;

  @Field(() => String, { nullable: true })
  description: string | null;

  @Field(() => Picture, { nullable: true })
  imageUrl: string | null;

  @Field(() => Int, { description: 'Public businesses in it.' })
  businessCount: number;
}
