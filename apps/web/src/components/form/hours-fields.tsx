import type { DayRange, HoursField } from '../../lib/forms/hours-text.js';
import { hoursText, WEEK } from '../../lib/forms/hours-text.js';
import { defineMessages, useMessages } from '../../lib/messages.js';
import { useSite } from '../../lib/site.js';
import { TextField } from './text-field.js';

const hoursMessages = defineMessages({
  legend: { tr: 'Çalışma saatleri', en: 'Opening hours' },
  help: {
    tr: '09:00-18:00 gibi yazın; ara varsa virgülle ayırın: 09:00-12:00, 13:00-18:00. Kapalı günlere “Kapalı” yazın, bilmediğiniz günü boş bırakın.',
    en: 'Write it like 09:00-18:00, with a comma where there is a break: 09:00-12:00, 13:00-18:00. Write “Closed” for a closed day, and nothing for a day that you do not know.',
  },
  closed: { tr: 'Kapalı', en: 'Closed' },
});

interface HoursFieldsProps {
  rows: readonly (Omit<DayRange, 'opens' | 'closes'> & { opens?: string | null; closes?: string | null })[];
  /** What was typed earlier, instead of the stored hours. */
  typed?: Partial<Record<HoursField, string>>;
  field: (name: HoursField) => { name: string; error: string | undefined };
}

/** One text field per day of the week; a day may have any number of ranges. */
export function HoursFields({ rows, typed = {}, field }: HoursFieldsProps) {
  const messages = useMessages(hoursMessages);
  const { locale } = useSite();
  return (
    <fieldset className="week">
      <legend>{messages.legend}</legend>
      <p className="help">{messages.help}</p>
      <div className="days">
        {WEEK.map((day) => (
          <TextField
            key={day}
            label={dayName(day, locale)}
            autoComplete="off"
            optional
            plain
            defaultValue={typed[`hours${day}`] ?? hoursText(rows, day, messages.closed)}
            {...field(`hours${day}`)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** 22 November 2026 is a Sunday. */
const dayName = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 22 + day));
