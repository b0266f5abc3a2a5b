import { Field, ObjectType } from '@nestjs/graphql';
import { GetManagedReview, ManagedReview as Review } from '@tedarik/commands';
import { pageOf, typeOf } from '../../type-of.js';

const { reports, moderations } = GetManagedReview.reply.shape;

@ObjectType()
export class ManagedReview extends typeOf(Review.omit({ businessId: true, userId: true }), {
  businessName: 'Null once the business is deleted.',
  businessSlug: 'Null while the business is not public.',
  userName: "Null once the author's account is erased.",
  status: 'visible, pending or hidden',
}) {}

@ObjectType()
export class ManagedReviewList extends pageOf(ManagedReview) {
  @Field(() => Boolean, { description: 'There are more hits than `total`.' })
  totalIsLowerBound: boolean;
}

@ObjectType()
export class ManagedReviewReport extends typeOf(reports.element, {
  reason: 'spam, offensive, personal-data, off-topic, false-claim or other',
}) {}

@ObjectType()
export class ManagedReviewModeration extends typeOf(moderations.element, {
  action: 'approve, hide, unhide, settle, remove or restore',
}) {}

@ObjectType({ description: 'A review with what was reported about it and what was done, oldest first.' })
export class ManagedReviewInFull extends ManagedReview {
  @Field(() => [ManagedReviewReport])
  reports: ManagedReviewReport[];

  @Field(() => [ManagedReviewModeration])
  moderations: ManagedReviewModeration[];
}
