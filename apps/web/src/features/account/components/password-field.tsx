import { useState } from 'react';
import { Field, type FieldProps } from '../../../components/form/field.js';
import { useMessages } from '../../../lib/messages.js';
import { useHydrated } from '../../../lib/use-hydrated.js';
import { accountMessages } from '../account.messages.js';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password field that allows pasting, browser autofill and showing the password. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const messages = useMessages(accountMessages);
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(ties) => (
        <span className="password">
          <input
            className="input"
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...ties}
          />
          <button
            type="button"
            className={hydrated ? undefined : 'after-script'}
            aria-controls={ties.id}
            aria-label={shown ? messages.hidePassword : messages.showPassword}
            onClick={() => setShown(!shown)}
          >
            {shown ? messages.hide : messages.show}
          </button>
        </span>
      )}
    </Field>
  );
}
