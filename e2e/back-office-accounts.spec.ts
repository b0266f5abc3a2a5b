import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from './support/test.js';
import { pressUntilClosed } from './support/back-office.js';
import { ADMINISTRATOR, signInAsAdministrator } from './support/administrators.js';
import { axeViolations } from './support/axe.js';
import { eventually } from './support/eventually.js';
import { forgetLimits } from './support/limits.js';
import { mailedLink } from './support/mails.js';
import { whileBackingServiceHangs } from './support/system.js';
import { openForm } from './support/open-form.js';

const OWN_PASSWORD = 'kirmizi cardak serin aksam';

test.beforeEach(forgetLimits);

const aName = (called: string) => `${called}-${randomUUID().slice(0, 8)}`;
const row = (page: Page, username: string) => page.getByRole('row').filter({ hasText: username });
const search = (page: Page, text: string) => page.getByRole('searchbox', { name: 'Ara' }).fill(text);

interface Invitation {
  fullName: string;
  username: string;
  email?: string;
}

/** Fills in and submits the form; the caller checks the result. */
async function invite(page: Page, { fullName, username, email = '' }: Invitation): Promise<void> {
  await page.getByRole('button', { name: 'Davet Et' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Hesaba Davet Et' });
  await form.getByLabel('Ad soyad').fill(fullName);
  await form.getByLabel('Kullanıcı adı').fill(username);
  await form.getByLabel('E-posta').fill(email);
  await form.getByRole('button', { name: 'Kaydet' }).click();
}

/** A page in another browser context, signed in to the back office. */
async function somebodyElse(browser: Browser, username: string, password: string): Promise<Page> {
  const page = await (await browser.newContext({ bypassCSP: true })).newPage();
  await page.goto('/yonetici/giris');
  await page.getByLabel('Kullanıcı adı').fill(username);
  await page.getByLabel('Şifre').fill(password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  return page;
}

test.use({ bypassCSP: true });

test('AUTH-03 AUTH-06 AUTH-07 an administrator invites an editor, changes the role, disables and deletes the account; the log records it all', async ({
  page,
  browser,
}) => {
  const [username, fullName] = [aName('isil'), `Işıl Şen ${randomUUID().slice(0, 4)}`];
  await signInAsAdministrator(page);
  await page.goto('/yonetici/hesaplar');
  expect(await axeViolations(page)).toEqual([]);

  const first = await test.step('is invited without an e-mail address: the first password is shown once', async () => {
    await invite(page, { fullName, username });
    const told = page.getByRole('dialog', { name: 'İlk şifre' });
    const password = (await told.locator('code').innerText()).trim();
    await told.getByRole('button', { name: 'Kapat' }).last().click();
    await expect(told).toBeHidden();
    return password;
  });

  await test.step('a name that is taken is refused at its field, and the rest stays', async () => {
    await invite(page, { fullName: 'Başka Biri', username: username.toUpperCase() });
    const form = page.getByRole('dialog', { name: 'Yeni Hesaba Davet Et' });
    await expect(form.getByText('Bu kullanıcı adı zaten kullanılıyor')).toBeVisible();
    await expect(form.getByLabel('Ad soyad')).toHaveValue('Başka Biri');
    await form.getByRole('button', { name: 'Vazgeç' }).click();
    await page.getByRole('button', { name: 'Kaydetmeden kapat' }).click();
  });

  const editor = await test.step('has to choose a password of their own first, and sees their areas only', async () => {
    const theirs = await somebodyElse(browser, username, first);
    await expect(theirs).toHaveURL(/\/yonetici\/sifre\?/);
    await theirs.getByLabel('Şu anki şifre').fill(first);
    await theirs.getByLabel('Yeni şifre', { exact: true }).fill(OWN_PASSWORD);
    await theirs.getByLabel('Yeni şifre (tekrar)').fill(OWN_PASSWORD);
    await theirs.getByRole('button', { name: 'Kaydet' }).click();
    await expect(theirs.getByRole('link', { name: 'SEO İçeriği' })).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Hesaplar' })).toHaveCount(0);
    await theirs.goto('/yonetici/hesaplar');
    await expect(theirs.getByRole('heading', { name: 'Erişim reddedildi' })).toBeVisible();
    return theirs;
  });

  await test.step('is found by folded letters and becomes a moderator, which ends their session', async () => {
    await search(page, fullName.replace('Işıl Şen', 'ISIL SEN'));
    await openForm(page, `Düzenle: ${username}`);
    const form = page.getByRole('dialog', { name: 'Hesabı Düzenle' });
    const history = form.getByRole('region', { name: 'Geçmiş' });
    await history.getByRole('button', { name: 'Geçmiş' }).click();
    await expect(history).toContainText('Davet etti');
    await form.getByLabel('Rol').click();
    await page.locator('.ant-select-item-option').filter({ hasText: 'Moderatör' }).click();
    await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Hesap güncellendi')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(row(page, username)).toContainText('Moderatör');
    await editor.goto('/yonetici/blog');
    await expect(editor).toHaveURL(/\/yonetici\/giris/);
  });

  await test.step('is disabled, and can no longer sign in', async () => {
    await openForm(page, `Düzenle: ${username}`);
    const form = page.getByRole('dialog', { name: 'Hesabı Düzenle' });
    await form.getByRole('switch', { name: /^Giriş yapabilir/ }).click();
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(row(page, username)).toContainText('Pasif');
    const refused = await somebodyElse(browser, username, OWN_PASSWORD);
    await expect(refused.getByRole('alert')).toContainText('Geçersiz kullanıcı adı veya şifre');
  });

  await test.step('is deleted', async () => {
    await page.getByRole('checkbox', { name: `${username}: seç` }).check();
    await page.getByRole('button', { name: 'Seçilenleri Sil (1)' }).click();
    await page.getByRole('dialog', { name: 'Silinsin mi?' }).getByRole('button', { name: 'Sil', exact: true }).click();
    await expect(page.getByText('Hesap silindi')).toBeVisible();
    await expect(row(page, username)).toHaveCount(0);
  });

  await test.step('the log has all of it, newest first', async () => {
    await eventually('every record has arrived', async () => {
      await page.goto(`/yonetici/gunluk?ara=${username}`);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      const said = (await page.getByRole('cell').allTextContents()).join('\n');
      for (const what of ['Sildi', 'Güncelledi', 'Şifresini değiştirdi', 'Giriş yaptı', 'Davet etti'])
        expect(said).toContain(what);
    });
    await expect(page.getByRole('row').nth(1)).toContainText('Sildi');
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('AUTH-07 an invited person sets a password through the mailed link and signs in', async ({ page, browser }) => {
  const [username, email] = [aName('can'), `can-${randomUUID()}@ornek.example`];
  await signInAsAdministrator(page);
  await page.goto('/yonetici/hesaplar');
  await invite(page, { fullName: 'Can Ak', username, email });
  await expect(page.getByText(`Şifre belirleme bağlantısı ${email} adresine gönderildi`)).toBeVisible();
  await search(page, username);
  await expect(row(page, username)).toContainText('Şifre bekleniyor');

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(await mailedLink(email, '/sifre-sifirla'));
  await theirs.getByLabel('Yeni şifre', { exact: true }).fill(OWN_PASSWORD);
  await theirs.getByLabel('Yeni şifre (tekrar)').fill(OWN_PASSWORD);
  await theirs.getByRole('button', { name: 'Yeni Şifreyi Kaydet' }).click();
  await theirs.getByRole('main').getByRole('link', { name: 'Giriş Yap' }).click();
  await expect(theirs).toHaveURL('/yonetici/giris');
  await theirs.getByLabel('Kullanıcı adı').fill(username);
  await theirs.getByLabel('Şifre').fill(OWN_PASSWORD);
  await theirs.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(theirs).toHaveURL('/yonetici/panel');
});

test('AUTH-06 the last administrator cannot be deleted or disabled', async ({ page }) => {
  await signInAsAdministrator(page);
  await page.goto(`/yonetici/hesaplar?rol=admin&durum=aktif`);
  await page.getByRole('button', { name: `Sil: ${ADMINISTRATOR.username}` }).click();
  await page.getByRole('dialog', { name: 'Silinsin mi?' }).getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(page.getByText(/Giriş yapabilen son yöneticinin yetkisi alınamaz/)).toBeVisible();
  await openForm(page, `Düzenle: ${ADMINISTRATOR.username}`);
  const form = page.getByRole('dialog', { name: 'Hesabı Düzenle' });
  await form.getByRole('switch', { name: /^Giriş yapabilir/ }).click();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText(/Hesap güncellenemedi: Giriş yapabilen son yöneticinin/)).toBeVisible();
});

test('ADM-COMMON-06 an invitation during an outage shows an error, keeps the typed text and creates one account on retry', async ({
  page,
}) => {
  const username = aName('deniz');
  await signInAsAdministrator(page);
  await page.goto('/yonetici/hesaplar');
  await expect(page.getByText(/^Toplam/)).toBeVisible();
  const form = page.getByRole('dialog', { name: 'Yeni Hesaba Davet Et' });
  await whileBackingServiceHangs('nats', async () => {
    await invite(page, { fullName: 'Deniz Ay', username });
    await expect(page.getByText(/^Hesap açılamadı: /)).toBeVisible();
    await expect(form.getByLabel('Kullanıcı adı')).toHaveValue(username);
  });
  await pressUntilClosed(form, 'Kaydet');
  await page.goto(`/yonetici/hesaplar?ara=${username}`);
  await expect(page.getByText('Toplam 1 kayıt')).toBeVisible();
});
