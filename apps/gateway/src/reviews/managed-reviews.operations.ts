import { Field, ID, ObjectType } from '@nestjs/graphql';
import {
  GetManagedReview,
  ListManagedReviews,
  ManagedReview as Review,
  ManagedReviewPhoto as PhotoContract,
  ModerateReviews,
  PutReviewPhotoBack,
  TakeReviewPhotoDown,
} from '@tedarik/commands';
import { BusinessReply } from './review.types.js';
import { bulk, list, mutation, operations, query } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

const { reports, moderations } = GetManagedReview.reply.shape;

@ObjectType({ description: 'In a review, or taken down in the last 30 days.' })
class ManagedReviewPhoto extends typeOf(PhotoContract, {
  uploadId: 'Shown at `/yukleme/{uploadId}.webp` while the review is public and shows it.',
  takenDownFor: 'Why it was taken down; null while it follows its review.',
}) {}

@ObjectType()
class ManagedReview extends typeOf(Review.omit({ businessId: true, userId: true }), {
  businessName: 'Null once the business is deleted.',
  businessSlug: 'Null while the business is not public.',
  userName: "Null once the author's account is erased.",
  reply: { type: () => BusinessReply, description: 'What the business answered.' },
  photos: { type: () => ManagedReviewPhoto, description: 'Also those that were taken down.' },
  status: 'visible, pending, held or hidden',
  heldFor: 'Why it is held: burst, ring, own-page or rival-page. Null for one that is not.',
}) {}

@ObjectType()
class ManagedReviewReport extends typeOf(reports.element, {
  reason: 'spam, offensive, personal-data, off-topic, false-claim or other',
}) {}

@ObjectType()
class ManagedReviewModeration extends typeOf(moderations.element, {
  action: 'approve, publish, reject, hide, unhide, settle, remove, restore or remove-reply',
}) {}

@ObjectType({ description: 'A review with what was reported about it and what was done, oldest first.' })
class ManagedReviewInFull extends ManagedReview {
  @Field(() => [ManagedReviewReport])
  reports: ManagedReviewReport[];

  @Field(() => [ManagedReviewModeration])
  moderations: ManagedReviewModeration[];
}

export const ReviewOperations = operations('reviews', {
  managedReviews: list(ListManagedReviews, ManagedReview, {
    description: 'Reviews; `sort`: date, rating; `filter`: all, reported, visible, pending, held, hidden.',
    lowerBound: 'There are more hits than `total`.',
    args: { filter: { defaultValue: 'all' } },
  }),
  managedReview: query(GetManagedReview, ManagedReviewInFull),
  moderateReviews: bulk(ModerateReviews, {
    description:
      '`action`: approve, publish, reject, hide, unhide, settle, remove, restore, remove-reply. Rejecting, hiding and removing need a `reason` of the list.',
    once: true,
  }),
  takeReviewPhotoDown: mutation(TakeReviewPhotoDown, ID, {
    description: 'Its address no longer opens; the author is told why.',
    once: true,
    answer: ({ id }) => id,
  }),
  putReviewPhotoBack: mutation(PutReviewPhotoBack, ID, {
    description: 'Within 30 days; the author is told.',
    answer: ({ id }) => id,
  }),
});
