import { expect, type Page } from '@playwright/test';
import type { SavedBusiness } from './directory.js';
import { mailTo } from './mails.js';
import { signIn, type Visitor } from './visitors.js';

interface Claimed {
  visitor: Visitor;
  business: SavedBusiness;
  /** Of the business. */
  email: string;
  /** Looks at the page once the way is offered. */
  look?: () => Promise<void>;
}

/** On the page where a business is claimed: signs in, and proves the mailbox of the business by the mailed code. */
export async function claimByCode(page: Page, { visitor, business, email, look }: Claimed): Promise<void> {
  await expect(page).toHaveURL(`/isletmem/sahiplen/${business.slug}`);
  // The header has such a link, too.
  await page.getByRole('main').getByRole('link', { name: 'Giriş Yap' }).click();
  await signIn(page, visitor);
  const send = page.getByRole('button', { name: 'Kod Gönder' });
  await expect(send).toBeVisible();
  await look?.();
  await send.click();
  const mail = await mailTo(email, /doğrulama kodunuz/);
  await page.getByLabel('Altı haneli kod').fill(/^\d{6}$/m.exec(mail)![0]);
  await page.getByRole('button', { name: 'Kodu Doğrula' }).click();
  await expect(page.getByText('Bu sayfayı artık siz yönetiyorsunuz.')).toBeVisible();
}
