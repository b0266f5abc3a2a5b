import { type ReactNode, Suspense } from 'react';

/**
 * A part below the first screen. React takes it over after what stands above it, in a task of its own, or at once when a
 * visitor touches it. Nothing in it may wait for anything (that is what `Later` is for): its place would be empty meanwhile.
 */
export const Below = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
