import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Metrics } from '@tedarik/service-kit';
import { temporaryFolder } from '@tedarik/testing';
import { z } from 'zod';
import { FolderTransport, Mails, smsConfig, SmsTransport, SmtpTransport, TextMessages } from '../src/index.js';
import { aMessageQueue } from './a-message-queue.js';

const PHONE = '+905321234567';
const MINUTE_MS = 60_000;
const { clock, rows, database, senderTo } = aMessageQueue();
const folder = temporaryFolder('sms');

const append = (text = 'Kodunuz: 123456') =>
  database().transaction((session) =>
    new TextMessages(database(), clock).append(session, {
      ...{ to: PHONE, text },
      expiresAt: new Date(clock.now().getTime() + 15 * MINUTE_MS),
    }),
  );
const settings = (over: Record<string, string> = {}) => z.object(smsConfig).parse({ SMS_SENDER: 'TEZGAH', ...over });

/** A real provider in this process, which answers with these statuses in turn, the last one again and again. */
async function provider(...answers: (number | { status: number; body: string })[]) {
  const requests: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      const answer = answers[Math.min(requests.length, answers.length - 1)] ?? 200;
      requests.push({ headers: request.headers, body });
      const { status, body: said } = typeof answer === 'number' ? { status: answer, body: '{}' } : answer;
      response.writeHead(status, status === 302 ? { location: '/' } : {}).end(said);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, requests, stop };
}
const stopped: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stopped.splice(0).map((stop) => stop()));
});
async function answering(...answers: Parameters<typeof provider>) {
  const one = await provider(...answers);
  stopped.push(one.stop);
  return one;
}

it('hands a committed text message to the provider once, and deletes its text', async () => {
  const { url, requests } = await answering(200);
  await append();
  const metrics = new Metrics();
  const sender = senderTo(new SmsTransport(url, settings({ SMS_AUTHORIZATION: 'Basic YTpi' })), metrics);
  await sender.sendDue();
  await sender.sendDue();
  expect(requests.map(({ headers, body }) => [headers.authorization, JSON.parse(body)])).toEqual([
    ['Basic YTpi', { msgheader: 'TEZGAH', messages: [{ msg: 'Kodunuz: 123456', no: '905321234567' }], iysfilter: '0' }],
  ]);
  expect(await rows().find().toArray()).toMatchObject([{ channel: 'sms', outcome: 'sent', body: null }]);
  expect(await metrics.registry.metrics()).toContain('mails_total{channel="sms",outcome="sent"} 1');
});

it.each([500, 401, 403, 408, 429, 302])('retries after status %d', async (status) => {
  const { url, requests } = await answering(status, 200);
  await append();
  const sender = senderTo(new SmsTransport(url, settings()));
  await sender.sendDue();
  expect(await rows().findOne()).toMatchObject({ outcome: 'waiting', tries: 1 });
  clock.ahead = 6_000;
  await sender.sendDue();
  expect(await rows().findOne()).toMatchObject({ outcome: 'sent', tries: 2 });
  expect(requests).toHaveLength(2);
});

it('retries while the provider is away', async () => {
  const gone = await provider(200);
  await gone.stop();
  await append();
  await senderTo(new SmsTransport(gone.url, settings())).sendDue();
  expect(await rows().findOne()).toMatchObject({ outcome: 'waiting', tries: 1 });
});

it.each([
  ['a status of 4xx', 400, {}],
  [
    'an answer that is not the agreed one',
    { status: 200, body: '{"code":"30"}' },
    { SMS_ACCEPTED: '"code": ?"0[0-2]"' },
  ],
])('gives up after %s', async (_, answer, over) => {
  const { url, requests } = await answering(answer);
  await append();
  const sender = senderTo(new SmsTransport(url, settings(over as Record<string, string>)));
  await sender.sendDue();
  clock.ahead = MINUTE_MS;
  await sender.sendDue();
  expect(await rows().findOne()).toMatchObject({ outcome: 'refused', body: null });
  expect(requests).toHaveLength(1);
});

it('accepts the agreed answer', async () => {
  const { url } = await answering({ status: 200, body: '{"code":"00","jobid":"1"}' });
  await append();
  await senderTo(new SmsTransport(url, settings({ SMS_ACCEPTED: '"code": ?"0[0-2]"' }))).sendDue();
  expect(await rows().findOne()).toMatchObject({ outcome: 'sent' });
});

it('does not send a text message that has expired', async () => {
  const { url, requests } = await answering(200);
  await append();
  clock.ahead = 16 * MINUTE_MS;
  await senderTo(new SmsTransport(url, settings())).sendDue();
  expect(await rows().findOne()).toMatchObject({ outcome: 'expired', body: null });
  expect(requests).toEqual([]);
});

it('neither channel sends the messages of the other, and mails without a channel are sent', async () => {
  const { url, requests } = await answering(200);
  const mail = { to: 'ayse@ornek.com', subject: 'Merhaba', text: 'Merhaba', html: '<p>Merhaba</p>' };
  await database().transaction((session) => new Mails(database(), clock).append(session, mail));
  await append();
  await senderTo(new SmsTransport(url, settings())).sendDue();
  expect(requests).toHaveLength(1);
  await rows().updateOne({ channel: 'mail' }, { $unset: { channel: 1 } });
  await append();
  // Nobody listens there, so the mail is tried, and the text message is not.
  await senderTo(new SmtpTransport('smtp://127.0.0.1:1')).sendDue();
  expect(await rows().find({ tries: 0 }).toArray()).toMatchObject([{ channel: 'sms' }]);
  expect(await rows().findOne({ tries: 1, outcome: 'waiting' })).toMatchObject({ to: 'ayse@ornek.com' });
});

it('writes text messages into a folder instead of sending them', async () => {
  await append();
  await senderTo(new FolderTransport(folder, 'sms')).sendDue();
  const [file = ''] = await readdir(folder);
  expect(await readFile(join(folder, file), 'utf8')).toBe(`To: ${PHONE}\n\nKodunuz: 123456\n`);
});

describe('the settings', () => {
  it.each([
    [{ SMS_URL: 'https://sms.example/send' }, true],
    [{ SMS_URL: 'file:///tmp/mail' }, true],
    [{ SMS_URL: 'ftp://sms.example' }, false],
    [{ SMS_BODY: '{"to":"{phone}"}' }, false],
    [{ SMS_ACCEPTED: '(' }, false],
    [{ SMS_AUTHORIZATION: 'Basic a\r\nX-Other: b' }, false],
  ])('%j are valid: %s', (given, valid) => {
    expect(z.object(smsConfig).safeParse(given).success).toBe(valid);
  });
});
