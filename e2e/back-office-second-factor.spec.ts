import { expect, type Page, test } from './support/test.js';
import { TOTP, Secret } from 'otpauth';
import { anEditor, EDITOR_PASSWORD, signInAsAdministrator, signInByForm, somebody } from './support/administrators.js';
import { axeViolations } from './support/axe.js';
import { forgetLimits } from './support/limits.js';
import { mailTo } from './support/mails.js';

const STEP_MS = 30_000;

test.beforeEach(forgetLimits);
test.use({ bypassCSP: true });

/** A code of an authenticator app with this key. Each time step has another code; those of the neighbouring steps are accepted as well. */
const codeOf = (key: string, stepsAhead: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + stepsAhead * STEP_MS });

const signIn = (page: Page, username: string) => signInByForm(page, username, EDITOR_PASSWORD);

test('a second factor is set up, required at sign-in, replaced by a recovery code, and removed by an administrator', async ({
  page: admin,
  browser,
}) => {
  await signInAsAdministrator(admin);
  const { page, username, email } = await anEditor(admin, browser);
  await signIn(page, username);
  await expect(page).toHaveURL('/yonetici/panel');

  const { key, recoveryCodes } = await test.step('is set up with the password and a code', async () => {
    await page.goto('/yonetici/hesabim');
    await page.getByRole('button', { name: 'Kur' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Şifreniz').fill(EDITOR_PASSWORD);
    await dialog.getByRole('button', { name: 'Devam' }).click();
    await expect(dialog.getByRole('img', { name: 'Doğrulama uygulaması için karekod' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const shown = (await dialog.locator('.own-account-key code').innerText()).replaceAll(/\s/g, '');
    await dialog.getByLabel('Doğrulama kodu').fill(codeOf(shown, 0));
    await dialog.getByRole('button', { name: 'Doğrula ve aç' }).click();
    const codes = dialog.locator('.recovery-codes code');
    await expect(codes).toHaveCount(10);
    expect(await axeViolations(page)).toEqual([]);
    const shownCodes = await codes.allInnerTexts();
    await dialog.getByRole('button', { name: 'Sakladım' }).click();
    await expect(page.getByText('Kullanılmamış 10 kurtarma kodunuz var.')).toBeVisible();
    await mailTo(email, /iki ad/);
    return { key: shown, recoveryCodes: shownCodes };
  });

  const [recoveryCode = '', secondRecoveryCode = '', thirdRecoveryCode = ''] = recoveryCodes;

  await test.step('is requested at the next sign-in, where a wrong code opens nothing', async () => {
    const other = await somebody(browser);
    await signIn(other, username);
    const code = other.getByLabel('Doğrulama kodu');
    await code.fill('000000');
    await other.getByRole('button', { name: 'Doğrula' }).click();
    await expect(other.getByRole('alert')).toContainText('Bu kod hatalı');
    await other.goto('/yonetici/panel');
    await expect(other).toHaveURL(/\/yonetici\/giris/);
    await signIn(other, username);
    await code.fill(codeOf(key, 1));
    expect(await axeViolations(other)).toEqual([]);
    await other.getByRole('button', { name: 'Doğrula' }).click();
    await expect(other).toHaveURL('/yonetici/panel');
  });

  await test.step('a recovery code opens the account once', async () => {
    const other = await somebody(browser);
    const byRecoveryCode = async () => {
      await signIn(other, username);
      await other.getByRole('button', { name: /kurtarma kodu kullan/ }).click();
      await other.getByLabel('Kurtarma kodu').fill(recoveryCode.toUpperCase());
      await other.getByRole('button', { name: 'Doğrula' }).click();
    };
    await byRecoveryCode();
    await expect(other).toHaveURL('/yonetici/panel');
    await other.goto('/yonetici/hesabim');
    await expect(other.getByText('Kullanılmamış 9 kurtarma kodunuz var.')).toBeVisible();
    await other.context().clearCookies();
    await byRecoveryCode();
    await expect(other.getByRole('alert')).toContainText('Bu kod hatalı');
  });

  await test.step('sees where it is signed in, and ends the others', async () => {
    const other = await somebody(browser);
    await signIn(other, username);
    await other.getByRole('button', { name: /kurtarma kodu kullan/ }).click();
    await other.getByLabel('Kurtarma kodu').fill(secondRecoveryCode);
    await other.getByRole('button', { name: 'Doğrula' }).click();
    await expect(other).toHaveURL('/yonetici/panel');
    await other.goto('/yonetici/hesabim');
    const sessions = other.locator('.own-sessions li');
    await expect(sessions.filter({ hasText: 'Bu oturum' })).toHaveCount(1);
    await expect(sessions.filter({ hasText: 'Chrome' }).first()).toContainText('IP adresi: ');
    expect(await axeViolations(other)).toEqual([]);
    await other.getByRole('button', { name: 'Diğerlerini sonlandır' }).click();
    await expect(sessions).toHaveCount(1);
    await page.goto('/yonetici/panel');
    await expect(page).toHaveURL(/\/yonetici\/giris/);
    await signIn(page, username);
    await page.getByRole('button', { name: /kurtarma kodu kullan/ }).click();
    await page.getByLabel('Kurtarma kodu').fill(thirdRecoveryCode);
    await page.getByRole('button', { name: 'Doğrula' }).click();
    await expect(page).toHaveURL('/yonetici/panel');
  });

  await test.step('an administrator sees who has one, and takes it away', async () => {
    await admin.goto(`/yonetici/hesaplar?ara=${username}`);
    await expect(admin.getByRole('row').filter({ hasText: username })).toContainText('İki adımlı');
    await admin.getByRole('button', { name: `İki adımlı doğrulamayı kaldır: ${username}` }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'İki adımlı doğrulamayı kaldır' }).click();
    await expect(admin.getByText('İki adımlı doğrulama kaldırıldı')).toBeVisible();
    await expect(admin.getByRole('row').filter({ hasText: username })).not.toContainText('İki adımlı');
    await page.goto('/yonetici/panel');
    await expect(page).toHaveURL(/\/yonetici\/giris/);
    await signIn(page, username);
    await expect(page).toHaveURL('/yonetici/panel');
  });
});
