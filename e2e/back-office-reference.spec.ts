import { type APIRequestContext, expect, type Page, test } from './support/test.js';
import { pressUntilClosed } from './support/back-office.js';
import { signInAsAdministrator } from './support/administrators.js';
import { locationIn, sharedDirectory } from './support/directory.js';
import { eventually, SEEN_WITHIN_MS } from './support/eventually.js';
import { chooseOption } from './support/select.js';
import { whileBackingServiceHangs } from './support/system.js';
import { openForm } from './support/open-form.js';
import { aWord } from './support/a-word.js';

const directory = sharedDirectory();

const drawer = (page: Page) => page.getByRole('dialog');

async function addCategory(page: Page, name: string): Promise<void> {
  await openForm(page, 'Yeni Ekle');
  await drawer(page).getByLabel('Ad', { exact: true }).fill(name);
  await drawer(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Kategori eklendi')).toBeVisible();
  await expect(drawer(page)).toBeHidden();
}

const seen = (what: string, look: () => Promise<void>) => eventually(what, look, SEEN_WITHIN_MS);
const statusOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).status();

test('ADM-CAT-01 ADM-CAT-05 ADM-CAT-06 ADM-CAT-07 an administrator creates, changes and deletes a category, and visitors see each state', async ({
  page,
  request,
}) => {
  const word = aWord();
  const [name, renamed, other] = [`Şekerli ${word}`, `Tuzlu ${word}`, `Ekşi ${word}`];
  await signInAsAdministrator(page);
  await page.goto('/yonetici/kategoriler');

  await test.step('is added, and has a page', async () => {
    await addCategory(page, name);
    await addCategory(page, other);
    await seen('the page of the category', async () => {
      expect(await statusOf(request, `/kategori/sekerli-${word}`)).toBe(200);
    });
    await openForm(page, 'Yeni Ekle');
    await drawer(page).getByLabel('Ad', { exact: true }).fill(`SEKERLI ${word}`);
    await drawer(page).getByRole('button', { name: 'Kaydet' }).click();
    await expect(drawer(page).getByText('Bu ad zaten kullanılıyor')).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Vazgeç' }).click();
    await page.getByRole('button', { name: 'Kaydetmeden kapat' }).click();
  });

  const categoryId = await directory.categoryId(name);
  const business = await directory.add({
    name: `Kategorili ${word}`,
    categoryIds: [categoryId],
    locations: [locationIn('Kars')],
  });

  await test.step('is found by folded words, and renamed: its former address leads to the new one', async () => {
    await page.getByRole('searchbox', { name: 'Ara' }).fill(`SEKERLI ${word}`);
    await expect(page.getByText('Toplam 1 kayıt')).toBeVisible();
    await openForm(page, `Düzenle: ${name}`);
    await drawer(page).getByLabel('Ad', { exact: true }).fill(renamed);
    await drawer(page).getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Kategori güncellendi')).toBeVisible();
    await seen('the former address leads on', async () => {
      const former = await request.get(`/kategori/sekerli-${word}`, { maxRedirects: 0 });
      expect([former.status(), former.headers()['location']]).toEqual([301, `/kategori/tuzlu-${word}`]);
    });
    await seen('the page of the business names it anew', async () => {
      expect(await (await request.get(`/firma/${business.slug}`)).text()).toContain(renamed);
    });
  });

  await test.step('is deleted, and its business goes to the other one', async () => {
    await page.getByRole('searchbox', { name: 'Ara' }).fill(word);
    await expect(page.getByText('Toplam 2 kayıt')).toBeVisible();
    await page.getByRole('button', { name: `Sil: ${renamed}` }).click();
    await expect(drawer(page).getByText('Yayında olmayanlarla birlikte 1 işletme ve 0 ürün kullanıyor.')).toBeVisible();
    await chooseOption(drawer(page).getByLabel('Taşınacak kategori'), other);
    await drawer(page).getByRole('button', { name: 'Sil' }).click();
    await expect(page.getByText('Kategori silindi')).toBeVisible();
    await seen('its page is gone', async () => {
      expect(await statusOf(request, `/kategori/tuzlu-${word}`)).toBe(410);
    });
    await eventually('its business is in the other one', async () => {
      const text = await (await request.get(`/firma/${business.slug}`)).text();
      expect(text).toContain(other);
      expect(text).not.toContain(renamed);
    });
  });

  await test.step('many are deleted at once', async () => {
    await addCategory(page, `Acı ${word}`);
    await expect(page.getByText('Toplam 2 kayıt')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }).check();
    await page.getByRole('button', { name: 'Seçilenleri Sil (2)' }).click();
    await drawer(page).getByRole('button', { name: 'Sil' }).click();
    await expect(page.getByText('Kategoriler silindi')).toBeVisible();
    await expect(page.getByText('Aramanızla eşleşen kayıt bulunamadı')).toBeVisible();
  });
});

