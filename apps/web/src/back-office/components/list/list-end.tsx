import { DensityToggle } from './density.js';
import type { ListView } from './list-view.js';
import { ListViews } from './list-views.js';

interface ListEndProps {
  /** The number of records, once known. */
  total: string | undefined;
  view: ListView | undefined;
}

/** The right end of the list bar: total, views and columns, and row density. */
export function ListEnd({ total, view }: ListEndProps) {
  return (
    <div className="list-end">
      <span className="list-total" role="status">
        {total}
      </span>
      <div className="list-tools">
        {view && <ListViews view={view} />}
        <DensityToggle />
      </div>
    </div>
  );
}
