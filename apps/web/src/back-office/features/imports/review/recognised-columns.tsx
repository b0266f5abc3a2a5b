import { formatNumber } from '@tedarik/turkish';
import { useMessages } from '../../../../lib/messages.js';
import type { ImportForm, Review } from '../api/review.js';
import { recognisedMessages, targetMessages } from './recognised.messages.js';

/** Columns that are not imported are all in the table; the sentence above it names so many. */
const NAMED = 12;
/** A longer table is opened by whoever wants to see it. */
const OPEN = 20;

type Column = NonNullable<Review['columns']>[number];
const isLeftOut = ({ target }: Column): boolean => target === null || target === 'rating';

/** How the columns of a table, or the fields of records, were understood: where each goes, and what is not imported. */
export function RecognisedColumns({ columns, form }: Pick<Review, 'columns'> & { form: ImportForm }) {
  const messages = useMessages(recognisedMessages);
  const targets = useMessages(targetMessages);
  const isTable = form === 'tsv';
  if (!columns) return isTable ? <p className="import-card import-lead">{messages.headerMissing}</p> : null;
  const leftOut = columns.filter(isLeftOut).map(({ name }) => name);
  const title = isTable ? messages.columnsTitle : messages.fieldsTitle;
  const names = leftOut.length > NAMED ? [...leftOut.slice(0, NAMED), '…'] : leftOut;
  return (
    <section className="import-card import-columns" aria-labelledby="import-columns">
      <h2 id="import-columns">{title(formatNumber(columns.length - leftOut.length), formatNumber(columns.length))}</h2>
      <p className="import-lead">{names.length ? messages.leftOut(names.join(', ')) : messages.nothingLeftOut}</p>
      <details open={isTable && columns.length <= OPEN}>
        <summary>{messages.show}</summary>
        <table className="import-facts">
          <thead>
            <tr>
              <th scope="col">{messages.column}</th>
              <th scope="col">{messages.sample}</th>
              <th scope="col">{messages.target}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ name, sample, target }) => (
              <tr key={name} className={isLeftOut({ name, sample, target }) ? 'left-out' : undefined}>
                <th scope="row">{name}</th>
                <td>{sample}</td>
                <td>{target ? targets[target] : messages.isLeftOut}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
