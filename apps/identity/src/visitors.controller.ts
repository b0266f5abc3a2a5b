import { Controller } from '@nestjs/common';
import {
  type RequestContext,
  ChangeName,
  ChangePassword,
  EraseAccount,
  ExportAccount,
  GetVisitor,
  type ReplyOf,
  RequestPasswordReset,
  type RequestOf,
  ResendVerification,
  ResetPassword,
  SignUp,
  VerifyEmail,
  VerifyVisitorCredentials,
} from '@tedarik/commands';
import { Answers } from '@tedarik/messaging';
import { ChangeNameHandler } from './commands/change-name.handler.js';
import { ChangePasswordHandler } from './commands/change-password.handler.js';
import { EraseAccountHandler } from './commands/erase-account.handler.js';
import { RequestPasswordResetHandler } from './commands/request-password-reset.handler.js';
import { ResendVerificationHandler } from './commands/resend-verification.handler.js';
import { ResetPasswordHandler } from './commands/reset-password.handler.js';
import { SignUpHandler } from './commands/sign-up.handler.js';
import { VerifyEmailHandler } from './commands/verify-email.handler.js';
import { ExportAccountQuery } from './queries/export-account.js';
import { GetVisitorQuery } from './queries/get-visitor.js';
import { VerifyVisitorCredentialsHandler } from './queries/verify-visitor-credentials.js';

/** Requests about accounts of the public site. */
@Controller()
export class VisitorsController {
  constructor(
    private readonly open: SignUpHandler,
    private readonly verify: VerifyEmailHandler,
    private readonly resend: ResendVerificationHandler,
    private readonly credentials: VerifyVisitorCredentialsHandler,
    private readonly requestReset: RequestPasswordResetHandler,
    private readonly reset: ResetPasswordHandler,
    private readonly rename: ChangeNameHandler,
    private readonly newPassword: ChangePasswordHandler,
    private readonly erase: EraseAccountHandler,
    private readonly visitor: GetVisitorQuery,
    private readonly everything: ExportAccountQuery,
  ) {}

  @Answers(SignUp)
  signUp(request: RequestOf<typeof SignUp>, context: RequestContext) {
    return this.open.execute(request, context);
  }

  @Answers(VerifyEmail)
  verifyEmail(request: RequestOf<typeof VerifyEmail>, context: RequestContext) {
    return this.verify.execute(request, context);
  }

  @Answers(ResendVerification)
  resendVerification(request: RequestOf<typeof ResendVerification>) {
    return this.resend.execute(request);
  }

  @Answers(VerifyVisitorCredentials)
  async verifyCredentials(
    request: RequestOf<typeof VerifyVisitorCredentials>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof VerifyVisitorCredentials>> {
    return { visitor: await this.credentials.execute(request, context) };
  }

  @Answers(RequestPasswordReset)
  requestPasswordReset(request: RequestOf<typeof RequestPasswordReset>) {
    return this.requestReset.execute(request);
  }

  @Answers(ResetPassword)
  resetPassword(request: RequestOf<typeof ResetPassword>, context: RequestContext) {
    return this.reset.execute(request, context);
  }

  @Answers(ChangeName)
  changeName(request: RequestOf<typeof ChangeName>, context: RequestContext) {
    return this.rename.execute(request, context);
  }

  @Answers(ChangePassword)
  changePassword(request: RequestOf<typeof ChangePassword>, context: RequestContext) {
    return this.newPassword.execute(request, context);
  }

  @Answers(EraseAccount)
  eraseAccount(request: RequestOf<typeof EraseAccount>, context: RequestContext) {
    return this.erase.execute(request, context);
  }

  @Answers(GetVisitor)
  getVisitor(_request: RequestOf<typeof GetVisitor>, context: RequestContext) {
    return this.visitor.execute(context);
  }

  @Answers(ExportAccount)
  exportAccount(_request: RequestOf<typeof ExportAccount>, context: RequestContext) {
    return this.everything.execute(context);
  }
}
