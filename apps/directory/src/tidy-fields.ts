import type { BusinessInput } from '@tedarik/commands';
import { type FieldKind, FIELD_NAMES, fieldOf } from '@tedarik/fields';
import { toE164 } from '@tedarik/turkish';
import { LONGEST } from '@tedarik/records';

/** What a form says, with its addresses and mobile numbers as they are stored. */
export function tidyFields<Fields extends Partial<BusinessInput>>(fields: Fields): Fields {
  const tidied: Partial<BusinessInput> = { ...fields };
  for (const name of FIELD_NAMES) {
    const text = tidied[name];
    if (text) tidied[name] = TIDY[fieldOf(name).kind]?.(text) ?? text;
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

const TIDY: Partial<Record<FieldKind, (typed: string) => string>> = {
  website: tidyWebsite,
  picture: tidyPicture,
  mobile: (typed) => toE164(typed) ?? typed,
};

export const isWebsite = (text: string): boolean => isUrl(text, ['http:', 'https:']);
export const isPicture = (text: string): boolean => isUrl(text, ['https:']);

function isUrl(text: string, protocols: readonly string[]): boolean {
  const url = text.length <= LONGEST.url && URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && protocols.includes(url.protocol) && url.hostname !== '';
}
