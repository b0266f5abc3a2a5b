import { Injectable } from '@nestjs/common';
import {
  type AddPasskey,
  type ConfirmPasskey,
  type ListPasskeys,
  type OfferPasskey,
  type OfferPasskeyConfirmation,
  PASSKEYS_MAX,
  type RemovePasskey,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Mails } from '@tedarik/mail';
import { Clock, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Account } from '../account/account.js';
import { AccountTrail } from '../account/account-trail.js';
import { ActingAccount } from '../account/acting-account.js';
import { OwnPassword } from '../account/own-password.js';
import { passkeyName, toListedPasskey } from '../credentials/passkey/passkey.js';
import { PasskeyRepository } from '../credentials/passkey/passkey.repository.js';
import { WebAuthn } from '../credentials/passkey/web-authn.js';
import { MailTexts, type PasskeyNews } from '../mails/mail-texts.js';
import { noPasskey, passkeyRefused, tooManyPasskeys } from './passkey.errors.js';

/** Lets owners of back-office accounts manage their passkeys. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly database: Database,
    private readonly acting: ActingAccount,
    private readonly password: OwnPassword,
    private readonly passkeys: PasskeyRepository,
    private readonly webAuthn: WebAuthn,
    private readonly trail: AccountTrail,
    private readonly mails: Mails,
    private readonly texts: MailTexts,
    private readonly clock: Clock,
  ) {}

  async list(_: RequestOf<typeof ListPasskeys>, context: RequestContext): Promise<ReplyOf<typeof ListPasskeys>> {
    const { id } = await this.acting.get(context);
    return { passkeys: (await this.passkeys.listOf(id)).map(toListedPasskey) };
  }

  async offer(
    { password }: RequestOf<typeof OfferPasskey>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof OfferPasskey>> {
    const account = await this.password.check(context, password);
    const known = await this.passkeys.listOf(account.id);
    if (known.length >= PASSKEYS_MAX) throw tooManyPasskeys();
    return { options: { ...(await this.webAuthn.creation(account, known)) } };
  }

  async add(
    { challenge, name: typed, passkey }: RequestOf<typeof AddPasskey>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof AddPasskey>> {
    const name = passkeyName(typed);
    const key = await this.webAuthn.created(challenge, passkey);
    if (!key) throw passkeyRefused();
    return this.database.transaction(async (session) => {
      const account = await this.acting.get(context, session);
      // Ids are chosen by authenticators; a known id already belongs to an account.
      if (await this.passkeys.find(key.id, session)) throw passkeyRefused();
      if ((await this.passkeys.listOf(account.id, session)).length >= PASSKEYS_MAX) throw tooManyPasskeys();
      const addedAt = this.clock.now();
      await this.passkeys.save(session, { ...key, accountId: account.id, name, addedAt, lastUsedAt: null });
      await this.trail.record(session, context, account, { action: 'passkey-added' });
      await this.tell(session, account, { what: 'added', name });
      return {};
    });
  }

  async remove(
    { id, password }: RequestOf<typeof RemovePasskey>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof RemovePasskey>> {
    await this.password.check(context, password);
    return this.database.transaction(async (session) => {
      const account = await this.acting.get(context, session);
      const passkey = await this.passkeys.find(id, session);
      if (passkey?.accountId !== account.id) throw noPasskey();
      await this.passkeys.remove(session, id);
      await this.trail.record(session, context, account, { action: 'passkey-removed' });
      await this.tell(session, account, { what: 'removed', name: passkey.name });
      return {};
    });
  }

  async offerConfirmation(
    _: RequestOf<typeof OfferPasskeyConfirmation>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof OfferPasskeyConfirmation>> {
    const { id } = await this.acting.get(context);
    const own = await this.passkeys.listOf(id);
    if (own.length === 0) throw noPasskey();
    return { options: { ...(await this.webAuthn.request(own)) } };
  }

  /** Confirms that the person using the session is the account's owner. A passkey of another account is refused. */
  async confirm(
    { challenge, passkey: response }: RequestOf<typeof ConfirmPasskey>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ConfirmPasskey>> {
    return this.database.transaction(async (session) => {
      const { id } = await this.acting.get(context, session);
      const passkey = await this.passkeys.find(response.id, session);
      const isOwn = passkey?.accountId === id;
      const used = isOwn ? await this.webAuthn.used(challenge, response, passkey) : null;
      if (!used) throw passkeyRefused();
      await this.passkeys.save(session, { ...used, lastUsedAt: this.clock.now() });
      return {};
    });
  }

  private async tell(session: ClientSession, { email }: Account, news: PasskeyNews): Promise<void> {
    if (email) await this.mails.append(session, this.texts.passkey(email, news));
  }
}
