import sanitize from 'sanitize-html';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
// These tags separate words.
const BREAKS =
  /<\/?(?:p|br|hr|h[1-6]|blockquote|ul|ol|li|figure|figcaption|table|thead|tbody|tr|th|td|pre|div)\b[^<>]*>/gi;

/** The words of an HTML text, without tags and attributes, separated by single spaces. */
export function plainText(html: string): string {
  const text = sanitize(html.replace(BREAKS, ' $& '), { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/\s+/g, ' ')
    .trim();
}
