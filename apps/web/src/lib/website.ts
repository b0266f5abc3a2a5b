/** A link that may be shown: http and https only, else null. */
export function safeWebsite(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** What a visitor reads of a link: "anadolubaharat.com.tr". */
export const websiteName = (url: string): string => new URL(url).hostname.replace(/^www\./, '');
