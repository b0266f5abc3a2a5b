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

@ObjectType({ description: 'A photo in a review, or removed by a moderator in the last 30 days.' })
class ManagedReviewPhoto extends typeOf(PhotoContract, {
  uploadId: 'The photo is served at `/yukleme/{uploadId}.webp` while the review is public and includes it.',
  takenDownFor: 'Reason of the removal; null if the photo is as visible as its review.',
}) {}

@ObjectType()
class ManagedReview extends typeOf(Review.omit({ businessId: true, userId: true, hiddenFor: true }), {
  businessName: 'Name of the business; null if it was deleted.',
  businessSlug: 'Null if the business is not public.',
  userName: 'Name of the author; null if the account was erased.',
  reply: { type: () => BusinessReply, description: 'Reply of the business.' },
  photos: { type: () => ManagedReviewPhoto, description: 'Photos of the review, including removed ones.' },
  status: 'Status: visible, pending, held or hidden.',
  heldFor: 'Why the review is held: burst, ring, own-page or rival-page. Null if it is not held.',
}) {}

@ObjectType()
class ManagedReviewReport extends typeOf(reports.element, {
  reason: 'Reason, one of: spam, offensive, personal-data, off-topic, false-claim or other.',
}) {}

@ObjectType()
class ManagedReviewModeration extends typeOf(moderations.element, {
  action: 'Action, one of: approve, publish, reject, hide, unhide, settle, remove, restore or remove-reply.',
}) {}

@ObjectType({ description: 'A review with its reports and its moderation history, oldest first.' })
class ManagedReviewInFull extends ManagedReview {
  @Field(() => [ManagedReviewReport])
  reports: ManagedReviewReport[];

  @Field(() => [ManagedReviewModeration])
  moderations: ManagedReviewModeration[];
}

export const ReviewOperations = operations('reviews', {
  managedReviews: list(ListManagedReviews, ManagedReview, {
    description: 'Reviews; `sort`: date, rating; `filter`: all, reported, visible, pending, held, hidden.',
    lowerBound: 'True if there are more matches than `total`; counting stopped there.',
    args: { filter: { defaultValue: 'all' } },
  }),
  managedReview: query(GetManagedReview, ManagedReviewInFull),
  moderateReviews: bulk(ModerateReviews, {
    description:
      'Moderates reviews. `action`: approve, publish, reject, hide, unhide, settle, remove, ' +
      'restore or remove-reply. Rejecting, hiding and removing need a `reason` from the list.',
    once: true,
  }),
  takeReviewPhotoDown: mutation(TakeReviewPhotoDown, ID, {
    description: 'Removes a photo of a review. Its URL stops working, and the author is notified of the reason.',
    once: true,
    answer: ({ id }) => id,
  }),
  putReviewPhotoBack: mutation(PutReviewPhotoBack, ID, {
    description: 'Restores a photo of a review within 30 days after its removal; the author is notified.',
    answer: ({ id }) => id,
  }),
});
