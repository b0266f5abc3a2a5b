import { expect, test } from '../support/test.js';
import { eventually } from '../support/eventually.js';
import { newExport, RunningImport } from '../support/importing.js';
import { Stores } from '../support/stores.js';
import { isBack, killBackingService, killProcess, backingServiceIsBack } from '../support/system.js';

const stores = new Stores();
test.afterAll(() => stores.close());

/** Waits until at least `count` businesses of this import are stored. */
const stored = (mark: string, count: number) =>
  eventually(`${count} rows of ${mark} are stored`, async () => {
    const { size } = await stores.businesses(mark);
    if (size < count) throw new Error(`${size} so far`);
  });

const indexEqualsOwner = () =>
  eventually('the index holds what the directory holds, in the same versions', async () => {
    expect(await stores.indexedVersions()).toEqual(await stores.ownedVersions());
  });

test('F12 an import of 2,000 rows whose worker and directory are killed half way has every row exactly once', async () => {
  const { file, mark } = newExport('Öldürülen', { rows: 2_000 });
  const running = new RunningImport(file);

  await stored(mark, 400);
  const worker = killProcess('imports-worker');
  await isBack('imports-worker', worker);
  await stored(mark, 1_000);
  const directory = killProcess('directory');
  await isBack('directory', directory);

  const counts = await running.counts();
  expect(counts.read).toBe(2_000);
  expect(counts.created + counts.duplicate + counts.invalid).toBe(2_000);
  const businesses = [...(await stores.businesses(mark)).values()];
  expect(businesses).toHaveLength(counts.created);
  expect(new Set(businesses.map(({ name }) => name)).size).toBe(counts.created);
  expect(new Set(businesses.map(({ slug }) => slug)).size).toBe(counts.created);
  await indexEqualsOwner();

  const again = await new RunningImport(file).counts();
  expect(again).toEqual({ ...counts, created: 0, duplicate: counts.created + counts.duplicate });
});

test('F3 NATS killed during an import loses nothing and the index catches up by itself', async () => {
  const { file, mark } = newExport('Kesilen', { rows: 2_000 });
  const running = new RunningImport(file);
  await stored(mark, 400);
  const nats = killBackingService('nats');
  await backingServiceIsBack('nats', nats);
  const counts = await running.counts();
  expect(counts.created + counts.duplicate + counts.invalid).toBe(2_000);
  expect((await stores.businesses(mark)).size).toBe(counts.created);
  await indexEqualsOwner();
});

test('F5 Redis killed during an import only delays it', async () => {
  const { file, mark } = newExport('Unutulan', { rows: 1_000 });
  const running = new RunningImport(file);
  await stored(mark, 200);
  const redis = killBackingService('redis');
  await backingServiceIsBack('redis', redis);
  const counts = await running.counts();
  expect(counts.created + counts.duplicate + counts.invalid).toBe(1_000);
  expect((await stores.businesses(mark)).size).toBe(counts.created);
});
