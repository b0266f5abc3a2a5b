import { Injectable } from '@nestjs/common';
import type { ChosenColumn, ColumnSeparator, ImportSettings, ImportTarget, RowFix } from '@tedarik/commands';
import { ColumnMappingRepository } from '../columns/column-mapping.repository.js';
import { withSavedSettings } from '../columns/saved-settings.js';
import { fixesWithout, mergedCorrections, type Corrections, NO_CORRECTIONS } from '../columns/corrections.js';
import { FileStore } from '../file/file.store.js';
import type { Import } from '../import/import.schema.js';
import { mayBeInOurOrder, SAMPLED_ROWS, targetsByContent } from '../mapping/column-content.js';
import { GUESSED_CITY } from '../mapping/mapped-row.js';
import { hasSwappedPoints } from '../mapping/point.js';
import { isFields } from '../mapping/read-value.js';
import { readRecord } from '../mapping/row-record.js';
import { targetOf } from '../mapping/sources.js';
import { mappedColumn, tableMapping, type TableMapping } from '../mapping/table-mapping.js';
import type { TableReading } from '../parse/header.js';
import { fileNames, firstRows, sampleOf, type TableSample } from '../parse/read-rows.js';
import { mappingOf } from '../import/mapping-of.js';
import { ReadingRepository } from './reading.repository.js';

/** How a file is read, and what is stored about earlier files with the same columns. */
interface ReadTable {
  table: TableReading;
  settings: ImportSettings;
  fixes: RowFix[];
  /** Mends of earlier files, which are offered for this one. */
  kept: Corrections;
  hasSavedMapping: boolean;
}

const NOTHING_KEPT = { columns: [], constants: [], settings: null, ...NO_CORRECTIONS };

/**
 * Determines how the file of an import is read: by its own choices, by those of an earlier file with the same columns, and by its values.
 */
@Injectable()
export class TableReadings {
  constructor(
    private readonly files: FileStore,
    private readonly readings: ReadingRepository,
    private readonly mappings: ColumnMappingRepository,
  ) {}

  /**
   * All attempts at a reading map rows the same way. Values propose targets only in imports with a review, where a person sees them first.
   */
  async of(reading: Import, separator: ColumnSeparator | null): Promise<ReadTable> {
    const { fileId, form, review, chosenColumns, constants } = reading;
    const sample = review && separator ? await sampleOf(await this.files.open(fileId), separator, SAMPLED_ROWS) : null;
    const isNumbered = sample !== null && sample.isNumbered && !mayBeInOurOrder(sample.names, sample.rows);
    const names = await fileNames(await this.files.open(fileId), form, separator);
    const saved = names && (await this.mappings.find(names));
    const earlier = saved ?? NOTHING_KEPT;
    const { columns, constants: fixed } = chosenColumns
      ? { columns: chosenColumns, constants: constants ?? [] }
      : earlier;
    const isTold = sample !== null && sample.isNumbered === isNumbered;
    const chosen = tableMapping({ columns, constants: fixed, proposed: [] });
    const ownCity = cityFix(reading.settings.defaultCity);
    const settings = withSavedSettings(reading.settings, chosenColumns ? null : earlier.settings);
    const proposed = isTold ? proposedFor(sample, chosen) : [];
    const mapping = tableMapping({ columns, constants: fixed, proposed });
    const read = await this.readings.keepMapping(reading, {
      chosenColumns: columns,
      constants: fixed,
      proposedColumns: proposed,
      swapsPoints: await this.swapsPoints(reading, separator, { mapping, isOpen: review, isNumbered }),
      hasSavedMapping: saved !== null,
      settings: review ? { ...settings, defaultCity: null } : settings,
      fixes: reading.fixes ?? (review ? ownCity : fixesWithout(earlier.fixes, ownCity)),
    });
    const kept = mergedCorrections({ fixes: cityFix(earlier.settings?.defaultCity), edits: [] }, earlier);
    return {
      table: { mapping: mappingOf(read), isOpen: review, isNumbered },
      settings: read.settings,
      fixes: read.fixes ?? [],
      kept: review ? kept : NO_CORRECTIONS,
      hasSavedMapping: read.hasSavedMapping ?? false,
    };
  }

  /** A file whose coordinates an administrator mapped is read as they chose. */
  private async swapsPoints(
    { fileId, form, chosenColumns }: Import,
    separator: ColumnSeparator | null,
    table: TableReading,
  ): Promise<boolean> {
    if (chosenColumns?.some(({ target }) => target && POINT.has(target))) return false;
    const rows = await firstRows(await this.files.open(fileId), form, separator, table);
    const records = rows.map(({ value }) => (isFields(value) ? readRecord(value, form, table.mapping) : null));
    return hasSwappedPoints(records.filter((record) => record !== null));
  }
}

const POINT: ReadonlySet<ImportTarget> = new Set(['latitude', 'longitude', 'coordinates']);

/** In a review, the city for rows without one is a fix like others, so that it is visible and can be changed there. */
const cityFix = (city: string | null | undefined): RowFix[] =>
  city ? [{ problem: { kind: 'warning', reason: GUESSED_CITY }, where: null, target: 'city', text: city }] : [];

/** Columns without a known name or a choice, with the targets that their values propose. */
function proposedFor({ names, rows }: TableSample, chosen: TableMapping): ChosenColumn[] {
  const known = new Map<string, readonly ImportTarget[]>();
  for (const name of names) {
    const targets = mappedColumn(name, chosen)?.targets ?? targetOf(name);
    if (targets) known.set(name, [targets].flat());
  }
  return [...targetsByContent(names, rows, known)].map(([name, target]) => ({ name, target }));
}
