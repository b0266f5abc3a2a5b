import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { Seeded } from '@tedarik/generate';
import { eventually } from '../support/eventually.js';
import { newExport, RunningImport } from '../support/importing.js';
import { Journal } from '../support/journal.js';
import { Stores } from '../support/stores.js';
import { metric } from '../support/system.js';
import { FAULTS } from './faults.js';

const ROWS = 1_000;
const WHOLE_WITHIN_MS = 120_000;

const stores = new Stores();
test.afterAll(() => stores.close());

/** `FAULT_SEED=…` repeats a run. */
const seed = Number(process.env['FAULT_SEED'] ?? randomInt(2 ** 32));

for (const { id, does, put } of FAULTS) {
  test(`${id} ${does}: nothing acknowledged is lost, nothing is there twice, the index equals its owner`, async () => {
    test.setTimeout(420_000);
    const journal = await Journal.begin();
    const { file, mark } = newExport(`Arıza${id}`, { rows: ROWS });
    const running = new RunningImport(file);
    await eventually('writes and rows go in', async () => {
      expect(journal.acknowledged.size).toBeGreaterThan(5);
      expect((await stores.businesses(mark)).size).toBeGreaterThan(50);
    });

    const began = Date.now();
    const landed = await put(new Seeded(seed));
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
    const wholeAfter = Date.now() - ended;

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
    expect(await metric('indexer', 'consumer_dead_letters_total'), 'I9 no dead letters').toBe(0);

    console.log(
      `${id} seed ${seed}: landed ${landed}; ${journal.acknowledged.size} writes acknowledged, ${journal.unanswered} requests ` +
        `without an answer; lasted ${seconds(back - began)}, writes again after ${seconds(writesAfter)}, ` +
        `whole ${seconds(wholeAfter)} after the last write`,
    );
  });
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
