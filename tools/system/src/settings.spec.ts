import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsPage } from './settings.js';

const ROOT = join(__dirname, '../../..');
const PAGE = join(ROOT, 'docs/settings.md');

/** `WRITE_SETTINGS=1` writes the page. */
it('the page of settings names every setting of every service, as the code reads it', async () => {
  const page = await settingsPage(ROOT);
  if (process.env['WRITE_SETTINGS']) writeFileSync(PAGE, page);
  expect(page).toBe(readFileSync(PAGE, 'utf8'));
});

it('describes every setting', async () => {
  expect((await settingsPage(ROOT)).split('\n').filter((line) => /\|\s+\|$/.test(line))).toEqual([]);
});
