import { useMessages } from '../../../lib/messages.js';
import { businessMessages } from '../business.messages.js';
import { openNowMessages } from '../open-now.messages.js';
import type { HoursRow } from '../opening-hours.js';
import { isOpenAllDay, openingAfterToday, openStateAt } from '../open-state.js';

/** PUB-BIZ-08, GEN-23: whether the business is open, and until when. */
export function OpenNow({ rows, now }: { rows: HoursRow[]; now: Date }) {
  const { open, closed } = useMessages(businessMessages);
  const isOpen = openStateAt(rows, now).open;
  const next = useNextChange(rows, now);
  return (
    <>
      <span className={isOpen ? 'badge open' : 'badge closed'}>{isOpen ? open : closed}</span>{' '}
      <span className="small muted">{next}</span>
    </>
  );
}

function useNextChange(rows: HoursRow[], now: Date): string | null {
  const messages = useMessages(openNowMessages);
  const days = useMessages(businessMessages);
  const state = openStateAt(rows, now);
  if (state.open) return isOpenAllDay(rows, now) ? messages.allDay : messages.closesAt(state.closesAt);
  if (state.opensAt) return messages.opensAt(state.opensAt);
  const later = openingAfterToday(rows, now);
  if (!later) return null;
  if (later.inDays === 1) return messages.opensTomorrow(later.opens);
  return messages.opensOn(days[`day${later.day as 0 | 1 | 2 | 3 | 4 | 5 | 6}`], later.opens);
}
