import { data } from '../../lib/router/loader-answers.js';
import type { Operation } from '../../lib/graphql/operation.js';
import { type Failed, failedBy, type LoaderArgs, servicesOf } from '../../lib/services.js';

/** Data of the page of all cities, categories or districts. */
export type AllData<Answer> = ({ state: 'loaded' } & Answer) | Failed;

/** Creates the loader of such a page; it responds with 503 if the list cannot be loaded. */
export const loadAll =
  <Answer extends object>(operation: Operation<Answer, Record<string, never>>) =>
  async (args: LoaderArgs) => {
    try {
      return data<AllData<Answer>>({ state: 'loaded', ...(await servicesOf(args).query(operation, {})) });
    } catch (error) {
      return data<AllData<Answer>>(failedBy(error), { status: 503 });
    }
  };
