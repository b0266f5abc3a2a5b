import { letter, type Mail, type Site } from '@tedarik/mail';

export const inviteAccountMail = ({ brand, url }: Site, to: string, username: string, token: string): Mail =>
  letter({
    to,
    brand,
    subject: `${brand} yönetici hesabınız`,
    greeting: 'Merhaba,',
    paragraphs: [
      `${brand} yönetim paneli için size "${username}" kullanıcı adıyla bir hesap açıldı.`,
      `Şifrenizi belirlemek için aşağıdaki bağlantıyı 3 gün içinde açın. Bağlantı bir kez kullanılabilir. Ardından ${url}/yonetici/giris adresinden giriş yapın.`,
    ],
    link: { label: 'Şifremi belirle', url: `${url}/sifre-sifirla?jeton=${token}&yonetim=1` },
    closing: 'Böyle bir hesap beklemiyorsanız bu iletiyi silmeniz yeterlidir.',
  });
