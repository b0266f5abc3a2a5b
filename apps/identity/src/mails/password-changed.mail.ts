import { letter, type Mail, type Site } from '@tedarik/mail';

/** What the owner of a visitor's account gets when its password has changed: it may have been somebody else. */
export const passwordChangedMail = ({ brand, url }: Site, to: string): Mail =>
  letter({
    to,
    brand,
    subject: `${brand} şifreniz değiştirildi`,
    greeting: 'Merhaba,',
    paragraphs: [
      `${brand} hesabınızın şifresi az önce değiştirildi. Bunu siz yaptıysanız başka bir şey yapmanıza gerek yok.`,
    ],
    link: { label: 'Siz yapmadıysanız şifrenizi hemen sıfırlayın', url: `${url}/sifremi-unuttum` },
    closing: 'Şifre değişince diğer cihazlardaki oturumlar kapanır.',
  });

/** The same for an account of the back office, whose administrators reset passwords. */
export const accountPasswordChangedMail = ({ brand, url }: Site, to: string): Mail =>
  letter({
    to,
    brand,
    subject: `${brand} yönetici şifreniz değiştirildi`,
    greeting: 'Merhaba,',
    paragraphs: [
      `${brand} yönetici hesabınızın şifresi az önce değiştirildi. Bunu siz yaptıysanız başka bir şey yapmanıza gerek yok.`,
    ],
    link: { label: 'Yönetim paneline giriş', url: `${url}/yonetici/giris` },
    closing:
      'Bunu siz yapmadıysanız hemen başka bir yöneticiye haber verin; şifrenizi sıfırlayıp oturumlarınızı kapatabilir.',
  });
