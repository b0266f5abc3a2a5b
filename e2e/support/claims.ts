import { expect, type Page } from '@playwright/test';
import type { SavedBusiness } from './directory.js';
import { mailTo } from './mails.js';
import { signIn, type Visitor } from './visitors.js';

interface Claimed {
  visitor: Visitor;
  business: SavedBusiness;
  /** E-mail address of the business. */
  email: string;
  /** Called once the way to claim is offered, to check the page. */
  look?: () => Promise<void>;
}

/** Starts on the page where a business is claimed: signs in, and proves access to the mailbox of the business with the mailed code. */
export async function claimByCode(page: Page, { visitor, business, email, look }: Claimed): Promise<void> {
  await expect(page).toHaveURL(`/isletmem/sahiplen/${business.slug}`);
  // Limited to `main`, because the header has the same link.
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
