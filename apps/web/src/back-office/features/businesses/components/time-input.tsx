import { Input } from 'antd';
import type { Rule } from 'antd/es/form';

interface TimeInputProps {
  /** Set by the form; the value is the typed text. */
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
  'aria-label': string;
}

/** A time of day in 24-hour format in every language of the browser. '9', '930' and '9.30' are accepted. */
export function TimeInput({ value = '', onChange, ...rest }: TimeInputProps) {
  return (
    <Input
      {...rest}
      className="time-input"
      inputMode="numeric"
      autoComplete="off"
      placeholder="09:00"
      maxLength={5}
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={() => typedTime(value) !== value && onChange?.(typedTime(value))}
    />
  );
}

/** The typed text as HH:MM; unchanged if it is no time. */
export function typedTime(text: string): string {
  const [, hours = '', minutes = '00'] = /^\s*(\d{1,2})(?:[:.,\s]?(\d{2}))?\s*$/.exec(text) ?? [];
  return hours && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : text;
}

export const timeRule = (message: string): Rule => ({
  validator: (_, text: string | undefined) =>
    !text || /^\d\d:\d\d$/.test(typedTime(text)) ? Promise.resolve() : Promise.reject(new Error(message)),
});
