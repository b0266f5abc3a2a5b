import dayjs, { type Dayjs } from 'dayjs';

const OFFSET_MS = 3 * 3_600_000;
const CLOCK = 'YYYY-MM-DDTHH:mm:ss';

/**
 * GEN-23: converts a time to Istanbul's local time for a picker that only knows its computer's time zone. Türkiye is three hours ahead of
 * UTC all year.
 */
export const toIstanbulClock = (iso: string): Dayjs =>
  dayjs(new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 19));

/** Converts a picked local time of Istanbul back to ISO. */
export const fromIstanbulClock = (clock: Dayjs): string => new Date(`${clock.format(CLOCK)}+03:00`).toISOString();
