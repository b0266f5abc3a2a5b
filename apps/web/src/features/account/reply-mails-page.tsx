import { useState } from 'react';
import { SubmitButton } from '../../components/form/submit-button.js';
import { paths } from '../../config/paths.js';
import { useForm } from '../../lib/forms/use-form.js';
import { SwitchReplyMails } from '../../lib/later/operations.js';
import { useMessages } from '../../lib/messages.js';
import { useServices } from '../../lib/services.js';
import { AccountFrame } from './components/account-frame.js';
import { MailLinkForm } from './components/mail-link-form.js';
import { SuccessPanel } from './components/success-panel.js';
import { replyMailsMessages } from './reply-mails.messages.js';
import { useLinkToken } from './use-link-token.js';

/** /yanit-bildirimi: stops the mails about replies to reviews, and sends them again. No sign-in is needed. */
export function ReplyMailsPage() {
  const messages = useMessages(replyMailsMessages);
  const { query } = useServices();
  const token = useLinkToken();
  const [isOn, setOn] = useState<boolean | null>(null);
  const isStopped = isOn === false;
  const form = useForm<never>({
    async send() {
      await query(SwitchReplyMails, { token: token!, on: isStopped });
      setOn(isStopped);
    },
  });
  const exit = { to: paths.home, label: messages.home };
  return (
    <AccountFrame title={messages.title} heading={messages.title} lead={messages.lead}>
      {isOn !== null && <SuccessPanel key={String(isOn)} text={isOn ? messages.resumed : messages.stopped} />}
      {isOn !== true && (
        <MailLinkForm label={messages.title} form={form} token={token} expiredText={messages.expired} exit={exit}>
          <SubmitButton className={isStopped ? 'button outline wide' : 'button wide'} sending={form.sending}>
            {isStopped ? messages.again : messages.stop}
          </SubmitButton>
        </MailLinkForm>
      )}
    </AccountFrame>
  );
}

export { ReplyMailsPage as Component };
