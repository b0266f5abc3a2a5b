import type { ReactNode } from 'react';
import { ACTIONS } from './list-view.js';
import type { ListColumn } from './managed-table.js';

/** The column with what can be done with a row. The table gives it its title. */
export const actionsColumn = <Row>(width: number, render: (row: Row) => ReactNode): ListColumn<Row> => ({
  key: ACTIONS,
  title: '',
  width,
  render,
});
