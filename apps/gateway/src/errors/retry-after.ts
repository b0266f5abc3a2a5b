import type { Failure } from '@tedarik/commands';

/** Default for `Retry-After` in seconds. */
export const RETRY_AFTER_S = 5;

/** Seconds until a retry may succeed; undefined if a retry would not help. */
export function retryAfterOf({ kind, details }: Pick<Failure, 'kind' | 'details'>): number | undefined {
  if (kind === 'unavailable') return RETRY_AFTER_S;
  if (kind !== 'too-many-requests') return undefined;
  const seconds = details?.['retryAfterS'];
  return typeof seconds === 'number' ? seconds : RETRY_AFTER_S;
}
