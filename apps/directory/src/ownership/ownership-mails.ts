import { Inject, Injectable, Optional } from '@nestjs/common';
import { type LetterContent, Mails, SiteLetters } from '@tedarik/mail';
import type { ClientSession } from 'mongoose';
import { DIRECTORY_CONFIG, type DirectoryConfig } from '../config.js';
import { mailsNotSent } from './ownership.errors.js';

/** The letters of ownership. Nothing is repeated in them that a stranger typed, but for a moderator's reason. */
@Injectable()
export class OwnershipMails extends SiteLetters {
  constructor(
    @Inject(DIRECTORY_CONFIG) config: Pick<DirectoryConfig, 'BRAND_NAME' | 'PUBLIC_URL'>,
    /** Not there where mails cannot be sent. */
    @Optional() private readonly mails?: Mails,
  ) {
    super(config);
  }

  get canSend(): boolean {
    return this.mails !== undefined;
  }

  /** Throws mails-not-sent where nobody can be written to. */
  assertSending(): void {
    if (!this.canSend) throw mailsNotSent();
  }

  /** Drops what waits for an address, and what is known of mails to it. */
  async forget(session: ClientSession, address: string): Promise<void> {
    await this.mails?.forget(session, address);
  }

  /** The code is in the text alone, which goes with the sending: subjects are kept. To the business itself: anybody may have requested it. */
  code(session: ClientSession, to: string, businessName: string, code: string): Promise<void> {
    return this.send(session, to, {
      subject: `${this.brand} doğrulama kodunuz`,
      paragraphs: [
        `Bir ${this.brand} kullanıcısı “${businessName}” sayfasını yönetmek istiyor. Bu kişi sizseniz veya işletmeniz adına hareket ediyorsa siteye şu kodu yazın:`,
        code,
        'Kod 15 dakika geçerlidir.',
      ],
      closing: 'Bu isteği siz yapmadıysanız kodu kimseyle paylaşmayın; kod yazılmadıkça hiçbir şey değişmez.',
    });
  }

  /** To an owner, when somebody else claims the page. */
  disputed(session: ClientSession, to: string, businessName: string): Promise<void> {
    return this.send(session, to, {
      subject: `“${businessName}” sayfası için yeni bir sahiplik talebi`,
      paragraphs: [
        `Başka bir kullanıcı, yönettiğiniz “${businessName}” sayfasının kendi işletmesine ait olduğunu bildirdi. Ekibimiz talebi inceleyecek.`,
        'Karar verilene kadar sayfanız ve yetkileriniz değişmez.',
      ],
      link: this.homeLink,
      closing: 'Talebin haksız olduğunu düşünüyorsanız bu siteden bize ulaşın.',
    });
  }

  approved(session: ClientSession, to: string, page: { name: string; slug: string }): Promise<void> {
    return this.send(session, to, {
      subject: `“${page.name}” sayfası artık sizin`,
      paragraphs: [`“${page.name}” için yaptığınız sahiplik talebi onaylandı. Sayfayı artık siz yönetiyorsunuz.`],
      link: { label: 'Sayfayı aç', url: `${this.url}/firma/${page.slug}` },
      closing: 'Bu talebi siz yapmadıysanız bu siteden bize haber verin.',
    });
  }

  rejected(session: ClientSession, to: string, businessName: string, reason: string): Promise<void> {
    return this.send(session, to, {
      subject: `“${businessName}” için sahiplik talebiniz hakkında`,
      paragraphs: [`“${businessName}” için yaptığınız sahiplik talebi kabul edilmedi.`, `Gerekçe: ${reason}`],
      link: this.homeLink,
      closing: 'Başka bilgileriniz varsa yeniden talepte bulunabilirsiniz.',
    });
  }

  undone(session: ClientSession, to: string, businessName: string): Promise<void> {
    return this.send(session, to, {
      subject: `“${businessName}” için sahiplik talebiniz yeniden inceleniyor`,
      paragraphs: [
        `“${businessName}” için sahiplik talebinize verdiğimiz karar geri alındı. Talebiniz yeniden inceleniyor; sonucu size bildireceğiz.`,
      ],
      link: this.homeLink,
      closing: 'Sizin bir şey yapmanıza gerek yok.',
    });
  }

  revoked(session: ClientSession, to: string, businessName: string, reason: string): Promise<void> {
    return this.send(session, to, {
      subject: `“${businessName}” sayfasındaki yetkiniz kaldırıldı`,
      paragraphs: [`“${businessName}” sayfasını artık siz yönetmiyorsunuz.`, `Gerekçe: ${reason}`],
      link: this.homeLink,
      closing: 'İtirazınız varsa bu siteden bize ulaşın.',
    });
  }

  restored(session: ClientSession, to: string, businessName: string): Promise<void> {
    return this.send(session, to, {
      subject: `“${businessName}” sayfasındaki yetkiniz geri verildi`,
      paragraphs: [`“${businessName}” sayfasını yeniden siz yönetiyorsunuz.`],
      link: this.homeLink,
      closing: 'Sizin bir şey yapmanıza gerek yok.',
    });
  }

  /** To whom an owner invites. Of the owner it says nothing: they typed the address. */
  invitation(session: ClientSession, to: string, businessName: string, token: string): Promise<void> {
    return this.send(session, to, {
      subject: `“${businessName}” sayfasını yönetmeye davetlisiniz`,
      paragraphs: [
        `“${businessName}” işletmesinin ${this.brand} sayfasını yöneten biri sizi bu sayfayı yönetmeye davet etti.`,
        'Kabul etmek için aşağıdaki bağlantıyı 7 gün içinde açın. Bağlantı bir kez kullanılabilir.',
      ],
      link: { label: 'Daveti gör', url: `${this.url}/isletmem/davet?jeton=${token}` },
      closing: 'Böyle bir davet beklemiyorsanız bu iletiyi silmeniz yeterlidir.',
    });
  }

  private async send(session: ClientSession, to: string, content: LetterContent): Promise<void> {
    await this.mails?.append(session, this.write(to, content));
  }
}
