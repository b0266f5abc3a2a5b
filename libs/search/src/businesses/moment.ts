import { inIstanbul } from '@tedarik/turkish';

/** A moment as opening hours and certificates know it, in Europe/Istanbul. */
export interface Moment {
  /** ISO date. */
  day: string;
  /** From Sunday 00:00. */
  minuteOfWeek: number;
}

export function momentOf(at: Date): Moment {
  const local = inIstanbul(at);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  return { day: local.toISOString().slice(0, 10), minuteOfWeek: local.getUTCDay() * 24 * 60 + minute };
}
