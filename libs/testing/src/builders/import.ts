import { type ImportProgress, type ImportRow, PLAIN_IMPORT } from '@tedarik/commands';
import { v7 } from 'uuid';

/** A finished import of one business from a JSON file. */
export function anImport(over: Partial<ImportProgress> = {}): ImportProgress {
  return {
    id: v7(),
    fileName: 'isletmeler.json',
    form: 'json',
    status: 'finished',
    failure: null,
    failureLine: null,
    settings: PLAIN_IMPORT,
    separator: null,
    separatorFixed: false,
    read: 1,
    created: 1,
    updated: 0,
    duplicate: 0,
    skipped: 0,
    invalid: 0,
    doubtful: 0,
    remaining: 0,
    undone: 0,
    kept: 0,
    rowsPerSecond: null,
    secondsLeft: null,
    startedBy: 'Ayşe Yılmaz',
    createdAt: '2026-11-21T08:00:00.000Z',
    startedAt: '2026-11-21T08:00:01.000Z',
    finishedAt: '2026-11-21T08:00:02.000Z',
    rowsErased: false,
    ...over,
  };
}

/** Row 1 of an import, a new business of which only the name is known. */
export function anImportRow(over: Partial<ImportRow> = {}): ImportRow {
  return {
    row: 1,
    line: 1,
    name: 'Öz Çay',
    forecast: 'new',
    refusal: null,
    match: null,
    earlierRow: null,
    action: null,
    categoryNames: ['Diğer'],
    chosenCategoryNames: null,
    warnings: [],
    fields: [{ target: 'name', text: 'Öz Çay' }],
    edited: [],
    revision: 0,
    mapped: null,
    source: { name: 'Öz Çay' },
    outcome: null,
    undo: null,
    ...over,
  };
}
