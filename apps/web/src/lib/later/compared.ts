import { useSyncExternalStore } from 'react';
import { paths } from '../../config/paths.js';
import { storedTexts, storeTexts } from '../in-storage.js';

const KEY = 'karsilastirma';
/** Businesses that are compared at once at most. */
export const MOST_COMPARED = 4;

/** What the bar at the foot says of a business. */
export interface Compared {
  slug: string;
  name: string;
}

const NONE: readonly Compared[] = [];
const listeners = new Set<() => void>();
let chosen: readonly Compared[] | null = null;

/** A slug has no space, so a text holds both. */
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

/** Chooses what is compared; kept in this browser only, and shown in all its windows. */
export function chooseCompared(next: readonly Compared[]): void {
  chosen = next.slice(0, MOST_COMPARED);
  storeTexts(
    KEY,
    chosen.map(({ slug, name }) => `${slug} ${name}`),
  );
  listeners.forEach((notify) => notify());
}

/** What was chosen to be compared, in that order; nothing on the server. */
export const useCompared = (): readonly Compared[] =>
  useSyncExternalStore(
    subscribe,
    () => (chosen ??= read()),
    () => NONE,
  );

/** Businesses side by side; their slugs have no comma. */
export const comparePath = (slugs: readonly string[]) =>
  `${paths.compare}?firma=${slugs.map(encodeURIComponent).join(',')}`;
