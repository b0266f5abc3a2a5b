import { Injectable } from '@nestjs/common';
import type { RequestContext, ChangeName, ReplyOf, RequestOf } from '@tedarik/commands';
import { Database } from '@tedarik/service-kit';
import { AnnouncedVisitors } from './announced-visitors.js';
import { OwnAccount } from './own-account.js';
import { checkFields, nameOf } from '../credentials/visitor-fields.js';

@Injectable()
export class ChangeNameHandler {
  constructor(
    private readonly database: Database,
    private readonly ownAccount: OwnAccount,
    private readonly announced: AnnouncedVisitors,
  ) {}

  async execute(request: RequestOf<typeof ChangeName>, context: RequestContext): Promise<ReplyOf<typeof ChangeName>> {
    checkFields(request);
    const name = nameOf(request.name);
    return this.database.transaction(async (session) => {
      const visitor = await this.ownAccount.get(context, session);
      if (visitor.name !== name) await this.announced.save(session, { ...visitor, name });
      return { name };
    });
  }
}
