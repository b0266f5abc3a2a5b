import { letter, type Mail, type Site } from '@tedarik/mail';

/** What happened to a passkey of an account of the back office. */
export interface PasskeyNews {
  what: 'added' | 'removed';
  name: string;
}

/** What the owner gets when a passkey comes or goes: it may have been somebody else. */
export function passkeyMail({ brand, url }: Site, to: string, { what, name }: PasskeyNews): Mail {
  const isNew = what === 'added';
  return letter({
    to,
    brand,
    subject: `${brand} yönetici ${isNew ? 'hesabınıza bir geçiş anahtarı eklendi' : 'hesabınızdan bir geçiş anahtarı silindi'}`,
    greeting: 'Merhaba,',
    paragraphs: [
      isNew
        ? `Yönetici hesabınıza az önce “${name}” adlı bir geçiş anahtarı eklendi. Bu anahtar hesabınızı şifre ve kod istemeden açar.`
        : `Yönetici hesabınızdan az önce “${name}” adlı geçiş anahtarı silindi. Bu anahtarla artık giriş yapılamaz.`,
    ],
    link: { label: 'Yönetim paneline giriş', url: `${url}/yonetici/giris` },
    closing: 'Bunu siz yapmadıysanız hemen başka bir yöneticiye haber verin ve şifrenizi değiştirin.',
  });
}
