const NUMBER = new Intl.NumberFormat('tr-TR');
const PRICE = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });
const RATING = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '1.284' */
export const formatNumber = (number: number): string => NUMBER.format(number);

/** An amount in Turkish lira: '₺149,90', '₺1.249,90'. */
export const formatPrice = (lira: number): string => PRICE.format(lira);

/** One decimal, half up: 4.25 -> '4,3', 4 -> '4,0'. */
export function formatRating(rating: number): string {
  const tenths = Number((rating * 10).toPrecision(12)); // 1.15 * 10 is 11.499999999999998
  return RATING.format(Math.round(tenths) / 10);
}
