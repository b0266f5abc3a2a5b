import { expect, type Page } from '@playwright/test';
import type { SavedBusiness } from './directory.js';
import { mailTo } from './mails.js';
import { signIn, type Visitor } from './visitors.js';

const PANELS = {
  mail: { name: 'E-posta koduyla doğrulayın', sent: /doğrulama kodunuz/ },
  phone: { name: 'Telefon koduyla doğrulayın', sent: /dogrulama kodu/ },
};

interface Claimed {
  visitor: Visitor;
  business: SavedBusiness;
  /** E-mail address of the business. */
  email?: string;
  /** Its mobile number in E.164, if the code is to be sent there. */
  phone?: string;
  /** Called once the way to claim is offered, to check the page. */
  look?: () => Promise<void>;
}

/** Starts on the page where a business is claimed: signs in, and proves access to its mailbox or phone with the code that is sent there. */
export async function claimByCode(page: Page, { visitor, business, email, phone, look }: Claimed): Promise<void> {
  await expect(page).toHaveURL(`/isletmem/sahiplen/${business.slug}`);
  // Limited to `main`, because the header has the same link.
  await page.getByRole('main').getByRole('link', { name: 'Giriş Yap' }).click();
  await signIn(page, visitor);
  const { name, sent } = PANELS[phone ? 'phone' : 'mail'];
  const panel = page.getByRole('region', { name });
  const send = panel.getByRole('button', { name: 'Kod Gönder' });
  await expect(send).toBeVisible();
  await look?.();
  await send.click();
  const message = await mailTo(phone ?? email!, sent);
  await panel.getByLabel('Altı haneli kod').fill(/\b\d{6}\b/.exec(message)![0]);
  await panel.getByRole('button', { name: 'Kodu Doğrula' }).click();
  await expect(page.getByText('Bu sayfayı artık siz yönetiyorsunuz.')).toBeVisible();
}
