const PREVIEW_LENGTH = 100;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
// Text on both sides of these is not one word.
const BREAKS =
  /<\/?(?:p|br|hr|h[1-6]|blockquote|ul|ol|li|figure|figcaption|table|thead|tbody|tr|th|td|pre|div)\b[^<>]*>/gi;

/** Of 008: how a stored text begins. It was made clean when it was stored, so each '<' begins a tag. */
export function previewOf(html: string): string {
  const text = html
    .replace(BREAKS, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/\s+/g, ' ')
    .trim();
  return [...text].slice(0, PREVIEW_LENGTH).join('');
}
