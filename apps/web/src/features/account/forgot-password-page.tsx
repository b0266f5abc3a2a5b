import { useState } from 'react';
import { Link } from '../../lib/router/link.js';
import { FormFailure } from '../../components/form/form-failure.js';
import { Honeypot } from '../../components/form/honeypot.js';
import { PrivacyNote } from '../../components/form/privacy-note.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { paths } from '../../config/paths.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useFormTrap } from '../../lib/forms/use-form-trap.js';
import { RequestPasswordReset } from '../../lib/later/operations.js';
import { useMessages } from '../../lib/messages.js';
import { useServices } from '../../lib/services.js';
import { checkEmail, useAccountErrorText } from './account-fields.js';
import { accountMessages } from './account.messages.js';
import { AccountFrame } from './components/account-frame.js';
import { SuccessPanel } from './components/success-panel.js';

/** /sifremi-unuttum: shows the same text whether or not the address is known (AUTH-11). */
export function ForgotPasswordPage() {
  const messages = useMessages(accountMessages);
  const { query } = useServices();
  const trap = useFormTrap();
  const [done, setDone] = useState(false);
  const form = useForm<'email'>({
    check: ({ email }) => ({ email: checkEmail(email) }),
    async send({ email }) {
      await query(RequestPasswordReset, { email: email.trim(), trap: trap.read() });
      setDone(true);
    },
    errorText: useAccountErrorText(),
  });
  return (
    <AccountFrame title={messages.forgot} heading={messages.forgotHeading} lead={messages.forgotLead}>
      {done ? (
        <SuccessPanel text={messages.resetLinkSent} />
      ) : (
        <form className="panel form" {...form.props} aria-label={messages.forgot}>
          <FormFailure failure={form.failure} />
          <TextField label={messages.email} type="email" autoComplete="username" {...form.field('email')} />
          <Honeypot field={trap.field} />
          <PrivacyNote />
          <SubmitButton className="button wide" sending={form.sending}>
            {messages.sendResetLink}
          </SubmitButton>
        </form>
      )}
      <p className="small account-links">
        <Link to={paths.signIn}>{messages.backToSignIn}</Link>
      </p>
    </AccountFrame>
  );
}

export { ForgotPasswordPage as Component };
