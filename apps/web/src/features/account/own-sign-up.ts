import { inStorage } from '../../lib/in-storage.js';

const KEY = 'own-sign-up';

/** Stores the id of this browser's sign-up, which later proves that the mailed link belongs to it. */
export const rememberSignUp = (id: string): void => inStorage((storage) => storage.setItem(KEY, id));

export const forgetSignUp = (): void => inStorage((storage) => storage.removeItem(KEY));

/** Null in other browsers, where the password serves as proof. */
export const ownSignUpId = (): string | null => inStorage((storage) => storage.getItem(KEY)) ?? null;
