import { formatNumber } from '@tedarik/turkish';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import type { ImportForm, Review } from '../api/review.js';
import { recognisedMessages } from './recognised.messages.js';

/** Columns that are not imported are all in the table; the sentence above it names so many. */
const NAMED = 12;

/** Further values of a column that are shown beside its first one. */
const SAMPLES = 2;

export type RecognisedColumn = NonNullable<Review['columns']>[number];

/** All fields that a column goes to, or its parts do. */
export const targetsOf = ({ target, split }: RecognisedColumn) =>
  [{ target }, ...(split?.further ?? [])].flatMap((part) => part.target ?? []);
const isLeftOut = (column: RecognisedColumn): boolean => targetsOf(column).every((target) => target === 'rating');

const isNumbered = ({ name }: RecognisedColumn): boolean => /^#\d+$/.test(name);
/** Whether the file names none of its columns: what is chosen for them is not kept. */
export const areNumbered = (columns: readonly RecognisedColumn[]): boolean => columns.every(isNumbered);

/** The name of a column; one that the file does not name is known by its number. */
export function useColumnName(): (column: RecognisedColumn) => string {
  const messages = useMessages(recognisedMessages);
  return (column) => (isNumbered(column) ? messages.numbered(column.name.slice(1)) : column.name);
}

interface RecognisedColumnsProps extends Pick<Review, 'columns'> {
  form: ImportForm;
  /** Below what was understood: where somebody sends them elsewhere. */
  choice: (columns: RecognisedColumn[]) => ReactNode;
}

/** How the columns of a table, or the fields of records, were understood: where each goes, and what is not imported. */
export function RecognisedColumns({ columns, form, choice }: RecognisedColumnsProps) {
  const messages = useMessages(recognisedMessages);
  const nameOf = useColumnName();
  const isTable = form === 'tsv';
  if (!columns) return isTable ? <p className="import-card import-lead">{messages.headerMissing}</p> : null;
  const leftOut = columns.filter(isLeftOut).map(nameOf);
  const namesLeftOut = isTable ? messages.columnsLeftOut : messages.fieldsLeftOut;
  const title = isTable ? messages.columnsTitle : messages.fieldsTitle;
  const names = leftOut.length > NAMED ? [...leftOut.slice(0, NAMED), '…'] : leftOut;
  return (
    <section className="import-card import-columns" aria-labelledby="import-columns">
      <h2 id="import-columns">{title(formatNumber(columns.length - leftOut.length), formatNumber(columns.length))}</h2>
      <p className="import-lead">{names.length ? namesLeftOut(names.join(', ')) : messages.nothingLeftOut}</p>
      {choice(columns)}
    </section>
  );
}

interface ColumnsTableProps<Shown extends RecognisedColumn> {
  columns: Shown[];
  goesTo: (column: Shown) => ReactNode;
}

/** Each column or field with samples, and where it goes. */
export function ColumnsTable<Shown extends RecognisedColumn>({ columns, goesTo }: ColumnsTableProps<Shown>) {
  const messages = useMessages(recognisedMessages);
  const nameOf = useColumnName();
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
            <th scope="row">{nameOf(column)}</th>
            <td>
              {column.sample}
              {column.further?.slice(0, SAMPLES).map((text) => (
                <small key={text}>{text}</small>
              ))}
            </td>
            <td>{goesTo(column)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
