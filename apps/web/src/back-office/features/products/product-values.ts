import { mapTexts, PRODUCT_FIELD_NAMES, type ProductFieldName } from '@tedarik/fields';
import { priceText, typedPrice } from '../../components/form/price-input.js';
import type { ProductRow } from './api/products-api.js';

/** The values of the form; texts as typed. */
export interface ProductValues extends Record<ProductFieldName, string> {
  name: string;
  description: string;
  businessId: string | null;
  categoryId: string | null;
  price: string;
  imageUrl: string;
}

export const productValuesOf = (product: ProductRow | null): ProductValues => ({
  name: product?.name ?? '',
  description: product?.description ?? '',
  businessId: product?.business?.id ?? null,
  categoryId: product?.category?.id ?? null,
  price: priceText(product?.price),
  ...mapTexts(PRODUCT_FIELD_NAMES, (name) => product?.[name] ?? ''),
  imageUrl: product?.imageUrl ?? '',
});

/** ADM-PROD-04, ADM-PROD-05: the input for a new product, without empty optional fields. */
export const newProduct = (values: ProductValues) =>
  Object.fromEntries(Object.entries(fieldsOf(values)).filter(([, value]) => value !== null)) as Given<Fields>;

/** ADM-PROD-05: only the changed fields; null clears an emptied one. */
export function productChangesOf(values: ProductValues, before: ProductRow) {
  const stored = { ...fieldsOf(productValuesOf(before)), price: before.price ?? null };
  const changed = Object.entries(fieldsOf(values)).filter(([field, value]) => value !== stored[field as keyof Fields]);
  return Object.fromEntries(changed) as Partial<Fields>;
}

type Fields = ReturnType<typeof fieldsOf>;
/** Requires the fields of a new product that cannot be null; the others are optional rather than null. */
type Given<All> = { [Name in keyof All as null extends All[Name] ? never : Name]: All[Name] } & {
  [Name in keyof All as null extends All[Name] ? Name : never]?: NonNullable<All[Name]>;
};

const fieldsOf = ({ price, imageUrl, ...given }: ProductValues) => ({
  ...given,
  ...mapTexts(PRODUCT_FIELD_NAMES, (name) => given[name].trim() || null),
  price: typedPrice(price),
  imageUrl: imageUrl.trim() || null,
});
