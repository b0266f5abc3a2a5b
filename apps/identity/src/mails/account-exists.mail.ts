import { letter, type Mail, type Site } from '@tedarik/mail';

/** What the owner of an active account gets when somebody signs up with the address again. */
export const accountExistsMail = ({ brand, url }: Site, to: string): Mail =>
  letter({
    to,
    brand,
    subject: `${brand} hesabınız zaten var`,
    greeting: 'Merhaba,',
    paragraphs: [
      `Bu e-posta adresiyle yeni bir ${brand} hesabı açılmak istendi. Bu adrese ait bir hesabınız olduğu için yeni hesap açılmadı; giriş yapabilirsiniz: ${url}/giris`,
    ],
    link: { label: 'Şifrenizi unuttuysanız sıfırlayın', url: `${url}/sifremi-unuttum` },
    closing: 'Bu isteği siz yapmadıysanız bir şey yapmanıza gerek yok; hesabınız değişmedi.',
  });
