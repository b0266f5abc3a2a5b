import { formatNumber } from '@tedarik/turkish';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import type { ImportForm, Review } from '../api/review.js';
import { recognisedMessages, targetMessages } from './recognised.messages.js';

/** Columns that are not imported are all in the table; the sentence above it names so many. */
const NAMED = 12;

export type Column = NonNullable<Review['columns']>[number];
const isLeftOut = ({ target }: Column): boolean => target === null || target === 'rating';

interface RecognisedColumnsProps extends Pick<Review, 'columns'> {
  form: ImportForm;
  /** Below the columns of a table: where somebody sends them elsewhere. */
  choice: (columns: Column[]) => ReactNode;
}

/** How the columns of a table, or the fields of records, were understood: where each goes, and what is not imported. */
export function RecognisedColumns({ columns, form, choice }: RecognisedColumnsProps) {
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
      {isTable ? (
        choice(columns)
      ) : (
        <details>
          <summary>{messages.show}</summary>
          <ColumnsTable columns={columns} goesTo={({ target }) => (target ? targets[target] : messages.isLeftOut)} />
        </details>
      )}
    </section>
  );
}

/** Each column or field with a sample, and where it goes. */
export function ColumnsTable({ columns, goesTo }: { columns: Column[]; goesTo: (column: Column) => ReactNode }) {
  const messages = useMessages(recognisedMessages);
  return (
    <table className="import-facts">
      <thead>
        <tr>
          <th scope="col">{messages.column}</th>
          <th scope="col">{messages.sample}</th>
          <th scope="col">{messages.target}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column.name} className={isLeftOut(column) ? 'left-out' : undefined}>
            <th scope="row">{column.name}</th>
            <td>{column.sample}</td>
            <td>{goesTo(column)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
