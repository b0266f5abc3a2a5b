import { Injectable } from '@nestjs/common';
import type { ReplyOf, RequestOf, SwitchReplyMails } from '@tedarik/commands';
import {
  type EventEnvelope,
  ReviewAnswered,
  type ReviewDecided,
  ReviewHeld,
  ReviewPhotoModerated,
} from '@tedarik/events';
import { type Mail, Mails } from '@tedarik/mail';
import { Database, newToken } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { MailTexts } from '../../mails/mail-texts.js';
import { linkExpired } from '../../credentials/credentials.errors.js';
import { ShownReplies } from './shown-replies.js';
import type { Visitor } from '../visitor.js';
import { VisitorRepository } from '../visitor.repository.js';

type Held = z.infer<typeof ReviewHeld.schema>;
type Decided = z.infer<typeof ReviewDecided.schema>;
type PhotoModerated = z.infer<typeof ReviewPhotoModerated.schema>;
type Answered = z.infer<typeof ReviewAnswered.schema>;

/**
 * Mails the author when a review is held or decided, when a photo is taken down or put back, and when the page's owner replies; one mail per
 * event, however often it is delivered.
 */
@Injectable()
export class ReviewMails {
  constructor(
    private readonly database: Database,
    private readonly visitors: VisitorRepository,
    private readonly mails: Mails,
    private readonly texts: MailTexts,
    private readonly replies: ShownReplies,
  ) {}

  async tell(event: EventEnvelope): Promise<void> {
    const { authorId } = event.data as Held | Decided | PhotoModerated | Answered;
    if (authorId === null) return;
    const isReply = event.subject === ReviewAnswered.subject;
    const reply = isReply ? await this.replies.find((event.data as Answered).id) : null;
    if (isReply && reply === null) return;
    await this.database.transaction(async (session) => {
      const author = await this.visitors.findById(authorId, session);
      // If the account is erased concurrently, the mail is deleted with it.
      if (!author || !(await this.visitors.hold(session, authorId))) return;
      if (reply !== null) await this.tellReply(session, author, { ...(event.data as Answered), reply });
      else await this.mails.appendOnce(session, event.id, this.letterOf(event, author.email));
    });
  }

  async switchReplyMails({ token, on }: RequestOf<typeof SwitchReplyMails>): Promise<ReplyOf<typeof SwitchReplyMails>> {
    const [id = '', secret] = token.split('.');
    return this.database.transaction(async (session) => {
      const author = await this.visitors.findById(id, session);
      if (!author?.replyMails || author.replyMails.secret !== secret) throw linkExpired();
      await this.visitors.save(session, { ...author, replyMails: { on, secret } });
      return {};
    });
  }

  /** One mail per review, so that an owner who removes and writes replies again cannot fill a mailbox. */
  private async tellReply(session: ClientSession, author: Visitor, answered: Answered): Promise<void> {
    const replyMails = author.replyMails ?? { on: true, secret: newToken().token };
    if (!replyMails.on) return;
    if (!author.replyMails) await this.visitors.save(session, { ...author, replyMails });
    const letter = this.texts.reviewAnswered(author.email, answered, `${author.id}.${replyMails.secret}`);
    await this.mails.appendOnce(session, answered.id, letter);
  }

  private letterOf({ subject, data }: EventEnvelope, to: string): Mail {
    if (subject === ReviewPhotoModerated.subject) return this.texts.reviewPhoto(to, data as PhotoModerated);
    return subject === ReviewHeld.subject
      ? this.texts.reviewHeld(to, data as Held)
      : this.texts.reviewDecided(to, data as Decided);
  }
}
