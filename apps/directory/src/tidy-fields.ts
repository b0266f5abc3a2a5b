import type { BusinessInput } from '@tedarik/commands';
import { type FieldKind, FIELD_NAMES, fieldOf } from '@tedarik/fields';
import { toE164, withProtocol } from '@tedarik/turkish';
import { tidyPicture } from '@tedarik/records';
import { tidyTexts } from './product/product-rules.js';

/** Normalises the addresses and mobile numbers of a form to the way in which they are stored. */
export function tidyFields<Fields extends Partial<BusinessInput>>(fields: Fields): Fields {
  const tidied: Partial<BusinessInput> = { ...fields };
  for (const name of FIELD_NAMES) {
    const text = tidied[name];
    if (text) tidied[name] = TIDY[fieldOf(name).kind]?.(text) ?? text;
  }
  if (tidied.products) {
    tidied.products = tidied.products.map((product) => ({
      ...product,
      ...tidyTexts(product),
      imageUrl: product.imageUrl && tidyPicture(product.imageUrl),
    }));
  }
  return tidied as Fields;
}

const TIDY: Partial<Record<FieldKind, (typed: string) => string>> = {
  website: withProtocol,
  picture: tidyPicture,
  mobile: (typed) => toE164(typed) ?? typed,
};
