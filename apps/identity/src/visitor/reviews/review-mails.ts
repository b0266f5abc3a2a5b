import { Injectable } from '@nestjs/common';
import { type EventEnvelope, type ReviewDecided, ReviewHeld, ReviewPhotoModerated } from '@tedarik/events';
import { type Mail, Mails } from '@tedarik/mail';
import { Database } from '@tedarik/service-kit';
import type { z } from 'zod';
import { Letters } from '../../mails/letters.js';
import { VisitorRepository } from '../visitor.repository.js';

type Held = z.infer<typeof ReviewHeld.schema>;
type Decided = z.infer<typeof ReviewDecided.schema>;
type PhotoModerated = z.infer<typeof ReviewPhotoModerated.schema>;

/** Writes to the author of a review that it is held, what was decided, and what became of its photos: one mail each, however often an event comes. */
@Injectable()
export class ReviewMails {
  constructor(
    private readonly database: Database,
    private readonly visitors: VisitorRepository,
    private readonly mails: Mails,
    private readonly letters: Letters,
  ) {}

  async tell(event: EventEnvelope): Promise<void> {
    const { authorId } = event.data as Held | Decided | PhotoModerated;
    if (authorId === null) return;
    await this.database.transaction(async (session) => {
      const author = await this.visitors.findById(authorId, session);
      // Whoever is erased meanwhile takes the mail along.
      if (!author || !(await this.visitors.hold(session, authorId))) return;
      await this.mails.appendOnce(session, event.id, this.letterOf(event, author.email));
    });
  }

  private letterOf({ subject, data }: EventEnvelope, to: string): Mail {
    if (subject === ReviewPhotoModerated.subject) return this.letters.reviewPhoto(to, data as PhotoModerated);
    return subject === ReviewHeld.subject
      ? this.letters.reviewHeld(to, data as Held)
      : this.letters.reviewDecided(to, data as Decided);
  }
}
