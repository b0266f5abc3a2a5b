import { useCommandId } from '../../lib/forms/use-command-id.js';
import { EditReview } from '../../lib/graphql/operations.js';
import type { MyReviewFieldsFragment } from '../../lib/graphql/types.js';
import { useServices } from '../../lib/services.js';

/** Stores changed stars and text. If both are unchanged (only photos were added), nothing is sent. */
export function useEditReview() {
  const { query } = useServices();
  const commandIdOf = useCommandId();
  return async (
    review: MyReviewFieldsFragment,
    { rating, comment }: { rating: number | null; comment: string },
  ): Promise<MyReviewFieldsFragment> => {
    if (rating === review.rating && comment === review.comment) return review;
    const changed = { id: review.id, rating, comment };
    return (await query(EditReview, { input: { ...changed, commandId: commandIdOf(changed) } })).editReview;
  };
}
