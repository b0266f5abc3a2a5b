import { formatNumber } from '@tedarik/turkish';
import type { ReactNode } from 'react';
import { HeadRow } from '../../../../components/head-row.js';
import { useMessages } from '../../../../lib/messages.js';
import type { ImportForm, Review } from '../api/review.js';
import { recognisedMessages } from './recognised.messages.js';

/** Most columns that the sentence above the table names as not imported; the table shows all. */
const NAMED = 12;

/** Number of further sample values next to the first one. */
const SAMPLES = 2;

export type RecognisedColumn = NonNullable<Review['columns']>[number];

/** All fields that a column or its parts are mapped to. */
export const targetsOf = ({ target, split }: RecognisedColumn) =>
  [{ target }, ...(split?.further ?? [])].flatMap((part) => part.target ?? []);
const isLeftOut = (column: RecognisedColumn): boolean => targetsOf(column).every((target) => target === 'rating');

const isNumbered = ({ name }: RecognisedColumn): boolean => /^#\d+$/.test(name);
/** Whether the file has no column names: the mapping is then not remembered for later files. */
export const areNumbered = (columns: readonly RecognisedColumn[]): boolean => columns.every(isNumbered);

/** The name of a column; an unnamed one is called by its number. */
export function useColumnName(): (column: RecognisedColumn) => string {
  const messages = useMessages(recognisedMessages);
  return (column) => (isNumbered(column) ? messages.numbered(column.name.slice(1)) : column.name);
}

interface RecognisedColumnsProps extends Pick<Review, 'columns'> {
  form: ImportForm;
  /** Rendered below the recognised columns; allows changing their mapping. */
  choice: (columns: RecognisedColumn[]) => ReactNode;
}

/** How the columns of a table, or the fields of records, were recognised: their targets, and what is not imported. */
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

/** A table of the columns or fields with sample values and targets. */
export function ColumnsTable<Shown extends RecognisedColumn>({ columns, goesTo }: ColumnsTableProps<Shown>) {
  const messages = useMessages(recognisedMessages);
  const nameOf = useColumnName();
  return (
    <table className="import-facts">
      <HeadRow titles={[messages.column, messages.sample, messages.target]} />
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
