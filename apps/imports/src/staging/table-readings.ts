import { Injectable } from '@nestjs/common';
import type { ChosenColumn, ColumnSeparator, ImportSettings, ImportTarget } from '@tedarik/commands';
import { ColumnMappingRepository } from '../columns/column-mapping.repository.js';
import { withKept } from '../columns/kept-settings.js';
import { FileStore } from '../file/file.store.js';
import type { Import } from '../import/import.schema.js';
import { mayBeInOurOrder, SAMPLED_ROWS, targetsByContent } from '../mapping/column-content.js';
import { targetOf } from '../mapping/sources.js';
import { mappedColumn, tableMapping, type TableMapping } from '../mapping/table-mapping.js';
import { PLAIN_READING, type TableReading } from '../parse/header.js';
import { columnNames, sampleOf, type TableSample } from '../parse/read-rows.js';
import { ReadingRepository } from './reading.repository.js';

/** How a table is read, and the settings that hold for it. */
interface ReadTable {
  table: TableReading;
  settings: ImportSettings;
}

/** How the table of an import is read: as was chosen for it, or for an earlier one with its columns, and as its values tell. */
@Injectable()
export class TableReadings {
  constructor(
    private readonly files: FileStore,
    private readonly readings: ReadingRepository,
    private readonly mappings: ColumnMappingRepository,
  ) {}

  /** All tries at a reading make the same of a row. Values tell something only where somebody looks at it before it goes in. */
  async of(reading: Import, separator: ColumnSeparator | null): Promise<ReadTable> {
    const { fileId, review } = reading;
    if (!separator) return { table: PLAIN_READING, settings: reading.settings };
    const sample = review ? await sampleOf(await this.files.open(fileId), separator, SAMPLED_ROWS) : null;
    const isNumbered = sample !== null && sample.isNumbered && !mayBeInOurOrder(sample.names, sample.rows);
    const { columns, constants, settings } = await this.chosenFor(reading, separator);
    const isTold = sample !== null && sample.isNumbered === isNumbered;
    const chosen = tableMapping({ columns, constants, proposed: [] });
    const kept = await this.readings.keepMapping(reading, {
      chosenColumns: columns,
      constants,
      proposedColumns: isTold ? proposedFor(sample, chosen) : [],
      settings: withKept(reading.settings, settings),
    });
    const mapping = tableMapping({
      columns: kept.chosenColumns ?? [],
      constants: kept.constants ?? [],
      proposed: kept.proposedColumns ?? [],
    });
    return { table: { mapping, isOpen: review, isNumbered }, settings: kept.settings };
  }

  private async chosenFor({ fileId, chosenColumns, constants }: Import, separator: ColumnSeparator) {
    if (chosenColumns) return { columns: chosenColumns, constants: constants ?? [], settings: null };
    const names = await columnNames(await this.files.open(fileId), separator);
    return (names && (await this.mappings.find(names))) ?? { columns: [], constants: [], settings: null };
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
