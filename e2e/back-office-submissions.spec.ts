import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Locator, type Page, test } from './support/test.js';
import { pressUntilClosed } from './support/back-office.js';
import { chooseOption } from './support/select.js';
import { signInAsAdministrator } from './support/administrators.js';
import { axeViolations } from './support/axe.js';
import { FilledForm } from './support/forms.js';
import { forgetLimits } from './support/limits.js';
import { mailsTo, mailTo } from './support/mails.js';
import { whileBackingServiceHangs } from './support/system.js';

const SCREEN = '/yonetici/basvurular';

test.beforeEach(forgetLimits);
test.use({ bypassCSP: true });

interface Sent {
  businessName: string;
  email: string;
}

/** A visitor submits the form of the site; the page is then closed. */
async function submission(browser: Browser, called: string): Promise<Sent> {
  const unique = randomUUID().slice(0, 8);
  const sent = { businessName: `${called} ${unique}`, email: `${unique}@ornek.example` };
  const page = await browser.newPage();
  const form = await FilledForm.at(page, '/firma-ekle', 'İşletme başvuru formu');
  await form.fill({
    'Ad soyad': 'Elif Şahin',
    'E-posta': sent.email,
    Telefon: '+90 532 111 22 33',
    'İşletme adı': sent.businessName,
    'İşletme konumu': 'Çarşı Mahallesi, Süt Sokak 4, Tire, İzmir',
    'Mesajınız (isteğe bağlı)': 'Her sabah taze süt getiriyoruz.',
  });
  await form.send('Başvuruyu Gönder');
  await expect(page.locator('.toast')).toContainText('Başvurunuz alındı.');
  await page.close();
  return sent;
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const row = (page: Page, { businessName }: Sent) => page.getByRole('row').filter({ hasText: businessName });
const act = (page: Page, action: string, { businessName }: Sent) =>
  page.getByRole('button', { name: `${action}: ${businessName}` });
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
const mailSender = (within: Locator) => within.getByRole('checkbox', { name: 'Gönderene e-posta gönder' });

/** Repeated until animations have finished. */
const expectNoViolations = (page: Page) => expect.poll(() => axeViolations(page)).toEqual([]);

test('ADM-SUB-01 ADM-SUB-05 ADM-SUB-09 ADM-SUB-10 ADM-SUB-11 approving a submission notifies its sender and creates exactly one business', async ({
  browser,
  page,
  context,
}) => {
  const sent = await submission(browser, 'Şahin Mandıra');
  await signInAsAdministrator(page);
  await page.goto(SCREEN);

  await test.step('stands first with its contact, and unfolds its message', async () => {
    await expect(page.getByRole('row').nth(1)).toContainText(sent.businessName);
    for (const text of ['Süt Sokak 4', 'Elif Şahin', sent.email, 'Beklemede']) {
      await expect(row(page, sent)).toContainText(text);
    }
    await row(page, sent).locator('.ant-table-row-expand-icon').click();
    await expect(page.getByText('Her sabah taze süt getiriyoruz.')).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('is approved, and the sender is told', async () => {
    await act(page, 'Onayla', sent).click();
    const requesting = dialog(page, 'Başvuruyu onayla');
    await expect(mailSender(requesting)).toBeChecked();
    await expectNoViolations(page);
    await press(requesting, 'Onayla');
    await expect(page.getByText('Durum güncellendi')).toBeVisible();
    await mailTo(sent.email, /onaylandı/);
  });

  await test.step('makes one pending business, however often it is called', async () => {
    const form = dialog(page, 'İşletme Oluştur');
    await expect(form.getByLabel('İşletme adı')).toHaveValue(sent.businessName);
    await expect(form.getByLabel('Şehir')).toHaveValue('İzmir');
    await expectNoViolations(page);

    const window = await context.newPage();
    await window.goto(SCREEN);
    await act(window, 'İşletme Oluştur', sent).click();
    const other = dialog(window, 'İşletme Oluştur');
    await expect(other.getByLabel('Şehir')).toHaveValue('İzmir');

    for (const each of [form, other]) {
      const categories = each.getByLabel('Kategoriler');
      await chooseOption(categories, 'Baharat');
      await categories.press('Escape');
    }
    // Checked from the start, because the message disappears after five seconds. This form is behind the other one.
    await Promise.all([expect(page.getByText('İşletme oluşturuldu')).toBeVisible(), press(form, 'Kaydet')]);
    await expect(act(page, 'İşletmeyi aç', sent)).toBeVisible();
    await expect(act(page, 'Onayla', sent)).toBeDisabled();
    await press(other, 'Kaydet');
    await expect(other).toBeHidden();
    await window.goto(`/yonetici/firmalar?ara=${encodeURIComponent(sent.businessName)}`);
    await expect(window.getByText('Toplam 1 kayıt')).toBeVisible();
    await expect(row(window, sent)).toContainText('Beklemede');
    await act(window, 'Sil', sent).click();
    await press(window.getByRole('dialog'), 'Sil');
    await expect(window.getByText('İşletme silindi')).toBeVisible();
    await window.close();
  });

  await test.step('ADM-SUB-06 is deleted for good, after asking', async () => {
    await act(page, 'Sil', sent).click();
    const requesting = dialog(page, 'Silinsin mi?');
    await expect(requesting).toContainText(sent.businessName);
    await expect(requesting).toContainText('Silinen başvuru geri getirilemez.');
    await expectNoViolations(page);
    await press(requesting, 'Sil');
    await expect(page.getByText('Başvuru silindi')).toBeVisible();
    await expect(row(page, sent)).toHaveCount(0);
    expect(mailsTo(sent.email).filter((mail) => mail.includes('onaylandı'))).toHaveLength(1);
  });
});

test('ADM-SUB-05 ADM-SUB-08 ADM-COMMON-06 rejecting during an outage shows an error, keeps the typed reason and mails the sender once', async ({
  browser,
  page,
}) => {
  const sent = await submission(browser, 'Şüpheli Kasap');
  const reason = 'Adres bulunamadı; lütfen açık adresle yeniden başvurun.';
  await signInAsAdministrator(page);
  await page.goto(SCREEN);

  await act(page, 'Reddet', sent).click();
  const requesting = dialog(page, 'Başvuruyu reddet');
  await requesting.getByLabel('Gerekçe').fill(reason);
  await expectNoViolations(page);
  await whileBackingServiceHangs('nats', async () => {
    await press(requesting, 'Reddet');
    await expect(page.getByText(/^Durum güncellenirken hata oluştu: /)).toBeVisible();
    await expect(requesting.getByLabel('Gerekçe')).toHaveValue(reason);
    await expect(mailSender(requesting)).toBeChecked();
  });
  await pressUntilClosed(requesting, 'Reddet');
  await expect(page.getByText('Durum güncellendi')).toBeVisible();
  await expect(row(page, sent)).toContainText('Reddedildi');
  await expect(act(page, 'Reddet', sent)).toBeDisabled();
  await mailTo(sent.email, /kabul edilmedi/);

  await test.step('ADM-SUB-10 a second decision is not mailed unless that is ticked', async () => {
    await act(page, 'Onayla', sent).click();
    const approving = dialog(page, 'Başvuruyu onayla');
    await expect(mailSender(approving)).not.toBeChecked();
    await press(approving, 'Onayla');
    await expect(row(page, sent)).toContainText('Onaylandı');
    await press(dialog(page, 'İşletme Oluştur'), 'Vazgeç');
    await act(page, 'Reddet', sent).click();
    await expect(mailSender(requesting)).toBeDisabled();
    await expect(requesting.getByText('Gönderen bu kararı daha önce öğrendi.')).toBeVisible();
    await press(requesting, 'Vazgeç');
  });

  await act(page, 'Sil', sent).click();
  await press(dialog(page, 'Silinsin mi?'), 'Sil');
  await expect(page.getByText('Başvuru silindi')).toBeVisible();
  const mails = mailsTo(sent.email);
  expect(mails.filter((mail) => mail.includes('kabul edilmedi'))).toHaveLength(1);
  expect(mails.filter((mail) => mail.includes('onaylandı'))).toHaveLength(0);
});