test('ADM-DIST-01 ADM-DIST-03 ADM-DIST-05 ADM-SEO-02 ADM-SEO-10 an administrator adds a district with a page text and deletes both', async ({
  page,
  request,
}) => {
  const word = aWord();
  const name = `Göksu ${word}`;
  const address = `/semt/ardahan-goksu-${word}`;
  await signInAsAdministrator(page);
  await page.goto('/yonetici/konumlar');

  await test.step('is added in Türkiye, the region follows from the province, and its name is taken from then on', async () => {
    await openForm(page, 'Yeni Ekle');
    const form = drawer(page);
    await expect(form.getByLabel('Ülke')).toHaveValue('Türkiye');
    await form.getByLabel('Semt').fill(name);
    await chooseOption(form.getByLabel('Şehir'), 'Ardahan');
    await expect(form.getByLabel('Bölge')).toHaveValue('Doğu Anadolu');
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Semt eklendi')).toBeVisible();
    await expect(form).toBeHidden();
    await seen('the page of the district', async () => expect(await statusOf(request, address)).toBe(200));

    await openForm(page, 'Yeni Ekle');
    await form.getByLabel('Semt').fill(`GOKSU ${word}`);
    await chooseOption(form.getByLabel('Şehir'), 'Ardahan');
    await expect(form.getByLabel('Bölge')).toHaveValue('Doğu Anadolu');
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(form.getByText('Bu şehirde bu adda bir semt zaten var')).toBeVisible();
    await form.getByRole('button', { name: 'Vazgeç' }).click();
    await page.getByRole('button', { name: 'Kaydetmeden kapat' }).click();
  });

  await test.step('gets a text, which is on its page at once', async () => {
    await page.goto('/yonetici/seo');
    await openForm(page, 'Yeni Ekle');
    const form = drawer(page);
    await chooseOption(form.getByLabel('Tür'), 'Semt');
    await chooseOption(form.getByLabel('Sayfa', { exact: true }), `${name}, Ardahan`);
    await form.getByText('HTML', { exact: true }).click();
    await form.getByLabel('İçerik').fill(`<p>Kaz <b>eti</b> ${word}</p><script>alert(1)</script>`);
    await expect(form.getByRole('region', { name: 'Sayfada görüneceği gibi' })).toContainText(`Kaz eti ${word}`);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('SEO içeriği kaydedildi')).toBeVisible();
    await seen('the text is on the page', async () => {
      expect(await (await request.get(address)).text()).toContain(`<p>Kaz <strong>eti</strong> ${word}</p>`);
    });
  });

  await test.step('adding one more opens the one that is there', async () => {
    await openForm(page, 'Yeni Ekle');
    const form = drawer(page);
    await chooseOption(form.getByLabel('Tür'), 'Semt');
    await form.getByLabel('Sayfa', { exact: true }).fill(`${name}, Ardahan`);
    await page.locator('.ant-select-item-option').filter({ hasText: '(metni var)', visible: true }).click();
    await expect(page.getByText('SEO İçeriğini Düzenle')).toBeVisible();
    await form.getByText('HTML', { exact: true }).click();
    await expect(form.getByLabel('İçerik')).toHaveValue(`<p>Kaz <strong>eti</strong> ${word}</p>`);
    await form.getByRole('button', { name: 'Vazgeç' }).click();
  });

  await test.step('is deleted, and its text with it', async () => {
    await page.goto(`/yonetici/konumlar?ara=${word}`);
    await page.getByRole('button', { name: `Sil: ${name}, Ardahan` }).click();
    await drawer(page).getByRole('button', { name: 'Sil' }).click();
    await expect(page.getByText('Semt silindi')).toBeVisible();
    await seen('its page is gone', async () => expect(await statusOf(request, address)).toBe(410));
    await page.goto(`/yonetici/seo?ara=${word}`);
    await expect(page.getByText('Aramanızla eşleşen kayıt bulunamadı')).toBeVisible();
  });
});

test('TXT-16 ADM-SEO-07 saving a page text during an outage shows an error, keeps the typed text and stores it once on retry', async ({
  page,
}) => {
  const word = aWord();
  await signInAsAdministrator(page);
  await page.goto('/yonetici/kategoriler');
  await addCategory(page, `Sabırlı ${word}`);
  await page.goto('/yonetici/seo');
  await openForm(page, 'Yeni Ekle');
  const form = drawer(page);
  await chooseOption(form.getByLabel('Tür'), 'Kategori');
  await chooseOption(form.getByLabel('Sayfa', { exact: true }), `Sabırlı ${word}`);
  await form.getByText('HTML', { exact: true }).click();
  await form.getByLabel('İçerik').fill(`<p>${word}</p>`);
  await whileBackingServiceHangs('nats', async () => {
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText(/^SEO içeriği eklenemedi: /)).toBeVisible();
    await expect(form.getByLabel('İçerik')).toHaveValue(`<p>${word}</p>`);
  });
  // The first save may have succeeded without its reply arriving; the stored text is then the typed one.
  await pressUntilClosed(form, 'Kaydet');
  await page.goto(`/yonetici/seo?ara=${encodeURIComponent(`Sabırlı ${word}`)}`);
  await expect(page.getByText('Toplam 1 kayıt')).toBeVisible();

  await page.goto(`/yonetici/kategoriler?ara=${word}`);
  await page.getByRole('button', { name: `Sil: Sabırlı ${word}` }).click();
  await drawer(page).getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Kategori silindi')).toBeVisible();
});
