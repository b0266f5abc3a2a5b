import { BUSINESSES_PROJECTED } from './businesses.projected.js';
import { PRODUCTS_PROJECTED } from './products.projected.js';
import type { Projected } from './projected.js';

/** All indices. */
export const EVERY_PROJECTED: readonly Projected[] = [BUSINESSES_PROJECTED, PRODUCTS_PROJECTED];
