import dayjs, { type Dayjs } from 'dayjs';

const OFFSET_MS = 3 * 3_600_000;
const CLOCK = 'YYYY-MM-DDTHH:mm:ss';

/**
 * GEN-23: a time as the clocks of Istanbul show it, for a picker that knows only the clock of its own computer. Türkiye is
 * three hours ahead of UTC all year.
 */
export const toIstanbulClock = (iso: string): Dayjs =>
  dayjs(new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 19));

/** The time that was picked on such a clock. */
export const fromIstanbulClock = (clock: Dayjs): string => new Date(`${clock.format(CLOCK)}+03:00`).toISOString();
