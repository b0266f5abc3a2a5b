import { render } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { Providers } from '../app/providers.js';
import { makeRoutes } from '../app/routes.js';
import { QueryFailed, type RunQuery } from '../lib/graphql/operation.js';
import { HeadSinkContext } from '../lib/seo/page-head.js';
import { servicesContext } from '../lib/services.js';
import type { Site } from '../lib/site.js';
import { makeStore } from '../lib/store/store.js';
import { aLayout, aSite, countedCategories, businessCards } from './builders.js';

export type Answers = Record<string, (variables: Record<string, unknown>) => unknown>;

/** What the gateway answers unless a test says otherwise. */
const USUAL: Answers = {
  GetLayout: () => ({ layout: aLayout() }),
  ListCategories: () => ({ categories: countedCategories(12) }),
  ListRecentBusinesses: () => ({ recentBusinesses: businessCards(6) }),
};

export const outage = (): never => {
  throw new QueryFailed('unavailable', 'service-unavailable', 'trace-7f3a');
};

/** A gateway that answers from a table and remembers what it was asked. */
export function answering(answers: Answers): { query: RunQuery; asked: { name: string; variables: unknown }[] } {
  const asked: { name: string; variables: unknown }[] = [];
  const query: RunQuery = async ({ name }, variables) => {
    asked.push({ name, variables });
    const answer = { ...USUAL, ...answers }[name];
    if (!answer) throw new Error(`no answer for ${name}`);
    return (await answer(variables as Record<string, unknown>)) as never;
  };
  return { query, asked };
}

/** The whole site at an address, as a browser shows it after a navigation. */
export function renderSite(address: string, answers: Answers = {}, over: Partial<Site> = {}) {
  window.scrollTo = () => undefined;
  const site = aSite(over);
  const gateway = answering(answers);
  const store = makeStore();
  const router = createMemoryRouter(makeRoutes(), {
    initialEntries: [address],
    getContext() {
      const context = new RouterContextProvider();
      context.set(servicesContext, { query: gateway.query, site });
      return context;
    },
  });
  const view = render(
    <Providers site={site} store={store}>
      <HeadSinkContext value={null}>
        <RouterProvider router={router} />
      </HeadSinkContext>
    </Providers>,
  );
  return { ...view, router, store, asked: gateway.asked };
}

/** One part of the site by itself. */
export function renderPart(part: React.ReactNode, over: Partial<Site> = {}, store = makeStore()) {
  const router = createMemoryRouter([{ path: '*', element: part }]);
  const view = render(
    <Providers site={aSite(over)} store={store}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, store, router };
}
