import { Controller } from '@nestjs/common';
import {
  type RequestContext,
  ChangeBackOfficePassword,
  GetBackOfficeAccount,
  type ReplyOf,
  type RequestOf,
  VerifyCredentials,
} from '@tedarik/commands';
import { Answers } from '@tedarik/messaging';
import { ChangeBackOfficePasswordHandler } from './commands/change-back-office-password.handler.js';
import { GetBackOfficeAccountQuery } from './queries/get-back-office-account.js';
import { VerifyCredentialsHandler } from './queries/verify-credentials.js';

/** Requests about accounts of the back office. */
@Controller()
export class IdentityController {
  constructor(
    private readonly credentials: VerifyCredentialsHandler,
    private readonly ownAccount: GetBackOfficeAccountQuery,
    private readonly newPassword: ChangeBackOfficePasswordHandler,
  ) {}

  @Answers(VerifyCredentials)
  async verifyCredentials(
    request: RequestOf<typeof VerifyCredentials>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof VerifyCredentials>> {
    return { account: await this.credentials.execute(request, context) };
  }

  @Answers(GetBackOfficeAccount)
  getOwnAccount(_request: RequestOf<typeof GetBackOfficeAccount>, context: RequestContext) {
    return this.ownAccount.execute(context);
  }

  @Answers(ChangeBackOfficePassword)
  changePassword(request: RequestOf<typeof ChangeBackOfficePassword>, context: RequestContext) {
    return this.newPassword.execute(request, context);
  }
}
