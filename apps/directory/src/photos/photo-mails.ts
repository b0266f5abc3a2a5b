import { Injectable } from '@nestjs/common';
import type { LetterContent } from '@tedarik/mail';
import type { ClientSession } from 'mongoose';
import { DirectoryMails, type Receiver } from '../directory-mails.js';

/** The mails to owners of a page about its photos. */
@Injectable()
export class PhotoMails extends DirectoryMails {
  /** `alt`: the alternative text, by which the owner knows which photo it was; may be empty. */
  takenDown(
    session: ClientSession,
    to: Receiver,
    { businessName, alt, reason }: { businessName: string; alt: string; reason: string },
  ): Promise<void> {
    return this.send(session, to, {
      subject: `“${businessName}” sayfanızdan bir fotoğraf kaldırıldı`,
      paragraphs: [
        `Ekibimiz “${businessName}” sayfasındaki bir fotoğrafı yayından kaldırdı.`,
        ...(alt ? [`Fotoğraf: ${alt}`] : []),
        `Gerekçe: ${reason}`,
      ],
      link: this.ownPages,
      closing: 'İtirazınız varsa bu siteden bize ulaşın.',
    });
  }

  putBack(session: ClientSession, to: Receiver, businessName: string): Promise<void> {
    return this.send(session, to, {
      subject: `“${businessName}” sayfanızdaki bir fotoğraf yeniden yayında`,
      paragraphs: [`“${businessName}” sayfasından kaldırdığımız bir fotoğrafı yeniden yayına aldık.`],
      link: this.ownPages,
      closing: 'Sizin bir şey yapmanıza gerek yok.',
    });
  }

  private get ownPages(): LetterContent['link'] {
    return { label: 'İşletmelerim', url: `${this.url}/isletmem` };
  }
}
