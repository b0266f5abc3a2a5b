import { Injectable } from '@nestjs/common';
import type { RequestContext, GetVisitor, ReplyOf, RequestOf } from '@tedarik/commands';
import { OwnAccount } from './own-account.js';
import { toVisitorAccount } from './visitor.js';

@Injectable()
export class GetVisitorQuery {
  constructor(private readonly ownAccount: OwnAccount) {}

  async execute(_request: RequestOf<typeof GetVisitor>, context: RequestContext): Promise<ReplyOf<typeof GetVisitor>> {
    const visitor = await this.ownAccount.find(context);
    return { visitor: visitor && toVisitorAccount(visitor) };
  }
}
