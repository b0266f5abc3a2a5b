import { Injectable } from '@nestjs/common';
import type { RequestContext, GetBackOfficeAccount, ReplyOf, RequestOf } from '@tedarik/commands';
import { toSignedInAccount } from './account.js';
import { ActingAccount } from './acting-account.js';

@Injectable()
export class GetBackOfficeAccountQuery {
  constructor(private readonly acting: ActingAccount) {}

  async execute(
    _request: RequestOf<typeof GetBackOfficeAccount>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof GetBackOfficeAccount>> {
    const account = await this.acting.find(context);
    return { account: account && toSignedInAccount(account) };
  }
}
