import { useState } from 'react';
import { Link } from '../../lib/router/link.js';
import { useSearchParams } from '../../lib/router/router-context.js';
import { FormFailure } from '../../components/form/form-failure.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { Notice } from '../../components/notice.js';
import { paths, signInPath } from '../../config/paths.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useFormTrap } from '../../lib/forms/use-form-trap.js';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { VerifyEmail } from '../../lib/later/operations.js';
import { useMessages } from '../../lib/messages.js';
import { useServices } from '../../lib/services.js';
import { checkPassword, useAccountErrorText } from './account-fields.js';
import { accountMessages } from './account.messages.js';
import { besideField } from './api/password-refusal.js';
import { AccountFrame } from './components/account-frame.js';
import { SuccessPanel } from './components/success-panel.js';
import { PasswordField } from './components/password-field.js';
import { ResendForm } from './components/resend-form.js';
import { forgetSignUp, ownSignUpId } from './own-sign-up.js';
import { mailedPath } from './return-path.js';
import { useLinkToken } from './use-link-token.js';

/**
 * /e-posta-dogrula: needs a click on a button, because mail scanners open every link (AUTH-09). Anybody may have signed up with the
 * address, so in another browser than the one that signed up the password is required as proof.
 */
export function VerifyEmailPage() {
  const messages = useMessages(accountMessages);
  const { query } = useServices();
  const token = useLinkToken();
  const wanted = mailedPath(useSearchParams());
  const trap = useFormTrap();
  const [done, setDone] = useState(false);
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useForm<'password'>({
    check: ({ password }) => (needsPassword ? { password: checkPassword(password) } : {}),
    async send({ password }) {
      try {
        const proof = needsPassword ? { password } : { signUpId: ownSignUpId() };
        await query(VerifyEmail, { token: token!, ...proof }).catch(besideField('password'));
        forgetSignUp();
        setDone(true);
      } catch (error) {
        if (!(error instanceof QueryFailed) || error.code !== 'password-required') throw error;
        setNeedsPassword(true);
      }
    },
    errorText: useAccountErrorText(),
  });
  const expired = form.failure?.code === 'link-expired';
  return (
    <AccountFrame
      title={messages.verifyTitle}
      heading={done ? messages.verifiedHeading : messages.verifyHeading}
      lead={done ? messages.verifiedLead : messages.verifyLead}
    >
      {done ? (
        <SuccessPanel text={messages.verified}>
          <Link className="button wide" to={wanted ? signInPath(wanted) : paths.signIn}>
            {wanted ? messages.signInAndGoOn : messages.signIn}
          </Link>
        </SuccessPanel>
      ) : (
        <div className="panel form">
          <FormFailure failure={form.failure} text={expired ? messages.linkExpired : undefined} />
          {token === null && <Notice>{messages.linkMissing}</Notice>}
          {expired || token === null ? (
            <>
              <p>{messages.sendAgain}</p>
              <ResendForm returnPath={wanted} readTrap={trap.read} />
            </>
          ) : (
            <form className="form" {...form.props} aria-label={messages.verifyTitle}>
              {needsPassword && (
                <>
                  <p role="status">{messages.whoseSignUp}</p>
                  <PasswordField
                    label={messages.password}
                    autoComplete="current-password"
                    {...form.field('password')}
                  />
                </>
              )}
              <SubmitButton className="button wide" sending={form.sending}>
                {messages.verify}
              </SubmitButton>
            </form>
          )}
        </div>
      )}
    </AccountFrame>
  );
}

export { VerifyEmailPage as Component };
