import { fetchMe } from './fetch-me.js';

/** Whether the server says that no visitor is signed in. False if the request fails; the next request will then tell. */
export const isNobodySignedIn = (): Promise<boolean> =>
  fetchMe().then(
    (me) => me?.visitor === null,
    () => false,
  );
