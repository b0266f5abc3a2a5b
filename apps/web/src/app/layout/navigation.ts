import { paths } from '../../config/paths.js';
import type { MessagesOf } from '../../lib/messages.js';
import type { Session } from '../../lib/store/session.slice.js';
import type { layoutMessages } from '../layout.messages.js';

export interface NavigationItem {
  label: string;
  path: string;
  /** True if the target is not a page of this app, so that the browser has to load it. */
  isDocument?: true;
}

type Messages = MessagesOf<typeof layoutMessages>;

const isUnder = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** PUB-LAY-04, 14: 'Firmalar' is in the menu only on /firma and below. */
export function menuItems(messages: Messages, pathname: string): NavigationItem[] {
  const businesses = { label: messages.businesses, path: paths.businesses };
  return [
    { label: messages.home, path: paths.home },
    ...(isUnder(pathname, paths.businesses) ? [businesses] : []),
    { label: messages.categories, path: paths.categories },
    { label: messages.cities, path: paths.cities },
    { label: messages.districts, path: paths.districts },
    { label: messages.products, path: paths.products },
    { label: messages.blog, path: paths.blog },
  ];
}

/**
 * PUB-LAY-05, 14: entries that depend on the session. The server renders them for a signed-out visitor, so that all visitors get the same
 * page.
 */
export function sessionItems(messages: Messages, { state, isAdmin }: Session): NavigationItem[] {
  return [
    ...(isAdmin ? [{ label: messages.backOffice, path: paths.backOffice, isDocument: true as const }] : []),
    state === 'signed-in'
      ? { label: messages.account, path: paths.account }
      : { label: messages.signIn, path: paths.signIn },
  ];
}

/** PUB-LAY-14: the footer always links to the businesses. */
export function footerItems(messages: Messages): NavigationItem[] {
  return [
    ...menuItems(messages, paths.businesses),
    { label: messages.requestQuotes, path: paths.requestQuotes },
    { label: messages.addBusiness, path: paths.addBusiness },
  ];
}

/** GEN-25 */
export function legalItems(messages: Messages): NavigationItem[] {
  return [
    { label: messages.privacyNotice, path: paths.privacyNotice },
    { label: messages.privacy, path: paths.privacy },
    { label: messages.cookies, path: paths.cookies },
    { label: messages.terms, path: paths.terms },
    { label: messages.reviewRules, path: paths.reviewRules },
  ];
}

export const isCurrent = (pathname: string, path: string) =>
  path === paths.home ? pathname === path : isUnder(pathname, path);
