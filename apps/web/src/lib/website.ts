/** Returns the URL if it is http or https, else null. */
export function safeWebsite(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** Address of a WhatsApp chat with a number in E.164. */
export const whatsappAddress = (number: string | null | undefined): string | null =>
  number ? `https://wa.me/${number.slice(1)}` : null;

/** Short name of a link: "anadolubaharat.com.tr". */
export const websiteName = (url: string): string => new URL(url).hostname.replace(/^www\./, '');
