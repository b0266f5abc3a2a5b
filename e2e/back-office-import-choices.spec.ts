import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from './support/test.js';
import {
  ChooseImportRows,
  GetImport,
  type ImportProgress,
  type ImportRow,
  ListImportRows,
  type RequestOf,
} from '@tedarik/commands';
import { Messaging } from '@tedarik/messaging';
import { signInAsAdministrator } from './support/administrators.js';
import { eventually } from './support/eventually.js';
import { RunningImport, writeRecords } from './support/importing.js';
import { Stores } from './support/stores.js';
import { isBack, killProcess, whileProcessHangs } from './support/system.js';

// Twenty chunks, so that some are still pending when the first are seen to be imported.
const ROWS = 4_000;
const KNOWN = 300;
const SKIPPED = every(50);
const UPDATED = every(7).filter((row) => row <= KNOWN && !SKIPPED.includes(row));

const stores = new Stores();
let messaging: Messaging;
test.beforeAll(async () => {
  messaging = await Messaging.connect({ name: 'journeys', servers: process.env['NATS_URL']! });
});
test.afterAll(async () => {
  await messaging.close();
  await stores.close();
});

function every(step: number): number[] {
  return Array.from({ length: Math.floor(ROWS / step) }, (_, at) => (at + 1) * step);
}

/** Rows that are all different; the last one is invalid. */
const records = (mark: string, rows: number, phone: string) =>
  Array.from({ length: rows }, (_, at) => ({
    name: `${mark} ${at + 1}`,
    address: at + 1 === ROWS ? '' : `Hal Yolu No:${at + 1}, 53100 Merkez/Rize`,
    place_id: `${mark}-${at + 1}`,
    phone,
    type: 'restaurant',
  }));

async function chooseFor(seen: { id: string; startedAt: string }): Promise<void> {
  const rows: RequestOf<typeof ChooseImportRows>['rows'] = [
    ...SKIPPED.filter((row) => row < ROWS).map((row) => ({ row, action: 'skip' as const, categoryNames: null })),
    ...UPDATED.map((row) => ({ row, action: 'update' as const, categoryNames: null })),
  ];
  for (let from = 0; from < rows.length; from += 200) {
    await messaging.requests.send(ChooseImportRows, { ...seen, rows: rows.slice(from, from + 200) });
  }
}

/** Starts an import in which some rows exist already, and reviews and confirms it in the browser. */
async function confirmed(page: Page, mark: string): Promise<string> {
  await new RunningImport(writeRecords(records(mark, KNOWN, '0212 555 01 01'))).counts();
  await page.goto('/yonetici/veri-aktar');
  await page.locator('input[type=file]').setInputFiles(writeRecords(records(mark, ROWS, '0212 555 99 99')));
  await page.getByRole('button', { name: 'Önizle', exact: true }).click();
  await expect(page.getByRole('button', { name: /işletmeyi içe aktar$/ })).toBeVisible({ timeout: 120_000 });
  const id = new URL(page.url()).searchParams.get('aktarim')!;
  const { startedAt } = await messaging.requests.send(GetImport, { id });
  await chooseFor({ id, startedAt: startedAt! });
  await page.reload();
  await page.getByRole('button', { name: /işletmeyi içe aktar$/ }).click({ timeout: 60_000 });
  const question = page.getByRole('dialog', { name: `${UPDATED.length} işletmenin bilgileri değiştirilsin mi?` });
  await question.getByRole('button', { name: 'Güncelle' }).click();
  return id;
}

async function ended(page: Page, id: string): Promise<{ progress: ImportProgress; outcomes: string[] }> {
  await expect(page.locator('.run-progress').getByText('Tamamlandı')).toBeVisible({ timeout: 200_000 });
  const rows: ImportRow[] = [];
  for (;;) {
    const filter = { forecast: null, outcome: null, undo: null, afterRow: rows.at(-1)?.row ?? 0, limit: 200 };
    const further = await messaging.requests.send(ListImportRows, { id, ...filter });
    if (further.rows.length === 0) break;
    rows.push(...further.rows);
  }
  const outcomes = rows.map(({ row, outcome }) => `${row} ${outcome?.outcome} ${outcome?.reason}`);
  return { progress: await messaging.requests.send(GetImport, { id }), outcomes };
}

/** Kills the worker while the directory is writing rows, so that nobody receives its reply. */
async function killAmidst(id: string, mark: string): Promise<void> {
  await eventually('the first rows are in', async () => {
    const { size } = await stores.businesses(mark);
    if (size === KNOWN) throw new Error('none yet');
  });
  await whileProcessHangs('directory', async () => {
    const worker = killProcess('imports-worker');
    await isBack('imports-worker', worker);
    const { remaining } = await messaging.requests.send(GetImport, { id });
    expect(remaining).toBeGreaterThan(0);
  });
}

const countsOf = ({ read, created, updated, duplicate, skipped, invalid, remaining }: ImportProgress) => ({
  read,
  created,
  updated,
  duplicate,
  skipped,
  invalid,
  remaining,
});

test('F12 IMP-JSON-07 IMP-JSON-28 a reviewed import whose worker is killed has the same result in every row as an undisturbed one @full', async ({
  page,
}) => {
  const own = randomUUID().slice(0, 8);
  const [calm, cut] = [`Sakin ${own}`, `Kesik ${own}`];
  await signInAsAdministrator(page);
  const undisturbed = await ended(page, await confirmed(page, calm));
  const id = await confirmed(page, cut);
  await killAmidst(id, cut);
  const disturbed = await ended(page, id);

  const skipped = SKIPPED.filter((row) => row < ROWS).length;
  const duplicate = KNOWN - UPDATED.length - SKIPPED.filter((row) => row <= KNOWN).length;
  const created = ROWS - 1 - skipped - UPDATED.length - duplicate;
  const counts = { read: ROWS, created, updated: UPDATED.length, duplicate, skipped, invalid: 1, remaining: 0 };
  expect(countsOf(undisturbed.progress)).toEqual(counts);
  expect(countsOf(disturbed.progress)).toEqual(counts);
  expect(disturbed.outcomes).toEqual(undisturbed.outcomes);

  const businesses = [...(await stores.businesses(cut)).values()];
  const phones = new Map(businesses.map(({ name, phone }) => [Number(name.split(' ').at(-1)), phone]));
  expect([businesses.length, phones.size]).toEqual([KNOWN + created, KNOWN + created]);
  expect(SKIPPED.filter((row) => row > KNOWN && phones.has(row))).toEqual([]);
  const known = Array.from({ length: KNOWN }, (_, at) => at + 1);
  expect(known.filter((row) => phones.get(row) === '+902125559999')).toEqual(UPDATED);
});
