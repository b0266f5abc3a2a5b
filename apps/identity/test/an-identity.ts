import type { RequestContext } from '@tedarik/commands';
import { SessionsEnded } from '@tedarik/events';
import { MAILS, type MailRow, Mails } from '@tedarik/mail';
import { startHandlers } from '@tedarik/outbox/testing';
import { Clock, Database, newId } from '@tedarik/service-kit';
import { uniqueName } from '@tedarik/testing';
import type { z } from 'zod';
import type { Account } from '../src/account/account.js';
import { AccountRepository } from '../src/account/account.repository.js';
import { PasswordHasher } from '../src/credentials/password-hasher.js';
import { appModule, MIGRATIONS, PROVIDERS } from '../src/app.module.js';
import { SignUps } from '../src/sign-up/sign-ups.js';
import { IDENTITY_CONFIG, identityConfig } from '../src/config.js';
import { REQUESTS } from '../src/requests.js';
import { ShownReplies } from '../src/visitor/reviews/shown-replies.js';
import { VisitorRepository } from '../src/visitor/visitor.repository.js';

export const PASSWORD = 'mavi sandalye 41 kiraz';

/** The whole service. */
export const IDENTITY = {
  name: 'identity',
  config: {
    parse: (environment: object) => identityConfig.parse({ SECOND_FACTOR_SECRET: 'a-secret-of-tests', ...environment }),
  },
  module: appModule,
  requests: REQUESTS,
};

/** A clock that tests can set. */
export class SetClock extends Clock {
  ahead = 0;

  override now(): Date {
    return new Date(Date.now() + this.ahead);
  }
}

/** The identity handlers on a database of their own, without NATS requests, relay and mail sender. */
export async function anIdentity() {
  const clock = new SetClock();
  const config = {
    BRAND_NAME: 'Tezgâh',
    PUBLIC_URL: 'https://tezgah.example',
    AUDIT_VALUES_MONTHS: 24,
    SECOND_FACTOR_SECRET: 'a-secret-of-tests',
  };
  /** The replies that reviews shows, by review. */
  const shownReplies = new Map<string, string>();
  const replies: Pick<ShownReplies, 'find'> = { find: (id) => Promise.resolve(shownReplies.get(id) ?? null) };
  const handlers = await startHandlers('identity', MIGRATIONS, [
    ...PROVIDERS,
    { provide: Clock, useValue: clock },
    { provide: IDENTITY_CONFIG, useValue: config },
    { provide: ShownReplies, useValue: replies },
    { provide: Mails, useFactory: (of: Database) => new Mails(of, clock), inject: [Database] },
  ]);
  const { db, get, told } = handlers;
  const mailsTo = (to: string) => db.collection<MailRow>(MAILS).find({ to }).sort({ _id: 1 }).toArray();

  const identity = {
    ...handlers,
    clock,
    shownReplies,
    mailsTo,
    /** The token in the latest mail to an address. */
    async tokenTo(email: string): Promise<string> {
      const text = (await mailsTo(email)).at(-1)?.body?.text ?? '';
      return /jeton=([\w-]+)/.exec(text)?.[1] ?? 'no mail has a token';
    },
    /** Published events about an account, oldest first. */
    async announced(aggregateId: string) {
      const events = await told({ aggregateId });
      return events.map(({ subject, version, envelope }) => ({ subject, version, data: envelope.data }));
    },
    /** Published ends of sessions of an account. */
    async endedSessions(id: string) {
      const events = await told({ subject: SessionsEnded.subject });
      return events.map(({ envelope }) => envelope.data as EndedSessions).filter((ended) => ended.id === id);
    },
    signUp: (over: Partial<typeof SIGN_UP> & { returnPath?: string } = {}, context: RequestContext = {}) =>
      get(SignUps).signUp({ ...SIGN_UP, ...over }, context),
    find: (email: string) => get(VisitorRepository).findByEmail(email),
    /** Creates an active account; `context` is that of a caller signed in to it. */
    async anAccount(over: Partial<typeof SIGN_UP> = {}) {
      const email = over.email ?? anAddress();
      await identity.signUp({ ...over, email });
      await get(SignUps).verify({
        token: await identity.tokenTo(email),
        password: over.password ?? PASSWORD,
      });
      const id = (await identity.find(email))?.id ?? '';
      const context: RequestContext = { actor: { kind: 'account', id, name: 'whatever the session says' } };
      return { id, email, context };
    },
    /** Creates a back-office account with the password PASSWORD; `context` is that of a caller signed in to it. */
    async aBackOfficeAccount(over: Partial<Account> = {}) {
      const account: Account = {
        id: newId(),
        username: uniqueName('elif'),
        fullName: 'Elif Kara',
        email: null,
        avatarUrl: null,
        role: 'admin',
        active: true,
        passwordHash: await get(PasswordHasher).hash(PASSWORD),
        mustChangePassword: false,
        createdAt: clock.now(),
        lastLoginAt: null,
        revision: 1,
        ...over,
      };
      await get(AccountRepository).add(account);
      const { id, username, fullName } = account;
      const context: RequestContext = { actor: { kind: 'back-office', id, name: fullName } };
      return { id, username, context };
    },
  };
  return identity;
}
type EndedSessions = z.infer<typeof SessionsEnded.schema>;
export type Identity = Awaited<ReturnType<typeof anIdentity>>;

const SIGN_UP = { name: 'Ayşe Yılmaz', email: 'ayse@ornek.com', password: PASSWORD, noticeVersion: '2026-11' };

export const anAddress = (): string => `${uniqueName('ayse')}@ornek.com`;

/** Runs `happens` between the next password check and its result, as when the queue is full. */
export function duringCheck(hasher: PasswordHasher, happens: () => Promise<unknown>): void {
  const matches = hasher.matches.bind(hasher);
  const spy = jest.spyOn(hasher, 'matches').mockImplementation(async (...checked) => {
    spy.mockRestore();
    const isRight = await matches(...checked);
    await happens();
    return isRight;
  });
}
