import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { FilledForm } from './forms.js';
import { forgetLimits } from './limits.js';
import { mailedLink } from './mails.js';

export interface Visitor {
  name: string;
  email: string;
  password: string;
}

/** Creates a visitor account and follows the mailed link, in a separate browser page. */
export async function newVisitor(browser: Browser, name: string): Promise<Visitor> {
  const visitor = { name, email: `${randomUUID()}@ornek.example`, password: 'mercimek corbasi sicak' };
  await forgetLimits();
  const page = await browser.newPage();
  await signUp(page, visitor);
  await page.goto(await mailedLink(visitor.email, '/e-posta-dogrula'));
  await page.getByRole('button', { name: 'Adresimi Doğrula' }).click();
  await expect(page.getByText('E-posta adresiniz doğrulandı.')).toBeVisible();
  await page.close();
  return visitor;
}

async function signUp(page: Page, { name, email, password }: Visitor): Promise<void> {
  const form = await FilledForm.at(page, '/kayit', 'Kayıt Ol');
  await form.fill({ 'Ad soyad': name, 'E-posta': email, Şifre: password, 'Şifre (tekrar)': password });
  await form.send('Kayıt Ol');
  await expect(page.getByText('Hesabınızı etkinleştirmek için')).toBeVisible();
}

/** Fills in and submits the form on the sign-in page. */
export async function signIn(page: Page, { email, password }: Pick<Visitor, 'email' | 'password'>): Promise<void> {
  const fields = page.getByRole('form', { name: 'Giriş Yap' });
  await fields.getByLabel('E-posta').fill(email);
  await fields.getByLabel('Şifre', { exact: true }).fill(password);
  await fields.getByRole('button', { name: 'Giriş Yap' }).click();
}
