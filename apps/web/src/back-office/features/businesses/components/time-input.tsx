import { Input } from 'antd';
import type { Rule } from 'antd/es/form';

interface TimeInputProps {
  /** Given by the form, whose value is the text that was typed. */
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
  'aria-label': string;
}

/** A time of day on 24 hours, whatever the browser's language: '9', '930' and '9.30' are enough. */
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

/** What was typed as hours and minutes; as it is where it is no time. */
export function typedTime(text: string): string {
  const [, hours = '', minutes = '00'] = /^\s*(\d{1,2})(?:[:.,\s]?(\d{2}))?\s*$/.exec(text) ?? [];
  return hours && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : text;
}

export const timeRule = (message: string): Rule => ({
  validator: (_, text: string | undefined) =>
    !text || /^\d\d:\d\d$/.test(typedTime(text)) ? Promise.resolve() : Promise.reject(new Error(message)),
});
