import { formatShortDate } from '@tedarik/turkish';
import type { ListColumn } from './managed-table.js';

/** A date column, by which lists are sorted. */
export const dayColumn = <Row>(title: string, dayOf: (row: Row) => string, width = 140): ListColumn<Row> => ({
  key: 'date',
  title,
  isDate: true,
  width,
  render: (row) => formatShortDate(dayOf(row)),
});
