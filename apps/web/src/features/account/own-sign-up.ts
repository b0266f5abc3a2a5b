import { inStorage } from '../../lib/in-storage.js';

const KEY = 'own-sign-up';

/** Remembers the id under which this browser signed up: it shows behind the mailed link whose sign-up that was. */
export const rememberSignUp = (id: string): void => inStorage((storage) => storage.setItem(KEY, id));

export const forgetSignUp = (): void => inStorage((storage) => storage.removeItem(KEY));

/** Null in another browser than the one that signed up: there the password shows it. */
export const ownSignUpId = (): string | null => inStorage((storage) => storage.getItem(KEY)) ?? null;
