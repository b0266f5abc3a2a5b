import { formatNumber } from '@tedarik/turkish';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { DensityToggle } from './density.js';
import type { ListView } from './list-view.js';
import { ListViews } from './list-views.js';

export interface ListEndProps {
  /** The number of records, once known. */
  total: number | undefined;
  /** Replaces 'Toplam 128 kayıt'. */
  totalText?: (total: string) => string;
  /** For a list with selectable columns and saved views. */
  view?: ListView;
}

/** The right end of the list bar: total, views and columns, and row density. */
export function ListEnd({ total, totalText, view }: ListEndProps) {
  const messages = useMessages(backOfficeMessages);
  return (
    <div className="list-end">
      <span className="list-total" role="status">
        {total !== undefined && (totalText ?? messages.total)(formatNumber(total))}
      </span>
      <div className="list-tools">
        {view && <ListViews view={view} />}
        <DensityToggle />
      </div>
    </div>
  );
}
