/**
 * Formats a number with a fixed number of decimals and dots between thousands: '-₺1.234,50'. Intl is not used, because the first
 * Intl.NumberFormat of a page takes a phone up to 40 ms, and because this way server and browser agree whatever locale data they have.
 */
function written(number: number, decimals: number, currency = ''): string {
  const [whole = '', fraction] = Math.abs(number).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${number < 0 ? '-' : ''}${currency}${grouped}${fraction ? `,${fraction}` : ''}`;
}

/** A whole number: '1.284' */
export const formatNumber = (number: number): string => written(number, 0);

/** A quantity with up to three decimals: '1.250,5', '500' */
export const formatQuantity = (number: number): string => written(number, 3).replace(/,?0+$/, '');

/** An amount in Turkish lira, optionally with the unit that it is for: '₺149,90', '₺1.249,90 / 5 kg'. */
export const formatPrice = (lira: number, unit?: string | null): string =>
  written(lira, 2, '₺') + (unit ? ` / ${unit}` : '');

/** The value of a price field after it loses focus: '1.250,00'. */
export const formatTypedPrice = (lira: number): string => written(lira, 2);

/** One decimal, rounded half up: 4.25 -> '4,3', 4 -> '4,0'. */
export const formatRating = (rating: number): string => written(Math.round(rating * 10) / 10, 1);
