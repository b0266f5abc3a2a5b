import { createContext as createReactContext, useContext } from 'react';
import { createContext, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { QueryFailed, type RunQuery } from './graphql/operation.js';
import type { Site } from './site.js';

/** What loaders and components need: the server gives its own, browsers theirs. */
export interface Services {
  query: RunQuery;
  site: Site;
}

export const servicesContext = createContext<Services>();

export const ServicesContext = createReactContext<Services | null>(null);

/** For components: what a visitor does is sent with `query`, mutations too. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext around it');
  return services;
}

/** What the site's loaders are called with. */
export type LoaderArgs = LoaderFunctionArgs<RouterContextProvider>;

export const servicesOf = (args: LoaderArgs): Services => args.context.get(servicesContext);

/** A part of a page that could not be loaded; the visitor sees the trace id. */
export interface Failed {
  state: 'failed';
  traceId: string | null;
  degraded: true;
}

/** What is shown in place of a failed query. Programming errors are not failures of a part: they are thrown on. */
export function failedBy(error: unknown): Failed {
  if (!(error instanceof QueryFailed)) throw error;
  return { state: 'failed', traceId: error.traceId, degraded: true };
}
