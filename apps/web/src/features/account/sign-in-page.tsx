import { useState } from 'react';
import { Link, Redirect } from '../../lib/router/link.js';
import { useSearchParams } from '../../lib/router/router-context.js';
import { FormFailure } from '../../components/form/form-failure.js';
import { PrivacyNote } from '../../components/form/privacy-note.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { paths, signUpPath } from '../../config/paths.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useFormTrap } from '../../lib/forms/use-form-trap.js';
import type { QueryFailed } from '../../lib/graphql/operation.js';
import { type MessagesOf, useMessages } from '../../lib/messages.js';
import { useSession, visitorChanged } from '../../lib/store/session.slice.js';
import { useAppDispatch } from '../../lib/store/store.js';
import { checkEmail, checkPassword, useAccountErrorText } from './account-fields.js';
import { accountMessages } from './account.messages.js';
import { signIn } from './api/session-endpoints.js';
import { AccountFrame } from './components/account-frame.js';
import { PasswordField } from './components/password-field.js';
import { ResendForm } from './components/resend-form.js';
import { mailedPath, returnPath, wantedPath } from './return-path.js';

/** /giris: returns to the page the visitor came from, at once if already signed in (AUTH-10). */
export function SignInPage() {
  const messages = useMessages(accountMessages);
  const dispatch = useAppDispatch();
  const session = useSession();
  const parameters = useSearchParams();
  const wanted = wantedPath(parameters);
  const trap = useFormTrap();
  const [email, setEmail] = useState('');
  const form = useForm<'email' | 'password'>({
    check: (values) => ({ email: checkEmail(values.email), password: checkPassword(values.password) }),
    async send({ password, ...values }) {
      setEmail(values.email.trim());
      dispatch(visitorChanged(await signIn({ email: values.email.trim(), password })));
    },
    errorText: useAccountErrorText(),
  });
  if (session.state === 'signed-in') return <Redirect to={returnPath(parameters)} />;

  return (
    <AccountFrame title={messages.signIn} heading={messages.signInHeading} lead={messages.signInLead}>
      <div className="panel form">
        <form className="form" {...form.props} aria-label={messages.signIn}>
          <FormFailure failure={form.failure} text={refusalText(form.failure, messages)} />
          <TextField label={messages.email} type="email" autoComplete="username" {...form.field('email')} />
          <PasswordField label={messages.password} autoComplete="current-password" {...form.field('password')} />
          <PrivacyNote />
          <SubmitButton className="button wide" sending={form.sending}>
            {messages.signIn}
          </SubmitButton>
        </form>
        {form.failure?.code === 'e-mail-not-verified' && (
          <ResendForm email={email} returnPath={mailedPath(parameters)} readTrap={trap.read} />
        )}
        <p className="small account-links">
          <Link to={paths.forgotPassword}>{messages.forgot}</Link>
          <Link to={wanted ? signUpPath(wanted) : paths.signUp}>{messages.createAccount}</Link>
        </p>
      </div>
    </AccountFrame>
  );
}

function refusalText(failure: QueryFailed | null, messages: MessagesOf<typeof accountMessages>): string | undefined {
  if (failure?.code === 'wrong-credentials') return messages.wrongCredentials;
  if (failure?.code === 'e-mail-not-verified') return messages.notVerified;
  return undefined;
}

export { SignInPage as Component };
