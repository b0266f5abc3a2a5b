import type { RouteObject } from 'react-router-dom';
import { CrashPage } from './crash-page.js';
import { loadLayout } from './get-layout.js';
import { PageFrame } from './layout/page-frame.js';

/** The route around every page. */
export const frame = {
  id: 'frame',
  loader: loadLayout,
  // The footer is the same everywhere; only 'Tekrar Dene' loads it again.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
  Component: PageFrame,
  ErrorBoundary: CrashPage,
} satisfies RouteObject;
