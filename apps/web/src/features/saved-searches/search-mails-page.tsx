import { useState } from 'react';
import { Link } from '../../lib/router/link.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { paths } from '../../config/paths.js';
import { useForm } from '../../lib/forms/use-form.js';
import { EndSearchMails } from '../../lib/later/operations.js';
import { useMessages } from '../../lib/messages.js';
import { useServices } from '../../lib/services.js';
import { AccountFrame } from '../account/components/account-frame.js';
import { MailLinkForm } from '../account/components/mail-link-form.js';
import { SuccessPanel } from '../account/components/success-panel.js';
import { useLinkToken } from '../account/use-link-token.js';
import { savedSearchesMessages } from './saved-searches.messages.js';

/** /arama-bildirimi: stops the mails of a saved search. No sign-in is needed. */
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
  const exit = { to: paths.savedSearches, label: messages.title };
  return (
    <AccountFrame title={messages.stopTitle} heading={messages.stopTitle} lead={messages.stopLead}>
      {stopped !== null ? (
        <SuccessPanel text={messages.stopped(stopped)}>
          <Link className="button wide" to={exit.to}>
            {exit.label}
          </Link>
        </SuccessPanel>
      ) : (
        <MailLinkForm
          label={messages.stopTitle}
          form={form}
          token={token}
          expiredText={messages.linkExpired}
          exit={exit}
        >
          <SubmitButton className="button wide" sending={form.sending}>
            {messages.stop}
          </SubmitButton>
        </MailLinkForm>
      )}
    </AccountFrame>
  );
}

export { SearchMailsPage as Component };
