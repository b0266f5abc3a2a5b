import { InputType, registerEnumType } from '@nestjs/graphql';
import { EditReview, PostReview, ReportReview } from '@tedarik/commands';
import { z } from 'zod';
import { inputOf } from '../graphql/type-of.js';

export enum ReportReason {
  SPAM = 'spam',
  OFFENSIVE = 'offensive',
  PERSONAL_DATA = 'personal-data',
  OFF_TOPIC = 'off-topic',
  FALSE_CLAIM = 'false-claim',
  OTHER = 'other',
}
registerEnumType(ReportReason, { name: 'ReportReason' });

const sentOnce = { commandId: z.uuid() };
const about = {
  rating: 'Rating, 1 to 5. Without it the mutation fails with `rating-missing`.',
  commandId: 'UUID of this submission of the form. A repeat with the same UUID posts nothing twice.',
};

@InputType()
export class PostReviewInput extends inputOf(PostReview.request.extend(sentOnce), about) {}

@InputType()
export class EditReviewInput extends inputOf(EditReview.request.extend(sentOnce), about) {}

@InputType()
export class ReportReviewInput extends inputOf(ReportReview.request, { reason: { type: () => ReportReason } }) {}
