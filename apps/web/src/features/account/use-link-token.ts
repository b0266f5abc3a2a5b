import { useSearchParams } from '../../lib/router/router-context.js';
import { useHydrated } from '../../lib/use-hydrated.js';

/** The one-time token of a mailed link. Null if the address has none; undefined before hydration. */
export function useLinkToken(): string | null | undefined {
  const parameters = useSearchParams();
  return useHydrated() ? parameters.get('jeton') || null : undefined;
}
