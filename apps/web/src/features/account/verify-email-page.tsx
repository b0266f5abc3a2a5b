import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FormFailure } from '../../components/form/form-failure.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { Icon } from '../../components/icon.js';
import { paths } from '../../config/paths.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useFormTrap } from '../../lib/forms/use-form-trap.js';
import { VerifyEmail } from '../../lib/graphql/operations.js';
import { useMessages } from '../../lib/messages.js';
import { useServices } from '../../lib/services.js';
import { useErrorText } from './account-fields.js';
import { accountMessages } from './account.messages.js';
import { AccountDoor } from './components/account-door.js';
import { Done } from './components/done.js';
import { ResendForm } from './components/resend-form.js';
import { useLinkToken } from './use-link-token.js';

/** AUTH-09, /e-posta-dogrula: a button, because programs that look through mails open every link in them. */
export function VerifyEmailPage() {
  const messages = useMessages(accountMessages);
  const { query } = useServices();
  const token = useLinkToken();
  const trap = useFormTrap();
  const [done, setDone] = useState(false);
  const form = useForm<never>({
    check: () => ({}),
    async send() {
      await query(VerifyEmail, { token: token! });
      setDone(true);
    },
    errorText: useErrorText(),
  });
  const expired = form.failure?.code === 'link-expired';
  return (
    <AccountDoor title={messages.verifyTitle} heading={messages.verifyHeading} lead={messages.verifyLead}>
      {done ? (
        <Done text={messages.verified}>
          <Link className="button wide" to={paths.signIn}>
            {messages.signIn}
          </Link>
        </Done>
      ) : (
        <div className="panel form">
          <FormFailure failure={form.failure} text={expired ? messages.linkExpired : undefined} />
          {token === null && (
            <p className="notice">
              <Icon name="info" />
              {messages.linkMissing}
            </p>
          )}
          {expired || token === null ? (
            <>
              <p>{messages.askAgain}</p>
              <ResendForm readTrap={trap.read} />
            </>
          ) : (
            <form {...form.props} aria-label={messages.verifyTitle}>
              <SubmitButton className="button wide" sending={form.sending}>
                {messages.verify}
              </SubmitButton>
            </form>
          )}
        </div>
      )}
    </AccountDoor>
  );
}

export { VerifyEmailPage as Component };
