import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SignUp, VerifyEmail } from '@tedarik/commands';
import { Messaging } from '@tedarik/messaging';
import { forgetLimits } from './limits.js';
import { mailedLink } from './mails.js';

/** Any version of the privacy notice is stored as it is. */
const NOTICE_VERSION = '2026-01-01';

export interface Visitor {
  name: string;
  email: string;
  password: string;
}

/** Creates a visitor account with the requests that the forms send (account.spec.ts is about the forms). */
export async function newVisitor(name: string): Promise<Visitor> {
  const visitor = { name, email: `${randomUUID()}@ornek.example`, password: 'mercimek corbasi sicak' };
  await forgetLimits();
  const messaging = await Messaging.connect({ name: 'journeys', servers: process.env['NATS_URL']! });
  const signUpId = randomUUID();
  await messaging.requests.send(SignUp, { ...visitor, noticeVersion: NOTICE_VERSION }, { commandId: signUpId });
  const link = await mailedLink(visitor.email, '/e-posta-dogrula');
  const token = new URLSearchParams(link.split('?')[1]).get('jeton')!;
  await messaging.requests.send(VerifyEmail, { token, signUpId }, { commandId: randomUUID() });
  await messaging.close();
  return visitor;
}

/** Fills in and submits the form on the sign-in page. */
export async function signIn(page: Page, { email, password }: Pick<Visitor, 'email' | 'password'>): Promise<void> {
  const fields = page.getByRole('form', { name: 'Giriş Yap' });
  await fields.getByLabel('E-posta').fill(email);
  await fields.getByLabel('Şifre', { exact: true }).fill(password);
  await fields.getByRole('button', { name: 'Giriş Yap' }).click();
}
