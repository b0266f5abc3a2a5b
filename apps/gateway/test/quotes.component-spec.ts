import { newId, type RunningService } from '@tedarik/service-kit';
import { eventually, type TestBackingService, startBackingService } from '@tedarik/testing';
import { quotesStandIn } from './quotes-stand-in.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';

const TOKEN = 'a'.repeat(43);
const REQUEST =
  'mutation Request($input:RequestQuotesInput!){requestQuotes(input:$input){awaitsConfirmation recipients}}';
const anInput = (over: object = {}) => ({
  what: 'Domates salçası',
  quantity: 500,
  unit: 'kilogram',
  city: 'Ankara',
  days: 7,
  isSealed: true,
  name: 'Deniz Er',
  email: 'deniz@lokanta.example',
  businessIds: [newId(), newId()],
  noticeVersion: '2026-11-24',
  trap: { website: '', elapsedMs: 2_000 },
  commandId: newId(),
  ...over,
});

describe('requests for quotation', () => {
  const stopped: string[] = [];
  let [nats, redis]: TestBackingService[] = [];
  let quotes: RunningService;
  let gateway: RunningGateway;
  const send = (over: object = {}) => gateway.graphql({ query: REQUEST, variables: { input: anInput(over) } });
  const oneClick = (headers: Record<string, string>, body = 'List-Unsubscribe=One-Click') =>
    gateway.fetch(`/teklif/${TOKEN}/yazmayin`, { method: 'POST', headers, body });

  beforeAll(async () => {
    [nats, redis] = await Promise.all([startBackingService('nats'), startBackingService('redis')]);
    quotes = await quotesStandIn(nats.url, stopped);
    gateway = await runningGateway({ NATS_URL: nats.url, REDIS_URL: redis.url, NODE_ENV: 'development' });
    await eventually('quotes answers', async () => expect((await send()).status).toBe(200));
  });
  afterAll(async () => {
    await gateway?.stop();
    await quotes?.stop();
    await Promise.all([nats?.stop(), redis?.stop()]);
  });

  it('RFC 8058: one click in a mail program stops mails from any origin, and nothing but that is taken from there', async () => {
    const boundary = 'multipart/form-data; boundary=x';
    const part = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const answers = [
      await oneClick({ 'content-type': 'application/x-www-form-urlencoded' }),
      await oneClick({ 'content-type': boundary, origin: 'https://mail.example' }, part),
      await oneClick({ 'content-type': 'application/json' }, '{}'),
      await gateway.fetch('/graphql', { method: 'POST', headers: { 'content-type': boundary }, body: part }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 403, 403]);
    expect(stopped).toEqual([TOKEN, TOKEN]);
    const opened = await gateway.fetch(`/teklif/${TOKEN}/yazmayin`);
    expect([opened.status, opened.headers['location']]).toEqual([302, `/teklif/${TOKEN}`]);
    expect(stopped).toHaveLength(2);
  });

  it('RFC 8058: a program for mail stops mails for many people from one address', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answers = await Promise.all(Array.from({ length: 80 }, () => oneClick(form)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    stopped.length = 2;
  });

  it('GEN-22 answers a bot with success, and limits requests for quotes per IP address', async () => {
    const program = await send({ trap: { website: 'https://spam.example', elapsedMs: 9_000 } });
    expect(program.json()).toEqual({ data: { requestQuotes: { awaitsConfirmation: true, recipients: 2 } } });
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 6) statuses.push((await send()).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('an unknown key or token in a link is answered with null, however long it is', async () => {
    for (const link of ['x', 'x'.repeat(300)]) {
      const query = `{quoteRequest(key:"${link}"){id} quoteInvitation(token:"${link}"){id}}`;
      expect((await gateway.graphql({ query })).json()).toEqual({
        data: { quoteRequest: null, quoteInvitation: null },
      });
    }
  });
});
