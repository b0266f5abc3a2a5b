/** In characters: a shorter text is shown whole, and this much of what both texts have in common stays before the difference. */
const [SHORT, BEFORE] = [200, 60];

/** A long text from shortly before its first difference from another one, so that the difference is not below the visible part. */
export function fromDifference(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  const start = at > BEFORE ? text.lastIndexOf(' ', at - BEFORE) + 1 : 0;
  return text.length <= SHORT || start === 0 ? text : `… ${text.slice(start)}`;
}
