import { type ReactNode, useId } from 'react';
import { formMessages } from '../../lib/forms/form.messages.js';
import { useMessages } from '../../lib/messages.js';
import { Icon } from '../icon.js';

/** What every kind of field takes. */
export interface FieldProps {
  label: string;
  name: string;
  /** What is wrong with it, as a sentence. */
  error?: string | undefined;
  help?: string;
  optional?: boolean;
  /** Does not say that it is optional: its form says it of all of them. */
  plain?: boolean;
}

/** What ties an input to its label, its help and its error. */
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

/** A label, its input, and below it what helps or what is wrong. */
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
