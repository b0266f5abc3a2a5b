const SHORTEST = 50;
const LONGEST = 160;

/** Stored text as one plain line: tags and doubled spaces gone. */
export const plainText = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** PUB-SEO-02: 50 to 160 characters, cut at a word; a text too short for that gets the site's own sentence after it. */
export function describe(text: string, ending: string): string {
  const plain = plainText(text);
  const whole =
    plain.length >= SHORTEST ? plain : `${plain}${/[.!?…]$/.test(plain) || !plain ? '' : '.'} ${ending}`.trim();
  if (whole.length <= LONGEST) return whole;
  // No half of a pair: an emoji is two code units.
  const cut = whole.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/, '');
  const atWord = cut.lastIndexOf(' ');
  return `${cut.slice(0, atWord >= SHORTEST ? atWord : cut.length).replace(/[\s,;:.]+$/, '')}…`;
}
