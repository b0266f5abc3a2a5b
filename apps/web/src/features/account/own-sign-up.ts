import { withLocalStorage } from '../../lib/local-storage.js';

const KEY = 'own-sign-up';

/** Stores the id of this browser's sign-up, which later proves that the mailed link belongs to it. */
export const rememberSignUp = (id: string): void => withLocalStorage((storage) => storage.setItem(KEY, id));

export const forgetSignUp = (): void => withLocalStorage((storage) => storage.removeItem(KEY));

/** Null in other browsers, where the password serves as proof. */
export const ownSignUpId = (): string | null => withLocalStorage((storage) => storage.getItem(KEY)) ?? null;
