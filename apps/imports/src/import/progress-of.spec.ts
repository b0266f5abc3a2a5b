import { PLAIN_IMPORT } from '@tedarik/commands';
import type { Import } from './import.schema.js';
import { progressOf } from './progress-of.js';

const NOW = new Date('2026-11-02T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const anImport = (over: Partial<Import> = {}): Import => ({
  _id: 'i-1',
  fileId: 'f-1',
  fileName: 'liste.json',
  form: 'json',
  separator: null,
  separatorFixed: false,
  status: 'importing',
  failure: null,
  failureLine: null,
  settings: PLAIN_IMPORT,
  types: null,
  columns: null,
  chosenColumns: null,
  constants: null,
  proposedColumns: null,
  fixes: null,
  offered: null,
  takenOver: null,
  editCount: 0,
  review: true,
  startedBy: null,
  startedById: null,
  scheduleId: null,
  turnBase: 1,
  staged: true,
  cutShort: false,
  sendingSince: secondsAgo(300),
  createdAt: secondsAgo(400),
  startedAt: secondsAgo(390),
  finishedAt: null,
  erasedAt: null,
  ...over,
});
const sums = {
  read: 1000,
  created: 300,
  updated: 50,
  duplicate: 30,
  skipped: 15,
  invalid: 5,
  doubtful: 4,
  undone: 0,
  kept: 0,
};
const progress = (over: Partial<Import> = {}, recent = 150) => progressOf(anImport(over), { ...sums, recent }, NOW);

it('outcomes and remaining rows add up to the rows read', () => {
  expect(progress()).toMatchObject({ ...sums, remaining: 600 });
});

it('rows that a cancelled import did not send count as skipped', () => {
  expect(progress({ status: 'cancelled', cutShort: true })).toMatchObject({ skipped: 615, remaining: 0 });
});

it('reports when the rows have been erased', () => {
  expect(progress().rowsErased).toBe(false);
  expect(progress({ status: 'finished', erasedAt: NOW }).rowsErased).toBe(true);
});

it('reports the speed of the last half minute and the remaining time at that speed', () => {
  expect(progress()).toMatchObject({ rowsPerSecond: 5, secondsLeft: 120 });
});

it('measures the speed from the moment the import was resumed', () => {
  expect(progress({ sendingSince: secondsAgo(10) })).toMatchObject({ rowsPerSecond: 15, secondsLeft: 40 });
});

it('reports no remaining time while the file is read, and no speed while no rows are sent', () => {
  expect(progress({ status: 'staging', review: false, staged: false })).toMatchObject({ secondsLeft: null });
  expect(progress({ status: 'paused' })).toMatchObject({ rowsPerSecond: null, secondsLeft: null });
  expect(progress({}, 0)).toMatchObject({ rowsPerSecond: null, secondsLeft: null });
});
