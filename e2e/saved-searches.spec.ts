import { randomUUID } from 'node:crypto';
import { expect, test } from './support/test.js';
import { sharedDirectory } from './support/directory.js';
import { mailsTo, mailTo } from './support/mails.js';
import { newVisitor, signIn } from './support/visitors.js';

const directory = sharedDirectory();

test('a visitor saves a search, gets a mail about a new match, and unsubscribes with one click', async ({ page }) => {
  const word = `kekre${randomUUID().slice(0, 6).replace(/\d/g, 'a')}`;
  const waiting = await directory.add({ name: `${word} Sirke Evi`, status: 'pending' });
  const visitor = await newVisitor('Arayan Ayşe');

  await test.step('saves what was searched for, after signing in', async () => {
    await page.goto(`/firma?q=${word}`);
    await page.getByRole('link', { name: 'Bu aramayı kaydet' }).click();
    await signIn(page, visitor);
    await expect(page).toHaveURL(`/firma?q=${word}`);
    await page.getByRole('button', { name: 'Bu aramayı kaydet' }).click();
    await page.getByLabel('Aramanın adı').fill('Sirkeler');
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(page.getByText('Arama kaydedildi')).toBeVisible();
  });

  await test.step('gets a mail once an administrator has listed the business', async () => {
    await directory.change(waiting, { status: 'active' });
    const mail = await mailTo(visitor.email, /“Sirkeler” aramanıza uyan 1 yeni firma/);
    expect(mail).toContain(`${waiting.name}\n`);
    expect(mail).toContain(`/firma/${waiting.slug}`);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  await test.step('ends the mails from the program for mail, which is signed in nowhere', async () => {
    const [mail = ''] = mailsTo(visitor.email).filter((one) => one.includes('List-Unsubscribe:'));
    const [, address = ''] = /^List-Unsubscribe: <([^>]+)>$/m.exec(mail) ?? [];
    const url = new URL(address);
    const { origin } = new URL(page.url());
    const answer = await fetch(origin + url.pathname + url.search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(204);
    await page.goto('/hesabim/aramalarim');
    await expect(page.getByText('Bildirimler duraklatıldı')).toBeVisible();
    await page.goto(url.pathname + url.search);
    await page.getByRole('button', { name: 'Bildirimleri kapat' }).click();
    await expect(page.getByText('“Sirkeler” araması için artık')).toBeVisible();
  });
});
