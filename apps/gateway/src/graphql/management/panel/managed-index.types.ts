import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'How far a rebuild is.' })
export class ManagedRebuild {
  @Field(() => String)
  startedAt: string;

  @Field(() => Int, { description: 'Records that the new index has.' })
  done: number;

  @Field(() => Int, { nullable: true, description: 'About how many there will be; null when nobody can say.' })
  total: number | null;
}

@ObjectType({ description: 'A search index.' })
export class ManagedIndex {
  @Field(() => ID, { description: 'businesses, products' })
  index: string;

  @Field(() => Int, { nullable: true, description: 'Null while there is no index.' })
  documents: number | null;

  @Field(() => Int, { description: 'Events not taken yet.' })
  lag: number;

  @Field(() => ManagedRebuild, { nullable: true, description: 'Null while none runs.' })
  rebuild: ManagedRebuild | null;
}
