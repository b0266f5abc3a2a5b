import { Injectable } from '@nestjs/common';
import { Mails } from '@tedarik/mail';
import { Clock } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Account } from '../account/account.js';
import { MailTexts, type SecondFactorNews } from '../mails/mail-texts.js';
import { SecondFactorCipher } from '../credentials/second-factor/second-factor-cipher.js';
import { type SecondFactor, spent } from '../credentials/second-factor/second-factor.js';
import { SecondFactorRepository } from '../credentials/second-factor/second-factor.repository.js';

/** Shared by all uses and changes of a second factor. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly stored: SecondFactorRepository,
    private readonly seal: SecondFactorCipher,
    private readonly mails: Mails,
    private readonly texts: MailTexts,
    private readonly clock: Clock,
  ) {}

  /** Uses a code up; null when it is wrong or was used. The owner gets a mail when a recovery code is used. */
  async use(
    session: ClientSession,
    account: Account,
    factor: SecondFactor,
    code: string,
  ): Promise<SecondFactor | null> {
    const left = spent(factor, this.seal.open(factor.id, factor.sealedKey), code, this.clock.now());
    if (!left) return null;
    await this.stored.save(session, left);
    const count = left.recoveryCodes.length;
    if (count < factor.recoveryCodes.length)
      await this.tell(session, account, { what: 'recovery-code-used', left: count });
    return left;
  }

  /** Mails the owner what happened to the factor, in case somebody else did it. */
  async tell(session: ClientSession, { email }: Account, news: SecondFactorNews): Promise<void> {
    if (email) await this.mails.append(session, this.texts.secondFactor(email, news));
  }
}
