import type { Failure } from '@tedarik/commands';

/** Seconds after which somebody who got a 503 may come again. */
export const RETRY_AFTER_S = 5;

/** Seconds after which the refused may come again; undefined when that would not help. */
export function retryAfterOf({ kind, details }: Pick<Failure, 'kind' | 'details'>): number | undefined {
  if (kind === 'unavailable') return RETRY_AFTER_S;
  if (kind !== 'too-many-requests') return undefined;
  const seconds = details?.['retryAfterS'];
  return typeof seconds === 'number' ? seconds : RETRY_AFTER_S;
}
