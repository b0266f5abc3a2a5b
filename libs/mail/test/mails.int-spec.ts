import { readdir, readFile, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { Metrics } from '@tedarik/service-kit';
import { eventually, temporaryFolder } from '@tedarik/testing';
import { SMTPServer } from 'smtp-server';
import { FolderTransport, type Letter, MailRefused, Mails, type MailTransport, SmtpTransport } from '../src/index.js';
import { aMessageQueue, FROM } from './a-message-queue.js';

const MAIL = { to: 'ayse@ornek.com', subject: 'Şifreniz', text: 'jeton=gizli', html: '<p>jeton=gizli</p>' };

const mailFolder = temporaryFolder('mail');
const { clock, rows, database, senderTo } = aMessageQueue();

const append = (over: Partial<typeof MAIL> = {}) =>
  database().transaction((session) => new Mails(database(), clock).append(session, { ...MAIL, ...over }));
/** Receives mails instead of a server. */
const into = (delivered: Letter[]): MailTransport => ({
  channel: 'mail',
  deliver: (letter) => Promise.resolve(void delivered.push(letter)),
});

const valueOf = async (metrics: Metrics, name: string) =>
  Number(
    (await metrics.registry.metrics())
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );

/** A real mail server in this process; `refuse` decides about each receiver. */
async function mailServer(refuse: (to: string) => number | undefined = () => undefined, takesSender = true) {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom(_from, _session, done) {
      done(takesSender ? undefined : Object.assign(new Error('sender not allowed'), { responseCode: 553 }));
    },
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse(address);
      done(responseCode ? Object.assign(new Error('no'), { responseCode }) : undefined);
    },
    onData(stream, _session, done) {
      let message = '';
      stream.on('data', (chunk: Buffer) => (message += chunk.toString('utf8')));
      stream.on('end', () => {
        received.push(message);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

it('AUTH-09 sends a committed mail to a real mail server as text and HTML', async () => {
  const server = await mailServer();
  await append();
  await senderTo(new SmtpTransport(server.url)).sendDue();
  await server.stop();
  expect(server.received).toHaveLength(1);
  const [message = ''] = server.received;
  expect(message).toMatch(/^To: ayse@ornek\.com\r?$/m);
  expect(message).toMatch(/^Message-ID: <[\w-]+@tezgah\.example>\r?$/m);
  expect(message).toContain('multipart/alternative');
});

it('stores no mail of a transaction that was rolled back', async () => {
  const failed = database().transaction(async (session) => {
    await new Mails(database(), clock).append(session, MAIL);
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await rows().countDocuments()).toBe(0);
});

it('sends each mail once with two replicas running', async () => {
  const server = await mailServer();
  const copies = [senderTo(new SmtpTransport(server.url)), senderTo(new SmtpTransport(server.url))];
  copies.forEach((copy) => copy.start());
  try {
    for (let count = 0; count < 5; count++) await append({ to: `nr${count}@ornek.com` });
    await eventually('every mail is sent', async () => {
      expect(await rows().countDocuments({ outcome: 'sent' })).toBe(5);
    });
  } finally {
    await Promise.all(copies.map((copy) => copy.stop()));
    await server.stop();
  }
  expect(server.received).toHaveLength(5);
});

it('retries with a growing back-off during an outage of the mail server, and loses no mail', async () => {
  const gone = await mailServer();
  await gone.stop();
  await append();
  const metrics = new Metrics();
  const away = senderTo(new SmtpTransport(gone.url), metrics);
  await away.sendDue();
  await away.sendDue(); // not due again yet
  expect(await rows().findOne()).toMatchObject({ tries: 1, outcome: 'waiting' });
  clock.ahead = 6_000;
  await away.sendDue();
  const { tries, dueAt } = (await rows().findOne())!;
  expect([tries, Math.round((dueAt!.getTime() - clock.now().getTime()) / 1000)]).toEqual([2, 10]);
  const age = () => valueOf(metrics, 'mails_oldest_seconds');
  expect(await age()).toBeGreaterThanOrEqual(6);

  const back = await mailServer();
  clock.ahead += 11_000;
  await senderTo(new SmtpTransport(back.url)).sendDue();
  await back.stop();
  expect(back.received).toHaveLength(1);
  expect(await age()).toBe(0);
});

it('R21: does not send a mail again that was delivered but could not be marked as sent', async () => {
  await append();
  const delivered: Letter[] = [];
  const sender = senderTo(into(delivered));
  const failing = jest.spyOn(clock, 'now').mockImplementation(() => {
    if (delivered.length > 0) throw new Error('MongoDB is away');
    return new Date();
  });
  await expect(sender.sendDue()).rejects.toThrow('MongoDB is away');
  failing.mockRestore();
  expect(await rows().findOne()).toMatchObject({ outcome: 'waiting' });
  await sender.sendDue();
  expect(await rows().findOne()).toMatchObject({ outcome: 'sent' });
  expect(delivered).toHaveLength(1);
});

it('retries a mail after a temporary error of the server, and gives up after a permanent one', async () => {
  const server = await mailServer((to) => (to.startsWith('later') ? 451 : to.startsWith('never') ? 550 : undefined));
  await append({ to: 'later@ornek.com' });
  await append({ to: 'never@ornek.com' });
  await append({ to: 'now@ornek.com' });
  await senderTo(new SmtpTransport(server.url)).sendDue();
  await server.stop();
  const outcomes = await rows().find().sort({ _id: 1 }).toArray();
  expect(outcomes.map(({ to, outcome }) => [to, outcome])).toEqual([
    ['later@ornek.com', 'waiting'],
    ['never@ornek.com', 'refused'],
    ['now@ornek.com', 'sent'],
  ]);
});

it('gives up a mail that its mailbox has refused temporarily for five days', async () => {
  const server = await mailServer(() => 452);
  await append();
  const sender = senderTo(new SmtpTransport(server.url));
  await sender.sendDue();
  clock.ahead = 5 * 86_400_000 - 60_000;
  await sender.sendDue();
  expect(await rows().findOne()).toMatchObject({ outcome: 'waiting', tries: 2 });
  clock.ahead = 5 * 86_400_000 + 60_000;
  await sender.sendDue();
  await server.stop();
  expect(await rows().findOne()).toMatchObject({ outcome: 'refused', body: null });
});

it('a full mailbox does not make the mails late, and its mail is counted once', async () => {
  const server = await mailServer(() => 452);
  await append();
  const metrics = new Metrics();
  const sender = senderTo(new SmtpTransport(server.url), metrics);
  const deferred = () => valueOf(metrics, 'mails_total{channel="mail",outcome="deferred"}');
  expect(await deferred()).toBe(0);
  for (const ahead of [0, 600_000, 1_200_000]) {
    clock.ahead = ahead;
    await sender.sendDue();
  }
  await server.stop();
  expect(await rows().findOne()).toMatchObject({ outcome: 'waiting', tries: 3 });
  expect([await valueOf(metrics, 'mails_oldest_seconds'), await deferred()]).toEqual([0, 1]);
});

it('keeps a mail whose sender the server refuses, so that a wrong setting loses no mail', async () => {
  const wrong = await mailServer(undefined, false);
  await append();
  await senderTo(new SmtpTransport(wrong.url)).sendDue();
  await wrong.stop();
  expect(await rows().findOne()).toMatchObject({ outcome: 'waiting', tries: 1 });
});

it('GEN-21 deletes the text of a mail once it is sent, and the rest after 30 days', async () => {
  const delivered: Letter[] = [];
  await append();
  await senderTo(into(delivered)).sendDue();
  expect(delivered).toMatchObject([{ text: MAIL.text, html: MAIL.html }]);
  expect(JSON.stringify(await rows().find().toArray())).not.toContain('gizli');
  expect(await rows().indexes()).toContainEqual(
    expect.objectContaining({ key: { settledAt: 1 }, expireAfterSeconds: 30 * 24 * 3600 }),
  );
});

it('A39 logs no address, not even one in an error message of the server', async () => {
  const lines: unknown[] = [];
  for (const level of ['log', 'warn', 'error'] as const) {
    jest.spyOn(Logger.prototype, level).mockImplementation((...line: unknown[]) => void lines.push(line));
  }
  const failures = [new Error('451 <ayse@ornek.com> later'), new MailRefused('550')];
  const transport = { channel: 'mail', deliver: () => Promise.reject(failures.pop()!) } as const;
  await append();
  await append();
  await senderTo(transport).sendDue();
  jest.restoreAllMocks();
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(lines)).not.toContain('ayse@');
});

it('writes plain-text files that only their owner may read when there is no mail server', async () => {
  const folder = join(mailFolder, 'made-if-need-be');
  await append({ text: 'https://tezgah.example/e-posta-dogrula?jeton=abc' });
  await senderTo(new FolderTransport(folder)).sendDue();
  const [file = ''] = await readdir(folder);
  expect(file).toMatch(/\.eml$/);
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(folder, file), 'utf8')).toBe(
    `From: ${FROM}\nTo: ayse@ornek.com\nSubject: Şifreniz\n\nhttps://tezgah.example/e-posta-dogrula?jeton=abc\n`,
  );
});
