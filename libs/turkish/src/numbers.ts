const NUMBER = new Intl.NumberFormat('tr-TR');
const PRICE = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });
const RATING = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '1.284' */
export const formatNumber = (number: number): string => NUMBER.format(number);

/** An amount in Turkish lira: '₺149,90', '₺1.249,90'. */
export const formatPrice = (lira: number): string => PRICE.format(lira);

/** One decimal, half up: 4.25 -> '4,3', 4 -> '4,0'. */
export const formatRating = (rating: number): string => RATING.format(Math.round(rating * 10) / 10);
