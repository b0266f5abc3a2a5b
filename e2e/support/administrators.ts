import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { forgetLimits } from './limits.js';

const WORKPLACE = process.env['WORKPLACE'] ?? '.local/start';
/** What the first administrator's password is changed to by whichever journey comes first. */
export const ADMINISTRATOR = { username: 'yonetici', password: 'lacivert kapi aralik sabah' };

/** Signs the page's browser in to the back office as the first administrator, whose own password is set before. */
export async function signInAsAdministrator(page: Page): Promise<void> {
  await forgetLimits();
  if ((await post(page, 'sign-in', ADMINISTRATOR)) === 200) return;
  const [username = '', first = ''] = readFileSync(join(WORKPLACE, 'first-admin'), 'utf8').split('\n');
  expect(await post(page, 'sign-in', { username, password: first })).toBe(200);
  expect(await post(page, 'password', { current: first, next: ADMINISTRATOR.password })).toBe(204);
}

async function post(page: Page, endpoint: string, data: object): Promise<number> {
  const origin = process.env['BASE_URL'] ?? 'http://localhost:3000';
  const answer = await page.request.post(`/auth/back-office/${endpoint}`, { data, headers: { origin } });
  return answer.status();
}
