import { expect, type Locator, type Page, test } from './support/test.js';
import { signInAsAdministrator } from './support/administrators.js';
import { axeViolations } from './support/axe.js';
import { Directory } from './support/directory.js';
import { eventually } from './support/eventually.js';
import { newExport } from './support/importing.js';
import { Stores } from './support/stores.js';
import { isBack, killProcess, whileBackingServiceHangs, whileProcessHangs } from './support/system.js';

const OUTCOMES = ['Eklendi', 'Güncellendi', 'Zaten var', 'Atlandı', 'Hatalı'];

test.use({ bypassCSP: true });

const stores = new Stores();
let directory: Directory;
test.beforeAll(async () => {
  directory = await Directory.open();
});
test.afterAll(async () => {
  await stores.close();
  await directory.close();
});

const numberIn = (text: string) => Number(text.replace(/\D/g, ''));
const progress = (page: Page) => page.locator('.run-progress');

/** Numbers of rows by outcome, as the screen shows them. */
async function countsOf(page: Page): Promise<number[]> {
  const shown = await page.locator('.run-card .outcome-counts li').allTextContents();
  return OUTCOMES.map((outcome) => numberIn(shown.find((text) => text.startsWith(outcome)) ?? ''));
}

const live = async (mark: string) =>
  [...(await stores.businesses(mark)).values()].filter(({ deletedAt }) => !deletedAt);

/** Uploads and reviews the file; returns the button that confirms the import. */
async function reviewed(page: Page, file: string): Promise<Locator> {
  await page.goto('/yonetici/veri-aktar');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Önizle', exact: true }).click();
  const confirmation = page.getByRole('button', { name: /işletmeyi içe aktar$/ });
  await expect(confirmation).toBeVisible({ timeout: 120_000 });
  return confirmation;
}

for (const size of ['1500 rows', '8000 rows @full']) {
  test(`IMP-JSON-09 IMP-JSON-28 an import is paused, survives a killed worker, ends with the right totals and is undone: ${size}`, async ({
    page,
  }) => {
    const rows = parseInt(size);
    const { file, mark } = newExport('Duran', { rows });
    await signInAsAdministrator(page);

    await test.step('holds back what has not been sent while it is paused', async () => {
      const confirmation = await reviewed(page, file);
      // The directory is paused, so that the import is not finished before the button is pressed, however fast the machine is.
      await whileProcessHangs('directory', async () => {
        await confirmation.click();
        await page.getByRole('button', { name: 'Duraklat' }).click({ timeout: 60_000 });
        await expect(progress(page).getByText('Duraklatıldı')).toBeVisible();
      });
      const stored = await eventually('what was under way has come to its end', async () => {
        const before = (await stores.businesses(mark)).size;
        await page.waitForResponse(/graphql/);
        expect((await stores.businesses(mark)).size).toBe(before);
        return before;
      });
      expect(stored).toBeLessThan(rows * 0.9);
      await expect(page.getByRole('banner').getByRole('link', { name: /aktarım duraklatıldı/ })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });

    await test.step('goes on, with another worker when the first one is killed', async () => {
      await whileProcessHangs('directory', async () => {
        await page.getByRole('button', { name: 'Sürdür' }).click();
        await expect(progress(page).getByText('Aktarılıyor')).toBeVisible();
        const worker = killProcess('imports-worker');
        await isBack('imports-worker', worker);
      });
      await expect(progress(page).getByText('Tamamlandı')).toBeVisible({ timeout: 200_000 });
    });

    await test.step('has every row once', async () => {
      await expect(page.getByText('İçe Aktarma Başarılı')).toBeVisible();
      const counts = await countsOf(page);
      expect(counts.reduce((sum, count) => sum + count)).toBe(rows);
      const [created] = counts;
      const businesses = await live(mark);
      expect(businesses).toHaveLength(created!);
      expect(new Set(businesses.map(({ slug }) => slug)).size).toBe(created);
      await expect(page.getByRole('banner').getByRole('link', { name: /aktarım (sürüyor|duraklatıldı)/ })).toBeHidden();
    });

    await test.step('is taken back, but for the business that somebody has touched', async () => {
      const [touched] = await live(mark);
      const { _id: id, name, slug, revision } = touched!;
      await directory.change({ id, name, slug, revision }, { description: 'Elle düzeltildi.' });
      await page.getByRole('button', { name: 'Geri al' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Geri al' }).click();
      await expect(progress(page).getByText('Geri alındı')).toBeVisible({ timeout: 200_000 });
      const kept = page.getByRole('region', { name: 'Korunan işletmeler' });
      await expect(kept.getByRole('link', { name: `Yönetimde aç: ${name}` })).toBeVisible();
      expect((await live(mark)).map(({ _id }) => _id)).toEqual([id]);
      expect(await axeViolations(page)).toEqual([]);
      await directory.remove(id);
    });
  });
}

test('IMP-JSON-09 the queue screen shows the workers, reports an outage of Redis and recovers without a reload', async ({
  page,
}) => {
  await signInAsAdministrator(page);
  await page.goto('/yonetici/kuyruk');
  await expect(page.getByText('1 işleyici çalışıyor')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Son bir saatte/ })).toBeVisible();
  await whileBackingServiceHangs('redis', async () => {
    await expect(page.getByText('Kuyruğa ulaşılamıyor')).toBeVisible();
  });
  await expect(page.getByText('1 işleyici çalışıyor')).toBeVisible({ timeout: 60_000 });
});
