import { type APIRequestContext, type Browser, expect, type Locator, type Page, test } from './support/test.js';
import { pressUntilClosed } from './support/back-office.js';
import { signInAsAdministrator } from './support/administrators.js';
import { axeViolations } from './support/axe.js';
import { locationIn, type SavedBusiness, sharedDirectory } from './support/directory.js';
import { eventually, SEEN_WITHIN_MS } from './support/eventually.js';
import { starsIn } from './support/stars.js';
import { whileBackingServiceHangs } from './support/system.js';
import { newVisitor, signIn } from './support/visitors.js';
import { aWord } from './support/a-word.js';

/** A request for many records has a longer deadline: 30 s. */
const MANY_ANSWER_WITHIN_MS = 40_000;
const SCREEN = '/yonetici/yorumlar';
const PRAISE = `Çağla bademi çok taze.\nİkinci satır: ${'Her hafta yeniden alıyorum. '.repeat(4)}En sonda duran söz.`;

const directory = sharedDirectory();
test.use({ bypassCSP: true });

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, user: string) => page.getByRole('row').filter({ hasText: user });
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

/** A new visitor reviews the business; the page is then closed. */
async function reviewBy(browser: Browser, name: string, { slug }: SavedBusiness, stars: number, comment: string) {
  const visitor = await newVisitor(name);
  const page = await browser.newPage();
  await page.goto(`/giris?donus=/firma/${slug}`);
  await signIn(page, visitor);
  await expect(page).toHaveURL(`/firma/${slug}`);
  const form = page.getByRole('form', { name: 'Yorum yazın' });
  await form.getByRole('radio', { name: `${stars} yıldız` }).check({ force: true });
  await form.getByLabel('Yorumunuz', { exact: true }).fill(comment);
  await form.getByRole('button', { name: 'Yorumu Gönder' }).click();
  await expect(page.locator('.toast')).toContainText('Yorumunuz yayınlandı.');
  await page.close();
}

/** Waits until the public page has these stars, and contains the one comment but not the other. */
const onPage = (request: APIRequestContext, { slug }: SavedBusiness, stars: string, has: string[], not: string[]) =>
  eventually(
    `/firma/${slug} says ${stars}`,
    async () => {
      const html = await (await request.get(`/firma/${slug}`)).text();
      expect(starsIn(html) ?? 'none').toBe(stars);
      for (const comment of has) expect(html).toContain(comment);
      for (const comment of not) expect(html).not.toContain(comment);
    },
    SEEN_WITHIN_MS,
  );

/** Repeated until animations have finished. */
const expectNoViolations = (page: Page) => expect.poll(() => axeViolations(page)).toEqual([]);

async function chooseReason(page: Page, reason: string): Promise<void> {
  await dialog(page).getByRole('radio', { name: reason }).check();
}

