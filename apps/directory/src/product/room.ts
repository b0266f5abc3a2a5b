import { MOST_PRODUCTS, PRODUCT_BYTES } from '@tedarik/commands';
import { DomainError } from '@tedarik/service-kit';

/** What the own list of a business holds. */
export interface Size {
  products: number;
  /** Of its texts. */
  bytes: number;
}

const refused = (field: string, code: string) => new DomainError(code, 'unprocessable', undefined, [{ field, code }]);

/**
 * Refuses a list that has outgrown what a business may offer: `too-many-products`, `products-too-long`. One that was
 * larger already may be edited as long as it does not grow. `field`: where the form shows it.
 */
export function checkRoom(before: Size, after: Size, field: string): void {
  if (after.products > MOST_PRODUCTS && after.products > before.products) throw refused(field, 'too-many-products');
  if (after.bytes > PRODUCT_BYTES && after.bytes > before.bytes) throw refused(field, 'products-too-long');
}
