import { paths } from '../../config/paths.js';

const MOST_LETTERS = 200;

/** The parameter that says where sign-in leads to. */
export const RETURN_PARAMETER = 'donus';

/**
 * AUTH-10: where a visitor goes after signing in: the page they came from when it is one of this site, else the account.
 * Browsers take '//host' and '/\host' for another site and drop tabs and line ends before they look; both are refused.
 */
export const returnPath = (parameters: URLSearchParams): string => wantedPath(parameters) ?? paths.account;

/** The same where they did come from somewhere: what sign-in and sign-up hand on to each other. */
export function wantedPath(parameters: URLSearchParams): string | null {
  const wanted = parameters.get(RETURN_PARAMETER) ?? '';
  const isOurs = /^\/(?![/\\])[^\p{Cc}]*$/u.test(wanted) && !wanted.includes('\\');
  return isOurs ? wanted : null;
}

/** What a mail may hand on of it: a page, without what was searched for there. */
export function mailedPath(parameters: URLSearchParams): string | null {
  const page = wantedPath(parameters)?.replace(/\?[^#]*/, '') ?? '';
  return /^(?:\/[a-z0-9-]+)+(?:#[a-z0-9-]+)?$/.test(page) && page.length <= MOST_LETTERS ? page : null;
}
