import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Which category an import makes of a place type.' })
export class ManagedTypeCategory {
  @Field(() => ID)
  type: string;

  @Field(() => String)
  category: string;

  @Field(() => String, { description: 'built-in or own; an own one comes before the built-in one of its type.' })
  origin: string;
}
