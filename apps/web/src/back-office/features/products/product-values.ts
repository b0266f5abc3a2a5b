import { priceText, typedPrice } from '../../components/form/price-input.js';
import type { ProductRow } from './api/products-api.js';

/** What the form holds; texts as they are typed. */
export interface ProductValues {
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
  imageUrl: product?.imageUrl ?? '',
});

/** ADM-PROD-04, ADM-PROD-05: price and picture only if given. */
export function newProduct({ price, imageUrl, ...given }: ProductValues) {
  const lira = typedPrice(price);
  const address = imageUrl.trim();
  return { ...given, ...(lira !== null && { price: lira }), ...(address !== '' && { imageUrl: address }) };
}

/** ADM-PROD-05: only what is another now; what was emptied is null, which clears it. */
export function productChangesOf(values: ProductValues, before: ProductRow) {
  const stored = { ...fieldsOf(productValuesOf(before)), price: before.price ?? null };
  const changed = Object.entries(fieldsOf(values)).filter(([field, value]) => value !== stored[field as keyof Fields]);
  return Object.fromEntries(changed) as Partial<Fields>;
}

type Fields = ReturnType<typeof fieldsOf>;

const fieldsOf = ({ price, imageUrl, ...given }: ProductValues) => ({
  ...given,
  price: typedPrice(price),
  imageUrl: imageUrl.trim() || null,
});
