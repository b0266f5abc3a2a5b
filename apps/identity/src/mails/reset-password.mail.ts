import { letter, type Mail, type Site } from '@tedarik/mail';

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
