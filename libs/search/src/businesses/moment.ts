/** A moment as opening hours and certificates know it, in Europe/Istanbul. */
export interface Moment {
  /** ISO date. */
  day: string;
  /** From Sunday 00:00. */
  minuteOfWeek: number;
}

// UTC+3 all year since 2016.
const ISTANBUL_MS = 3 * 60 * 60_000;

export function momentOf(at: Date): Moment {
  const local = new Date(at.getTime() + ISTANBUL_MS);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  return { day: local.toISOString().slice(0, 10), minuteOfWeek: local.getUTCDay() * 24 * 60 + minute };
}
