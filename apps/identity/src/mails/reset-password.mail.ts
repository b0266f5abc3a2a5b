import type { Mail } from '@tedarik/mail';
import { letter, type Site } from './letter.js';

export const resetPasswordMail = ({ brand, url }: Site, to: string, token: string): Mail =>
  letter({
    to,
    brand,
    subject: `${brand} şifrenizi sıfırlayın`,
    greeting: 'Merhaba,',
    paragraphs: [
      'Yeni bir şifre belirlemek için aşağıdaki bağlantıyı 30 dakika içinde açın. Bağlantı bir kez kullanılabilir.',
    ],
    link: { label: 'Yeni şifre belirle', url: `${url}/sifre-sifirla?jeton=${token}` },
    closing: 'Bu isteği siz yapmadıysanız bir şey yapmanıza gerek yok; şifreniz değişmedi.',
  });
