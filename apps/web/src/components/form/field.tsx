import { type ReactNode, useId } from 'react';
import { formMessages } from '../../lib/forms/form.messages.js';
import { useMessages } from '../../lib/messages.js';
import { Icon } from '../icon.js';

/** Props of every kind of field. */
export interface FieldProps {
  label: string;
  name: string;
  /** The error as a sentence. */
  error?: string | undefined;
  help?: string;
  optional?: boolean;
  /** True if the field does not say that it is optional, because its form says so for all fields. */
  plain?: boolean;
}

/** Attributes that connect an input with its label, help and error. */
export interface InputTies {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends FieldProps {
  children: (ties: InputTies) => ReactNode;
}

/** A label, its input, and help or an error below. */
export function Field({ label, name, error, help, optional = false, plain = false, children }: Props) {
  const id = useId();
  const messages = useMessages(formMessages);
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={id}>
        {label}
        {optional && !plain && <span className="opt"> ({messages.optional})</span>}
      </label>
      {children({
        id,
        name,
        required: !optional,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy,
      })}
      {help && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      {error && (
        <span className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </span>
      )}
    </div>
  );
}