test('ADM-REV-01 ADM-REV-02 ADM-REV-03 ADM-REV-04 ADM-COMMON-06 ADM-COMMON-08 ADM-COMMON-11 an administrator finds, hides, shows and deletes reviews, and the page and its rating follow', async ({
  browser,
  page,
  request,
}) => {
  const word = aWord();
  const categoryIds = [await directory.categoryId('Kuruyemiş')];
  const name = `Şekerli Badem ${word}`;
  const business = await directory.add({ name, categoryIds, locations: [locationIn('Kars')] });
  await reviewBy(browser, `Işıl ${word}`, business, 5, PRAISE);
  await reviewBy(browser, 'Can Demir', business, 2, 'Kutusu ezilmişti.');
  await reviewBy(browser, 'Ayşe Kurt', business, 3, 'Biraz bayattı.');
  const all = ['Çağla bademi', 'Kutusu ezilmişti', 'Biraz bayattı'];
  await onPage(request, business, '5 üzerinden 3,3, 3 yorum', all, []);
  await signInAsAdministrator(page);
  await page.goto(SCREEN);

  await test.step('are found by folded words of the business, the user and the comment', async () => {
    const search = page.getByRole('searchbox', { name: 'Ara' });
    await search.fill(`SEKERLI ${word}`);
    await expect(page.getByText('Toplam 3 kayıt')).toBeVisible();
    await search.fill(`isil ${word}`);
    await expect(page.getByText('Toplam 1 kayıt')).toBeVisible();
    await expect(row(page, `Işıl ${word}`)).toContainText(name);
    await expect(row(page, `Işıl ${word}`).getByRole('img', { name: '5 üzerinden 5' })).toBeVisible();
    await expect(row(page, `Işıl ${word}`)).toContainText('Yayında');
    await search.fill(`CAGLA ${word}`);
    await expect(page.getByText('Toplam 1 kayıt')).toBeVisible();
    await search.fill(word);
    await expect(page.getByText('Toplam 3 kayıt')).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('one is viewed with its lines as they were written', async () => {
    await page.getByRole('button', { name: `Görüntüle: ${name}: Işıl ${word}` }).click();
    await expect(dialog(page).getByText('En sonda duran söz.')).toBeVisible();
    expect(await dialog(page).locator('.whole-comment').innerText()).toBe(PRAISE);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('PUB-REV-22 it is hidden for a reason, and shown again', async () => {
    await page.getByRole('button', { name: `Gizle: ${name}: Işıl ${word}` }).click();
    await expect(dialog(page).getByRole('button', { name: 'Gizle', exact: true })).toBeDisabled();
    await chooseReason(page, 'Konu dışı');
    await expectNoViolations(page);
    await press(dialog(page), 'Gizle');
    await expect(page.getByText('Yorum gizlendi')).toBeVisible();
    await expect(row(page, `Işıl ${word}`)).toContainText('Gizli');
    await onPage(request, business, '5 üzerinden 2,5, 2 yorum', all.slice(1), ['Çağla bademi']);
    await page.getByRole('button', { name: `Yeniden göster: ${name}: Işıl ${word}` }).click();
    await expect(page.getByText('Yorum yeniden gösteriliyor')).toBeVisible();
    await onPage(request, business, '5 üzerinden 3,3, 3 yorum', all, []);
  });

  await test.step('it is deleted, and the question shows its first 100 characters', async () => {
    await page.getByRole('button', { name: `Sil: ${name}: Işıl ${word}` }).click();
    await expect(dialog(page).getByText(`${PRAISE.slice(0, 100)}…`)).toBeVisible();
    await expect(dialog(page).getByText('En sonda duran söz.')).toHaveCount(0);
    await chooseReason(page, 'Hakaret veya küfür');
    await expectNoViolations(page);
    await press(dialog(page), 'Sil');
    await expect(page.getByText('Yorum silindi')).toBeVisible();
    await expect(page.getByText('Toplam 2 kayıt')).toBeVisible();
    await onPage(request, business, '5 üzerinden 2,5, 2 yorum', all.slice(1), ['Çağla bademi']);
  });

  await test.step('several are hidden and shown with one call', async () => {
    await page.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }).check();
    const selected = page.getByRole('region', { name: '2 kayıt seçildi' });
    await press(selected, 'Gizle');
    await chooseReason(page, 'Kişisel veri');
    await press(dialog(page), 'Gizle');
    await expect(page.getByText('2 yorum güncellendi')).toBeVisible();
    await onPage(request, business, 'none', [], all);
    await page.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }).check();
    await press(selected, 'Yeniden göster');
    await onPage(request, business, '5 üzerinden 2,5, 2 yorum', all.slice(1), []);
  });

  await test.step('a deletion that nobody answers says so, keeps what was chosen, and is done once', async () => {
    await page.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }).check();
    await page.getByRole('button', { name: 'Seçilenleri Sil (2)' }).click();
    await chooseReason(page, 'Hukuka aykırı');
    await whileBackingServiceHangs('nats', async () => {
      await press(dialog(page), 'Sil');
      await expect(page.getByText(/^Yorum silinemedi: /)).toBeVisible({ timeout: MANY_ANSWER_WITHIN_MS });
      await expect(dialog(page).getByText('Hukuka aykırı')).toBeVisible();
    });
    await pressUntilClosed(dialog(page), 'Sil');
    await expect(page.getByText('2 yorum silindi')).toBeVisible();
    await expect(page.getByText('Aramanızla eşleşen kayıt bulunamadı')).toBeVisible();
    await onPage(request, business, 'none', [], all);
  });
});
