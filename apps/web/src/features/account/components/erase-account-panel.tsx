import { useRef } from 'react';
import { useNavigate } from '../../../lib/router/router-context.js';
import { FormFailure } from '../../../components/form/form-failure.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { paths } from '../../../config/paths.js';
import { dropDraftsOf } from '../../../lib/forms/stored-drafts.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { EraseAccount } from '../../../lib/later/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { useServices } from '../../../lib/services.js';
import { useSession, visitorChanged } from '../../../lib/store/session.slice.js';
import { useAppDispatch } from '../../../lib/store/store.js';
import { toastRaised } from '../../../lib/store/toast.slice.js';
import { useIsMounted } from '../../../lib/use-is-mounted.js';
import { checkPassword, useAccountErrorText } from '../account-fields.js';
import { accountMessages } from '../account.messages.js';
import { besideField } from '../api/password-refusal.js';
import { PasswordField } from './password-field.js';

/** GEN-21: erases the account at once, after a dialog that requires the password. */
export function EraseAccountPanel() {
  const messages = useMessages(accountMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const account = useSession().visitor?.id;
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useForm<'password'>({
    check: ({ password }) => ({ password: checkPassword(password) }),
    async send({ password }) {
      await query(EraseAccount, { password }).catch(besideField('password'));
      // Read first, because this panel unmounts when the visitor is signed out.
      const wasHere = isMounted.current;
      if (account) dropDraftsOf(account);
      dispatch(visitorChanged(null));
      dispatch(toastRaised({ tone: 'ok', title: messages.erased }));
      if (wasHere) await navigate(paths.home, { replace: true });
    },
    errorText: useAccountErrorText(),
  });
  return (
    <section className="panel" aria-labelledby="erase">
      <h2 id="erase">{messages.eraseHeading}</h2>
      <p>{messages.eraseLead}</p>
      <button
        className="button outline"
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {messages.erase}
      </button>
      <dialog className="confirm" ref={dialog} aria-labelledby="erase-question" onClose={form.reset}>
        <h2 id="erase-question">{messages.eraseSure}</h2>
        <p>{messages.eraseLead}</p>
        <form className="form" {...form.props} aria-label={messages.erase}>
          <FormFailure failure={form.failure} />
          <PasswordField label={messages.password} autoComplete="current-password" {...form.field('password')} />
          <div className="actions">
            <SubmitButton sending={form.sending}>{messages.eraseConfirm}</SubmitButton>
            <button className="button quiet" type="button" onClick={() => dialog.current?.close()}>
              {messages.stay}
            </button>
          </div>
        </form>
      </dialog>
    </section>
  );
}
