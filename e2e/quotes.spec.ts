import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from './support/test.js';
import { Directory, locationIn } from './support/directory.js';
import { FilledForm } from './support/forms.js';
import { forgetLimits } from './support/limits.js';
import { mailTo } from './support/mails.js';

test.beforeEach(forgetLimits);

/** The path of the link in a mail. */
const linkIn = (mail: string) => new URL(/https?:\/\/\S+\/(?:taleplerim|teklif)\/[\w-]{43}$/m.exec(mail)![0]).pathname;

async function confirmed(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: 'Evet' }).click();
}

test('a buyer requests a quote from a business’s page, confirms by mail and accepts an offer, all without an account', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8);
  const [buyer, supplier] = [`alici-${mark}@ornek.example`, `satis-${mark}@ornek.example`];
  const directory = await Directory.open();
  const name = `Sarı Bakliyat ${mark}`;
  const business = await directory.add({ name, email: supplier, locations: [locationIn('Konya')] });
  try {
    await page.goto(`/firma/${business.slug}`);
    await page.getByRole('link', { name: 'Fiyat isteyin', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} firmasından fiyat isteyin`);
    const form = await FilledForm.at(page, `/teklif-iste?firma=${business.slug}`, 'Fiyat talebi formu');
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
    await form.fill({
      Ürün: `Kırmızı mercimek ${mark}`,
      Miktar: '1.250',
      'Ad soyad ya da işletme': 'Deniz Er',
      'E-posta': buyer,
    });
    await page.getByLabel('Teslim ili').selectOption('Ankara');
    await page.getByLabel(/Geldikçe/).check();
    await form.send('Talebi Gönder');
    await expect(page.getByText('Son bir adım: e-postanıza bakın')).toBeVisible();

    const ownPage = linkIn(await mailTo(buyer, /talebinizi onaylayın/i));
    const answer = await page.goto(ownPage);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await page.getByRole('button', { name: 'Onayla ve gönder' }).click();
    await expect(page.getByText('Teklif toplanıyor')).toBeVisible();

    const theirs = await browser.newPage();
    await theirs.goto(linkIn(await mailTo(supplier, /Fiyat talebi: 1\.250 kg/)));
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(`Kırmızı mercimek ${mark}`);
    await expect(theirs.getByText(buyer)).toHaveCount(0);
    await theirs.getByLabel('Birim fiyat (₺ / kg)').fill('38,50');
    await theirs.getByLabel('Kaç günde teslim edersiniz?').fill('4');
    await theirs.getByRole('button', { name: 'Teklifi Gönder' }).click();
    await expect(theirs.getByRole('button', { name: 'Teklifi güncelle' })).toBeVisible();

    await page.goto(linkIn(await mailTo(buyer, /Yeni bir teklif geldi/)));
    await expect(page.getByRole('cell', { name: '₺48.125,00' })).toBeVisible();
    await expect(page.getByText(supplier)).toHaveCount(0);
    await confirmed(page, 'Kabul et');
    await expect(page.getByRole('link', { name: supplier })).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByText('Tebrikler, teklifiniz kabul edildi!')).toBeVisible();
    await expect(theirs.getByRole('link', { name: buyer })).toBeVisible();
    expect(await mailTo(supplier, /Teklifiniz kabul edildi/)).toContain(buyer);
    await theirs.close();
  } finally {
    await directory.close();
  }
});
