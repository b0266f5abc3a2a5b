import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DirectoryMails } from '../directory-mails.js';
import { mailsNotSent } from './ownership.errors.js';

/** The mails about ownership. They contain no text typed by a stranger, except a moderator's reason. */
@Injectable()
export class OwnershipMails extends DirectoryMails {
  /** Throws mails-not-sent where mails cannot be sent. */
  assertSending(): void {
    if (!this.canSend) throw mailsNotSent();
  }

  /**
   * The code appears only in the text, which is deleted once the mail is sent, because subjects are stored. The mail goes to the business's
   * own address, because anybody may have requested the code.
   */
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

  /** To an owner, when someone else claims the page. */
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

  /** To the invited person. The mail does not name the owner, who may have typed any address. */
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
}
