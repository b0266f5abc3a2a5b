import { DensityToggle } from './density.js';
import type { ListView } from './list-view.js';
import { ListViews } from './list-views.js';

interface ListEndProps {
  /** How many there are, once that is known. */
  total: string | undefined;
  view: ListView | undefined;
}

/** The end of the bar above a list: how many there are, its views and columns, and how close its rows stand. */
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
