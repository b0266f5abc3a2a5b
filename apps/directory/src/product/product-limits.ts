import { MOST_PRODUCTS, PRODUCT_BYTES } from '@tedarik/commands';
import { DomainError } from '@tedarik/service-kit';

/** Size of the own list of a business. */
export interface ProductListSize {
  products: number;
  /** Total of the names and descriptions, in bytes. */
  bytes: number;
}

const refused = (field: string, code: string) => new DomainError(code, 'unprocessable', undefined, [{ field, code }]);

/**
 * Throws too-many-products or products-too-long when a list has grown beyond the limits. A list that was already larger may still be edited
 * as long as it does not grow. `field` is where the form shows the error.
 */
export function checkProductLimits(before: ProductListSize, after: ProductListSize, field: string): void {
  if (after.products > MOST_PRODUCTS && after.products > before.products) throw refused(field, 'too-many-products');
  if (after.bytes > PRODUCT_BYTES && after.bytes > before.bytes) throw refused(field, 'products-too-long');
}
