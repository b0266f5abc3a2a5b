import { expect, type Page, test } from './support/test.js';
import { type SavedBusiness, sharedDirectory } from './support/directory.js';
import { SEEN_WITHIN_MS } from './support/eventually.js';
import { starsIn } from './support/stars.js';
import { newVisitor, signIn, type Visitor } from './support/visitors.js';

const WITHIN = { timeout: SEEN_WITHIN_MS };

const directory = sharedDirectory();
let business: SavedBusiness;

test.beforeAll(async () => {
  const categoryIds = [await directory.categoryId('Kuruyemiş')];
  business = await directory.add({ name: `Puanlanan Kuruyemiş ${Date.now()}`, categoryIds });
});

const reviews = (page: Page) => page.locator('#yorumlar');
const ownReview = (page: Page) => page.getByRole('region', { name: 'Yorumunuz' });
const toast = (page: Page) => page.locator('.toast');
const pathOf = ({ slug }: SavedBusiness) => `/firma/${slug}`;
const searchFor = ({ name }: SavedBusiness) => `/firma?q=${encodeURIComponent(name)}`;

async function signInThrough(page: Page, visitor: Visitor): Promise<void> {
  await page.goto(`/giris?donus=${pathOf(business)}`);
  await signIn(page, visitor);
  await expect(page).toHaveURL(pathOf(business));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Hesabım' })).toBeVisible();
}

async function write(page: Page, form: string, stars: number, comment: string): Promise<void> {
  const fields = page.getByRole('form', { name: form });
  await fields.getByRole('radio', { name: `${stars} yıldız` }).check({ force: true });
  await fields.getByLabel('Yorumunuz', { exact: true }).fill(comment);
}

/** Expects these stars on its page, and on its card in the list and in the search results. */
async function expectStars(page: Page, onPage: string | undefined, onCards: string): Promise<void> {
  const expected = { [pathOf(business)]: onPage, [searchFor(business)]: onCards, '/firma?sort=added': onCards };
  for (const [path, label] of Object.entries(expected)) {
    const stars = async () => starsIn(await (await page.request.get(path)).text());
    await expect.poll(stars, { message: path, ...WITHIN }).toBe(label);
  }
}

test('PUB-REV-09 PUB-REV-16 PUB-REV-17 a visitor writes, changes and deletes a review, and the rating follows on every page', async ({
  page,
}) => {
  const visitor = await newVisitor('Ayşe Yılmaz');
  await signInThrough(page, visitor);

  await test.step('writes', async () => {
    await write(page, 'Yorum yazın', 4, 'Fıstıklar taze, teslimat zamanında.');
    await expect(page.getByText('35/500')).toBeVisible();
    await page.getByRole('button', { name: 'Yorumu Gönder' }).click();
    await expect(toast(page)).toContainText('Yorumunuz yayınlandı.');
    await expect(ownReview(page)).toContainText('Fıstıklar taze');
    await expect(ownReview(page)).toContainText('Ayşe Yılmaz');
    await expect(ownReview(page)).toContainText('4/5');
    await expect(reviews(page).locator('.reviews .review')).toHaveCount(0); // it is shown only once, above the list
    await expect(page.getByRole('form', { name: 'Yorum yazın' })).toHaveCount(0);
    await expectStars(page, '5 üzerinden 4,0, 1 yorum', '5 üzerinden 4,0, 1 yorum');
  });

  await test.step('changes', async () => {
    await ownReview(page).getByRole('button', { name: 'Yorumumu Düzenle' }).click();
    await write(page, 'Yorumumu Düzenle', 2, 'Son gelen parti biraz bayattı.');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(toast(page)).toContainText('Yorumunuz güncellendi.');
    await expect(ownReview(page)).toContainText('düzenlendi');
    await expect(ownReview(page)).toContainText('bayattı');
    await expectStars(page, '5 üzerinden 2,0, 1 yorum', '5 üzerinden 2,0, 1 yorum');
  });

  await test.step('has it still after a reload', async () => {
    await page.reload();
    await expect(ownReview(page)).toContainText('bayattı');
  });

  await test.step('deletes', async () => {
    await ownReview(page).getByRole('button', { name: 'Sil' }).click();
    await page.getByRole('button', { name: 'Evet, sil' }).click();
    await expect(toast(page)).toContainText('Yorumunuz silindi.');
    await expect(page.getByRole('form', { name: 'Yorum yazın' })).toBeVisible();
    await expect(reviews(page)).toContainText('Henüz yorum yapılmamış. İlk yorumu siz yapın!');
    await expectStars(page, undefined, 'Henüz değerlendirme yok');
  });
});

test('PUB-REV-05 PUB-REV-20 a visitor who is not signed in is sent to sign in, and comes back to the page', async ({
  page,
}) => {
  const visitor = await newVisitor('Mehmet Demir');
  await page.goto(pathOf(business));
  await write(page, 'Yorum yazın', 5, 'Her zaman taze ürün bulurum.');
  await page.getByRole('button', { name: 'Yorumu Gönder' }).press('Enter'); // aria-disabled, but it still reacts
  await expect(page.getByRole('alert')).toContainText('Yorum yapmak için giriş yapmalısınız.');
  const wayIn = page.getByRole('alert').getByRole('link', { name: 'Giriş yapın' });
  await expect(wayIn).toBeFocused();
  await page.keyboard.press('Enter');
  const form = `${pathOf(business)}#yorumlar`;
  await expect(page).toHaveURL(`/giris?${new URLSearchParams({ donus: form })}`);
  await signIn(page, visitor);
  await expect(page).toHaveURL(form);
  await expect(page.getByText('Yorum yapmak için giriş yapmalısınız.')).toHaveCount(0);
});

test('PUB-REV-19 a visitor can report another visitor’s review once, but not their own', async ({ page }) => {
  const [writer, reader] = [await newVisitor('Can Aksoy'), await newVisitor('Derya Kurt')];
  await signInThrough(page, writer);
  await write(page, 'Yorum yazın', 1, 'Şuradan alın, çok daha ucuz.');
  await page.getByRole('button', { name: 'Yorumu Gönder' }).click();
  await expect(ownReview(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /yorumunu bildir/ })).toHaveCount(0);

  await page.context().clearCookies();
  await signInThrough(page, reader);
  const report = page.getByRole('button', { name: 'Can Aksoy adlı kullanıcının yorumunu bildir' });
  const dialog = page.getByRole('dialog', { name: 'Yorumu bildirin' });
  await report.press('Enter');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(report).toBeFocused();

  await report.click();
  await dialog.getByLabel('Reklam veya istenmeyen içerik').check();
  await dialog.getByRole('button', { name: 'Bildirimi Gönder' }).click();
  await expect(toast(page)).toContainText('Bildiriminiz alındı. Teşekkür ederiz.');
  await expect(dialog).toHaveCount(0);

  await expect(page.getByRole('button', { name: 'Can Aksoy adlı kullanıcının yorumunu bildirdiniz' })).toBeDisabled();

  await page.reload();
  await report.click();
  await dialog.getByRole('button', { name: 'Bildirimi Gönder' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Bu yorumu daha önce bildirdiniz.');
});
