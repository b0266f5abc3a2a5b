import { Link } from '../../lib/router/link.js';
import { useNavigate } from '../../lib/router/router-context.js';
import { FormFailure } from '../../components/form/form-failure.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { paths } from '../../config/paths.js';
import { dropDraftsOf } from '../../lib/forms/stored-drafts.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useMessages } from '../../lib/messages.js';
import { backOfficeFlag } from '../../lib/session/back-office-flag.js';
import { useSession, visitorChanged } from '../../lib/store/session.slice.js';
import { useAppDispatch } from '../../lib/store/store.js';
import { toastRaised } from '../../lib/store/toast.slice.js';
import { useIsMounted } from '../../lib/use-is-mounted.js';
import { useAccountErrorText } from './account-fields.js';
import { accountMessages } from './account.messages.js';
import { signOut } from './api/session-endpoints.js';
import { AccountFrame } from './components/account-frame.js';

/** /cikis: opening the address does not sign out, only the button does (AUTH-10). */
export function SignOutPage() {
  const messages = useMessages(accountMessages);
  const dispatch = useAppDispatch();
  const account = useSession().visitor?.id;
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const form = useForm<never>({
    async send() {
      await signOut();
      backOfficeFlag.clear();
      if (account) dropDraftsOf(account);
      dispatch(visitorChanged(null));
      dispatch(toastRaised({ tone: 'ok', title: messages.signedOut }));
      if (isMounted.current) await navigate(paths.home, { replace: true });
    },
    errorText: useAccountErrorText(),
  });
  return (
    <AccountFrame title={messages.signOut} heading={messages.signOutHeading} lead={messages.signOutLead}>
      <form className="panel form" {...form.props} aria-label={messages.signOut}>
        <FormFailure failure={form.failure} />
        <SubmitButton className="button wide" sending={form.sending}>
          {messages.signOut}
        </SubmitButton>
        <Link className="button quiet" to={paths.account}>
          {messages.stay}
        </Link>
      </form>
    </AccountFrame>
  );
}

export { SignOutPage as Component };
