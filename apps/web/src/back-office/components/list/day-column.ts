import dayjs from 'dayjs';
import type { ListColumn } from './managed-table.js';

/** On which day something was: by this the newest or the oldest stand first. */
export const dayColumn = <Row>(title: string, dayOf: (row: Row) => string, width = 140): ListColumn<Row> => ({
  key: 'date',
  title,
  isDate: true,
  width,
  render: (row) => dayjs(dayOf(row)).format('D MMM YYYY'),
});
