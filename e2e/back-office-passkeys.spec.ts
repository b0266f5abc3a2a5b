import { expect, type Page, test } from './support/test.js';
import { anEditor, EDITOR_PASSWORD, signInAsAdministrator, signInByForm } from './support/administrators.js';
import { axeViolations } from './support/axe.js';
import { forgetLimits } from './support/limits.js';
import { mailTo } from './support/mails.js';

test.beforeEach(forgetLimits);
test.use({ bypassCSP: true });

/**
 * Gives this browser a virtual authenticator, as Chrome's developer tools do. Returns a function that sets whether the authenticator
 * recognises its user.
 */
async function withAuthenticator(page: Page): Promise<(isKnown: boolean) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return async (isUserVerified) => {
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
}

test('an added passkey signs in instead of a password, and no longer does once it is deleted', async ({
  page: admin,
  browser,
}) => {
  await signInAsAdministrator(admin);
  const { page, username, email } = await anEditor(admin, browser);
  const letKnow = await withAuthenticator(page);
  const signInByPasskey = async () => {
    await page.context().clearCookies();
    await page.goto('/yonetici/giris');
    await page.getByRole('button', { name: 'Geçiş anahtarı kullan' }).click();
  };
  await signInByForm(page, username, EDITOR_PASSWORD);
  await expect(page).toHaveURL('/yonetici/panel');

  await test.step('is added with the password, under a name', async () => {
    await page.goto('/yonetici/hesabim');
    await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Anahtarın adı').fill('Dizüstü bilgisayarım');
    await dialog.getByLabel('Şifreniz').fill('yanlis');
    await dialog.getByRole('button', { name: 'Devam' }).click();
    await expect(dialog.getByText('Şifre hatalı')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByLabel('Şifreniz').fill(EDITOR_PASSWORD);
    await dialog.getByRole('button', { name: 'Devam' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Dizüstü bilgisayarım' })).toContainText(
      'Henüz kullanılmadı',
    );
    expect(await axeViolations(page)).toEqual([]);
    await mailTo(email, /geçiş anahtarı eklendi/);
  });

  await test.step('is not added a second time on the same device, which says why', async () => {
    await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Anahtarın adı').fill('Dizüstü, yine');
    await dialog.getByLabel('Şifreniz').fill(EDITOR_PASSWORD);
    await dialog.getByRole('button', { name: 'Devam' }).click();
    await expect(dialog.getByText('Bu cihazda hesabınızın bir geçiş anahtarı zaten var.')).toBeVisible();
  });

  await test.step('opens the account without a word typed', async () => {
    await signInByPasskey();
    await expect(page).toHaveURL('/yonetici/panel');
    await page.goto('/yonetici/hesabim');
    await expect(page.getByRole('listitem').filter({ hasText: 'Dizüstü bilgisayarım' })).toContainText('Son giriş: ');
  });

  await test.step('opens nothing when the device does not know who holds it', async () => {
    await letKnow(false);
    await signInByPasskey();
    await expect(page.getByRole('alert')).toContainText('Geçiş anahtarı kullanılmadı');
    await letKnow(true);
  });

  await test.step('is shown to administrators', async () => {
    await admin.goto(`/yonetici/hesaplar?ara=${username}`);
    await expect(admin.getByRole('row').filter({ hasText: username })).toContainText('Geçiş anahtarlı');
  });

  await test.step('is deleted with the password, and then refused', async () => {
    await signInByPasskey();
    await expect(page).toHaveURL('/yonetici/panel');
    await page.goto('/yonetici/hesabim');
    await page.getByRole('button', { name: 'Sil: Dizüstü bilgisayarım' }).click();
    await page.getByRole('dialog').getByLabel('Şifreniz').fill(EDITOR_PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
    await expect(page.getByText('Geçiş anahtarı silindi')).toBeVisible();
    await signInByPasskey();
    await expect(page.getByRole('alert')).toContainText('Bu geçiş anahtarı kabul edilmedi');
  });
});
