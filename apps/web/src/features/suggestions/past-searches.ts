import { fold } from '@tedarik/turkish';
import { inStorage, storedTexts, storeTexts } from '../../lib/in-storage.js';

const KEY = 'gecmis-aramalar';
const MOST = 8;

/** What was searched for in this browser, the latest first. It stays here: nobody else is told. */
export const pastSearches = (): string[] => storedTexts(KEY, MOST);

/** The text stands first now, and only once, however it is written. */
export function rememberSearch(text: string): void {
  const others = pastSearches().filter((other) => fold(other) !== fold(text));
  storeTexts(KEY, [text, ...others].slice(0, MOST));
}

export const forgetSearches = (): void => inStorage((storage) => storage.removeItem(KEY));
