import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId, type RunningService, without } from '@tedarik/service-kit';
import { eventually, type TestBackingService, startBackingService } from '@tedarik/testing';
import { buildSchema } from 'graphql';
import { Redis } from 'ioredis';
import { type Answer, runningGateway, type RunningGateway } from './running-gateway.js';
import { RECEIPT, submissionsStandIn, type Taken } from './submissions-stand-in.js';

const MUTATION = 'mutation Submit($input:SubmitBusinessInput!){submitBusiness(input:$input){number isMailed}}';
const anInput = (over: object = {}) => ({
  name: 'Zeynep Kılıç',
  email: 'zeynep@kilic.example',
  phone: '0532 123 45 67',
  businessName: 'Kılıç Baharat',
  address: 'Hürriyet Mahallesi, Bursa',
  message: null,
  noticeVersion: '2026-11-21',
  trap: { website: '', elapsedMs: 2_000 },
  commandId: newId(),
  ...over,
});

describe('submitting a business', () => {
  const taken: Taken[] = [];
  let nats: TestBackingService;
  let redis: TestBackingService;
  let limits: Redis;
  let submissions: RunningService;
  let gateway: RunningGateway;

  const submit = (over: object = {}) => gateway.graphql({ query: MUTATION, variables: { input: anInput(over) } });

  beforeAll(async () => {
    [nats, redis] = await Promise.all([startBackingService('nats'), startBackingService('redis')]);
    limits = new Redis(redis.url);
    submissions = await submissionsStandIn(nats.url, taken);
    gateway = await runningGateway({ NATS_URL: nats.url, REDIS_URL: redis.url, NODE_ENV: 'development' });
    await eventually('submissions are taken', async () => {
      await limits.flushall();
      expect((await submit()).status).toBe(200);
    });
  });
  beforeEach(async () => {
    await limits.flushall();
    taken.length = 0;
  });
  afterAll(async () => {
    limits?.disconnect();
    await gateway?.stop();
    await submissions?.stop();
    await nats?.stop();
    await redis?.stop();
  });

  it('GEN-11 API-08, GEN-21 hands it on with its notice, under its own id, without a sign-in', async () => {
    const input = anInput();
    expect((await submit(input)).json()).toEqual({ data: { submitBusiness: RECEIPT } });
    const request = { ...without(input, ['trap', 'commandId']), mailsReceipt: true };
    expect(taken).toEqual([{ request, commandId: input.commandId }]);
  });

  it('PUB-SUB-08 hands on a missing message as null', async () => {
    await submit({ message: undefined });
    expect(taken).toMatchObject([{ request: { message: null } }]);
  });

  it.each([{ status: 'approved' }, { role: 'admin' }, { createdAt: '2020-01-01' }])(
    'PUB-SUB-12, A23, GEN-22 answers 400 to %j and hands nothing on',
    async (extra) => {
      expect((await submit(extra)).status).toBe(400);
      expect(taken).toEqual([]);
    },
  );

  it.each([
    { email: 'a@example.com\r\nBcc: b@example.com' },
    { name: 'Zeynep\nKılıç' },
    { address: 'x'.repeat(10_000) },
    { name: { $ne: null } },
    { commandId: 'not an id' },
  ])('A22 answers 400 to values that no form sends: %j', async (broken) => {
    expect((await submit(broken)).status).toBe(400);
    expect(taken).toEqual([]);
  });

  it('GEN-19, API-05 answers 422 and the field that is wrong', async () => {
    const { status, json } = await submit({ name: 'Z' });
    expect([status, json().errors[0].extensions]).toEqual([
      422,
      expect.objectContaining({
        code: 'submission-refused',
        kind: 'unprocessable',
        fieldErrors: [{ field: 'name', code: 'too-short' }],
      }),
    ]);
  });

  it('GEN-22 stores nothing of a program and has a hasty person send again', async () => {
    const program = await submit({ trap: { website: 'https://spam.example', elapsedMs: 9_000 } });
    expect(program.json()).toEqual({
      data: { submitBusiness: { number: expect.stringMatching(/^[\dA-F]{8}$/) as string, isMailed: true } },
    });
    const hasty = await submit({ trap: { website: '', elapsedMs: 1_999 } });
    expect([hasty.status, hasty.json().errors[0].extensions.code]).toEqual([422, 'sent-too-fast']);
    expect(taken).toEqual([]);
  });

  it('A22, GEN-22 accepts five forms an hour from one IP address, then answers 429 with Retry-After', async () => {
    const answers: Answer[] = [];
    while (answers.length < 6) answers.push(await submit());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.at(-1)!.json().errors[0].extensions.code).toBe('too-many-requests');
    expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(taken).toHaveLength(5);
  });

  it('A22 accepts a form from a mailbox that has got three receipts, but has no further receipt mailed', async () => {
    for (let sent = 0; sent < 4; sent++) await submit({ email: `ayse+${sent}@kilic.example` });
    expect(taken.map(({ request }) => request.mailsReceipt)).toEqual([true, true, true, false]);
  });

  it('A22 does not count refused forms for the receipts of a mailbox, because they lead to no mail', async () => {
    for (let refused = 0; refused < 3; refused++) expect((await submit({ name: 'Z' })).status).toBe(422);
    await submit();
    expect(taken.map(({ request }) => request.mailsReceipt)).toEqual([true]);
  });

  it('PUB-SUB-12 offers no field that would read a submission or its status', () => {
    const schema = buildSchema(readFileSync(join(__dirname, '../schema.graphql'), 'utf8'));
    // Types and fields of the back office alone have `managed` in their names; an input reads nothing.
    const ofTheSite = (names: string[]) => names.filter((name) => /submi/i.test(name) && !/managed|Input$/i.test(name));
    expect(ofTheSite(Object.keys(schema.getQueryType()!.getFields()))).toEqual([]);
    expect(ofTheSite(Object.keys(schema.getTypeMap()))).toEqual([]);
  });

  it('API-05 answers 503 with a code while the service is down', async () => {
    await submissions.stop();
    try {
      const { status, json } = await submit();
      expect([status, json().errors[0].extensions.code]).toEqual([503, 'service-unavailable']);
    } finally {
      submissions = await submissionsStandIn(nats.url, taken);
    }
  });
});
