import { mapTexts, PRODUCT_FIELD_NAMES, PRODUCT_FIELDS, type ProductFieldName, type Texts } from '@tedarik/fields';
import type { FieldError } from '@tedarik/service-kit';
import { isPicture, LONGEST, requiredText, tidy, tidyOrNull, tidyPicture } from '@tedarik/records';
import { productRefused } from './product.errors.js';

/** The fields of a product form. */
export interface ProductForm extends Texts<ProductFieldName> {
  businessId: string | null;
  name: string;
  description: string;
  categoryId: string | null;
  price: number | null;
  imageUrl: string | null;
}

/** The fields of a form that was accepted. */
type Accepted<Form> = { [Field in keyof Form]: Field extends 'businessId' ? string : Form[Field] };

const HIGHEST_PRICE = 9_999_999.99;

/**
 * Returns the given fields as they are stored: Unicode-normalised and trimmed, an empty address as null. Throws product-refused, which
 * names every wrong field.
 */
export function checkProduct<Form extends Partial<ProductForm>>(form: Form): Accepted<Form> {
  const fields = tidyProduct(form);
  const wrong = productErrors(fields);
  if (wrong.length > 0) throw productRefused(wrong);
  return fields as Accepted<Form>;
}

/**
 * Returns the rules that tidied fields break; an absent field breaks none. Shared with the form of the business (ADM-BIZ-28). Codes:
 * `required`, `too-long`, `out-of-range`, `invalid-price`, `invalid-url`.
 */
export function productErrors(fields: Partial<ProductForm>): FieldError[] {
  const { businessId, name, description, categoryId, price, imageUrl } = fields;
  return [
    ...(businessId === null ? [{ field: 'businessId', code: 'required' }] : []),
    ...(name === undefined ? [] : requiredText('name', name, LONGEST.name)),
    ...(description === undefined ? [] : requiredText('description', description, LONGEST.description)),
    ...(categoryId === null ? [{ field: 'categoryId', code: 'required' }] : []),
    ...priceErrors(price ?? 0),
    ...(imageUrl && !isPicture(imageUrl) ? [{ field: 'imageUrl', code: 'invalid-url' }] : []),
    ...PRODUCT_FIELD_NAMES.filter((field) => (fields[field]?.length ?? 0) > PRODUCT_FIELDS[field].max).map((field) => ({
      field,
      code: 'too-long',
    })),
  ];
}

export function tidyProduct({ name, description, imageUrl, ...rest }: Partial<ProductForm>): Partial<ProductForm> {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given),
    ...tidyTexts(rest),
    ...(name !== undefined && { name: tidy(name) }),
    ...(description !== undefined && { description: tidy(description) }),
    ...(imageUrl !== undefined && { imageUrl: pictureOrNull(imageUrl) }),
  };
}

/** The given ones among the plain text fields, trimmed. */
export const tidyTexts = (texts: Partial<Texts<ProductFieldName>>): Partial<Texts<ProductFieldName>> =>
  mapTexts(
    PRODUCT_FIELD_NAMES.filter((field) => texts[field] !== undefined),
    (field) => tidyOrNull(texts[field] ?? null),
  );

function pictureOrNull(typed: string | null): string | null {
  const address = tidyOrNull(typed);
  return address && tidyPicture(address);
}

/** A price in lira from 0, with at most two decimals. */
function priceErrors(lira: number): FieldError[] {
  if (lira < 0 || lira > HIGHEST_PRICE) return [{ field: 'price', code: 'out-of-range' }];
  const kurus = lira * 100;
  return Math.abs(kurus - Math.round(kurus)) < 1e-4 ? [] : [{ field: 'price', code: 'invalid-price' }];
}
