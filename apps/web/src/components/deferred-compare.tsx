import { lazy } from 'react';
import { AfterHydration } from './after-hydration.js';

/** One chunk for both components, loaded after hydration. */
const CompareButton = lazy(async () => ({ default: (await import('./compare-controls.js')).CompareButton }));
const CompareBar = lazy(async () => ({ default: (await import('./compare-controls.js')).CompareBar }));

/** The button that adds a business to the comparison; appears after hydration. */
export function DeferredCompareButton({ slug, name }: { slug: string; name: string }) {
  return (
    <AfterHydration meanwhile={null}>
      <CompareButton slug={slug} name={name} />
    </AfterHydration>
  );
}

/** The bar with the businesses to compare, at the bottom of the page. */
export function DeferredCompareBar() {
  return (
    <AfterHydration meanwhile={null}>
      <CompareBar />
    </AfterHydration>
  );
}
