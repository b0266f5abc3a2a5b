import { type DateLike, formatDate, inIstanbul } from './dates.js';

/** Date and time in Istanbul, '5 Kasım 2026, 14.30'. */
export const formatMoment = (at: Exclude<DateLike, null | undefined>): string =>
  `${formatDate(at)}, ${inIstanbul(new Date(at)).toISOString().slice(11, 16).replace(':', '.')}`;
