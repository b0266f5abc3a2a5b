/** A34: returns a redirect's target as a path of this site. Throws if it could lead to another site or break the header. */
export function siteLocation(location: string, origin: string): string {
  const target = URL.canParse(location, origin) ? new URL(location, origin) : undefined;
  if (target?.origin !== origin || hasControlCharacter(location)) {
    throw new Error(`A redirect must stay on the site: ${JSON.stringify(location)}`);
  }
  return `${target.pathname}${target.search}${target.hash}`;
}

const hasControlCharacter = (text: string): boolean => /\p{Cc}/u.test(text);
