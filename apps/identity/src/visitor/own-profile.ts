import { Injectable, Logger } from '@nestjs/common';
import {
  type ChangeName,
  type ExportAccount,
  type GetVisitor,
  MOST_MAILS_TOLD,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Mails } from '@tedarik/mail';
import { Database } from '@tedarik/service-kit';
import { FavouritesRepository } from './favourites/favourites.repository.js';
import { AnnouncedVisitors } from './announced-visitors.js';
import { OwnAccount } from './own-account.js';
import { toVisitorAccount } from './visitor.js';
import { checkVisitorFields, nameOf } from '../credentials/visitor-fields.js';

/** Shows visitors their own account, and lets them change their name. */
@Injectable()
export class OwnProfile {
  private readonly log = new Logger('PersonalData');

  constructor(
    private readonly database: Database,
    private readonly ownAccount: OwnAccount,
    private readonly announced: AnnouncedVisitors,
    private readonly mails: Mails,
    private readonly favourites: FavouritesRepository,
  ) {}

  async get(_request: RequestOf<typeof GetVisitor>, context: RequestContext): Promise<ReplyOf<typeof GetVisitor>> {
    const visitor = await this.ownAccount.find(context);
    return { visitor: visitor && toVisitorAccount(visitor) };
  }

  async changeName(
    request: RequestOf<typeof ChangeName>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ChangeName>> {
    checkVisitorFields(request);
    const name = nameOf(request.name);
    return this.database.transaction(async (session) => {
      const visitor = await this.ownAccount.get(context, session);
      if (visitor.name !== name) await this.announced.save(session, { ...visitor, name });
      return { name };
    });
  }

  async export(
    _request: RequestOf<typeof ExportAccount>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ExportAccount>> {
    const visitor = await this.ownAccount.find(context);
    if (!visitor) return { account: null };
    const { lastSignInAt, notice, email } = visitor;
    const { businessIds } = await this.favourites.of(visitor.id);
    const mails = (await this.mails.listTo(email)).slice(-MOST_MAILS_TOLD);
    this.log.log({ msg: 'Personal data exported', account: visitor.id });
    return {
      account: {
        ...toVisitorAccount(visitor),
        lastSignInAt: lastSignInAt?.toISOString() ?? null,
        notice: { version: notice.version, at: notice.at.toISOString() },
        mails: mails.map(({ subject, createdAt }) => ({ subject, at: createdAt.toISOString() })),
        favourites: businessIds,
      },
    };
  }
}
