/** At the foot of a business's page stand others, with stars of their own. */
const OTHERS = /Benzer işletmeler|Yakındaki işletmeler/;
const STARS = /class="stars[^"]*" role="img" aria-label="([^"]*)"/;

/** What the first stars of a page say; on a page of a business only its own. */
export const starsIn = (html: string): string | undefined => STARS.exec(html.split(OTHERS)[0]!)?.[1];
