import { Inject, Injectable } from '@nestjs/common';
import type { SearchCriteria } from '@tedarik/commands';
import { type LetterContent, type Mail, SiteLetters } from '@tedarik/mail';
import type { HoldReason } from '@tedarik/events';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';

/** A change of a passkey of a back-office account. */
export interface PasskeyNews {
  what: 'added' | 'removed';
  name: string;
}

/** A change of the second factor of a back-office account. */
export type SecondFactorNews =
  | { what: 'added' | 'removed' | 'taken' | 'recovery-codes-renewed' }
  | { what: 'recovery-code-used'; left: number };

/** A saved search as mails show it. */
interface ToldSearch {
  name: string;
  criteria: SearchCriteria;
  token: string;
}

/** A business as mails show it. */
export interface ToldBusiness {
  name: string;
  slug: string;
  city: string | null;
}

interface ToldDecision {
  businessName: string;
  decision: 'published' | 'rejected';
  reason: string | null;
}

interface ToldOfPhoto {
  businessName: string;
  decision: 'taken-down' | 'put-back';
  reason: string | null;
}

const WHY_HELD: Record<HoldReason, string> = {
  burst: 'bu işletmeye kısa sürede alışılmadık sayıda benzer yorum geldi.',
  ring: 'birlikte hareket ediyor görünen hesapların yorumlarına benziyor.',
  'own-page': 'sahibi olduğunuz bir sayfa hakkında.',
  'rival-page': 'kendi işletmenizle aynı alanda çalışan bir işletme hakkında.',
};
/** Texts by reason code; an unknown reason is left out. */
const WHY_REJECTED: Readonly<Record<string, string>> = {
  spam: 'istenmeyen içerik veya reklam',
  offensive: 'hakaret ve saldırgan dil',
  'personal-data': 'kişisel bilgi paylaşımı',
  'off-topic': 'işletmeyle ilgisi olmayan içerik',
  'not-genuine': 'kendi deneyiminize dayanmıyor görünmesi',
  unlawful: 'hukuka aykırılık',
  'court-order': 'mahkeme kararı',
};
const reviewOf = (businessName: string): string => (businessName ? `“${businessName}”` : 'Bir işletme') + ' hakkında';

/** Mail programs turn addresses in a text into links; an invisible word joiner keeps them from it. */
const unlinked = (typed: string): string => typed.replace(/(?<=\S)[.:@](?=\S)/g, '$&\u2060');

const ASK_AN_ADMIN = 'Bunu siz yapmadıysanız hemen başka bir yöneticiye haber verin ve şifrenizi değiştirin.';

/** The texts of the mails of this service. */
@Injectable()
export class MailTexts extends SiteLetters {
  constructor(@Inject(IDENTITY_CONFIG) config: Pick<IdentityConfig, 'BRAND_NAME' | 'PUBLIC_URL'>) {
    super(config);
  }

  /** Contains no name: anyone may have typed this address, and could show words of their own to its owner. */
  verifyEmail(to: string, token: string, returnPath?: string): Mail {
    const query = new URLSearchParams({ jeton: token, ...(returnPath && { donus: returnPath }) });
    return this.write(to, {
      subject: `${this.brand} hesabınızı etkinleştirin`,
      paragraphs: [`${this.brand} hesabınızı etkinleştirmek için aşağıdaki bağlantıyı 24 saat içinde açın.`],
      link: { label: 'Hesabımı etkinleştir', url: `${this.url}/e-posta-dogrula?${query.toString()}` },
      closing: 'Bu hesabı siz açmadıysanız bağlantıyı açmayın; bu iletiyi silmeniz yeterlidir.',
    });
  }

  /** To the owner of an active account when somebody signs up with its address. */
  accountExists(to: string): Mail {
    return this.write(to, {
      subject: `${this.brand} hesabınız zaten var`,
      paragraphs: [
        `Bu e-posta adresiyle yeni bir ${this.brand} hesabı açılmak istendi. Bu adrese ait bir hesabınız olduğu için yeni hesap açılmadı; giriş yapabilirsiniz: ${this.url}/giris`,
      ],
      link: { label: 'Şifrenizi unuttuysanız sıfırlayın', url: `${this.url}/sifremi-unuttum` },
      closing: 'Bu isteği siz yapmadıysanız bir şey yapmanıza gerek yok; hesabınız değişmedi.',
    });
  }

