import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { whenIdle } from '../lib/when-idle.js';

/**
 * A part below the first screen. React takes it over after what stands above it, in a task of its own, or at once when a
 * visitor touches it; after a step it is drawn once what stands above it has been painted. Nothing in it may wait for anything
 * (that is what `Later` is for): its place would be empty meanwhile.
 */
export function Below({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const type: string = useNavigationType();
  // Who goes back, or to a section of the page, may want to be here.
  const [isDrawn, setIsDrawn] = useState(type === 'POP' || hash !== '');
  useEffect(() => (isDrawn ? undefined : whenIdle(() => startTransition(() => setIsDrawn(true)))), [isDrawn]);
  return <Suspense>{isDrawn && children}</Suspense>;
}
