import { inStorage } from '../in-storage.js';

const KEY = 'isAuthenticated';

/**
 * AUTH-01: remembers that somebody signed in to the back office in this browser. It grants nothing: it only decides whether the session is
 * requested at once. Without storage it counts as not set.
 */
export const backOfficeFlag = {
  isSet: () => inStorage((storage) => storage.getItem(KEY) === 'true') ?? false,
  set: () => inStorage((storage) => storage.setItem(KEY, 'true')),
  clear: () => inStorage((storage) => storage.removeItem(KEY)),
};
