import { expect, test } from './support/test.js';
import { ADMINISTRATOR, signInAsAdministrator } from './support/administrators.js';
import { axeViolations } from './support/axe.js';
import { forgetLimits } from './support/limits.js';
import { openForm } from './support/open-form.js';

test.use({ bypassCSP: true });

test('ADM-LOGIN-01 ADM-LOGIN-03 ADM-LOGIN-04 AUTH-04 AUTH-05 GEN-05 PUB-LAY-09 an administrator signs in and out', async ({
  page,
}) => {
  await signInAsAdministrator(page);
  await page.context().clearCookies();

  await test.step('is led to the sign-in, and on to the screen requested', async () => {
    await page.goto('/yonetici/sertifikalar');
    await expect(page).toHaveURL('/yonetici/giris?sonra=%2Fyonetici%2Fsertifikalar');
    await expect(page.getByRole('heading', { name: 'Yönetici Girişi' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect.poll(() => axeViolations(page)).toEqual([]);
    await page.getByLabel('Kullanıcı adı').fill(ADMINISTRATOR.username);
    await page.getByLabel('Şifre').fill('yanlis bir parola');
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page.getByRole('alert')).toContainText('Geçersiz kullanıcı adı veya şifre');
    await page.getByLabel('Şifre').fill(ADMINISTRATOR.password);
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page.getByText('Giriş başarılı')).toBeVisible();
    await expect(page).toHaveURL('/yonetici/sertifikalar');
  });

  await test.step('sees the way back in on the public site', async () => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Yönetim Paneli' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Yönetim Paneli' }).click();
    await expect(page).toHaveURL('/yonetici/panel');
    await page.goto('/yonetici/giris');
    await expect(page).toHaveURL('/yonetici/panel');
  });

  await test.step('signs out, and nothing of it is left', async () => {
    await page.getByRole('button', { name: 'Çıkış Yap' }).click();
    await expect(page).toHaveURL('/yonetici/giris');
    expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBeNull();
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş Yap' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Yönetim Paneli' })).toHaveCount(0);
  });
});

test('ADM-CERT-01 ADM-CERT-02 ADM-COMMON-04 ADM-COMMON-08 ADM-COMMON-11 certificates are added, found, changed and deleted', async ({
  page,
}) => {
  await forgetLimits();
  await signInAsAdministrator(page);
  await page.goto('/yonetici/sertifikalar');
  const name = `Şeker Üretim İzni ${Date.now()}`;
  const add = async (called: string) => {
    await openForm(page, 'Yeni Ekle');
    const form = page.getByRole('dialog', { name: 'Yeni Sertifika' });
    await form.getByLabel('Ad', { exact: true }).fill(called);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Sertifika eklendi')).toBeVisible();
    await expect(form).toBeHidden();
  };
  await add(name);
  await add(`${name} B`);

  await test.step('the same name is refused at its field', async () => {
    await openForm(page, 'Yeni Ekle');
    const form = page.getByRole('dialog', { name: 'Yeni Sertifika' });
    await form.getByLabel('Ad', { exact: true }).fill(name.toUpperCase().replace('ŞEKER', 'SEKER'));
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(form.getByText('Bu ad zaten kullanılıyor')).toBeVisible();
    await form.getByRole('button', { name: 'Vazgeç' }).click();
    await page.getByRole('button', { name: 'Kaydetmeden kapat' }).click();
    await expect(form).toBeHidden();
  });

  await test.step('is found without its Turkish letters, and changed', async () => {
    await page.getByRole('searchbox', { name: 'Ara' }).fill(name.replace('Şeker Üretim İzni', 'seker uretim izni'));
    await expect(page.getByText('Toplam 2 kayıt')).toBeVisible();
    await expect.poll(() => axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: `Düzenle: ${name}`, exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Sertifikayı Düzenle' });
    await form.getByLabel('Açıklama').fill('Bakanlık izni');
    await expect.poll(() => axeViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Sertifika güncellendi')).toBeVisible();
    await expect(page.getByRole('row', { name: /Bakanlık izni/ })).toBeVisible();
  });

  await test.step('both are deleted with one call', async () => {
    await page.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }).check();
    await page.getByRole('button', { name: 'Seçilenleri Sil (2)' }).click();
    await page.getByRole('dialog', { name: 'Silinsin mi?' }).getByRole('button', { name: 'Sil', exact: true }).click();
    await expect(page.getByText('2 sertifika silindi')).toBeVisible();
    await expect(page.getByText('Aramanızla eşleşen kayıt bulunamadı')).toBeVisible();
  });
});
