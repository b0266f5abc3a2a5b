import { fold } from '@tedarik/turkish';
import { withLocalStorage, storedTexts, storeTexts } from '../../lib/local-storage.js';

const KEY = 'gecmis-aramalar';
const MOST = 8;

/** The past searches of this browser, latest first; stored in this browser only. */
export const pastSearches = (): string[] => storedTexts(KEY, MOST);

/** Moves a text to the front; spellings of the same text count as one. */
export function rememberSearch(text: string): void {
  const others = pastSearches().filter((other) => fold(other) !== fold(text));
  storeTexts(KEY, [text, ...others].slice(0, MOST));
}

export const forgetSearches = (): void => withLocalStorage((storage) => storage.removeItem(KEY));
