/** Headings at the end of a business's page, below which other businesses are shown with their own stars. */
const OTHERS = /Benzer işletmeler|Yakındaki işletmeler/;
const STARS = /class="stars[^"]*" role="img" aria-label="([^"]*)"/;

/** The label of the first stars on a page; on the page of a business only its own stars count. */
export const starsIn = (html: string): string | undefined => STARS.exec(html.split(OTHERS)[0]!)?.[1];
