import { paths } from '../../config/paths.js';

/** The parameter that says where sign-in leads to. */
export const RETURN_PARAMETER = 'donus';

/**
 * AUTH-10: where a visitor goes after signing in: the page they came from when it is one of this site, else the account.
 * Browsers take '//host' and '/\host' for another site and drop tabs and line ends before they look; both are refused.
 */
export function returnPath(parameters: URLSearchParams): string {
  const wanted = parameters.get(RETURN_PARAMETER) ?? '';
  const isOurs = /^\/(?![/\\])[^\p{Cc}]*$/u.test(wanted) && !wanted.includes('\\');
  return isOurs ? wanted : paths.account;
}
