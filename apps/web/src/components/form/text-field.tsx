import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field.js';

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  autoComplete: string;
  defaultValue?: string;
  placeholder?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
}

export function TextField({
  type = 'text',
  autoComplete,
  defaultValue,
  placeholder,
  inputMode,
  ...field
}: TextFieldProps) {
  const own = { type, autoComplete, defaultValue, placeholder, inputMode };
  return <Field {...field}>{(ties) => <input className="input" {...own} {...ties} />}</Field>;
}