  resetPassword(to: string, token: string): Mail {
    return this.write(to, {
      subject: `${this.brand} şifrenizi sıfırlayın`,
      paragraphs: [
        'Yeni bir şifre belirlemek için aşağıdaki bağlantıyı 30 dakika içinde açın. Bağlantı bir kez kullanılabilir.',
      ],
      link: { label: 'Yeni şifre belirle', url: `${this.url}/sifre-sifirla?jeton=${token}` },
      closing: 'Bu isteği siz yapmadıysanız bir şey yapmanıza gerek yok; şifreniz değişmedi.',
    });
  }

  /** To the owner of a visitor's account after a change of the password, in case somebody else made it. */
  passwordChanged(to: string): Mail {
    return this.write(to, {
      subject: `${this.brand} şifreniz değiştirildi`,
      paragraphs: [
        `${this.brand} hesabınızın şifresi az önce değiştirildi. Bunu siz yaptıysanız başka bir şey yapmanıza gerek yok.`,
      ],
      link: { label: 'Siz yapmadıysanız şifrenizi hemen sıfırlayın', url: `${this.url}/sifremi-unuttum` },
      closing: 'Şifre değişince diğer cihazlardaki oturumlar kapanır.',
    });
  }

  /** The same for a back-office account, whose password only administrators can reset. */
  accountPasswordChanged(to: string): Mail {
    return this.write(to, {
      subject: `${this.brand} yönetici şifreniz değiştirildi`,
      paragraphs: [
        `${this.brand} yönetici hesabınızın şifresi az önce değiştirildi. Bunu siz yaptıysanız başka bir şey yapmanıza gerek yok.`,
      ],
      link: this.backOfficeSignIn(),
      closing:
        'Bunu siz yapmadıysanız hemen başka bir yöneticiye haber verin; şifrenizi sıfırlayıp oturumlarınızı kapatabilir.',
    });
  }

  /** To the owner when a passkey is added or removed, in case somebody else did it. */
  passkey(to: string, { what, name }: PasskeyNews): Mail {
    const isNew = what === 'added';
    return this.write(to, {
      subject: `${this.brand} yönetici ${isNew ? 'hesabınıza bir geçiş anahtarı eklendi' : 'hesabınızdan bir geçiş anahtarı silindi'}`,
      paragraphs: [
        isNew
          ? `Yönetici hesabınıza az önce “${name}” adlı bir geçiş anahtarı eklendi. Bu anahtar hesabınızı şifre ve kod istemeden açar.`
          : `Yönetici hesabınızdan az önce “${name}” adlı geçiş anahtarı silindi. Bu anahtarla artık giriş yapılamaz.`,
      ],
      link: this.backOfficeSignIn(),
      closing: ASK_AN_ADMIN,
    });
  }

  /** To the owner whenever the second factor changes, in case somebody else did it. */
  secondFactor(to: string, news: SecondFactorNews): Mail {
    const [subject, text] = textOf(news);
    return this.write(to, {
      subject: `${this.brand} ${subject}`,
      paragraphs: [text],
      link: this.backOfficeSignIn(),
      closing: ASK_AN_ADMIN,
    });
  }

  /** About new businesses for a saved search; of many, only some are named. */
  newBusinesses(to: string, search: ToldSearch, { told, total }: { told: ToldBusiness[]; total: number }): Mail {
    const further = total - told.length;
    const unsubscribe = `${this.url}/arama-bildirimi?jeton=${search.token}`;
    const mail = this.write(to, {
      subject: `“${search.name}” aramanıza uyan ${total} yeni firma`,
      paragraphs: [
        `${this.brand} hesabınızda kayıtlı “${search.name}” aramanıza uyan ${total} yeni firma yayınlandı${further > 0 ? `. İlk ${told.length} tanesi:` : ':'}`,
      ],
      items: told.map(({ name, slug, city }) => ({
        label: city ? `${name} (${city})` : name,
        url: `${this.url}/firma/${slug}`,
      })),
      link: { label: 'Aramanın bütün sonuçları, son eklenenler önce', url: this.url + listPathOf(search.criteria) },
      closing: `Bir arama için günde en çok bir ileti gönderilir. Aramalarınızı buradan yönetebilirsiniz: ${this.url}/hesabim/aramalarim`,
      unsubscribe: { label: 'Bu arama için ileti almak istemiyorum', url: unsubscribe },
    });
    return { ...mail, unsubscribe };
  }

