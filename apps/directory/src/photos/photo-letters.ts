import { Inject, Injectable, Optional } from '@nestjs/common';
import { type LetterContent, Mails, SiteLetters } from '@tedarik/mail';
import type { ClientSession } from 'mongoose';
import { DIRECTORY_CONFIG, type DirectoryConfig } from '../config.js';

/** The mails to owners of a page about its photos. */
@Injectable()
export class PhotoLetters extends SiteLetters {
  constructor(
    @Inject(DIRECTORY_CONFIG) config: Pick<DirectoryConfig, 'BRAND_NAME' | 'PUBLIC_URL'>,
    /** Undefined where mails cannot be sent. */
    @Optional() private readonly mails?: Mails,
  ) {
    super(config);
  }

  /** `alt`: the alternative text, by which the owner knows which photo it was; may be empty. */
  takenDown(
    session: ClientSession,
    to: string,
    { businessName, alt, reason }: { businessName: string; alt: string; reason: string },
  ): Promise<void> {
    return this.send(session, to, {
      subject: `“${businessName}” sayfanızdan bir fotoğraf kaldırıldı`,
      paragraphs: [
        `Ekibimiz “${businessName}” sayfasındaki bir fotoğrafı yayından kaldırdı.`,
        ...(alt ? [`Fotoğraf: ${alt}`] : []),
        `Gerekçe: ${reason}`,
      ],
      closing: 'İtirazınız varsa bu siteden bize ulaşın.',
    });
  }

  putBack(session: ClientSession, to: string, businessName: string): Promise<void> {
    return this.send(session, to, {
      subject: `“${businessName}” sayfanızdaki bir fotoğraf yeniden yayında`,
      paragraphs: [`“${businessName}” sayfasından kaldırdığımız bir fotoğrafı yeniden yayına aldık.`],
      closing: 'Sizin bir şey yapmanıza gerek yok.',
    });
  }

  private async send(session: ClientSession, to: string, content: Omit<LetterContent, 'link'>): Promise<void> {
    const link = { label: 'İşletmelerim', url: `${this.url}/isletmem` };
    await this.mails?.append(session, this.write(to, { link, ...content }));
  }
}
