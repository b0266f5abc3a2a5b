import { useState } from 'react';
import { formMessages } from '../../lib/forms/form.messages.js';
import { useMessages } from '../../lib/messages.js';
import { Field, type FieldProps } from './field.js';

interface TextAreaProps extends FieldProps {
  /** With it a counter shows how much of it is used; a longer text may be typed, and is refused when sent. */
  most?: number;
  rows?: number;
  placeholder?: string;
}

export function TextArea({ most, rows, placeholder, ...field }: TextAreaProps) {
  const messages = useMessages(formMessages);
  const [used, setUsed] = useState(0);
  return (
    <div>
      <Field {...field}>
        {(ties) => (
          <textarea
            className="textarea"
            rows={rows}
            placeholder={placeholder}
            onInput={({ currentTarget }) => setUsed(currentTarget.value.length)}
            {...ties}
          />
        )}
      </Field>
      {most !== undefined && (
        <p className="counter">
          <span />
          <span>{messages.used(used, most)}</span>
        </p>
      )}
    </div>
  );
}