  /** With the reason in one sentence, which does not reveal how the rules work. */
  reviewHeld(to: string, { businessName, reason }: { businessName: string; reason: HoldReason }): Mail {
    return this.write(to, {
      subject: 'Yorumunuz incelemeye alındı',
      paragraphs: [
        `${reviewOf(businessName)} yazdığınız yorum incelemeye alındı: ${WHY_HELD[reason]}`,
        'Ekibimizden biri yorumunuza bakacak ve sonucu size yazacağız. Bu sırada yorumunuz yayınlanmaz ve puana katılmaz; sizin bir şey yapmanız gerekmez.',
      ],
      link: { label: 'Yorumlarım', url: `${this.url}/hesabim` },
      closing: `Değerlendirme kuralları: ${this.url}/degerlendirme-kurallari`,
    });
  }

  /** About the decision, with the reason of a rejection. */
  reviewDecided(to: string, { businessName, decision, reason }: ToldDecision): Mail {
    const isPublished = decision === 'published';
    const why = WHY_REJECTED[reason ?? ''];
    return this.write(to, {
      subject: isPublished ? 'Yorumunuz yayınlandı' : 'Yorumunuz yayınlanmadı',
      paragraphs: [
        isPublished
          ? `${reviewOf(businessName)} yazdığınız yorum incelendi ve yayınlandı. Beklediğiniz için teşekkür ederiz.`
          : `${reviewOf(businessName)} yazdığınız yorum incelendi ve yayınlanmadı.${why ? ` Gerekçe: ${why}.` : ''}`,
      ],
      link: { label: 'Yorumlarım', url: `${this.url}/hesabim` },
      closing: isPublished
        ? 'Yorumunuzu hesabınızdan düzenleyebilir veya silebilirsiniz.'
        : `Bunun yanlış olduğunu düşünüyorsanız değerlendirme kurallarındaki adrese yazabilirsiniz: ${this.url}/degerlendirme-kurallari`,
    });
  }

  /** About a photo that was taken down, with the reason, or put back. */
  reviewPhoto(to: string, { businessName, decision, reason }: ToldOfPhoto): Mail {
    const isTakenDown = decision === 'taken-down';
    return this.write(to, {
      subject: isTakenDown ? 'Yorumunuzdan bir fotoğraf kaldırıldı' : 'Yorumunuzdaki bir fotoğraf yeniden yayında',
      paragraphs: isTakenDown
        ? [
            `${reviewOf(businessName)} yazdığınız yorumdaki bir fotoğrafı yayından kaldırdık. Yorumunuz olduğu gibi duruyor.`,
            `Gerekçe: ${reason ?? ''}`,
          ]
        : [`${reviewOf(businessName)} yazdığınız yorumdan kaldırdığımız bir fotoğrafı yeniden yayına aldık.`],
      link: { label: 'Yorumlarım', url: `${this.url}/hesabim` },
      closing: isTakenDown
        ? `Bunun yanlış olduğunu düşünüyorsanız değerlendirme kurallarındaki adrese yazabilirsiniz: ${this.url}/degerlendirme-kurallari`
        : 'Sizin bir şey yapmanıza gerek yok.',
    });
  }

  /** About the first reply of the page's owner to a review. */
  reviewAnswered(to: string, { businessName, reply }: { businessName: string; reply: string }, token: string): Mail {
    const unsubscribe = `${this.url}/yanit-bildirimi?jeton=${token}`;
    const mail = this.write(to, {
      subject: 'Yorumunuza yanıt geldi',
      paragraphs: [`${reviewOf(businessName)} yazdığınız yorumu işletme yanıtladı:`, `“${unlinked(reply)}”`],
      link: { label: 'Yorumlarım', url: `${this.url}/hesabim` },
      closing: 'Yorumunuzu hesabınızdan düzenleyebilir veya silebilirsiniz.',
      unsubscribe: { label: 'Yorumlarıma gelen yanıtlar için ileti almak istemiyorum', url: unsubscribe },
    });
    return { ...mail, unsubscribe };
  }

