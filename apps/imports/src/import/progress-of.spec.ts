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

it('counts add up, and what is not done remains', () => {
  expect(progress()).toMatchObject({ ...sums, remaining: 600 });
});

it('what a cancelled import did not send counts as skipped', () => {
  expect(progress({ status: 'cancelled', cutShort: true })).toMatchObject({ skipped: 615, remaining: 0 });
});

it('says when its rows are no longer kept', () => {
  expect(progress().rowsErased).toBe(false);
  expect(progress({ status: 'finished', erasedAt: NOW }).rowsErased).toBe(true);
});

it('tells the speed of the last half minute and how long it will take at that', () => {
  expect(progress()).toMatchObject({ rowsPerSecond: 5, secondsLeft: 120 });
});

it('counts the speed from the moment that it goes on', () => {
  expect(progress({ sendingSince: secondsAgo(10) })).toMatchObject({ rowsPerSecond: 15, secondsLeft: 40 });
});

it('knows no end while the file is still read, and no speed while nothing goes in', () => {
  expect(progress({ status: 'staging', review: false, staged: false })).toMatchObject({ secondsLeft: null });
  expect(progress({ status: 'paused' })).toMatchObject({ rowsPerSecond: null, secondsLeft: null });
  expect(progress({}, 0)).toMatchObject({ rowsPerSecond: null, secondsLeft: null });
});
