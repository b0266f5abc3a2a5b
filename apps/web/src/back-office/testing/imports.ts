import type { Run, RunRow } from '../features/import-runs/api/import-runs-api.js';

export const RUN_ID = '01935a6e-5f3a-7c41-9b1e-2f6d8a0c4d11';

/** A running import of five thousand rows, half done. */
export const aRun = (over: Partial<Run> = {}): Run => ({
  id: RUN_ID,
  fileName: 'kadikoy.json',
  form: 'json',
  separatorFixed: false,
  status: 'importing',
  failure: null,
  failureLine: null,
  settings: { status: 'active' },
  read: 5000,
  created: 2300,
  updated: 0,
  duplicate: 150,
  skipped: 0,
  invalid: 50,
  remaining: 2500,
  undone: 0,
  kept: 0,
  rowsPerSecond: 412.4,
  secondsLeft: 61,
  startedBy: 'Ayşe Yılmaz',
  createdAt: '2026-11-21T08:00:00.000Z',
  startedAt: '2026-11-21T08:00:01.000Z',
  finishedAt: null,
  rowsErased: false,
  ...over,
});

/** The same import when finished. */
export const anEndedRun = (over: Partial<Run> = {}): Run =>
  aRun({
    status: 'finished',
    created: 4700,
    duplicate: 200,
    invalid: 100,
    remaining: 0,
    rowsPerSecond: null,
    secondsLeft: null,
    finishedAt: '2026-11-21T08:01:00.000Z',
    ...over,
  });

/** A row that created a business. */
export const aRow = (row: number, over: Partial<RunRow> = {}): RunRow => ({
  row,
  line: row,
  name: `İşletme ${row}`,
  refusal: null,
  match: null,
  warnings: [],
  outcome: { outcome: 'created', reason: null, businessId: `b-${row}`, slug: `isletme-${row}` },
  undo: null,
  ...over,
});

export const anInvalidRow = (row: number, reason: string | null, over: Partial<RunRow> = {}): RunRow =>
  aRow(row, { outcome: { outcome: 'invalid', reason, businessId: null, slug: null }, ...over });
