const SHORTEST = 50;
const LONGEST = 160;

/** Converts stored text to one line without tags and repeated spaces. */
export const plainText = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** PUB-SEO-02: a description of 50 to 160 characters, cut at a word. A shorter text gets the site's own sentence appended. */
export function describe(text: string, ending: string): string {
  const plain = plainText(text);
  const whole =
    plain.length >= SHORTEST ? plain : `${plain}${/[.!?…]$/.test(plain) || !plain ? '' : '.'} ${ending}`.trim();
  if (whole.length <= LONGEST) return whole;
  // Removes half of a surrogate pair: an emoji has two code units.
  const cut = whole.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/, '');
  const atWord = cut.lastIndexOf(' ');
  return `${cut.slice(0, atWord >= SHORTEST ? atWord : cut.length).replace(/[\s,;:.]+$/, '')}…`;
}
