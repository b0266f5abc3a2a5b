import { expect, type Page, test } from './support/test.js';
import { FilledForm } from './support/forms.js';
import { forgetLimits } from './support/limits.js';
import { mailTo } from './support/mails.js';

test.beforeEach(forgetLimits);

const FILLED = {
  'Ad soyad': 'Elif Şahin',
  'E-posta': 'elif@ornek.example',
  Telefon: '+90 532 111 22 33',
  'İşletme adı': 'Şahin Mandıra',
  'İşletme konumu': 'Çarşı Mahallesi, Süt Sokak 4, Tire, İzmir',
  'Mesajınız (isteğe bağlı)': 'Her sabah taze süt getiriyoruz.\nTeslimat: İzmir içi.',
};
const SEND = 'Başvuruyu Gönder';

const openForm = (page: Page) => FilledForm.at(page, '/firma-ekle', 'İşletme başvuru formu');
const sendAnother = (page: Page) => page.getByRole('button', { name: 'Yeni bir başvuru' }).click();
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });

async function expectIn(form: FilledForm, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await expect(form.field(label)).toHaveValue(text);
}
const nothing = Object.fromEntries(Object.keys(FILLED).map((label) => [label, '']));

test('PUB-SUB-03 PUB-SUB-04 PUB-SUB-05 PUB-SUB-06 PUB-SUB-07 every invalid field of the submission form shows its own error', async ({
  page,
}) => {
  const form = await openForm(page);
  await form.fill({
    'Ad soyad': ' E ',
    'E-posta': 'elif@',
    Telefon: '1234',
    'İşletme adı': 'Ş',
    'İşletme konumu': 'Tire',
  });
  await form.send(SEND);

  await expect(form.field('Ad soyad')).toBeFocused();
  const said = {
    'Ad soyad': 'Ad soyad en az 2 karakter olmalıdır',
    'E-posta': 'Geçersiz e-posta adresi',
    Telefon: 'Telefon numarası zorunludur',
    'İşletme adı': 'İşletme adı zorunludur',
    'İşletme konumu': 'Adres zorunludur',
  };
  for (const [label, text] of Object.entries(said)) {
    await expect(form.field(label)).toHaveAccessibleDescription(text);
    await expect(form.field(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await form.fill({ Telefon: FILLED.Telefon });
  await expect(form.form.getByText(said.Telefon)).toHaveCount(0);
  await expectIn(form, { 'E-posta': 'elif@', 'İşletme konumu': 'Tire' });
});

test('U7: PUB-SUB-10 a submission is confirmed with a number on screen and by mail, and the form is empty for another one', async ({
  page,
}) => {
  const form = await openForm(page);
  await form.fill(FILLED);
  await form.send(SEND);
  await expect(
    toast(page, 'Teşekkürler! Başvurunuz alındı. En kısa sürede sizinle iletişime geçeceğiz.'),
  ).toBeVisible();
  const number = await page.getByRole('region', { name: 'Başvuru numaranız' }).locator('strong').innerText();
  expect(await mailTo(FILLED['E-posta'], /başvurunuz alındı/)).toContain(`Başvuru numaranız: ${number}`);
  await sendAnother(page);
  await expectIn(form, nothing);
});

test('GEN-22 PUB-SUB-11 the sixth submission from one address within an hour is refused, and nothing typed is lost', async ({
  page,
}) => {
  const form = await openForm(page);
  for (const time of [1, 2, 3, 4, 5]) {
    await form.fill({ ...FILLED, 'İşletme adı': `Şahin Mandıra ${time}` });
    await form.send(SEND);
    await sendAnother(page);
    await expectIn(form, nothing);
  }
  await form.fill(FILLED);
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/graphql'));
  await form.send(SEND);
  expect((await refused).status()).toBe(429);
  expect(Number((await refused).headers()['retry-after'])).toBeGreaterThan(0);
  await expect(toast(page, 'Başvuru gönderilemedi')).toContainText(
    'Çok fazla deneme yaptınız. Lütfen biraz sonra tekrar deneyin.',
  );
  await expectIn(form, FILLED);
});
