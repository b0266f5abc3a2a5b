import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { GetDirectoryPanel, RecentBusiness } from '@tedarik/commands';
import { typeOf } from '../../type-of.js';

@ObjectType()
export class ManagedPanelPlace extends typeOf(RecentBusiness.shape.place.unwrap()) {}

@ObjectType({ description: 'A business that was added lately, whatever its status.' })
export class ManagedPanelBusiness extends typeOf(RecentBusiness, {
  place: { type: () => ManagedPanelPlace, description: 'Of its first location.' },
}) {}

@ObjectType({ description: 'What the dashboard shows of the directory.' })
export class ManagedPanel extends typeOf(GetDirectoryPanel.reply, {
  businessCount: 'Of any status.',
  categoryCount: 'Distinct names of categories that they have.',
  cityCount: 'Distinct cities in which they are.',
  recent: { type: () => ManagedPanelBusiness, description: 'Five, the newest first.' },
}) {}

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
