import { letter, type Mail, type Site } from '@tedarik/mail';

/** What happened to the second factor of an account of the back office. */
export type SecondFactorNews =
  { what: 'added' | 'removed' | 'taken' | 'recovery-codes-renewed' } | { what: 'recovery-code-used'; left: number };

interface Text {
  subject: string;
  text: string;
}

function textOf(brand: string, news: SecondFactorNews): Text {
  switch (news.what) {
    case 'added':
      return {
        subject: `${brand} yönetici hesabınızda iki adımlı doğrulama açıldı`,
        text: 'Yönetici hesabınız için iki adımlı doğrulama az önce açıldı. Bundan sonra girişte şifrenizden başka bir de kod istenir.',
      };
    case 'removed':
      return {
        subject: `${brand} yönetici hesabınızda iki adımlı doğrulama kapatıldı`,
        text: 'Yönetici hesabınızın iki adımlı doğrulaması az önce kapatıldı. Hesabınız artık yalnızca şifreyle açılıyor.',
      };
    case 'taken':
      return {
        subject: `${brand} yönetici hesabınızda iki adımlı doğrulama ve geçiş anahtarları kaldırıldı`,
        text: 'Yönetici hesabınızın iki adımlı doğrulaması ve geçiş anahtarları bir yönetici tarafından kaldırıldı; hesabınız artık yalnızca şifreyle açılıyor. Giriş yapınca yeniden kurmanızı öneririz.',
      };
    case 'recovery-codes-renewed':
      return {
        subject: `${brand} kurtarma kodlarınız yenilendi`,
        text: 'Yönetici hesabınız için az önce yeni kurtarma kodları oluşturuldu; eski kodlar artık geçerli değil.',
      };
    case 'recovery-code-used':
      return {
        subject: `${brand} hesabınızda bir kurtarma kodu kullanıldı`,
        text: `Yönetici hesabınızda az önce bir kurtarma kodu kullanıldı. Kullanabileceğiniz ${news.left} kod kaldı.`,
      };
  }
}

/** What the owner gets whenever their second factor changes: it may have been somebody else. */
export function secondFactorMail({ brand, url }: Site, to: string, news: SecondFactorNews): Mail {
  const { subject, text } = textOf(brand, news);
  return letter({
    to,
    brand,
    subject,
    greeting: 'Merhaba,',
    paragraphs: [text],
    link: { label: 'Yönetim paneline giriş', url: `${url}/yonetici/giris` },
    closing: 'Bunu siz yapmadıysanız hemen başka bir yöneticiye haber verin ve şifrenizi değiştirin.',
  });
}
