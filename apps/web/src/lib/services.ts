import { createContext, useContext } from 'react';
import type { LoaderFunctionArgs, RouterContext, RouterContextProvider } from 'react-router-dom';
import { QueryFailed, type RunQuery } from './graphql/operation.js';
import type { Site } from './site.js';

/** Dependencies of loaders and components; the server and browsers provide their own. */
export interface Services {
  query: RunQuery;
  site: Site;
}

export const servicesContext: RouterContext<Services> = {};

export const ServicesContext = createContext<Services | null>(null);

/** Services for components; `query` also sends mutations. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext around it');
  return services;
}

/** Arguments of the site's loaders. */
export type LoaderArgs = LoaderFunctionArgs<RouterContextProvider>;

export const servicesOf = (args: LoaderArgs): Services => args.context.get(servicesContext);

/** A part of a page that could not be loaded; the visitor sees the trace id. */
export interface Failed {
  state: 'failed';
  traceId: string | null;
  degraded: true;
}

/** For `catch`: null in place of a part that a page can do without. */
export function nullIfFailed(error: unknown): null {
  failedBy(error);
  return null;
}

/** Converts a failed query to the state that the page shows. Programming errors are rethrown. */
export function failedBy(error: unknown): Failed {
  if (!(error instanceof QueryFailed)) throw error;
  return { state: 'failed', traceId: error.traceId, degraded: true };
}
