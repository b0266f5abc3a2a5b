import { Injectable } from '@nestjs/common';
import type { ChosenColumn, ColumnSeparator, ImportTarget } from '@tedarik/commands';
import { ColumnMappingRepository } from '../columns/column-mapping.repository.js';
import { FileStore } from '../file/file.store.js';
import type { Import } from '../import/import.schema.js';
import { mayBeInOurOrder, SAMPLED_ROWS, targetsByContent } from '../mapping/column-content.js';
import { targetOf } from '../mapping/sources.js';
import { type ChosenMapping, mappedColumn, tableMapping, type TableMapping } from '../mapping/table-mapping.js';
import { PLAIN_READING, type TableReading } from '../parse/header.js';
import { columnNames, sampleOf, type TableSample } from '../parse/read-rows.js';
import { ReadingRepository } from './reading.repository.js';

type Chosen = Pick<ChosenMapping, 'columns' | 'constants'>;

/** How the table of an import is read: as was chosen for it, or for an earlier one with its columns, and as its values tell. */
@Injectable()
export class TableReadings {
  constructor(
    private readonly files: FileStore,
    private readonly readings: ReadingRepository,
    private readonly mappings: ColumnMappingRepository,
  ) {}

  /** All tries at a reading make the same of a row. Values tell something only where somebody looks at it before it goes in. */
  async of(reading: Import, separator: ColumnSeparator | null): Promise<TableReading> {
    if (!separator) return PLAIN_READING;
    const { fileId, review } = reading;
    const sample = review ? await sampleOf(await this.files.open(fileId), separator, SAMPLED_ROWS) : null;
    const isNumbered = sample !== null && sample.isNumbered && !mayBeInOurOrder(sample.names, sample.rows);
    const chosen = await this.chosenFor(reading, separator);
    const isTold = sample !== null && sample.isNumbered === isNumbered;
    const proposed = isTold ? proposedFor(sample, tableMapping({ ...chosen, proposed: [] })) : [];
    const kept = await this.readings.keepMapping(reading, { ...chosen, proposed });
    return { mapping: tableMapping(kept), isOpen: review, isNumbered };
  }

  private async chosenFor({ fileId, chosenColumns, constants }: Import, separator: ColumnSeparator): Promise<Chosen> {
    if (chosenColumns) return { columns: chosenColumns, constants: constants ?? [] };
    const names = await columnNames(await this.files.open(fileId), separator);
    return (names && (await this.mappings.find(names))) ?? { columns: [], constants: [] };
  }
}

/** Columns that nobody knows by name or chose anything for, and where their values say that they go. */
function proposedFor({ names, rows }: TableSample, chosen: TableMapping): ChosenColumn[] {
  const known = new Map<string, readonly ImportTarget[]>();
  for (const name of names) {
    const targets = mappedColumn(name, chosen)?.targets ?? targetOf(name);
    if (targets) known.set(name, [targets].flat());
  }
  return [...targetsByContent(names, rows, known)].map(([name, target]) => ({ name, target }));
}
