import { paths } from '../../config/paths.js';

const MOST_LETTERS = 200;

/** Parameter with the path to which sign-in returns. */
export const RETURN_PARAMETER = 'donus';

/**
 * AUTH-10: the path to go to after signing in: the page the visitor came from if it is on this site, else the account. Browsers treat
 * '//host' and '/\host' as another site and remove tabs and line breaks first, so all of these are refused.
 */
export const returnPath = (parameters: URLSearchParams): string => wantedPath(parameters) ?? paths.account;

/** The same, but null without a valid path; passed on between sign-in and sign-up. */
export function wantedPath(parameters: URLSearchParams): string | null {
  const wanted = parameters.get(RETURN_PARAMETER) ?? '';
  const isOurs = /^\/(?![/\\])[^\p{Cc}]*$/u.test(wanted) && !wanted.includes('\\');
  return isOurs ? wanted : null;
}

/** The part that a mail may contain: a page without its query. */
export function mailedPath(parameters: URLSearchParams): string | null {
  const page = wantedPath(parameters)?.replace(/\?[^#]*/, '') ?? '';
  return /^(?:\/[a-z0-9-]+)+(?:#[a-z0-9-]+)?$/.test(page) && page.length <= MOST_LETTERS ? page : null;
}
