import { useState } from 'react';
import { Link } from '../../lib/router/link.js';
import { useSearchParams } from '../../lib/router/router-context.js';
import { FormFailure } from '../../components/form/form-failure.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { Notice } from '../../components/notice.js';
import { paths } from '../../config/paths.js';
import { useForm } from '../../lib/forms/use-form.js';
import { ResetPassword } from '../../lib/later/operations.js';
import { useMessages } from '../../lib/messages.js';
import { useServices } from '../../lib/services.js';
import { visitorChanged } from '../../lib/store/session.slice.js';
import { useAppDispatch } from '../../lib/store/store.js';
import { checkAgain, checkNewPassword, useAccountErrorText } from './account-fields.js';
import { accountMessages } from './account.messages.js';
import { AccountFrame } from './components/account-frame.js';
import { SuccessPanel } from './components/success-panel.js';
import { PasswordField } from './components/password-field.js';
import { useLinkToken } from './use-link-token.js';

/**
 * /sifre-sifirla: success ends every session of the account, including this one (AUTH-11). Links for back-office accounts lead here too;
 * the page then links to the back office's sign-in.
 */
export function ResetPasswordPage() {
  const messages = useMessages(accountMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const token = useLinkToken();
  const isOfBackOffice = useSearchParams().has('yonetim');
  const [done, setDone] = useState(false);
  const form = useForm<'password' | 'again'>({
    check: ({ password, again }) => ({ password: checkNewPassword(password), again: checkAgain(again, password) }),
    async send({ password }) {
      await query(ResetPassword, { token: token!, password });
      dispatch(visitorChanged(null));
      setDone(true);
    },
    errorText: useAccountErrorText(),
  });
  const expired = form.failure?.code === 'link-expired';
  return (
    <AccountFrame title={messages.resetTitle} heading={messages.resetHeading} lead={messages.resetLead}>
      {done ? (
        <SuccessPanel text={messages.resetDone}>
          {isOfBackOffice ? (
            <a className="button wide" href={paths.backOffice}>
              {messages.signIn}
            </a>
          ) : (
            <Link className="button wide" to={paths.signIn}>
              {messages.signIn}
            </Link>
          )}
        </SuccessPanel>
      ) : token === null ? (
        <div className="panel form">
          <Notice>{messages.linkMissing}</Notice>
          <Link to={paths.forgotPassword}>{messages.requestResetLink}</Link>
        </div>
      ) : (
        <form className="panel form" {...form.props} aria-label={messages.resetTitle}>
          <FormFailure failure={form.failure} text={expired ? messages.linkExpired : undefined} />
          {expired && isOfBackOffice && <p>{messages.contactAdministrator}</p>}
          {expired && !isOfBackOffice && <Link to={paths.forgotPassword}>{messages.requestResetLink}</Link>}
          <PasswordField
            label={messages.newPassword}
            help={messages.passwordHelp}
            autoComplete="new-password"
            {...form.field('password')}
          />
          <PasswordField label={messages.newPasswordAgain} autoComplete="new-password" {...form.field('again')} />
          <SubmitButton className="button wide" sending={form.sending}>
            {messages.saveNewPassword}
          </SubmitButton>
        </form>
      )}
    </AccountFrame>
  );
}

export { ResetPasswordPage as Component };
