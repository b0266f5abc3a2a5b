import { useEffect, useState } from 'react';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { GetMyReview } from '../../lib/graphql/operations.js';
import type { MyReviewFieldsFragment } from '../../lib/graphql/types.js';
import { useServices } from '../../lib/services.js';
import { useSession } from '../../lib/store/session.slice.js';

/**
 * The visitor's own review of a business and a setter for it; null without one, or while unknown. Loaded after hydration, because a page's
 * HTML is the same for everybody.
 */
export function useMyReview(businessId: string) {
  const { query } = useServices();
  const { visitor } = useSession();
  const [known, setKnown] = useState<{ of: string; review: MyReviewFieldsFragment | null } | null>(null);
  const of = visitor && `${visitor.id} ${businessId}`;

  useEffect(() => {
    if (!of) return;
    let wanted = true;
    query(GetMyReview, { businessId })
      .then(({ myReview }) => {
        // A review that was posted meanwhile is newer than this reply.
        if (wanted) setKnown((newer) => (newer?.of === of ? newer : { of, review: myReview ?? null }));
      })
      // On failure the form is shown, and the server refuses a second review.
      .catch((error: unknown) => {
        if (!(error instanceof QueryFailed)) throw error;
      });
    return () => {
      wanted = false;
    };
  }, [of, businessId, query]);

  return {
    own: known && known.of === of ? known.review : null,
    setOwn: (review: MyReviewFieldsFragment | null) => of && setKnown({ of, review }),
  };
}
