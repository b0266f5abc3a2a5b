/** The rating of a business, computed from its visible reviews. */
export interface Rating {
  businessId: string;
  /** Rounded half up to one decimal; null without reviews. */
  averageRating: number | null;
  reviewCount: number;
  version: number;
}

/** PUB-REV-17: 4.25 is rounded to 4.3. Computed with integers, because 4.25 * 10 is not exact in floating point. */
export const meanOf = ({ sum, count }: { sum: number; count: number }): number | null =>
  count === 0 ? null : Math.floor((sum * 20 + count) / (2 * count)) / 10;
