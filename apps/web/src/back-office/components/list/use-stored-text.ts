import { useSyncExternalStore } from 'react';
import { withLocalStorage } from '../../../lib/local-storage.js';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A text that this browser remembers under a key, '' at first, and a function to change it for every component that uses it. */
export function useStoredText(key: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => withLocalStorage((storage) => storage.getItem(key)) ?? '');
  const store = (next: string) => {
    withLocalStorage((storage) => storage.setItem(key, next));
    for (const listener of listeners) listener();
  };
  return [text, store];
}
