import { useState } from 'react';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { ListReviews } from '../../lib/graphql/operations.js';
import type { ReviewListFieldsFragment } from '../../lib/graphql/types.js';
import { useServices } from '../../lib/services.js';

interface More {
  /** The first page to which these belong. */
  after: ReviewListFieldsFragment;
  pages: ReviewListFieldsFragment[];
  loading: boolean;
  failure: QueryFailed | null;
}

/** The first page and all pages loaded after it. A new first page resets the others. */
export function useMoreReviews(businessId: string, first: ReviewListFieldsFragment) {
  const { query } = useServices();
  const nothing: More = { after: first, pages: [], loading: false, failure: null };
  const [stored, setMore] = useState(nothing);
  const more = stored.after === first ? stored : nothing;
  const last = more.pages.at(-1) ?? first;

  async function load(): Promise<void> {
    if (more.loading) return;
    setMore({ ...more, loading: true, failure: null });
    try {
      const { reviews } = await query(ListReviews, { businessId, page: last.page + 1 });
      setMore({ ...more, pages: [...more.pages, reviews], loading: false, failure: null });
    } catch (error) {
      if (!(error instanceof QueryFailed)) throw error;
      setMore({ ...more, loading: false, failure: error });
    }
  }

  // Reviews posted meanwhile shift others to the next page, so duplicates are removed.
  const all = [first, ...more.pages].flatMap(({ items }) => items);
  return {
    items: [...new Map(all.map((review) => [review.id, review])).values()],
    hasMore: last.page < last.totalPages,
    loading: more.loading,
    failure: more.failure,
    loadMore: () => void load(),
  };
}
