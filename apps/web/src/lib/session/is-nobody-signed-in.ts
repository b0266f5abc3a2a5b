import { fetchMe } from './fetch-me.js';

/** Whether the server says that no visitor is signed in. When it says nothing, what is requested next will tell. */
export const isNobodySignedIn = (): Promise<boolean> =>
  fetchMe().then(
    (me) => me?.visitor === null,
    () => false,
  );
