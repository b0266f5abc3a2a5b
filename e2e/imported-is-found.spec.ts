import { expect, test } from './support/test.js';
import { eventually } from './support/eventually.js';
import { newExport, RunningImport } from './support/importing.js';
import { Stores } from './support/stores.js';

const stores = new Stores();
test.afterAll(() => stores.close());

test('IMP-JSON-36 an imported business is found by its name, opens by its slug and shows its facts', async ({
  page,
}) => {
  const { file, mark } = newExport('Bulunan', { rows: 60, broken: 0, repeated: 0 });
  const counts = await new RunningImport(file).counts();
  expect(counts).toEqual({ read: 60, created: 60, duplicate: 0, invalid: 0 });
  const active = [...(await stores.businesses(mark)).values()].filter(({ status }) => status === 'active');

  for (const { name, slug } of [active[0]!, active.at(-1)!]) {
    await eventually(`${name} is found`, async () => {
      await page.goto(`/firma?q=${encodeURIComponent(name)}`);
      await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(name, { timeout: 500 });
    });
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(`/firma/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});
