import { lazy } from 'react';
import { Later } from './later.js';

/** One chunk for both components, loaded after hydration. */
const CompareButton = lazy(async () => ({ default: (await import('./compare-parts.js')).CompareButton }));
const CompareBar = lazy(async () => ({ default: (await import('./compare-parts.js')).CompareBar }));

/** The button that adds a business to the comparison; appears after hydration. */
export function CompareLater({ slug, name }: { slug: string; name: string }) {
  return (
    <Later meanwhile={null}>
      <CompareButton slug={slug} name={name} />
    </Later>
  );
}

/** The bar with the businesses to compare, at the bottom of the page. */
export function ComparedLater() {
  return (
    <Later meanwhile={null}>
      <CompareBar />
    </Later>
  );
}
