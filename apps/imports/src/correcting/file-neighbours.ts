import { Injectable } from '@nestjs/common';
import { nameKey } from '@tedarik/turkish';
import { RowRepository } from '../import/row.repository.js';
import type { MappedStagedRow } from '../import/staged-row.js';
import { EventLoopYielder } from '../staging/event-loop-yielder.js';
import { FileDuplicates } from '../staging/file-duplicates.js';

/** Finds the rows that an edit affects, because they now repeat the edited row or no longer do. */
@Injectable()
export class FileNeighbours {
  constructor(private readonly rows: RowRepository) {}

  /**
   * The edited row and the rows whose earlier row changes by the edit, before the directory is queried. Compares the rows in file order, as
   * when the file was read.
   */
  async of<Row extends MappedStagedRow>(
    importId: string,
    before: Row,
    after: Row,
    signal: AbortSignal,
  ): Promise<MappedStagedRow[]> {
    if (before.earlierRow === null && comparesAlike(before, after)) return [after];
    const duplicates = new FileDuplicates(true);
    const breath = new EventLoopYielder();
    const touched: MappedStagedRow[] = [];
    for await (const stored of this.rows.all(importId)) {
      signal.throwIfAborted();
      await breath.take();
      const row = stored.row === after.row ? after : stored;
      const found = row.business && duplicates.look(row.row, row.business);
      const earlierRow = found?.earlierRow ?? null;
      const isTouched =
        row === after || earlierRow !== stored.earlierRow || (earlierRow !== null && earlierRow === after.row);
      if (!isTouched) continue;
      const forecast = row.refusal === null ? (found?.kind ?? 'new') : row.forecast;
      touched.push({ ...row, match: null, earlierRow, forecast });
    }
    return touched;
  }
}

/** Whether the edit leaves the fields unchanged by which rows are compared. */
const comparesAlike = ({ business: one }: MappedStagedRow, { business: other }: MappedStagedRow): boolean =>
  one && other
    ? nameKey(one.name) === nameKey(other.name) &&
      nameKey(one.location.address) === nameKey(other.location.address) &&
      one.placeId === other.placeId
    : one === other;
