import { redirect, type RouteObject } from 'react-router-dom';
import { PasswordPage } from '../session/password-page.js';
import { SessionGate } from '../session/session-gate.js';
import { BackOfficeSignInPage } from '../session/sign-in-page.js';
import { backOfficePaths as paths } from '../back-office-paths.js';
import { BackOfficeFrame } from './frame/frame.js';
import { MissingScreen } from './missing-screen.js';
import { ScreenCrash } from './screen-crash.js';

/** Each screen is a chunk of its own. Its module exports `Component`. */
const screens: RouteObject[] = [
  { path: paths.businesses, lazy: () => import('../features/businesses/businesses-screen.js') },
  { path: paths.businessesToo, lazy: () => import('../features/businesses/businesses-screen.js') },
  { path: paths.panel, lazy: () => import('../features/panel/panel-screen.js') },
  { path: paths.products, lazy: () => import('../features/products/products-screen.js') },
  { path: paths.blog, lazy: () => import('../features/blog-posts/blog-posts-screen.js') },
  { path: paths.newPost, lazy: () => import('../features/blog-post-form/post-form-screen.js') },
  { path: paths.editPost(':id'), lazy: () => import('../features/blog-post-form/post-form-screen.js') },
  { path: paths.blogCategories, lazy: () => import('../features/blog-categories/blog-categories-screen.js') },
  { path: paths.blogComments, lazy: () => import('../features/blog-comments/blog-comments-screen.js') },
  { path: paths.categories, lazy: () => import('../features/categories/categories-screen.js') },
  { path: paths.districts, lazy: () => import('../features/districts/districts-screen.js') },
  { path: paths.seoTexts, lazy: () => import('../features/seo-texts/seo-texts-screen.js') },
  { path: paths.reviews, lazy: () => import('../features/reviews/reviews-screen.js') },
  { path: paths.submissions, lazy: () => import('../features/submissions/submissions-screen.js') },
  { path: paths.claims, lazy: () => import('../features/claims/claims-screen.js') },
  { path: paths.photos, lazy: () => import('../features/photos/photos-screen.js') },
  { path: paths.quoteRequests, lazy: () => import('../features/quote-requests/quote-requests-screen.js') },
  {
    path: paths.changeSuggestions,
    lazy: () => import('../features/change-suggestions/change-suggestions-screen.js'),
  },
  { path: paths.certificates, lazy: () => import('../features/certificates/certificates-screen.js') },
  { path: paths.serviceAttributes, lazy: () => import('../features/service-attributes/service-attributes-screen.js') },
  { path: paths.duplicates, lazy: () => import('../features/duplicates/duplicates-screen.js') },
  { path: paths.searches, lazy: () => import('../features/searches/searches-screen.js') },
  { path: paths.synonyms, lazy: () => import('../features/synonyms/synonyms-screen.js') },
  { path: paths.stopWords, lazy: () => import('../features/stop-words/stop-words-screen.js') },
  { path: paths.mapsImport, lazy: () => import('../features/imports/maps-import-screen.js') },
  { path: paths.textImport, lazy: () => import('../features/imports/text-import-screen.js') },
  { path: paths.importRuns, lazy: () => import('../features/import-runs/import-runs-screen.js') },
  { path: paths.importRun(':id'), lazy: () => import('../features/import-runs/import-run-screen.js') },
  {
    path: paths.scheduledImports,
    lazy: () => import('../features/scheduled-imports/scheduled-imports-screen.js'),
  },
  { path: paths.importQueue, lazy: () => import('../features/import-queue/import-queue-screen.js') },
  { path: paths.typeCategories, lazy: () => import('../features/type-categories/type-categories-screen.js') },
  { path: paths.ownAccount, lazy: () => import('../features/own-account/own-account-screen.js') },
  { path: paths.accounts, lazy: () => import('../features/accounts/accounts-screen.js') },
  { path: paths.audit, lazy: () => import('../features/audit/audit-screen.js') },
];

export const backOfficeRoutes: RouteObject[] = [
  {
    Component: SessionGate,
    ErrorBoundary: ScreenCrash,
    HydrateFallback: () => null,
    children: [
      { path: paths.signIn, Component: BackOfficeSignInPage },
      { path: paths.password, Component: PasswordPage },
      {
        Component: BackOfficeFrame,
        children: [
          { path: paths.root, loader: () => redirect(paths.panel) },
          {
            ErrorBoundary: ScreenCrash,
            children: [...screens, { path: '*', element: <MissingScreen why="notFound" /> }],
          },
        ],
      },
    ],
  },
];
