import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from './support/test.js';
import { FilledForm } from './support/forms.js';
import { forgetLimits } from './support/limits.js';
import { mailedLink } from './support/mails.js';
import { signIn } from './support/visitors.js';

const PASSWORD = 'mercimek corbasi sicak';
const NEW_PASSWORD = 'zeytinyagli dolma soguk';

test.beforeEach(forgetLimits);

const form = (page: Page, name: string) => page.getByRole('form', { name });
const header = (page: Page) => page.getByRole('banner');

test('AUTH-09 AUTH-10 AUTH-11 GEN-04 GEN-21 a visitor signs up, uses the account and erases it', async ({ page }) => {
  const email = `zeynep-${randomUUID()}@ornek.example`;

  await test.step('signs up', async () => {
    const form = await FilledForm.at(page, '/kayit', 'Kayıt Ol');
    await form.fill({ 'Ad soyad': 'Zeynep Kılıç', 'E-posta': email, Şifre: PASSWORD, 'Şifre (tekrar)': PASSWORD });
    await form.send('Kayıt Ol');
    await expect(page.getByText('Hesabınızı etkinleştirmek için')).toBeVisible();
    const answer = await page.request.get('/kayit');
    expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow');
  });

  await test.step('cannot sign in before the address is verified', async () => {
    await page.goto('/giris?donus=/firma');
    await signIn(page, { email, password: PASSWORD });
    await expect(page.getByRole('alert')).toHaveText('Önce e-posta adresinizi doğrulayın.');
  });

  await test.step('verifies with the mailed link, which works once', async () => {
    const link = await mailedLink(email, '/e-posta-dogrula');
    await page.goto(link);
    await page.getByRole('button', { name: 'Adresimi Doğrula' }).click();
    await expect(page.getByText('E-posta adresiniz doğrulandı.')).toBeVisible();
    await page.goto(link);
    await page.getByRole('button', { name: 'Adresimi Doğrula' }).click();
    await expect(page.getByRole('alert')).toContainText('Bağlantının süresi dolmuş');
  });

  await test.step('signs in, and goes back to where they came from', async () => {
    await page.goto('/giris?donus=/firma');
    await signIn(page, { email, password: 'yanlis bir parola' });
    await expect(page.getByRole('alert')).toHaveText('E-posta veya şifre hatalı');
    await signIn(page, { email, password: PASSWORD });
    await expect(page).toHaveURL('/firma');
    await expect(header(page).getByRole('link', { name: 'Hesabım' })).toBeVisible();
    await page.reload();
    await expect(header(page).getByRole('link', { name: 'Hesabım' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBeNull();
  });

  await test.step('takes another name, and everything stored as a file', async () => {
    await header(page).getByRole('link', { name: 'Hesabım' }).click();
    const details = form(page, 'Bilgilerim');
    await details.getByLabel('Ad soyad').fill('Zeynep Kaya');
    await details.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Adınız güncellendi')).toBeVisible();
    await page.reload();
    await expect(form(page, 'Bilgilerim').getByLabel('Ad soyad')).toHaveValue('Zeynep Kaya');
    const file = await page.request.get('/auth/my-data');
    expect(file.headers()['content-disposition']).toContain('attachment');
    expect(await file.text()).toContain(email);
  });

  await test.step('signs out with a button', async () => {
    await page.getByRole('link', { name: 'Çıkış Yap' }).click();
    await page.getByRole('button', { name: 'Çıkış Yap' }).click();
    await expect(page).toHaveURL('/');
    await expect(header(page).getByRole('link', { name: 'Giriş Yap' })).toBeVisible();
    await page.goto('/hesabim');
    await expect(page.getByText('Hesabınızı görmek için giriş yapın.')).toBeVisible();
  });

  await test.step('chooses a new password with a mailed link', async () => {
    const form = await FilledForm.at(page, '/sifremi-unuttum', 'Şifremi unuttum');
    await form.fill({ 'E-posta': email });
    await form.send('Sıfırlama Bağlantısı Gönder');
    await expect(page.getByText('Bu adrese kayıtlı bir hesap varsa')).toBeVisible();
    await page.goto(await mailedLink(email, '/sifre-sifirla'));
    await page.getByLabel('Yeni şifre', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Yeni şifre (tekrar)').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Yeni Şifreyi Kaydet' }).click();
    await expect(page.getByText('Şifreniz değiştirildi.')).toBeVisible();
  });

  await test.step('erases the account, which is then unknown', async () => {
    await page.goto('/giris');
    await signIn(page, { email, password: NEW_PASSWORD });
    await expect(page).toHaveURL('/hesabim');
    await page.getByRole('button', { name: 'Hesabımı Sil', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Şifre', { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Evet, Hesabımı Sil' }).click();
    await expect(page.getByText('Hesabınız silindi')).toBeVisible();
    await page.goto('/giris');
    await signIn(page, { email, password: NEW_PASSWORD });
    await expect(page.getByRole('alert')).toHaveText('E-posta veya şifre hatalı');
  });
});

const EVERY_ENTRY = { visitor: { id: randomUUID(), name: 'Zeynep', verified: true }, backOffice: {} };

test('PUB-LAY-05 PUB-LAY-14 the menu with all its entries fits on one line from 768 pixels on', async ({ page }) => {
  await page.route('**/auth/me', (route) => route.fulfill({ json: EVERY_ENTRY }));
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/firma');
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Firmalar', 'Yönetim Paneli', 'Hesabım']) {
      await expect(menu.getByRole('link', { name })).toBeVisible();
    }
    const line = await menu.evaluate((nav) => {
      const shown = [...nav.querySelectorAll('a')]
        .map((link) => link.getBoundingClientRect())
        .filter(({ height }) => height);
      return {
        tops: new Set(shown.map(({ top }) => Math.round(top))).size,
        wider: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect(line, `at ${width} pixels`).toEqual({ tops: 1, wider: 0 });
  }
});
