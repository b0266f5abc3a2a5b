import { inStorage } from '../in-storage.js';

const KEY = 'isAuthenticated';

/**
 * AUTH-01: a browser's memory that somebody signed in to the back office here. It opens nothing: it only decides
 * whether the server is requested at once who this is. Browsers that keep no storage for us count as never signed in.
 */
export const backOfficeFlag = {
  isSet: () => inStorage((storage) => storage.getItem(KEY) === 'true') ?? false,
  set: () => inStorage((storage) => storage.setItem(KEY, 'true')),
  clear: () => inStorage((storage) => storage.removeItem(KEY)),
};
