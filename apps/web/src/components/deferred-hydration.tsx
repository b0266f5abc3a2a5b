import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from '../lib/router/router-context.js';
import { whenIdle } from '../lib/when-idle.js';

/**
 * A part below the fold. It is hydrated after the content above it, in a task of its own, or at once when a visitor interacts with it.
 * After a navigation it is rendered once the content above is painted. Nothing in it may suspend (use `Later` for that), because its place
 * would be empty meanwhile.
 */
export function DeferredHydration({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const type: string = useNavigationType();
  // Rendered at once after going back or to a section of the page, because the visitor may want to be here.
  const [isDrawn, setIsDrawn] = useState(type === 'POP' || hash !== '');
  useEffect(() => (isDrawn ? undefined : whenIdle(() => startTransition(() => setIsDrawn(true)))), [isDrawn]);
  return <Suspense>{isDrawn && children}</Suspense>;
}
