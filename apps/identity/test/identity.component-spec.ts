import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ChangeName,
  RESEND_EVENTS,
  EraseAccount,
  ExportAccount,
  GetVisitor,
  SignUp,
  VerifyCredentials,
  VerifyEmail,
  VerifyVisitorCredentials,
} from '@tedarik/commands';
import { AccountChanged, AccountErased, ReviewDecided, ReviewHeld } from '@tedarik/events';
import { startStubService, stubRequest, unhandledRequests, wholeService } from '@tedarik/messaging/testing';
import { createLogger, newId } from '@tedarik/service-kit';
import { anEnvelope, eventually, temporaryFolder, rejectionOf, sharedByTests } from '@tedarik/testing';
import { IDENTITY } from './an-identity.js';

const EMAIL = 'planted.marker@ornek.com';
const PASSWORD = 'planted-secret 41 kiraz';

const mailFolder = temporaryFolder('identity-mail');
const logged: string[] = [];
const heard: unknown[] = [];

/** A new consumer requests earlier events again. */
const reviews = (url: string) =>
  startStubService({ name: 'reviews', servers: url }, [stubRequest(RESEND_EVENTS.reviews, () => ({ messages: 0 }))]);
const logger = createLogger('identity', 'trace', { write: (line) => void logged.push(line) });
const identity = sharedByTests(() =>
  wholeService(IDENTITY, { LOG_LEVEL: 'trace', MAIL_FOLDER: mailFolder }, { logger, neighbours: reviews }),
);
beforeAll(async () => {
  const { jetstream, notifications } = identity.messaging;
  // Created here as any durable consumer would do; a plain listener does not create a stream.
  await jetstream.ensureStreams();
  notifications.onEvent(AccountChanged, ({ data }) => void heard.push(data));
  notifications.onEvent(AccountErased, ({ data }) => void heard.push(data));
});

const mailedToken = () =>
  eventually('a mail with a link', () => {
    const [file = 'none'] = readdirSync(mailFolder);
    const token = /jeton=([\w-]+)/.exec(readFileSync(join(mailFolder, file), 'utf8'))?.[1];
    if (!token) throw new Error('no token yet');
    return token;
  });

it('GEN-04 AUTH-09 handles an account from sign-up and mailed link to erasure, and publishes its events', async () => {
  const { requests } = identity;
  const form = { name: 'Ayşe Yılmaz', email: EMAIL, password: PASSWORD, noticeVersion: '2026-11' };
  await requests.send(SignUp, form, { commandId: newId() });
  await requests.send(VerifyEmail, { token: await mailedToken(), password: PASSWORD });
  const { visitor } = await requests.send(VerifyVisitorCredentials, { email: EMAIL, password: PASSWORD });
  const { id = '' } = visitor ?? {};
  const context = { actor: { kind: 'account' as const, id, name: 'Ayşe Yılmaz' } };
  await requests.send(ChangeName, { name: 'Ayşe Demir' }, context);
  expect(await requests.send(GetVisitor, {}, context)).toMatchObject({ visitor: { name: 'Ayşe Demir', email: EMAIL } });
  await requests.send(EraseAccount, { password: PASSWORD }, context);
  expect(await requests.send(GetVisitor, {}, context)).toEqual({ visitor: null });
  await eventually('all three events', () => {
    expect(heard).toEqual([{ id, name: 'Ayşe Yılmaz' }, { id, name: 'Ayşe Demir' }, { id }]);
  });
});

it('L7: logs a refused back-office sign-in and a data export, each in one line without a name', async () => {
  const { requests } = identity;
  const form = { name: 'Ayşe Yılmaz', email: `other.${EMAIL}`, password: PASSWORD, noticeVersion: '2026-11' };
  await requests.send(SignUp, form, { commandId: newId() });
  const { visitor } = await requests.send(VerifyVisitorCredentials, { email: form.email, password: PASSWORD });
  const { id = '' } = visitor ?? {};
  await requests.send(ExportAccount, {}, { actor: { kind: 'account', id, name: 'Ayşe Yılmaz' } });
  await requests.send(VerifyCredentials, { username: 'planted-name', password: PASSWORD });
  const lines = logged.map((line) => JSON.parse(line) as object);
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'Personal data exported', account: id }));
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'Sign-in refused', account: 'unknown' }));
  expect(logged.join('\n')).not.toMatch(/planted-name|Ayşe|@/);
});

it('mails an author once that their review is held, even if the event is delivered twice', async () => {
  const { requests } = identity;
  const email = `held.${EMAIL}`;
  await requests.send(SignUp, { name: 'Ayşe Yılmaz', email, password: PASSWORD, noticeVersion: '2026-11' });
  const { visitor } = await requests.send(VerifyVisitorCredentials, { email, password: PASSWORD });
  const about = { id: newId(), businessId: newId(), businessName: 'Ege Zeytin', authorId: visitor!.id };
  const held = anEnvelope(ReviewHeld, { ...about, reason: 'ring', heldAt: '2026-11-21T09:00:00.000Z' });
  const decided = anEnvelope(ReviewDecided, { ...about, decision: 'published', reason: null });
  const publish = ({ subject, ...event }: typeof held | typeof decided, messageId: string) =>
    identity.messaging.jetstream.publish(subject, JSON.stringify({ subject, ...event }), messageId);
  // With another message id, so that the stream itself does not drop the repeated event.
  for (const messageId of [held.id, newId()]) await publish(held, messageId);
  await publish(decided, decided.id);
  const told = () =>
    readdirSync(mailFolder)
      .map((file) => readFileSync(join(mailFolder, file), 'utf8'))
      .filter((mail) => mail.includes(`To: ${email}\n`) && mail.includes('Ege Zeytin'));
  await eventually('both mails', () => expect(told()).toHaveLength(2));
  expect(told().filter((mail) => mail.includes('incelemeye alındı'))).toHaveLength(1);
});

it('A39 AUTH-02 logs sign-ins and refusals, and never an address, a password or a token', async () => {
  const { requests } = identity;
  await requests.send(VerifyVisitorCredentials, { email: EMAIL, password: `wrong ${PASSWORD}` });
  await rejectionOf(requests.send(SignUp, { email: EMAIL, password: PASSWORD, name: 'x\n{"level":"fatal"}' } as never));
  await rejectionOf(requests.send(VerifyEmail, { token: 'planted-token' }));
  const all = logged.join('');
  expect(all).toContain('"msg":"Signed in"');
  expect(all).toContain('"reason":"unknown address"');
  for (const marker of ['planted', '@ornek.com', 'argon2id', await mailedToken()]) {
    expect([marker, all.includes(marker)]).toEqual([marker, false]);
  }
  for (const line of logged) expect(() => void JSON.parse(line)).not.toThrow();
});

it('handles every request of its contract', async () => {
  expect(await unhandledRequests('identity', identity.requests)).toEqual([]);
});
