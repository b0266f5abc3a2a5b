import { formatNumber } from '@tedarik/turkish';
import { HeadRow } from '../../../../components/head-row.js';
import { useMessages } from '../../../../lib/messages.js';
import type { BulkEdit } from '../api/bulk-edits-api.js';
import { bulkEditMessages } from './bulk-edit.messages.js';
import { BulkNamed } from './bulk-named.js';
import { useBulkValueWords } from './bulk-words.js';

/**
 * The preview of a bulk edit: how many businesses would change, have the value already, or cannot change; with examples before and after.
 */
export function BulkPreview({ edit }: { edit: BulkEdit }) {
  const messages = useMessages(bulkEditMessages);
  const say = useBulkValueWords(edit);
  const { toChange, same, refused, reasons, named, examples } = edit;
  return (
    <section className="bulk-preview" aria-label={messages.preview}>
      <dl className="bulk-numbers">
        {[
          [messages.toChange, toChange] as const,
          [messages.same, same] as const,
          [messages.refused, refused] as const,
        ].map(([what, count]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <BulkNamed reasons={reasons} named={named} />
      {examples.length === 0 ? (
        <p>{messages.nothingToChange}</p>
      ) : (
        <table className="bulk-examples">
          <caption>{messages.firstOnes(examples.length)}</caption>
          <HeadRow titles={[messages.business, messages.before, messages.after]} />
          <tbody>
            {examples.map(({ id, name, before, after }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{say(before)}</td>
                <td>{say(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
