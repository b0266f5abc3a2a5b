/** What the visible reviews of a business come to. */
export interface Rating {
  businessId: string;
  /** One decimal, half up; null without reviews. */
  averageRating: number | null;
  reviewCount: number;
  version: number;
}

/** PUB-REV-17: 4,25 is 4,3. In whole numbers, for 4.25 * 10 has no exact place among floating ones. */
export const meanOf = ({ sum, count }: { sum: number; count: number }): number | null =>
  count === 0 ? null : Math.floor((sum * 20 + count) / (2 * count)) / 10;
