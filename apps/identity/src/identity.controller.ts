import { Controller } from '@nestjs/common';
import { type ReplyOf, type RequestOf, VerifyCredentials } from '@tedarik/commands';
import { Answers } from '@tedarik/messaging';
import { VerifyCredentialsHandler } from './queries/verify-credentials.js';

@Controller()
export class IdentityController {
  constructor(private readonly verifyCredentials: VerifyCredentialsHandler) {}

  @Answers(VerifyCredentials)
  async verify(request: RequestOf<typeof VerifyCredentials>): Promise<ReplyOf<typeof VerifyCredentials>> {
    return { account: await this.verifyCredentials.execute(request) };
  }
}
