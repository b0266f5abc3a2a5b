import { useState } from 'react';
import { Link } from '../../lib/router/link.js';
import { FormFailure } from '../../components/form/form-failure.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { Icon } from '../../components/icon.js';
import { paths } from '../../config/paths.js';
import { useForm } from '../../lib/forms/use-form.js';
import { EndSearchMails } from '../../lib/later/operations.js';
import { useMessages } from '../../lib/messages.js';
import { useServices } from '../../lib/services.js';
import { AccountFrame } from '../account/components/account-frame.js';
import { SuccessPanel } from '../account/components/success-panel.js';
import { useLinkToken } from '../account/use-link-token.js';
import { savedSearchesMessages } from './saved-searches.messages.js';

/** /arama-bildirimi: unsubscribing needs a click on a button, because mail scanners open every link. No sign-in is needed. */
export function SearchMailsPage() {
  const messages = useMessages(savedSearchesMessages);
  const { query } = useServices();
  const token = useLinkToken();
  const [stopped, setStopped] = useState<string | null>(null);
  const form = useForm<never>({
    async send() {
      setStopped((await query(EndSearchMails, { token: token! })).stopSearchMails);
    },
  });
  const expired = token === null || form.failure?.code === 'link-expired';
  return (
    <AccountFrame title={messages.stopTitle} heading={messages.stopTitle} lead={messages.stopLead}>
      {stopped !== null ? (
        <SuccessPanel text={messages.stopped(stopped)}>
          <Link className="button wide" to={paths.savedSearches}>
            {messages.title}
          </Link>
        </SuccessPanel>
      ) : (
        <form className="panel form" {...form.props} aria-label={messages.stopTitle}>
          {expired ? (
            <>
              <p className="notice" role={form.failure ? 'alert' : undefined}>
                <Icon name="info" />
                {messages.linkExpired}
              </p>
              <Link className="button wide" to={paths.savedSearches}>
                {messages.title}
              </Link>
            </>
          ) : (
            <>
              <FormFailure failure={form.failure} />
              <SubmitButton className="button wide" sending={form.sending}>
                {messages.stop}
              </SubmitButton>
            </>
          )}
        </form>
      )}
    </AccountFrame>
  );
}

export { SearchMailsPage as Component };
