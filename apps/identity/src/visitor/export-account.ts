import { Injectable, Logger } from '@nestjs/common';
import {
  MOST_MAILS_TOLD,
  type RequestContext,
  type ExportAccount,
  type ReplyOf,
  type RequestOf,
} from '@tedarik/commands';
import { Mails } from '@tedarik/mail';
import { OwnAccount } from './own-account.js';
import { toVisitorAccount } from './visitor.js';

@Injectable()
export class ExportAccountQuery {
  private readonly log = new Logger('PersonalData');

  constructor(
    private readonly ownAccount: OwnAccount,
    private readonly mails: Mails,
  ) {}

  async execute(
    _request: RequestOf<typeof ExportAccount>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ExportAccount>> {
    const visitor = await this.ownAccount.find(context);
    if (!visitor) return { account: null };
    const { lastSignInAt, notice, email } = visitor;
    const mails = (await this.mails.listTo(email)).slice(-MOST_MAILS_TOLD);
    this.log.log({ msg: 'Personal data exported', account: visitor.id });
    return {
      account: {
        ...toVisitorAccount(visitor),
        lastSignInAt: lastSignInAt?.toISOString() ?? null,
        notice: { version: notice.version, at: notice.at.toISOString() },
        mails: mails.map(({ subject, createdAt }) => ({ subject, at: createdAt.toISOString() })),
      },
    };
  }
}
