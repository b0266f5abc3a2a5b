import { redirect, type RouteObject } from 'react-router-dom';
import { formerPaths, paths } from '../config/paths.js';
import { CrashPage } from './crash-page.js';
import { loadLayout } from './get-layout.js';
import { PageFrame } from './layout/page-frame.js';
import { redirects } from './redirects.js';

/**
 * Loaders decide status, redirects and data; pages draw what they were given. A page's module exports both, and comes as a
 * chunk of its own.
 */
export const makeRoutes = (): RouteObject[] => [
  {
    id: 'frame',
    loader: loadLayout,
    // the footer is the same everywhere; only 'Tekrar Dene' fetches it again
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    Component: PageFrame,
    ErrorBoundary: CrashPage,
    children: [
      {
        path: paths.home,
        lazy: () => import('../features/home/home-page.js'),
        handle: { chunk: 'src/features/home/home-page.tsx' },
      },
      {
        path: paths.businesses,
        lazy: () => import('../features/business-list/business-list-page.js'),
        handle: { chunk: 'src/features/business-list/business-list-page.tsx' },
      },
      {
        path: paths.business(':slug'),
        lazy: () => import('../features/business/business-page.js'),
        handle: { chunk: 'src/features/business/business-page.tsx' },
      },
      {
        path: paths.addBusiness,
        lazy: () => import('../features/submission/submission-page.js'),
        handle: { chunk: 'src/features/submission/submission-page.tsx' },
      },
      {
        path: paths.signUp,
        lazy: () => import('../features/account/sign-up-page.js'),
        handle: { chunk: 'src/features/account/sign-up-page.tsx' },
      },
      {
        path: paths.signIn,
        lazy: () => import('../features/account/sign-in-page.js'),
        handle: { chunk: 'src/features/account/sign-in-page.tsx' },
      },
      {
        path: paths.signOut,
        lazy: () => import('../features/account/sign-out-page.js'),
        handle: { chunk: 'src/features/account/sign-out-page.tsx' },
      },
      {
        path: paths.verifyEmail,
        lazy: () => import('../features/account/verify-email-page.js'),
        handle: { chunk: 'src/features/account/verify-email-page.tsx' },
      },
      {
        path: paths.forgotPassword,
        lazy: () => import('../features/account/forgot-password-page.js'),
        handle: { chunk: 'src/features/account/forgot-password-page.tsx' },
      },
      {
        path: paths.resetPassword,
        lazy: () => import('../features/account/reset-password-page.js'),
        handle: { chunk: 'src/features/account/reset-password-page.tsx' },
      },
      {
        path: paths.account,
        lazy: () => import('../features/account/account-page.js'),
        handle: { chunk: 'src/features/account/account-page.tsx' },
      },
      {
        path: paths.claimPage(':slug'),
        lazy: () => import('../features/ownership/claim-page.js'),
        handle: { chunk: 'src/features/ownership/claim-page.tsx' },
      },
      {
        path: paths.pageInvitation,
        lazy: () => import('../features/ownership/invitation-page.js'),
        handle: { chunk: 'src/features/ownership/invitation-page.tsx' },
      },
      {
        path: paths.savedSearches,
        lazy: () => import('../features/saved-searches/saved-searches-page.js'),
        handle: { chunk: 'src/features/saved-searches/saved-searches-page.tsx' },
      },
      {
        path: paths.searchMails,
        lazy: () => import('../features/saved-searches/search-mails-page.js'),
        handle: { chunk: 'src/features/saved-searches/search-mails-page.tsx' },
      },
      {
        path: paths.blog,
        lazy: () => import('../features/blog/blog-page.js'),
        handle: { chunk: 'src/features/blog/blog-page.tsx' },
      },
      {
        path: paths.post(':slug'),
        lazy: () => import('../features/post/post-page.js'),
        handle: { chunk: 'src/features/post/post-page.tsx' },
      },
      {
        path: paths.postPreview(':token'),
        lazy: () => import('../features/post/post-preview-page.js'),
        handle: { chunk: 'src/features/post/post-preview-page.tsx' },
      },
      {
        path: paths.requestQuotes,
        lazy: () => import('../features/quotes/request-quotes-page.js'),
        handle: { chunk: 'src/features/quotes/request-quotes-page.tsx' },
      },
      {
        path: paths.quoteRequests,
        lazy: () => import('../features/quotes/my-quote-requests-page.js'),
        handle: { chunk: 'src/features/quotes/my-quote-requests-page.tsx' },
      },
      {
        path: paths.quoteRequest(':key'),
        lazy: () => import('../features/quotes/quote-request-page.js'),
        handle: { chunk: 'src/features/quotes/quote-request-page.tsx' },
      },
      {
        path: paths.quoteInvitation(':token'),
        lazy: () => import('../features/quotes/quote-invitation-page.js'),
        handle: { chunk: 'src/features/quotes/quote-invitation-page.tsx' },
      },
      {
        path: paths.favourites,
        lazy: () => import('../features/favourites/favourites-page.js'),
        handle: { chunk: 'src/features/favourites/favourites-page.tsx' },
      },
      {
        path: paths.compare,
        lazy: () => import('../features/compare/compare-page.js'),
        handle: { chunk: 'src/features/compare/compare-page.tsx' },
      },
      {
        path: paths.products,
        lazy: () => import('../features/products/products-page.js'),
        handle: { chunk: 'src/features/products/products-page.tsx' },
      },
      {
        path: paths.categories,
        lazy: () => import('../features/categories/categories-page.js'),
        handle: { chunk: 'src/features/categories/categories-page.tsx' },
      },
      {
        path: paths.category(':slug'),
        lazy: () => import('../features/category/category-page.js'),
        handle: { chunk: 'src/features/category/category-page.tsx' },
      },
      {
        path: paths.cities,
        lazy: () => import('../features/cities/cities-page.js'),
        handle: { chunk: 'src/features/cities/cities-page.tsx' },
      },
      {
        path: paths.city(':slug'),
        lazy: () => import('../features/city/city-page.js'),
        handle: { chunk: 'src/features/city/city-page.tsx' },
      },
      {
        path: paths.districts,
        lazy: () => import('../features/districts/istanbul-districts-page.js'),
        handle: { chunk: 'src/features/districts/istanbul-districts-page.tsx' },
      },
      {
        path: paths.allDistricts,
        lazy: () => import('../features/districts/all-districts-page.js'),
        handle: { chunk: 'src/features/districts/all-districts-page.tsx' },
      },
      {
        path: paths.district(':slug'),
        lazy: () => import('../features/district/district-page.js'),
        handle: { chunk: 'src/features/district/district-page.tsx' },
      },
      {
        path: formerPaths.businessNamed(':slug'),
        lazy: () => import('../features/business/former-address-page.js'),
        handle: { chunk: 'src/features/business/former-address-page.tsx' },
      },
      ...redirects,
      {
        path: paths.formerProducts,
        loader: ({ request }) => redirect(paths.products + new URL(request.url).search, 301),
      },
      {
        path: paths.privacyNotice,
        lazy: () => import('../features/legal/texts/privacy-notice.js'),
        handle: { chunk: 'src/features/legal/texts/privacy-notice.tsx' },
      },
      {
        path: paths.privacy,
        lazy: () => import('../features/legal/texts/privacy.js'),
        handle: { chunk: 'src/features/legal/texts/privacy.tsx' },
      },
      {
        path: paths.cookies,
        lazy: () => import('../features/legal/texts/cookies.js'),
        handle: { chunk: 'src/features/legal/texts/cookies.tsx' },
      },
      {
        path: paths.terms,
        lazy: () => import('../features/legal/texts/terms.js'),
        handle: { chunk: 'src/features/legal/texts/terms.tsx' },
      },
      {
        path: paths.reviewRules,
        lazy: () => import('../features/legal/texts/review-rules.js'),
        handle: { chunk: 'src/features/legal/texts/review-rules.tsx' },
      },
      {
        path: '*',
        lazy: () => import('../features/not-found/not-found-page.js'),
        handle: { chunk: 'src/features/not-found/not-found-page.tsx' },
      },
    ],
  },
];
