import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import type { BulkEdit } from '../api/bulk-edits-api.js';
import { bulkEditMessages } from './bulk-edit.messages.js';
import { useBulkRefusals } from './bulk-words.js';

/** Up to this number of names are shown without expanding. */
const FEW = 10;

/** ADM-COMMON-08: the businesses that a bulk edit leaves unchanged, with the reasons. */
export function BulkNamed({ reasons, named }: Pick<BulkEdit, 'reasons' | 'named'>) {
  const messages = useMessages(bulkEditMessages);
  const { serverError } = useMessages(backOfficeMessages);
  const words = useBulkRefusals();
  const why = (code: string) => words[code] ?? serverError;
  const total = reasons.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const names = (
    <ul className="delete-names">
      {named.map(({ id, name, code }) => (
        <li key={id}>{`${name}: ${why(code)}`}</li>
      ))}
      {total > named.length && <li>{messages.more(total - named.length)}</li>}
    </ul>
  );
  return (
    <>
      {(reasons.length > 1 || total > FEW) && (
        <ul className="delete-names">
          {reasons.map(({ code, count }) => (
            <li key={code}>{messages.reason(count, why(code))}</li>
          ))}
        </ul>
      )}
      {total > FEW ? (
        <details className="bulk-named">
          <summary>{messages.showNames}</summary>
          {names}
        </details>
      ) : (
        names
      )}
    </>
  );
}
