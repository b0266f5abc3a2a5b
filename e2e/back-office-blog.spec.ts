import { type APIRequestContext, expect, type Page, test } from './support/test.js';
import { AddComment } from '@tedarik/commands';
import { Messaging } from '@tedarik/messaging';
import { keepUndoToastOpen } from './support/back-office.js';
import { signInAsAdministrator } from './support/administrators.js';
import { eventually, SEEN_WITHIN_MS } from './support/eventually.js';
import { whileBackingServiceHangs } from './support/system.js';
import { aWord } from './support/a-word.js';

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Waits until the page contains the words, or no longer contains them. */
const onPage = (request: APIRequestContext, path: string, words: string, isThere: boolean) =>
  eventually(
    `${words} is ${isThere ? '' : 'no longer '}on ${path}`,
    async () => expect((await (await request.get(path)).text()).includes(words)).toBe(isThere),
    SEEN_WITHIN_MS,
  );

async function writePost(page: Page, title: string): Promise<void> {
  await page.goto('/yonetici/blog/yeni');
  await field(page, 'Başlık').fill(title);
  await page.getByText('HTML', { exact: true }).click();
  await field(page, 'İçerik').fill('<h2>Petek</h2><p>Süzme değil.</p>');
}

async function chooseStatus(page: Page, title: string, status: string): Promise<void> {
  await page.getByRole('combobox', { name: `Durum: ${title}` }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: status }).click();
  await expect(page.getByText('Blog yazısının durumu güncellendi')).toBeVisible();
}

async function searchFor(page: Page, words: string): Promise<void> {
  await page.goto('/yonetici/blog');
  await page.getByRole('searchbox', { name: 'Ara' }).fill(words);
}

test('ADM-BLOG-06 ADM-BLOG-07 ADM-POST-10 ADM-POST-14 an administrator drafts, publishes, changes and deletes a post, and readers see each state', async ({
  page,
  request,
}) => {
  const word = aWord();
  const title = `Şekerli petek ${word}`;
  const path = `/blog/sekerli-petek-${word}`;
  await signInAsAdministrator(page);

  await test.step('is saved as a draft, which is a preview to who has its address and nothing to readers', async () => {
    await writePost(page, title);
    await page.getByPlaceholder('Yeni etiket').fill('Petek');
    await page.keyboard.press('Enter');
    await button(page, 'Taslak Kaydet').click();
    await expect(page).toHaveURL('/yonetici/blog');
    const preview = await row(page, title)
      .getByRole('link', { name: `Görüntüle: ${title}` })
      .getAttribute('href');
    expect(preview).toMatch(/^\/blog\/onizleme\//);
    const shown = await request.get(preview!);
    expect([shown.status(), shown.headers()['x-robots-tag'], shown.headers()['cache-control']]).toEqual([
      200,
      'noindex, nofollow',
      'no-store',
    ]);
    expect(await shown.text()).toContain(title);
    expect((await request.get(path)).status()).toBe(404);
  });

  await test.step('is found by folded words', async () => {
    await searchFor(page, `SEKERLI ${word}`);
    await expect(page.getByText('Toplam 1 yazı bulundu')).toBeVisible();
    await expect(page).toHaveURL(/ara=SEKERLI/);
  });

  await test.step('is published from the list, withdrawn, and published again', async () => {
    await chooseStatus(page, title, 'Yayında');
    await onPage(request, path, title, true);
    await chooseStatus(page, title, 'Arşivlendi');
    await onPage(request, path, title, false);
    await chooseStatus(page, title, 'Yayında');
    await onPage(request, path, title, true);
  });

  await test.step('moves to another address, to which the former one leads', async () => {
    await button(page, `Düzenle: ${title}`).click();
    await expect(field(page, 'Slug')).toHaveValue(`sekerli-petek-${word}`);
    await field(page, 'Slug').fill(`karakovan-${word}`);
    await button(page, 'Kaydet').click();
    await expect(page).toHaveURL('/yonetici/blog');
    await eventually(
      'the former address leads to the new one',
      async () => {
        const former = await request.get(path, { maxRedirects: 0 });
        expect([former.status(), former.headers()['location']]).toEqual([301, `/blog/karakovan-${word}`]);
      },
      SEEN_WITHIN_MS,
    );
  });

  await test.step('is deleted with another one, and its address is gone', async () => {
    await writePost(page, `Öteki ${word}`);
    await button(page, 'Yayınla').click();
    await expect(page).toHaveURL('/yonetici/blog');
    await searchFor(page, word);
    await expect(page.getByText('Toplam 2 yazı bulundu')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }).check();
    await button(page, 'Seçilenleri Sil (2)').click();
    await dialog(page).getByRole('button', { name: 'Sil' }).click();
    await expect(page.getByText('2 blog yazısı silindi')).toBeVisible();
    await expect(page.getByText('Aramanızla eşleşen kayıt bulunamadı')).toBeVisible();
    await eventually(
      'both addresses are gone',
      async () => {
        for (const gone of [`/blog/karakovan-${word}`, `/blog/oteki-${word}`]) {
          expect((await request.get(gone)).status()).toBe(410);
        }
      },
      SEEN_WITHIN_MS,
    );
  });
});

