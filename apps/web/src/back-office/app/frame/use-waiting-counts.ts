import { useWaitingQuery } from '../../features/panel/api/panel-api.js';
import { backOfficePaths as paths } from '../../back-office-paths.js';

/** The number of pending decisions by path of a menu entry; 0 if unknown. */
export function useWaitingCounts(): Readonly<Record<string, number>> {
  const { data } = useWaitingQuery();
  return {
    [paths.submissions]: data?.submissions ?? 0,
    [paths.claims]: data?.claims ?? 0,
    [paths.changeSuggestions]: data?.changeSuggestions ?? 0,
    [paths.reviews]: (data?.pendingReviews ?? 0) + (data?.heldReviews ?? 0) + (data?.reportedReviews ?? 0),
    [paths.blogComments]: data?.comments ?? 0,
  };
}
