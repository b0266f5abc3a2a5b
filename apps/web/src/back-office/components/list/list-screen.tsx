import type { ReactNode } from 'react';
import type { Operation } from '../../../lib/graphql/operation.js';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { ScreenHead } from '../screen-head.js';
import { ExportMenu } from './export-menu.js';
import { ListBar } from './list-bar.js';
import { useListView } from './list-view.js';
import { ManagedTable, type ManagedTableProps } from './managed-table.js';
import { SelectionBar } from './selection-bar.js';

interface ListScreenProps<Row, Variables> extends Omit<ManagedTableProps<Row>, 'failureTitle' | 'loadingText'> {
  /** Views and columns are kept under this name. */
  name: string;
  messages: {
    title: string;
    lead?: string;
    failedToLoad: string;
    loading?: string;
    searchIn?: string;
    total?: (n: string) => string;
  };
  /** What fills the list, for a list that can be exported. */
  exported?: { operation: Operation<unknown, Variables>; variables: Variables };
  /** Buttons beside the export. */
  actions?: ReactNode;
  /** Beside the search, which a list has whose messages say where it looks (`searchIn`). */
  filters?: ReactNode;
  /** Between filters and table: what can be done with the chosen rows, if it is more than deleting them. */
  bar?: ReactNode;
  onDelete?: () => void;
  /** Forms and dialogs. */
  children?: ReactNode;
}

/** A screen that is a list: title, export, search and filters, table. */
export function ListScreen<Row extends { id: string }, Variables>({
  name,
  messages,
  exported,
  actions,
  filters,
  bar,
  onDelete,
  children,
  columns,
  ...table
}: ListScreenProps<Row, Variables>) {
  const shared = useMessages(backOfficeMessages);
  const view = useListView(name, columns);
  const { total, totalIsLowerBound } = table.query.data ?? {};
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead}>
        {exported && <ExportMenu {...exported} />}
        {actions}
      </ScreenHead>
      <ListBar
        state={table.state}
        view={view}
        placeholder={messages.searchIn}
        total={total}
        totalText={totalIsLowerBound ? shared.totalOrMore : messages.total}
      >
        {filters}
      </ListBar>
      {bar}
      {onDelete && table.selection && <SelectionBar selection={table.selection} onDelete={onDelete} />}
      <ManagedTable
        {...table}
        columns={view.columns}
        failureTitle={messages.failedToLoad}
        {...(messages.loading && { loadingText: messages.loading })}
      />
      {children}
    </>
  );
}
