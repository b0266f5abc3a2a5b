import { Alert } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { managedBusinessMessages } from '../businesses.messages.js';
import { useRefusalWords } from './use-refusal-words.js';

/** A business that a bulk operation left unchanged. */
export interface RefusedBusiness {
  id: string;
  name: string;
  code: string | null;
}

/** ADM-COMMON-08: lists the refused businesses with the reasons, until closed. */
export function OutcomeReport({ refused, onClose }: { refused: readonly RefusedBusiness[]; onClose: () => void }) {
  const messages = useMessages(managedBusinessMessages);
  const shared = useMessages(backOfficeMessages);
  const words = useRefusalWords();
  if (refused.length === 0) return null;
  return (
    <Alert
      className="form-alert"
      type="warning"
      showIcon
      closable={{ onClose, 'aria-label': shared.close }}
      title={messages.report}
      description={
        <ul className="delete-names">
          {refused.map(({ id, name, code }) => (
            <li key={id}>{`${name}: ${words[code ?? ''] ?? shared.serverError}`}</li>
          ))}
        </ul>
      }
    />
  );
}
