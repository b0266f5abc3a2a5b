import { FormFailure } from '../../../components/form/form-failure.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { ChangePassword } from '../../../lib/later/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { useServices } from '../../../lib/services.js';
import { useAppDispatch } from '../../../lib/store/store.js';
import { toastRaised } from '../../../lib/store/toast.slice.js';
import { checkAgain, checkNewPassword, checkPassword, useAccountErrorText } from '../account-fields.js';
import { accountMessages } from '../account.messages.js';
import { besideField } from '../api/password-refusal.js';
import { PasswordField } from './password-field.js';

/** Changes the password; the current one is required. `email` is for the browser's password manager. */
export function PasswordPanel({ email }: { email: string }) {
  const messages = useMessages(accountMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const form = useForm<'current' | 'next' | 'again'>({
    check: ({ current, next, again }) => ({
      current: checkPassword(current),
      next: checkNewPassword(next),
      again: checkAgain(again, next),
    }),
    async send({ current, next }) {
      await query(ChangePassword, { current, next }).catch(besideField('current'));
      form.reset();
      dispatch(toastRaised({ tone: 'ok', title: messages.passwordSaved }));
    },
    errorText: useAccountErrorText(),
  });
  return (
    <section className="panel" aria-labelledby="password">
      <h2 id="password">{messages.changePassword}</h2>
      <p className="muted">{messages.changePasswordLead}</p>
      <form className="form" {...form.props} aria-label={messages.changePassword}>
        <FormFailure failure={form.failure} />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={messages.currentPassword} autoComplete="current-password" {...form.field('current')} />
        <PasswordField
          label={messages.newPassword}
          help={messages.passwordHelp}
          autoComplete="new-password"
          {...form.field('next')}
        />
        <PasswordField label={messages.newPasswordAgain} autoComplete="new-password" {...form.field('again')} />
        <SubmitButton sending={form.sending}>{messages.save}</SubmitButton>
      </form>
    </section>
  );
}
