import { Alert, Button } from 'antd';
import { formatShortMoment } from '@tedarik/turkish';
import { useMessages } from '../../../lib/messages.js';
import { editMessages } from './edit.messages.js';

interface DraftOfferProps {
  at: number;
  /** Labels of the edited fields. */
  fields: string;
  onContinue: () => void;
  onDelete: () => void;
}

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
            <Button size="small" type="primary" onClick={onContinue}>
              {messages.continueDraft}
            </Button>
            <Button size="small" onClick={onDelete}>
              {messages.deleteDraft}
            </Button>
          </div>
        </>
      }
    />
  );
}
