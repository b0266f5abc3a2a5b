import { useSyncExternalStore } from 'react';
import { paths } from '../../config/paths.js';
import { storedTexts, storeTexts } from '../local-storage.js';

const KEY = 'karsilastirma';
/** Most businesses in a comparison. */
export const MOST_COMPARED = 4;

/** A business in the comparison bar. */
export interface Compared {
  slug: string;
  name: string;
}

const NONE: readonly Compared[] = [];
const listeners = new Set<() => void>();
let chosen: readonly Compared[] | null = null;

/** Slug and name are stored as one text, separated by a space, which slugs do not contain. */
const read = (): readonly Compared[] =>
  storedTexts(KEY, MOST_COMPARED).flatMap((text) => {
    const end = text.indexOf(' ');
    return end > 0 ? [{ slug: text.slice(0, end), name: text.slice(end + 1) }] : [];
  });

function subscribe(notify: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== KEY) return;
    chosen = null;
    notify();
  };
  listeners.add(notify);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(notify);
    removeEventListener('storage', onStorage);
  };
}

/** Sets the businesses to compare; stored in this browser and synchronised across its windows. */
export function chooseCompared(next: readonly Compared[]): void {
  chosen = next.slice(0, MOST_COMPARED);
  storeTexts(
    KEY,
    chosen.map(({ slug, name }) => `${slug} ${name}`),
  );
  listeners.forEach((notify) => notify());
}

/** The businesses chosen for comparison, in order; empty on the server. */
export const useCompared = (): readonly Compared[] =>
  useSyncExternalStore(
    subscribe,
    () => (chosen ??= read()),
    () => NONE,
  );

/** Address of a comparison; slugs contain no commas. */
export const comparePath = (slugs: readonly string[]) =>
  `${paths.compare}?firma=${slugs.map(encodeURIComponent).join(',')}`;
