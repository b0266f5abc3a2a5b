import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useModerateReviewsMutation } from '../api/reviews-api.js';

/** Restores deleted reviews. */
export function useRestoreReviews() {
  const [moderate] = useModerateReviewsMutation();
  const commandIdOf = useCommandId();
  return (ids: string[]) => {
    const request = { ids, action: 'restore' as const, reason: null };
    return moderate({ ...request, commandId: commandIdOf(request) });
  };
}
