import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType()
export class Me {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => Boolean, { description: 'Has followed the link in the mail.' })
  verified: boolean;

  @Field(() => String, { description: 'ISO 8601.' })
  createdAt: string;
}
