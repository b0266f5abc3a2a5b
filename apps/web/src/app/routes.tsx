import { data, type RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.js';
import { loadBusiness } from '../features/business/api/load-business.js';
import { loadBusinessList } from '../features/business-list/api/load-business-list.js';
import { loadHome } from '../features/home/api/load-home.js';
import { NotFoundPage } from '../features/not-found/not-found-page.js';
import { CrashPage } from './crash-page.js';
import { loadLayout } from './get-layout.js';
import { PageFrame } from './layout/page-frame.js';

/** Loaders decide status, redirects and data; pages draw what they were given, each from a chunk of its own. */
export const makeRoutes = (): RouteObject[] => [
  {
    id: 'frame',
    loader: loadLayout,
    // the footer is the same everywhere; only 'Tekrar Dene' asks for it again
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    Component: PageFrame,
    ErrorBoundary: CrashPage,
    children: [
      {
        path: paths.home,
        loader: loadHome,
        lazy: { Component: async () => (await import('../features/home/home-page.js')).HomePage },
        handle: { chunk: 'src/features/home/home-page.tsx' },
      },
      {
        path: paths.businesses,
        loader: loadBusinessList,
        lazy: {
          Component: async () => (await import('../features/business-list/business-list-page.js')).BusinessListPage,
        },
        handle: { chunk: 'src/features/business-list/business-list-page.tsx' },
      },
      {
        path: paths.business(':slug'),
        loader: loadBusiness,
        lazy: { Component: async () => (await import('../features/business/business-page.js')).BusinessPage },
        handle: { chunk: 'src/features/business/business-page.tsx' },
      },
      { path: '*', loader: () => data({ state: 'not-found' }, { status: 404 }), Component: NotFoundPage },
    ],
  },
];
