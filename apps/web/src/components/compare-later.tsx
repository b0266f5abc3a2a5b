import { lazy } from 'react';
import { Later } from './later.js';

/** One chunk for both, which no page waits for. */
const CompareButton = lazy(async () => ({ default: (await import('./compare-parts.js')).CompareButton }));
const CompareBar = lazy(async () => ({ default: (await import('./compare-parts.js')).CompareBar }));

/** The button that puts a business among those to be compared, once the page has been taken over. */
export function CompareLater({ slug, name }: { slug: string; name: string }) {
  return (
    <Later meanwhile={null}>
      <CompareButton slug={slug} name={name} />
    </Later>
  );
}

/** What was chosen to be compared, at the foot of the page. */
export function ComparedLater() {
  return (
    <Later meanwhile={null}>
      <CompareBar />
    </Later>
  );
}
