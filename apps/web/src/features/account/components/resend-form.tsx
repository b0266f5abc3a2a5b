import { useState } from 'react';
import { FormFailure } from '../../../components/form/form-failure.js';
import { PrivacyNote } from '../../../components/form/privacy-note.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextField } from '../../../components/form/text-field.js';
import { useForm } from '../../../lib/forms/use-form.js';
import type { Trap } from '../../../lib/forms/use-form-trap.js';
import { ResendVerification } from '../../../lib/later/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { useServices } from '../../../lib/services.js';
import { checkEmail, useAccountErrorText } from '../account-fields.js';
import { accountMessages } from '../account.messages.js';
import { ownSignUpId } from '../own-sign-up.js';

interface ResendFormProps {
  /** The address, if the visitor has typed it already; otherwise the form asks for it. */
  email?: string;
  /** The page to which the mailed link finally leads. */
  returnPath: string | null;
  readTrap: () => Trap;
}

/** Requests the activation mail again. */
export function ResendForm({ email, returnPath, readTrap }: ResendFormProps) {
  const messages = useMessages(accountMessages);
  const { query } = useServices();
  const [resent, setResent] = useState(false);
  const form = useForm<'email'>({
    check: (values) => ({ email: checkEmail(values.email) }),
    async send(values) {
      setResent(false);
      const email = values.email.trim();
      await query(ResendVerification, { email, trap: readTrap(), signUpId: ownSignUpId(), returnPath });
      setResent(true);
    },
    errorText: useAccountErrorText(),
  });
  return (
    <form className="form" {...form.props} aria-label={messages.resend}>
      <FormFailure failure={form.failure} />
      {email === undefined ? (
        <>
          <TextField label={messages.email} type="email" autoComplete="email" {...form.field('email')} />
          <PrivacyNote />
        </>
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      <SubmitButton className="button outline" sending={form.sending}>
        {messages.resend}
      </SubmitButton>
      {resent && <p role="status">{messages.resent}</p>}
    </form>
  );
}
