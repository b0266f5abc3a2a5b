import { Alert, Button } from 'antd';
import { formatShortMoment } from '@tedarik/turkish';
import type { MouseEvent } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { editMessages } from './edit.messages.js';

interface DraftOfferProps {
  at: number;
  /** Labels of the edited fields. */
  fields: string;
  onContinue: () => void;
  onDelete: () => void;
}

/** The offer goes away with its buttons, so the focus moves to the drawer or screen of the form. */
const thenToForm =
  (decide: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>) => {
    decide();
    currentTarget.closest<HTMLElement>('.ant-drawer, #icerik')?.focus({ preventScroll: true });
  };

export function DraftOffer({ at, fields, onContinue, onDelete }: DraftOfferProps) {
  const messages = useMessages(editMessages);
  return (
    <Alert
      className="form-alert"
      type="info"
      showIcon
      title={messages.draftFound(formatShortMoment(new Date(at)))}
      description={
        <>
          <p>{messages.draftHelp(fields)}</p>
          <div className="conflict-actions">
            <Button size="small" type="primary" onClick={thenToForm(onContinue)}>
              {messages.continueDraft}
            </Button>
            <Button size="small" onClick={thenToForm(onDelete)}>
              {messages.deleteDraft}
            </Button>
          </div>
        </>
      }
    />
  );
}
