import { withLocalStorage } from '../local-storage.js';

const KEY = 'isAuthenticated';

/**
 * AUTH-01: remembers that somebody signed in to the back office in this browser. It grants nothing: it only decides whether the session is
 * requested at once. Without storage it counts as not set.
 */
export const backOfficeFlag = {
  isSet: () => withLocalStorage((storage) => storage.getItem(KEY) === 'true') ?? false,
  set: () => withLocalStorage((storage) => storage.setItem(KEY, 'true')),
  clear: () => withLocalStorage((storage) => storage.removeItem(KEY)),
};
