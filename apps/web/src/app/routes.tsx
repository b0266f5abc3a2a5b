import type { RouteObject } from 'react-router-dom';
import { formerPaths, paths } from '../config/paths.js';
import { frame } from './frame.js';
import { redirects } from './redirects.js';

/** A page in `features` as a chunk of its own; its file name is the route's id. */
const page = (
  path: string,
  name: string,
  lazy: () => Promise<Pick<RouteObject, 'loader' | 'Component'>>,
): RouteObject => ({
  id: `src/features/${name}.tsx`,
  path,
  lazy,
});

/** Loaders decide on status, redirects and data; pages render that data. A page's module exports both. */
export const makeRoutes = (): RouteObject[] => [
  {
    ...frame,
    children: [
      page(paths.home, 'home/home-page', () => import('../features/home/home-page.js')),
      page(
        paths.businesses,
        'business-list/business-list-page',
        () => import('../features/business-list/business-list-page.js'),
      ),
      page(paths.business(':slug'), 'business/business-page', () => import('../features/business/business-page.js')),
      page(
        paths.suggestChange(':slug'),
        'suggested-change/suggested-change-page',
        () => import('../features/suggested-change/suggested-change-page.js'),
      ),
      page(paths.addBusiness, 'submission/submission-page', () => import('../features/submission/submission-page.js')),
      page(paths.signUp, 'account/sign-up-page', () => import('../features/account/sign-up-page.js')),
      page(paths.signIn, 'account/sign-in-page', () => import('../features/account/sign-in-page.js')),
      page(paths.signOut, 'account/sign-out-page', () => import('../features/account/sign-out-page.js')),
      page(paths.verifyEmail, 'account/verify-email-page', () => import('../features/account/verify-email-page.js')),
      page(
        paths.forgotPassword,
        'account/forgot-password-page',
        () => import('../features/account/forgot-password-page.js'),
      ),
      page(
        paths.resetPassword,
        'account/reset-password-page',
        () => import('../features/account/reset-password-page.js'),
      ),
      page(paths.account, 'account/account-page', () => import('../features/account/account-page.js')),
      page(paths.ownPages, 'own-pages/own-pages-page', () => import('../features/own-pages/own-pages-page.js')),
      page(paths.ownPage(':slug'), 'own-pages/own-page-page', () => import('../features/own-pages/own-page-page.js')),
      page(paths.claimPage(':slug'), 'ownership/claim-page', () => import('../features/ownership/claim-page.js')),
      page(paths.pageInvitation, 'ownership/invitation-page', () => import('../features/ownership/invitation-page.js')),
      page(
        paths.savedSearches,
        'saved-searches/saved-searches-page',
        () => import('../features/saved-searches/saved-searches-page.js'),
      ),
      page(
        paths.searchMails,
        'saved-searches/search-mails-page',
        () => import('../features/saved-searches/search-mails-page.js'),
      ),
      page(paths.replyMails, 'account/reply-mails-page', () => import('../features/account/reply-mails-page.js')),
      page(paths.blog, 'blog/blog-page', () => import('../features/blog/blog-page.js')),
      page(paths.post(':slug'), 'post/post-page', () => import('../features/post/post-page.js')),
      page(
        paths.postPreview(':token'),
        'post/post-preview-page',
        () => import('../features/post/post-preview-page.js'),
      ),
      page(
        paths.requestQuotes,
        'quotes/request-quotes-page',
        () => import('../features/quotes/request-quotes-page.js'),
      ),
      page(
        paths.quoteRequests,
        'quotes/my-quote-requests-page',
        () => import('../features/quotes/my-quote-requests-page.js'),
      ),
      page(
        paths.quoteRequest(':key'),
        'quotes/quote-request-page',
        () => import('../features/quotes/quote-request-page.js'),
      ),
      page(
        paths.quoteInvitation(':token'),
        'quotes/quote-invitation-page',
        () => import('../features/quotes/quote-invitation-page.js'),
      ),
      page(paths.favourites, 'favourites/favourites-page', () => import('../features/favourites/favourites-page.js')),
      page(paths.compare, 'compare/compare-page', () => import('../features/compare/compare-page.js')),
      page(paths.products, 'products/products-page', () => import('../features/products/products-page.js')),
      page(paths.product(':slug'), 'product/product-page', () => import('../features/product/product-page.js')),
      page(paths.categories, 'categories/categories-page', () => import('../features/categories/categories-page.js')),
      page(paths.category(':slug'), 'category/category-page', () => import('../features/category/category-page.js')),
      page(paths.cities, 'cities/cities-page', () => import('../features/cities/cities-page.js')),
      page(paths.city(':slug'), 'city/city-page', () => import('../features/city/city-page.js')),
      page(
        paths.districts,
        'districts/istanbul-districts-page',
        () => import('../features/districts/istanbul-districts-page.js'),
      ),
      page(
        paths.allDistricts,
        'districts/all-districts-page',
        () => import('../features/districts/all-districts-page.js'),
      ),
      page(paths.district(':slug'), 'district/district-page', () => import('../features/district/district-page.js')),
      page(
        formerPaths.businessNamed(':slug'),
        'business/former-address-page',
        () => import('../features/business/former-address-page.js'),
      ),
      ...redirects,
      page(
        paths.privacyNotice,
        'legal/texts/privacy-notice',
        () => import('../features/legal/texts/privacy-notice.js'),
      ),
      page(paths.privacy, 'legal/texts/privacy', () => import('../features/legal/texts/privacy.js')),
      page(paths.cookies, 'legal/texts/cookies', () => import('../features/legal/texts/cookies.js')),
      page(paths.terms, 'legal/texts/terms', () => import('../features/legal/texts/terms.js')),
      page(paths.reviewRules, 'legal/texts/review-rules', () => import('../features/legal/texts/review-rules.js')),
      page('*', 'not-found/not-found-page', () => import('../features/not-found/not-found-page.js')),
    ],
  },
];
