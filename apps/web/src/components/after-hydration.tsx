import { type ReactNode, Suspense } from 'react';
import { useHydrated } from '../lib/use-hydrated.js';

/** A part with a chunk of its own that loads after hydration; until then `meanwhile` is shown in its place. */
export function AfterHydration({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={meanwhile}>{children}</Suspense> : meanwhile;
}
