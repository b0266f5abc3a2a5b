import { Injectable } from '@nestjs/common';
import type { GetPasskeyOptions, ReplyOf, RequestOf, VerifyPasskey } from '@tedarik/commands';
import { Clock, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { type Account, toSignedInAccount } from '../account/account.js';
import { AccountRepository } from '../account/account.repository.js';
import { AccountTrail } from '../account/account-trail.js';
import { RefusedSignIns } from '../account/refused-sign-ins.js';
import { PasskeyRepository } from '../credentials/passkey/passkey.repository.js';
import { WebAuthn } from '../credentials/passkey/web-authn.js';

type Request = RequestOf<typeof VerifyPasskey>;

/** Signs in with a passkey. A refusal is recorded like a wrong password. */
@Injectable()
export class VerifyPasskeyHandler {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly webAuthn: WebAuthn,
    private readonly trail: AccountTrail,
    private readonly refused: RefusedSignIns,
    private readonly clock: Clock,
  ) {}

  async options(): Promise<ReplyOf<typeof GetPasskeyOptions>> {
    return { options: { ...(await this.webAuthn.request()) } };
  }

  async execute(request: Request): Promise<ReplyOf<typeof VerifyPasskey>> {
    const { account, isRight } = await this.database.transaction((session) => this.signIn(session, request));
    if (!isRight) await this.refused.record(account);
    return { account: account && isRight ? toSignedInAccount(account) : null };
  }

  /** Returns the passkey's account and whether it may sign in. Of two concurrent uses, MongoDB restarts one. */
  private async signIn(
    session: ClientSession,
    { challenge, passkey: response }: Request,
  ): Promise<{ account: Account | null; isRight: boolean }> {
    const passkey = await this.passkeys.find(response.id, session);
    const account = passkey && (await this.accounts.findById(passkey.accountId, session));
    if (!passkey || !account?.active) return { account, isRight: false };
    const used = await this.webAuthn.used(challenge, response, passkey);
    if (!used) return { account, isRight: false };
    const at = this.clock.now();
    await this.passkeys.save(session, { ...used, lastUsedAt: at });
    await this.accounts.recordLogin(session, account.id, at);
    await this.trail.recordOwn(session, account, 'signed-in-by-passkey');
    return { account, isRight: true };
  }
}
