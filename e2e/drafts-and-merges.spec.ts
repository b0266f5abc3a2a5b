import { type Browser, expect, type Page, test } from './support/test.js';
import { reloadUntil, SHOWN } from './support/back-office.js';
import { signInAsAdministrator } from './support/administrators.js';
import { locationIn, type SavedBusiness, sharedDirectory } from './support/directory.js';
import { openForm } from './support/open-form.js';
import { aWord } from './support/a-word.js';

const SCREEN = '/yonetici/firmalar';

const directory = sharedDirectory();

const drawer = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('İşletme adı') });

async function aBusiness(name: string): Promise<SavedBusiness> {
  const categoryIds = [await directory.categoryId('Baharat')];
  return directory.add({ name, description: 'Hızlı.', categoryIds, locations: [locationIn('Kars')] });
}
async function openBusiness(page: Page, { name }: SavedBusiness, word: string) {
  await page.goto(`${SCREEN}?ara=${word}`);
  await openForm(page, `Düzenle: ${name}`);
  return drawer(page);
}
const anotherWindow = async (browser: Browser) => {
  const page = await (await browser.newContext({ bypassCSP: true })).newPage();
  await signInAsAdministrator(page);
  return page;
};

test('unsaved text is offered as a draft after a reload, can be continued, and the draft is deleted on save', async ({
  page,
}) => {
  const word = aWord();
  const business = await aBusiness(`Taslak ${word}`);
  await signInAsAdministrator(page);
  const form = await openBusiness(page, business, word);
  await form.getByLabel('Açıklama', { exact: true }).fill('Yarım kalan cümle');
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('yonetim-taslak:')));
  await expect.poll(kept).toHaveLength(1);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();

  await expect(form.getByText(/^Kaydedilmemiş taslak bulundu/)).toBeVisible();
  await expect(form.getByLabel('Açıklama', { exact: true })).toHaveValue('Hızlı.');
  await form.getByRole('button', { name: 'Taslağa devam et' }).click();
  await expect(form.getByLabel('Açıklama', { exact: true })).toHaveValue('Yarım kalan cümle');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('İşletme güncellendi')).toBeVisible();
  await expect.poll(kept).toHaveLength(0);
});

test('two editors of one business merge their changes, choose where both changed a field, and restore a value from the history', async ({
  page,
  browser,
}) => {
  const word = aWord();
  const business = await aBusiness(`İkili ${word}`);
  await signInAsAdministrator(page);
  const other = await anotherWindow(browser);
  const mine = await openBusiness(page, business, word);
  const theirs = await openBusiness(other, business, word);

  await test.step('the other saves first', async () => {
    await theirs.getByLabel('Açıklama', { exact: true }).fill('Onun cümlesi.');
    await theirs.getByLabel('Kuruluş yılı').fill('1987');
    await theirs.getByRole('button', { name: 'Kaydet' }).click();
    await expect(other.getByText('İşletme güncellendi')).toBeVisible();
  });

  await test.step('one has typed something else, and chooses', async () => {
    await mine.getByLabel('Açıklama', { exact: true }).fill('Benim cümlem.');
    await mine.getByLabel('İşletme adı').fill(`İkili Ltd ${word}`);
    await mine.getByRole('button', { name: 'Kaydet' }).click();
    await expect(mine.getByText('Bu kayıt siz düzenlerken değiştirildi.')).toBeVisible();
    await expect(mine.getByLabel('Kuruluş yılı')).toHaveValue('1987');
    await mine.getByRole('button', { name: 'Birleştirip kaydet' }).click();
    await expect(mine.getByText('Kaydetmeden önce her satırda birini seçin.')).toBeVisible();
    await mine.getByRole('radio', { name: 'Onun cümlesi.' }).check();
    await expect(mine.getByLabel('Açıklama', { exact: true })).toHaveValue('Onun cümlesi.');
    await mine.getByRole('button', { name: 'Birleştirip kaydet' }).click();
    await expect(page.getByText('İşletme güncellendi')).toBeVisible();
  });

  await test.step('the name comes back from the history, and the log says so', async () => {
    const former = mine.getByRole('button', { name: 'Bu değişiklikten önceki hâline dön' });
    await reloadUntil(page, `${SCREEN}?kayit=${business.id}`, async () => {
      await expect(mine.getByLabel('İşletme adı')).toHaveValue(`İkili Ltd ${word}`, SHOWN);
      await mine.getByRole('button', { name: 'Geçmiş' }).click(SHOWN);
      await expect(former).toHaveCount(2, SHOWN);
    });
    await former.first().click();
    const preview = page.getByRole('dialog', { name: 'Önceki hâline dön' });
    await expect(preview.getByRole('row').filter({ hasText: 'İşletme adı' })).toContainText(business.name);
    await preview.getByRole('button', { name: 'Forma yaz' }).click();
    await expect(mine.getByLabel('İşletme adı')).toHaveValue(business.name);
    await mine.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('İşletme güncellendi')).toBeVisible();
    const restored = page.getByText('Önceki bir hâline döndürdü').first();
    await reloadUntil(page, `/yonetici/gunluk?kaydin=${business.id}`, () => expect(restored).toBeVisible(SHOWN));
  });

  await test.step('a view is saved, and comes back by its name', async () => {
    await page.goto(`${SCREEN}?ara=${word}`);
    await page.getByRole('button', { name: 'Görünümler' }).click();
    await page.getByLabel('Görünümün adı').fill('İkililer');
    await page.getByRole('button', { name: 'Şimdiki görünümü kaydet' }).click();
    await page.goto(SCREEN);
    await page.getByRole('button', { name: 'Görünümler' }).click();
    await page.getByRole('button', { name: 'İkililer', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`ara=${word}`));
    await expect(page.getByRole('link', { name: business.name, exact: true })).toBeVisible();
  });
  await other.context().close();
});
