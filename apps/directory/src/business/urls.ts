import type { BusinessInput } from '@tedarik/commands';
import { LONGEST } from '../fields/text-fields.js';

/** What a form says with its addresses as they are stored. */
export function tidyUrls<Fields extends Partial<BusinessInput>>(fields: Fields): Fields {
  const tidied: Partial<BusinessInput> = { ...fields };
  if (tidied.websiteUrl) tidied.websiteUrl = tidyWebsite(tidied.websiteUrl);
  for (const field of ['logoUrl', 'coverImageUrl', 'photoUrl'] as const) {
    const url = tidied[field];
    if (url) tidied[field] = tidyPicture(url);
  }
  if (tidied.products) {
    tidied.products = tidied.products.map((product) => ({
      ...product,
      imageUrl: product.imageUrl && tidyPicture(product.imageUrl),
    }));
  }
  return tidied as Fields;
}

/** A website as an editor types it: 'www.x.com' gets https:// (GEN-20). */
const tidyWebsite = (typed: string): string => (/^www\./i.test(typed) ? `https://${typed}` : typed);

/** The address of a picture: http becomes https (GEN-20). */
export const tidyPicture = (typed: string): string => typed.replace(/^http:\/\//i, 'https://');

export const isWebsite = (text: string): boolean => isUrl(text, ['http:', 'https:']);
export const isPicture = (text: string): boolean => isUrl(text, ['https:']);

function isUrl(text: string, protocols: readonly string[]): boolean {
  const url = text.length <= LONGEST.url && URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && protocols.includes(url.protocol) && url.hostname !== '';
}
