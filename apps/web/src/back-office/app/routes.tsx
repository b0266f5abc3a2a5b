import { redirect, type RouteObject } from 'react-router-dom';
import { PasswordPage } from '../session/password-page.js';
import { SessionGate } from '../session/session-gate.js';
import { SignInPage } from '../session/sign-in-page.js';
import { backOfficePaths as paths } from './back-office-paths.js';
import { Frame } from './frame/frame.js';
import { NoSuchScreen } from './no-such-screen.js';
import { ScreenCrash } from './screen-crash.js';

/** Screens come as chunks of their own. Their modules export `Component`. */
const screens: RouteObject[] = [
  { path: paths.panel, lazy: () => import('../features/panel/panel-screen.js') },
  { path: paths.products, lazy: () => import('../features/products/products-screen.js') },
  { path: paths.certificates, lazy: () => import('../features/certificates/certificates-screen.js') },
];

export const backOfficeRoutes: RouteObject[] = [
  {
    Component: SessionGate,
    ErrorBoundary: ScreenCrash,
    HydrateFallback: () => null,
    children: [
      { path: paths.signIn, Component: SignInPage },
      { path: paths.password, Component: PasswordPage },
      {
        Component: Frame,
        children: [
          { path: paths.root, loader: () => redirect(paths.panel) },
          { ErrorBoundary: ScreenCrash, children: [...screens, { path: '*', Component: NoSuchScreen }] },
        ],
      },
    ],
  },
];
