import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType()
export class ManagedPanelPlace {
  @Field(() => String)
  city: string;

  @Field(() => String)
  country: string;
}

@ObjectType({ description: 'A business that was added lately, whatever its status.' })
export class ManagedPanelBusiness {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  slug: string;

  @Field(() => String)
  status: string;

  @Field(() => [String])
  categoryNames: string[];

  @Field(() => ManagedPanelPlace, { nullable: true, description: 'Of its first location.' })
  place: ManagedPanelPlace | null;

  @Field(() => String)
  createdAt: string;
}

@ObjectType({ description: 'What the dashboard shows of the directory.' })
export class ManagedPanel {
  @Field(() => Int, { description: 'Of any status.' })
  businessCount: number;

  @Field(() => Int, { description: 'Distinct names of categories that they have.' })
  categoryCount: number;

  @Field(() => Int, { description: 'Distinct cities in which they are.' })
  cityCount: number;

  @Field(() => [ManagedPanelBusiness], { description: 'Five, the newest first.' })
  recent: ManagedPanelBusiness[];
}

@ObjectType({
  description: 'How many decisions wait; null where one may not decide, or where nobody could say.',
})
export class ManagedWaiting {
  @Field(() => Int, { nullable: true })
  submissions: number | null;

  @Field(() => Int, { nullable: true, description: 'Not yet public.' })
  pendingReviews: number | null;

  @Field(() => Int, { nullable: true, description: 'Public and reported.' })
  reportedReviews: number | null;

  @Field(() => Int, { nullable: true })
  comments: number | null;
}

@ObjectType({ description: 'A part of the system, and whether it answers.' })
export class ManagedPart {
  @Field(() => ID, { description: 'directory, reviews, blog, submissions, identity, media, search, sessions' })
  id: string;

  @Field(() => Boolean)
  isUp: boolean;
}