  inviteAccount(to: string, username: string, token: string): Mail {
    return this.write(to, {
      subject: `${this.brand} yönetici hesabınız`,
      paragraphs: [
        `${this.brand} yönetim paneli için size "${username}" kullanıcı adıyla bir hesap açıldı.`,
        `Şifrenizi belirlemek için aşağıdaki bağlantıyı 3 gün içinde açın. Bağlantı bir kez kullanılabilir. Ardından ${this.url}/yonetici/giris adresinden giriş yapın.`,
      ],
      link: { label: 'Şifremi belirle', url: `${this.url}/sifre-sifirla?jeton=${token}&yonetim=1` },
      closing: 'Böyle bir hesap beklemiyorsanız bu iletiyi silmeniz yeterlidir.',
    });
  }

  resetAccountPassword(to: string, username: string, token: string): Mail {
    return this.write(to, {
      subject: `${this.brand} yönetici şifreniz sıfırlandı`,
      paragraphs: [
        `"${username}" kullanıcı adlı yönetici hesabınızın şifresi bir yönetici tarafından sıfırlandı; eski şifreniz artık geçerli değil.`,
        `Yeni bir şifre belirlemek için aşağıdaki bağlantıyı 30 dakika içinde açın. Bağlantı bir kez kullanılabilir. Ardından ${this.url}/yonetici/giris adresinden giriş yapın.`,
      ],
      link: { label: 'Yeni şifre belirle', url: `${this.url}/sifre-sifirla?jeton=${token}&yonetim=1` },
      closing: 'Bağlantının süresi dolduysa yöneticinizden yeni bir bağlantı isteyin.',
    });
  }

  private backOfficeSignIn(): LetterContent['link'] {
    return { label: 'Yönetim paneline giriş', url: `${this.url}/yonetici/giris` };
  }
}

/** Path of the result list of a search, sorted by newest. */
function listPathOf({ text, categories, services, certificates }: SearchCriteria): string {
  const query = new URLSearchParams(text && { q: text });
  for (const slug of categories) query.append('category', slug);
  for (const slug of services) query.append('hizmet', slug);
  for (const slug of certificates) query.append('sertifika', slug);
  query.set('sort', 'added');
  return `/firma?${query.toString()}`;
}

function textOf(news: SecondFactorNews): [subject: string, text: string] {
  switch (news.what) {
    case 'added':
      return [
        'yönetici hesabınızda iki adımlı doğrulama açıldı',
        'Yönetici hesabınız için iki adımlı doğrulama az önce açıldı. Bundan sonra girişte şifrenizden başka bir de kod istenir.',
      ];
    case 'removed':
      return [
        'yönetici hesabınızda iki adımlı doğrulama kapatıldı',
        'Yönetici hesabınızın iki adımlı doğrulaması az önce kapatıldı. Hesabınız artık yalnızca şifreyle açılıyor.',
      ];
    case 'taken':
      return [
        'yönetici hesabınızda iki adımlı doğrulama ve geçiş anahtarları kaldırıldı',
        'Yönetici hesabınızın iki adımlı doğrulaması ve geçiş anahtarları bir yönetici tarafından kaldırıldı; hesabınız artık yalnızca şifreyle açılıyor. Giriş yapınca yeniden kurmanızı öneririz.',
      ];
    case 'recovery-codes-renewed':
      return [
        'kurtarma kodlarınız yenilendi',
        'Yönetici hesabınız için az önce yeni kurtarma kodları oluşturuldu; eski kodlar artık geçerli değil.',
      ];
    case 'recovery-code-used':
      return [
        'hesabınızda bir kurtarma kodu kullanıldı',
        `Yönetici hesabınızda az önce bir kurtarma kodu kullanıldı. Kullanabileceğiniz ${news.left} kod kaldı.`,
      ];
  }
}
