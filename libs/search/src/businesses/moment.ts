import { inIstanbul } from '@tedarik/turkish';

/** A point in time in the form that opening hours and certificates are compared with, in Europe/Istanbul. */
export interface Moment {
  /** ISO date. */
  day: string;
  /** Counted from Sunday 00:00. */
  minuteOfWeek: number;
}

export function momentOf(at: Date): Moment {
  const local = inIstanbul(at);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  return { day: local.toISOString().slice(0, 10), minuteOfWeek: local.getUTCDay() * 24 * 60 + minute };
}
