import { HeadRow } from '../../../components/head-row.js';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import type { AuditRecord } from './history-api.js';
import { historyMessages } from './history.messages.js';
import { type Named, useChangeWords } from './audit-words.js';

interface ChangesTableProps extends Pick<AuditRecord, 'recordKind' | 'changes'> {
  /** Names of the businesses whose ids occur in the changes. */
  names: readonly Named[];
}

/** A table of changed fields with their values before and after. Rows that are empty on both sides are left out. */
export function ChangesTable({ recordKind, changes, names }: ChangesTableProps) {
  const messages = useMessages(historyMessages);
  const { dash } = useMessages(backOfficeMessages);
  const words = useChangeWords(recordKind, names);
  const told = changes
    .map(({ field, before, after }) => ({
      field,
      before: words.value(field, before),
      after: words.value(field, after),
    }))
    .filter(({ before, after }) => before !== null || after !== null);
  if (told.length === 0) return null;
  return (
    <table className="differences">
      <HeadRow titles={[messages.field, messages.before, messages.after]} />
      <tbody>
        {told.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{words.field(field)}</th>
            <td>{before ?? dash}</td>
            <td>{after ?? dash}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
