import { Injectable } from '@nestjs/common';
import { type EventEnvelope, type ReviewDecided, ReviewHeld, ReviewPhotoModerated } from '@tedarik/events';
import { type Mail, Mails } from '@tedarik/mail';
import { Database } from '@tedarik/service-kit';
import type { z } from 'zod';
import { MailTexts } from '../../mails/mail-texts.js';
import { VisitorRepository } from '../visitor.repository.js';

type Held = z.infer<typeof ReviewHeld.schema>;
type Decided = z.infer<typeof ReviewDecided.schema>;
type PhotoModerated = z.infer<typeof ReviewPhotoModerated.schema>;

/**
 * Mails the author when a review is held or decided, and when a photo is taken down or put back; one mail per event, however often it is
 * delivered.
 */
@Injectable()
export class ReviewMails {
  constructor(
    private readonly database: Database,
    private readonly visitors: VisitorRepository,
    private readonly mails: Mails,
    private readonly texts: MailTexts,
  ) {}

  async tell(event: EventEnvelope): Promise<void> {
    const { authorId } = event.data as Held | Decided | PhotoModerated;
    if (authorId === null) return;
    await this.database.transaction(async (session) => {
      const author = await this.visitors.findById(authorId, session);
      // If the account is erased concurrently, the mail is deleted with it.
      if (!author || !(await this.visitors.hold(session, authorId))) return;
      await this.mails.appendOnce(session, event.id, this.letterOf(event, author.email));
    });
  }

  private letterOf({ subject, data }: EventEnvelope, to: string): Mail {
    if (subject === ReviewPhotoModerated.subject) return this.texts.reviewPhoto(to, data as PhotoModerated);
    return subject === ReviewHeld.subject
      ? this.texts.reviewHeld(to, data as Held)
      : this.texts.reviewDecided(to, data as Decided);
  }
}
