import { fold } from '@tedarik/turkish';
import { inStorage } from '../../lib/in-storage.js';

const KEY = 'gecmis-aramalar';
const MOST = 8;

/** What was searched for in this browser, the latest first. It stays here: nobody else is told. */
export function pastSearches(): string[] {
  const kept: unknown = inStorage((storage) => JSON.parse(storage.getItem(KEY) ?? '[]') as unknown);
  return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, MOST) : [];
}

/** The text stands first now, and only once, however it is written. */
export function rememberSearch(text: string): void {
  const others = pastSearches().filter((other) => fold(other) !== fold(text));
  inStorage((storage) => storage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST))));
}

export const forgetSearches = (): void => inStorage((storage) => storage.removeItem(KEY));
