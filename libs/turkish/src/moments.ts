import { type DateLike, formatDate, formatShortDate, inIstanbul } from './dates.js';

type Moment = Exclude<DateLike, null | undefined>;

/** Date and time in Istanbul, '5 Kasım 2026, 14.30'. */
export const formatMoment = (at: Moment): string => `${formatDate(at)}, ${formatTime(at).replace(':', '.')}`;

/** As formatMoment for tables, '5 Kas 2026 14:30'. */
export const formatShortMoment = (at: Moment): string => `${formatShortDate(at)} ${formatTime(at)}`;

/** The time of day in Istanbul, '14:30'. */
export const formatTime = (at: Moment): string => inIstanbul(new Date(at)).toISOString().slice(11, 16);
