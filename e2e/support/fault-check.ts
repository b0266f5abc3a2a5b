import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { Seeded } from '@tedarik/generate';
import { type Answers, OpenLoop } from '@tedarik/system';
import { eventually } from './eventually.js';
import { expectNoResourceGrowth, resourceUsageByProcess } from './resource-usage.js';
import { newExport, RunningImport } from './importing.js';
import { Journal } from './journal.js';
import { Stores } from './stores.js';
import { metric } from './system.js';

const ROWS = 1_000;
const WHOLE_WITHIN_MS = 120_000;
const PAGES = ['/', '/firma', '/firma?q=zeytin', '/kategoriler', '/urunler', '/blog'];
const LONGEST_PAGE_MS = 10_000;

/** A fault in the list of docs/faults.md. */
export interface Fault {
  id: string;
  does: string;
  /**
   * Injects the fault. Resolves when everything that it broke works again, with the number of times that it took effect. `refusals` returns
   * how many writes have had no reply so far.
   */
  inject(random: Seeded, refusals: () => number): Promise<number>;
}

/** `FAULT_SEED=…` repeats a run with its seed. */
const seed = Number(process.env['FAULT_SEED'] ?? randomInt(2 ** 32));

/**
 * Injects a fault while businesses are written, rows imported and pages requested, and then checks I1 to I6 and I9 of docs/faults.md.
 * Returns the outcome of the page requests made during the fault (I7). With `root` writes and rows come from that version.
 */
export async function expectConsistentAfterFault(
  { id, inject }: Pick<Fault, 'id' | 'inject'>,
  root?: string,
): Promise<Answers> {
  const stores = new Stores();
  try {
    return await checked(stores, id, inject, root);
  } finally {
    await stores.close();
  }
}

async function checked(stores: Stores, id: string, inject: Fault['inject'], root?: string): Promise<Answers> {
  await warmUp(root);
  const heldBefore = await resourceUsageByProcess();
  const journal = await Journal.begin(root);
  const { file, mark } = newExport(`Arıza${id}`, { rows: ROWS });
  const running = new RunningImport(file, root);
  await eventually('writes and rows go in', async () => {
    expect(journal.acknowledged.size).toBeGreaterThan(5);
    expect((await stores.businesses(mark)).size).toBeGreaterThan(50);
  });
  for (const path of PAGES) await page(path);

  const began = Date.now();
  const visitors = new OpenLoop((nth) => page(PAGES[nth % PAGES.length]!));
  const landed = await inject(new Seeded(seed), () => journal.unanswered);
  const pages = visitors.end();
  expect(landed, 'a run in which no fault lands proves nothing').toBeGreaterThan(0);
  const acknowledgedBefore = journal.acknowledged.size;
  const back = Date.now();
  await eventually('writes are acknowledged again', () => {
    expect(journal.acknowledged.size).toBeGreaterThan(acknowledgedBefore);
  });
  const writesAfter = Date.now() - back;
  const counts = await running.counts();
  await journal.end();

  const ended = Date.now();
  const indexEqualsOwner = async () => expect(await stores.indexedVersions()).toEqual(await stores.ownedVersions());
  await eventually(
    'I4 the index holds what the directory holds, in the same versions',
    indexEqualsOwner,
    WHOLE_WITHIN_MS,
  );
  await eventually('I3 no event waits', async () => expect(await stores.waitingEvents()).toBe(0));
  const wholeAgain = Date.now() - ended;

  const written = await stores.businesses(journal.mark);
  for (const [business, { name, revision, phone }] of journal.acknowledged) {
    expect(written.get(business), `I1 ${name} as it was acknowledged`).toMatchObject({ name, revision, phone });
  }
  expect(written.size, 'I2 each business once').toBe(journal.acknowledged.size);
  expect(new Set([...written.values()].map(({ slug }) => slug)).size, 'I2 each with its own address').toBe(
    written.size,
  );
  const expectedEvents = [...written].flatMap(([business, { version }]) =>
    Array.from({ length: version }, (_, before) => `${business} ${before + 1}`),
  );
  expect((await stores.announced(new Set(written.keys()))).sort(), 'I3 one event for each change').toEqual(
    expectedEvents.sort(),
  );
  const imported = await stores.businesses(mark);
  expect(counts, 'I6 each row has one outcome').toMatchObject({ read: ROWS });
  expect(counts.created + counts.duplicate + counts.invalid, 'I6 each row has one outcome').toBe(ROWS);
  expect(imported.size, 'I6 the rows that were created are there, once').toBe(counts.created);
  const { addedUp, recounted } = await stores.counts();
  expect(addedUp, 'I5 the counts equal a recount').toEqual(recounted);
  expect(await metric('indexer', 'consumer_dead_letters_waiting'), 'I9 no dead letters').toBe(0);

  const grown = await eventually('I9 every process is back to what it held', async () =>
    expectNoResourceGrowth(await resourceUsageByProcess(), heldBefore),
  );

  const { sent, failed, p99, slowest } = await pages;
  console.log(
    `${id} seed ${seed}: landed ${landed}; ${journal.acknowledged.size} writes acknowledged, ${journal.unanswered} requests ` +
      `without an answer; lasted ${seconds(back - began)}, writes again after ${seconds(writesAfter)}, ` +
      `whole ${seconds(wholeAgain)} after the last write; ${sent - failed.length} of ${sent} pages served, ` +
      `p99 ${p99.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms; memory grew most: ${grown}${failed.length ? ` (${[...new Set(failed)].join(', ')})` : ''}`,
  );
  return pages;
}

const warm = new Set<string>();

/**
 * Memory that a process needs for its first work does not count as growth, so the same work is done once for each system without a fault.
 */
async function warmUp(root?: string): Promise<void> {
  const system = process.env['WORKPLACE']!;
  if (warm.has(system)) return;
  const journal = await Journal.begin(root);
  const running = new RunningImport(newExport('Isınma', { rows: ROWS }).file, root);
  const visitors = new OpenLoop((nth) => page(PAGES[nth % PAGES.length]!));
  await running.counts();
  await visitors.end();
  await journal.end();
  warm.add(system);
}

/** Uses a new connection, which cannot have been closed in the meantime. */
const page = (path: string): Promise<Response> =>
  fetch(process.env['BASE_URL'] + path, {
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(LONGEST_PAGE_MS),
  });

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
