import { useState } from 'react';
import { Link, Redirect } from '../../lib/router/link.js';
import { useSearchParams } from '../../lib/router/router-context.js';
import { FormFailure } from '../../components/form/form-failure.js';
import { Honeypot } from '../../components/form/honeypot.js';
import { PrivacyNote } from '../../components/form/privacy-note.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { paths, signInPath } from '../../config/paths.js';
import { NOTICE_VERSION } from '../../lib/forms/notice-version.js';
import { useCommandId } from '../../lib/forms/use-command-id.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useFormTrap } from '../../lib/forms/use-form-trap.js';
import { SignUp } from '../../lib/later/operations.js';
import { useMessages } from '../../lib/messages.js';
import { useServices } from '../../lib/services.js';
import { useSession } from '../../lib/store/session.slice.js';
import { checkAgain, checkEmail, checkName, checkNewPassword, useAccountErrorText } from './account-fields.js';
import { accountMessages } from './account.messages.js';
import { AccountFrame } from './components/account-frame.js';
import { SuccessPanel } from './components/success-panel.js';
import { PasswordField } from './components/password-field.js';
import { ResendForm } from './components/resend-form.js';
import { rememberSignUp } from './own-sign-up.js';
import { mailedPath, returnPath, wantedPath } from './return-path.js';

/**
 * /kayit: shows the same text for new and known addresses (AUTH-09). The mailed link returns to the page the visitor came from; visitors
 * who are already signed in go there at once.
 */
export function SignUpPage() {
  const messages = useMessages(accountMessages);
  const { query } = useServices();
  const session = useSession();
  const parameters = useSearchParams();
  const wanted = wantedPath(parameters);
  const mailed = mailedPath(parameters);
  const trap = useFormTrap();
  const commandIdOf = useCommandId();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<'name' | 'email' | 'password' | 'again'>({
    check: ({ name, email, password, again }) => ({
      name: checkName(name),
      email: checkEmail(email),
      password: checkNewPassword(password),
      again: checkAgain(again, password),
    }),
    async send({ name, email, password }) {
      const account = { name: name.trim(), email: email.trim(), password, noticeVersion: NOTICE_VERSION };
      const input = { ...account, ...(mailed && { returnPath: mailed }) };
      const commandId = commandIdOf(input);
      await query(SignUp, { input: { ...input, trap: trap.read(), commandId } });
      rememberSignUp(commandId);
      setSentTo(input.email);
    },
    errorText: useAccountErrorText(),
  });
  if (session.state === 'signed-in') return <Redirect to={returnPath(parameters)} />;
  return (
    <AccountFrame title={messages.signUpTitle} heading={messages.signUpHeading} lead={messages.signUpLead}>
      {sentTo === undefined ? (
        <form className="panel form" {...form.props} aria-label={messages.signUpTitle}>
          <FormFailure failure={form.failure} />
          <TextField label={messages.name} autoComplete="name" {...form.field('name')} />
          <TextField label={messages.email} type="email" autoComplete="email" {...form.field('email')} />
          <PasswordField
            label={messages.password}
            help={messages.passwordHelp}
            autoComplete="new-password"
            {...form.field('password')}
          />
          <PasswordField label={messages.passwordAgain} autoComplete="new-password" {...form.field('again')} />
          <Honeypot field={trap.field} />
          <PrivacyNote />
          <SubmitButton className="button wide" sending={form.sending}>
            {messages.signUpTitle}
          </SubmitButton>
          <p className="small">
            <Link to={wanted ? signInPath(wanted) : paths.signIn}>{messages.haveAccount}</Link>
          </p>
        </form>
      ) : (
        <SuccessPanel text={messages.signUpDone}>
          <p>
            {messages.sentTo} <strong>{sentTo}</strong>
          </p>
          <p className="muted">{messages.linkLasts}</p>
          <ResendForm email={sentTo} returnPath={mailed} readTrap={trap.read} />
        </SuccessPanel>
      )}
    </AccountFrame>
  );
}

export { SignUpPage as Component };
