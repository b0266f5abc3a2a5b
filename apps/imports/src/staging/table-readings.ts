import { Injectable } from '@nestjs/common';
import type { ChosenColumn, ColumnSeparator, ImportSettings, ImportTarget, RowFix } from '@tedarik/commands';
import { ColumnMappingRepository } from '../columns/column-mapping.repository.js';
import { withKept } from '../columns/kept-settings.js';
import { fixesWithout, mergedMends, type Mends, NO_MENDS } from '../columns/mends.js';
import { FileStore } from '../file/file.store.js';
import type { Import } from '../import/import.schema.js';
import { mayBeInOurOrder, SAMPLED_ROWS, targetsByContent } from '../mapping/column-content.js';
import { GUESSED_CITY } from '../mapping/mapped-row.js';
import { targetOf } from '../mapping/sources.js';
import { mappedColumn, tableMapping, type TableMapping } from '../mapping/table-mapping.js';
import type { TableReading } from '../parse/header.js';
import { fileNames, sampleOf, type TableSample } from '../parse/read-rows.js';
import { mappingOf } from '../import/mapping-of.js';
import { ReadingRepository } from './reading.repository.js';

/** How a file is read, and what holds for it of earlier files with its columns. */
interface ReadTable {
  table: TableReading;
  settings: ImportSettings;
  fixes: RowFix[];
  /** What earlier files were mended with, to be offered. */
  kept: Mends;
}

const NOTHING_KEPT = { columns: [], constants: [], settings: null, ...NO_MENDS };

/** How the file of an import is read: as was chosen for it, or for an earlier one with its columns, and as its values tell. */
@Injectable()
export class TableReadings {
  constructor(
    private readonly files: FileStore,
    private readonly readings: ReadingRepository,
    private readonly mappings: ColumnMappingRepository,
  ) {}

  /** All tries at a reading make the same of a row. Values tell something only where somebody looks at it before it goes in. */
  async of(reading: Import, separator: ColumnSeparator | null): Promise<ReadTable> {
    const { fileId, form, review, chosenColumns, constants } = reading;
    const sample = review && separator ? await sampleOf(await this.files.open(fileId), separator, SAMPLED_ROWS) : null;
    const isNumbered = sample !== null && sample.isNumbered && !mayBeInOurOrder(sample.names, sample.rows);
    const names = await fileNames(await this.files.open(fileId), form, separator);
    const earlier = (names && (await this.mappings.find(names))) ?? NOTHING_KEPT;
    const { columns, constants: fixed } = chosenColumns
      ? { columns: chosenColumns, constants: constants ?? [] }
      : earlier;
    const isTold = sample !== null && sample.isNumbered === isNumbered;
    const chosen = tableMapping({ columns, constants: fixed, proposed: [] });
    const ownCity = cityFix(reading.settings.defaultCity);
    const settings = withKept(reading.settings, chosenColumns ? null : earlier.settings);
    const read = await this.readings.keepMapping(reading, {
      chosenColumns: columns,
      constants: fixed,
      proposedColumns: isTold ? proposedFor(sample, chosen) : [],
      settings: review ? { ...settings, defaultCity: null } : settings,
      fixes: reading.fixes ?? (review ? ownCity : fixesWithout(earlier.fixes, ownCity)),
    });
    const kept = mergedMends({ fixes: cityFix(earlier.settings?.defaultCity), edits: [] }, earlier);
    return {
      table: { mapping: mappingOf(read), isOpen: review, isNumbered },
      settings: read.settings,
      fixes: read.fixes ?? [],
      kept: review ? kept : NO_MENDS,
    };
  }
}

/** In a review a city for rows that name none is a fix like others, so that somebody sees and changes it there. */
const cityFix = (city: string | null | undefined): RowFix[] =>
  city ? [{ problem: { kind: 'warning', reason: GUESSED_CITY }, where: null, target: 'city', text: city }] : [];

/** Columns that nobody knows by name or chose anything for, and where their values say that they go. */
function proposedFor({ names, rows }: TableSample, chosen: TableMapping): ChosenColumn[] {
  const known = new Map<string, readonly ImportTarget[]>();
  for (const name of names) {
    const targets = mappedColumn(name, chosen)?.targets ?? targetOf(name);
    if (targets) known.set(name, [targets].flat());
  }
  return [...targetsByContent(names, rows, known)].map(([name, target]) => ({ name, target }));
}