test('ADM-POST-02 headings, bold text and tables from the rich-text editor appear on the published post', async ({
  page,
  request,
}) => {
  const word = aWord();
  await signInAsAdministrator(page);
  await page.goto('/yonetici/blog/yeni');
  await field(page, 'Başlık').fill(`Zengin ${word}`);
  const editor = page.getByRole('textbox', { name: 'İçerik' });
  await editor.click();
  await button(page, 'H2 başlık').click();
  await expect(button(page, 'H2 başlık')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('Kovandan');
  await page.keyboard.press('Enter');
  await button(page, 'Kalın').click();
  await expect(button(page, 'Kalın')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('Süzme');
  await page.keyboard.press('Enter');
  await button(page, 'Tablo').click();
  await page.keyboard.type('Ürün');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Fiyat');
  await button(page, 'Sütunu sil').click();
  await button(page, 'Yayınla').click();
  await expect(page).toHaveURL('/yonetici/blog');
  await onPage(request, `/blog/zengin-${word}`, '<h2>Kovandan</h2><p><strong>Süzme</strong></p>', true);
  await onPage(request, `/blog/zengin-${word}`, '<th>Ürün</th><th></th></tr></thead>', true);
});

test('ADM-POST-15 saving a post during an outage shows an error, keeps the typed text and stores one post on retry', async ({
  page,
}) => {
  const word = aWord();
  await signInAsAdministrator(page);
  await writePost(page, `Bekleyen ${word}`);
  await whileBackingServiceHangs('nats', async () => {
    await button(page, 'Taslak Kaydet').click();
    await expect(page.getByText(/^Blog yazısı kaydedilirken bir hata oluştu\./)).toBeVisible();
    await expect(field(page, 'Başlık')).toHaveValue(`Bekleyen ${word}`);
    await expect(field(page, 'İçerik')).toHaveValue('<h2>Petek</h2><p>Süzme değil.</p>');
  });
  await eventually('the post is stored', async () => {
    if (page.url().endsWith('/yeni')) await button(page, 'Taslak Kaydet').click({ timeout: 3_000 });
    await expect(page).toHaveURL('/yonetici/blog', { timeout: 3_000 });
  });
  await searchFor(page, word);
  await expect(page.getByText('Toplam 1 yazı bulundu')).toBeVisible();
});

test('ADM-BCAT-06 ADM-BCAT-09 ADM-BCAT-10 a category is created, renamed, given a new slug and deleted; its posts stay', async ({
  page,
  request,
}) => {
  const word = aWord();
  await signInAsAdministrator(page);
  await page.goto('/yonetici/blog/kategoriler');

  await test.step('is created with the slug of its name', async () => {
    await button(page, 'Yeni Kategori').click();
    await dialog(page).getByLabel('Ad', { exact: true }).fill(`Şifalı ${word}`);
    await expect(field(page, 'Slug')).toHaveValue(`sifali-${word}`);
    await page.getByText('Turuncu').click();
    await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Kategori eklendi')).toBeVisible();
    await expect(row(page, `sifali-${word}`)).toContainText('0');
  });

  await test.step('is given to a post', async () => {
    await writePost(page, `Kategorili ${word}`);
    await page.getByRole('combobox', { name: 'Kategori' }).fill(`Şifalı ${word}`);
    await page.locator('.ant-select-item-option').filter({ hasText: word }).click();
    await button(page, 'Yayınla').click();
    await expect(page).toHaveURL('/yonetici/blog');
    await onPage(request, `/blog/kategorili-${word}`, `Şifalı ${word}`, true);
  });

  await test.step('keeps its slug under a new name, and moves when that is changed', async () => {
    await page.goto('/yonetici/blog/kategoriler');
    await button(page, `Düzenle: Şifalı ${word}`).click();
    await dialog(page).getByLabel('Ad', { exact: true }).fill(`Bitkisel ${word}`);
    await expect(field(page, 'Slug')).toHaveValue(`sifali-${word}`);
    await field(page, 'Slug').fill(`bitkisel-${word}`);
    await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Kategori güncellendi')).toBeVisible();
    await onPage(request, `/blog/kategorili-${word}`, `Bitkisel ${word}`, true);
    const former = await request.get(`/blog?category=sifali-${word}`, { maxRedirects: 0 });
    expect([former.status(), former.headers()['location']]).toEqual([301, `/blog?category=bitkisel-${word}`]);
  });

  await test.step('is deleted, and its post stays without it', async () => {
    await button(page, `Sil: Bitkisel ${word}`).click();
    await expect(dialog(page).getByText('1 yazı kategorisiz kalacak.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Sil' }).click();
    await expect(page.getByText('Kategori silindi')).toBeVisible();
    await onPage(request, `/blog/kategorili-${word}`, `Bitkisel ${word}`, false);
    expect((await request.get(`/blog/kategorili-${word}`)).status()).toBe(200);
  });
});

test('ADM-COM-01 ADM-COM-02 ADM-COM-03 PUB-LAY-17 comments are moderated one by one and in bulk, and readers see only the approved ones', async ({
  page,
  request,
}) => {
  const word = aWord();
  await signInAsAdministrator(page);
  await writePost(page, `Konuşulan ${word}`);
  await button(page, 'Yayınla').click();
  await expect(page).toHaveURL('/yonetici/blog');
  const path = `/blog/konusulan-${word}`;
  const edit = row(page, `Konuşulan ${word}`).getByRole('link', { name: `Konuşulan ${word}`, exact: true });
  const postId = (await edit.getAttribute('href'))!.split('/').at(-1)!;
  const messaging = await Messaging.connect({ name: 'journeys', servers: process.env['NATS_URL']! });
  try {
    for (const content of ['birinci', 'ikinci', 'ucuncu']) {
      await messaging.requests.send(AddComment, {
        postId,
        authorName: `Okur ${content} ${word}`,
        authorEmail: 'okur@ornek.com.tr',
        content: `${content} yorum ${word}`,
        noticeVersion: '2026-11-21',
      });
    }
  } finally {
    await messaging.close();
  }
  await page.goto('/yonetici/blog/yorumlar');
  await expect(row(page, `ucuncu yorum ${word}`)).toContainText(`konusulan-${word}`);
  await row(page, `ucuncu yorum ${word}`)
    .getByRole('button', { name: /^Onayla/ })
    .click();
  await expect(page.getByText('1 yorum onaylandı')).toBeVisible();
  await onPage(request, path, `ucuncu yorum ${word}`, true);

  for (const content of ['birinci', 'ikinci']) {
    await row(page, `${content} yorum ${word}`).getByRole('checkbox').check();
  }
  await button(page, 'Seçilenleri Reddet (2)').click();
  await expect(page.getByText('2 yorum reddedildi')).toBeVisible();
  await page.getByRole('tab', { name: /^Reddedilen/ }).click();
  await expect(row(page, `birinci yorum ${word}`)).toBeVisible();
  expect(await (await request.get(path)).text()).not.toContain(`birinci yorum ${word}`);

  await page.getByRole('tab', { name: /^Onaylanan/ }).click();
  await row(page, `ucuncu yorum ${word}`).getByRole('button', { name: /^Sil/ }).click();
  await dialog(page).getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('1 yorum silindi')).toBeVisible();
  await keepUndoToastOpen(page);
  await onPage(request, path, `ucuncu yorum ${word}`, false);
  await button(page, 'Geri al').click();
  await expect(page.getByText('Kayıt geri getirildi')).toBeVisible();
  await expect(row(page, `ucuncu yorum ${word}`)).toBeVisible();
  await onPage(request, path, `ucuncu yorum ${word}`, true);
});
