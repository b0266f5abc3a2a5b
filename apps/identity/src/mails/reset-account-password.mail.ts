import { letter, type Mail, type Site } from '@tedarik/mail';

export const resetAccountPasswordMail = ({ brand, url }: Site, to: string, username: string, token: string): Mail =>
  letter({
    to,
    brand,
    subject: `${brand} yönetici şifreniz sıfırlandı`,
    greeting: 'Merhaba,',
    paragraphs: [
      `"${username}" kullanıcı adlı yönetici hesabınızın şifresi bir yönetici tarafından sıfırlandı; eski şifreniz artık geçerli değil.`,
      `Yeni bir şifre belirlemek için aşağıdaki bağlantıyı 30 dakika içinde açın. Bağlantı bir kez kullanılabilir. Ardından ${url}/yonetici/giris adresinden giriş yapın.`,
    ],
    link: { label: 'Yeni şifre belirle', url: `${url}/sifre-sifirla?jeton=${token}&yonetim=1` },
    closing: 'Bağlantının süresi dolduysa yöneticinizden yeni bir bağlantı isteyin.',
  });
