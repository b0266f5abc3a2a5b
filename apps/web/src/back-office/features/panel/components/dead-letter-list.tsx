import { formatNumber, formatShortMoment } from '@tedarik/turkish';
import { App, Button } from 'antd';
import { Fragment } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { textFor } from '../../../components/text-for.js';
import { useToasts } from '../../../components/use-toasts.js';
import {
  type DeadLetters,
  useDiscardDeadLettersMutation,
  useRedriveDeadLettersMutation,
} from '../api/dead-letters-api.js';
import { deadLetterMessages } from '../dead-letters.messages.js';

/** The dead letters of one consumer with their reasons, to be sent again or discarded. */
export function DeadLettersMessages({
  deadLetters: { service, durable, count, entries },
}: {
  deadLetters: DeadLetters;
}) {
  const messages = useMessages(deadLetterMessages);
  const { modal } = App.useApp();
  const toasts = useToasts();
  const [redrive, redriving] = useRedriveDeadLettersMutation();
  const [discard, discarding] = useDiscardDeadLettersMutation();

  const sendAgain = async () => {
    const { data = 0, error } = await redrive({ service, durable });
    if (error) toasts.failed(messages.notRedriven, error);
    else toasts.succeeded(messages.redriven(formatNumber(data)));
  };
  const confirmAndDiscard = () =>
    modal.confirm({
      title: messages.discardTitle,
      content: messages.discardText(formatNumber(count)),
      okText: messages.discardThem,
      okButtonProps: { danger: true },
      cancelText: messages.keep,
      onOk: async () => {
        const { data = 0, error } = await discard({ service, durable });
        if (error) toasts.failed(messages.notDiscarded, error);
        else toasts.succeeded(messages.discarded(formatNumber(data)));
      },
    });

  return (
    <div className="dead-letters" role="group" aria-label={durable}>
      <details>
        <summary>
          {durable} ({formatNumber(count)}): {messages.details}
        </summary>
        <ul>
          {entries.map(({ subject, reason, at }, place) => (
            <li key={`${place} ${at}`}>
              <code>{wrappable(subject)}</code>
              {textFor(messages, reason)} <time dateTime={at}>{formatShortMoment(at)}</time>
            </li>
          ))}
          {count > entries.length && <li>{messages.more(formatNumber(count - entries.length))}</li>}
        </ul>
      </details>
      <Button size="small" loading={redriving.isLoading} onClick={() => void sendAgain()}>
        {messages.redrive}
      </Button>
      <Button size="small" danger loading={discarding.isLoading} onClick={() => void confirmAndDiscard()}>
        {messages.discard}
      </Button>
    </div>
  );
}

/** A subject, which may be broken after each of its dots. */
const wrappable = (subject: string) =>
  subject.split(/(?<=\.)/).map((part, at) => (
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ));
