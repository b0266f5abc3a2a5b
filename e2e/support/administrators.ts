import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { forgetLimits } from './limits.js';
import { mailedLink } from './mails.js';

const WORKPLACE = process.env['WORKPLACE'] ?? '.local/start';
/** The password that the first journey to run sets for the first administrator. */
export const ADMINISTRATOR = { username: 'yonetici', password: 'lacivert kapi aralik sabah' };
/** The password of editors created by `anEditor`. */
export const EDITOR_PASSWORD = 'kirmizi cardak serin aksam';

/**
 * Signs the page's browser in to the back office as the first administrator; sets the administrator's password first if that has not been
 * done.
 */
export async function signInAsAdministrator(page: Page): Promise<void> {
  await forgetLimits();
  if ((await post(page, 'sign-in', ADMINISTRATOR)) === 200) return;
  const [username = '', first = ''] = readFileSync(join(WORKPLACE, 'first-admin'), 'utf8').split('\n');
  expect(await post(page, 'sign-in', { username, password: first })).toBe(200);
  expect(await post(page, 'password', { current: first, next: ADMINISTRATOR.password })).toBe(204);
}

/** A page in a new browser context. */
export const somebody = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ bypassCSP: true })).newPage();

export async function signInByForm(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/yonetici/giris');
  await page.getByLabel('Kullanıcı adı').fill(username);
  await page.getByLabel('Şifre').fill(password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
}

/** Creates an editor with a browser context of their own, who has set EDITOR_PASSWORD and is not signed in. */
export async function anEditor(
  admin: Page,
  browser: Browser,
): Promise<{ page: Page; username: string; email: string }> {
  const username = `ece-${randomUUID().slice(0, 8)}`;
  const email = `${username}@ornek.example`;
  await admin.goto('/yonetici/hesaplar');
  await admin.getByRole('button', { name: 'Davet Et' }).click();
  const form = admin.getByRole('dialog', { name: 'Yeni Hesaba Davet Et' });
  await form.getByLabel('Ad soyad').fill('Ece Tan');
  await form.getByLabel('Kullanıcı adı').fill(username);
  await form.getByLabel('E-posta').fill(email);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();
  const page = await somebody(browser);
  await page.goto(await mailedLink(email, '/sifre-sifirla'));
  await page.getByLabel('Yeni şifre', { exact: true }).fill(EDITOR_PASSWORD);
  await page.getByLabel('Yeni şifre (tekrar)').fill(EDITOR_PASSWORD);
  await page.getByRole('button', { name: 'Yeni Şifreyi Kaydet' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Giriş Yap' })).toBeVisible();
  return { page, username, email };
}

async function post(page: Page, endpoint: string, data: object): Promise<number> {
  const origin = process.env['BASE_URL'] ?? 'http://localhost:3000';
  const answer = await page.request.post(`/auth/back-office/${endpoint}`, { data, headers: { origin } });
  return answer.status();
}
