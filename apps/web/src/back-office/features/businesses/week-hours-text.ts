import dayjs from 'dayjs';
import type { StoredBusiness } from './api/businesses-api.js';
import { WEEK } from '../../../lib/forms/hours-text.js';

/** 0 is Sunday. */
export const dayName = (day: number): string => dayjs().day(day).format('dddd');

/** Opening hours as text, 'Pazartesi 09:00-18:00', one line per day, Monday first; unknown days are left out. */
export function weekHoursText(hours: StoredBusiness['openingHours'], closedDay: string): string {
  return WEEK.flatMap((day) => {
    const ofDay = hours.filter(({ dayOfWeek }) => dayOfWeek === day);
    if (ofDay.length === 0) return [];
    const ranges = ofDay.map(({ opens, closes, isClosed }) =>
      isClosed ? closedDay : `${opens ?? ''}-${closes ?? ''}`,
    );
    return [`${dayName(day)} ${ranges.join(', ')}`];
  }).join('\n');
}
