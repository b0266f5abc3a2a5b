import { useState } from 'react';
import { FormFailure } from '../../components/form/form-failure.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { Icon } from '../../components/icon.js';
import { paths } from '../../config/paths.js';
import { useForm } from '../../lib/forms/use-form.js';
import { SwitchReplyMails } from '../../lib/later/operations.js';
import { useMessages } from '../../lib/messages.js';
import { Link } from '../../lib/router/link.js';
import { useServices } from '../../lib/services.js';
import { AccountFrame } from './components/account-frame.js';
import { SuccessPanel } from './components/success-panel.js';
import { replyMailsMessages } from './reply-mails.messages.js';
import { useLinkToken } from './use-link-token.js';

/** /yanit-bildirimi: stops the mails about replies to reviews, and sends them again; like SearchMailsPage by a button and without sign-in. */
export function ReplyMailsPage() {
  const messages = useMessages(replyMailsMessages);
  const { query } = useServices();
  const token = useLinkToken();
  const [isOn, setOn] = useState<boolean | null>(null);
  const form = useForm<never>({
    async send() {
      const on = isOn === false;
      await query(SwitchReplyMails, { token: token!, on });
      setOn(on);
    },
  });
  const isExpired = token === null || form.failure?.code === 'link-expired';
  const button = (
    <form className="panel form" {...form.props} aria-label={messages.title}>
      {isExpired ? (
        <>
          <p className="notice" role={form.failure ? 'alert' : undefined}>
            <Icon name="info" />
            {messages.expired}
          </p>
          <Link className="button wide" to={paths.home}>
            {messages.home}
          </Link>
        </>
      ) : (
        <>
          <FormFailure failure={form.failure} />
          <SubmitButton className={isOn === false ? 'button outline wide' : 'button wide'} sending={form.sending}>
            {isOn === false ? messages.again : messages.stop}
          </SubmitButton>
        </>
      )}
    </form>
  );
  return (
    <AccountFrame title={messages.title} heading={messages.title} lead={messages.lead}>
      {isOn !== null && <SuccessPanel key={String(isOn)} text={isOn ? messages.resumed : messages.stopped} />}
      {isOn !== true && button}
    </AccountFrame>
  );
}

export { ReplyMailsPage as Component };
