import { MailTexts } from './mail-texts.js';

const texts = new MailTexts({ BRAND_NAME: 'Tezgâh & Co', PUBLIC_URL: 'https://tezgah.example' });

it('AUTH-09 GEN-09 mails the link that activates an account, in the name of the site', () => {
  const { to, subject, text, html } = texts.verifyEmail('ayse@ornek.com', 'a-token');
  expect([to, subject]).toEqual(['ayse@ornek.com', 'Tezgâh & Co hesabınızı etkinleştirin']);
  expect(text).toContain('\nhttps://tezgah.example/e-posta-dogrula?jeton=a-token\n');
  expect(html).toContain('<a href="https://tezgah.example/e-posta-dogrula?jeton=a-token">');
  expect(html).toContain('Tezgâh &amp; Co');
});

it('U21 the mailed link has the page that the visitor came from', () => {
  expect(texts.verifyEmail('ayse@ornek.com', 'a-token', '/firma/ege-zeytin#yorumlar').text).toContain(
    '\nhttps://tezgah.example/e-posta-dogrula?jeton=a-token&donus=%2Ffirma%2Fege-zeytin%23yorumlar\n',
  );
});

it('AUTH-11 mails the link to choose a new password', () => {
  expect(texts.resetPassword('ayse@ornek.com', 'a-token').text).toContain(
    '30 dakika içinde açın. Bağlantı bir kez kullanılabilir.\n\nYeni şifre belirle:\nhttps://tezgah.example/sifre-sifirla?jeton=a-token\n',
  );
});

it('AUTH-09 tells the owner of an account that it exists already, without a link that opens it', () => {
  const { text } = texts.accountExists('ayse@ornek.com');
  expect(text).toContain('https://tezgah.example/giris');
  expect(text).not.toContain('jeton');
});

it('tells an owner that the password has changed, and what to do if it was somebody else', () => {
  expect(texts.passwordChanged('ayse@ornek.com').text).toContain('\nhttps://tezgah.example/sifremi-unuttum\n');
  expect(texts.accountPasswordChanged('elif@ornek.com').text).toContain('başka bir yöneticiye haber verin');
});

it('AUTH-07 mails back-office accounts the links to choose a password and to sign in', () => {
  const invited = texts.inviteAccount('elif@ornek.com', 'elif', 'a-token');
  const reset = texts.resetAccountPassword('elif@ornek.com', 'elif', 'a-token');
  for (const { text, html } of [invited, reset]) {
    expect(text).toContain('\nhttps://tezgah.example/sifre-sifirla?jeton=a-token&yonetim=1\n');
    expect(html).toContain('href="https://tezgah.example/sifre-sifirla?jeton=a-token&amp;yonetim=1"');
    expect(text).toContain('"elif"');
    expect(text).toContain('https://tezgah.example/yonetici/giris');
  }
  expect([invited.text.includes('3 gün'), reset.text.includes('30 dakika')]).toEqual([true, true]);
});

it.each([
  ['Ege Zeytin', '“Ege Zeytin” hakkında yazdığınız yorumdaki'],
  ['', 'Bir işletme hakkında yazdığınız yorumdaki'],
])('begins the mail about a photo that was taken down with its subject: %j', (businessName, begins) => {
  const { text } = texts.reviewPhoto('ayse@ornek.com', {
    businessName,
    decision: 'taken-down',
    reason: 'Yüz görünüyor',
  });
  expect(text).toContain(`Merhaba,\n\n${begins}`);
});
