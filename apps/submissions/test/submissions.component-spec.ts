import { GetSubmission, ListSubmissions, SubmitBusiness, type RequestOf } from '@tedarik/commands';
import { Messaging, withRequests } from '@tedarik/messaging';
import { Database, newId, type RunningService, startService, without } from '@tedarik/service-kit';
import { type TestBackingService, startBackingService, testDatabase, untilReady } from '@tedarik/testing';
import { AppModule } from '../src/app.module.js';
import { submissionsConfig } from '../src/config.js';
import { REQUESTS } from '../src/requests.js';

const FORM: RequestOf<typeof SubmitBusiness> = {
  name: 'Zeynep Kılıç',
  email: 'zeynep@kilic-baharat.example',
  phone: '0532 123 45 67',
  businessName: 'Kılıç Baharat',
  address: 'Hürriyet Mahallesi, Bursa',
  message: '',
  mailsReceipt: true,
  noticeVersion: '2026-11-21',
};

describe('the submissions service', () => {
  const database = testDatabase();
  let nats: TestBackingService;
  let service: RunningService;
  let messaging: Messaging;

  beforeAll(async () => {
    nats = await startBackingService('nats');
    const config = submissionsConfig.parse({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      OPS_PORT: 0,
      NATS_URL: nats.url,
      SERVICE_TOKEN: 'a token of this test only',
      MONGODB_URL: database.uri,
      MONGODB_DB: database.db,
    });
    const name = 'submissions';
    const beforeListen = withRequests({ name, servers: nats.url }, REQUESTS);
    service = await startService(AppModule.with(config), { name, config, beforeListen });
    messaging = await Messaging.connect({ name: 'test', servers: nats.url });
    await untilReady(service);
  });
  afterAll(async () => {
    await messaging?.close();
    await service?.stop();
    await nats?.stop();
    await database.drop();
  });

  const stored = () => service.app.get(Database, { strict: false }).db.collection('submissions');
  const submit = (over: object = {}, commandId = newId()) =>
    messaging.requests.send(SubmitBusiness, { ...FORM, ...over }, { commandId });

  beforeEach(async () => {
    await stored().deleteMany({});
  });

  it('DATA-10, API-08, PUB-SUB-08, PUB-SUB-13 stores a submission as pending, with an empty message as null', async () => {
    const { id } = await submit();
    expect(await stored().findOne({ _id: id as never })).toEqual({
      ...without(FORM, ['mailsReceipt']),
      _id: id,
      phone: '+905321234567',
      message: null,
      status: 'pending',
      createdAt: expect.any(Date) as Date,
      decidedAt: null,
      reason: null,
      mailedDecisions: [],
      businessId: null,
    });
  });

  it('stores one submission when the same form is sent twice', async () => {
    const commandId = newId();
    const sent = await Promise.all([submit({}, commandId), submit({}, commandId)]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await stored().countDocuments()).toBe(1);
  });

  it.each([{ status: 'approved' }, { role: 'admin' }, { decidedAt: '2020-01-01T00:00:00Z' }])(
    'PUB-SUB-12, A23 refuses %j and stores nothing',
    async (extra) => {
      await expect(submit(extra)).rejects.toMatchObject({ failure: { kind: 'invalid' } });
      expect(await stored().countDocuments()).toBe(0);
    },
  );

  it.each([
    { email: 'a@example.com\r\nBcc: b@example.com' },
    { name: 'Zeynep\nKılıç' },
    { address: 'x'.repeat(10_000) },
    { email: { $gt: '' } },
  ])('A22 refuses values that no form sends: %j', async (broken) => {
    await expect(submit(broken)).rejects.toMatchObject({ failure: { kind: 'invalid' } });
    expect(await stored().countDocuments()).toBe(0);
  });

  it('GEN-19 names the field that is too long', async () => {
    await expect(submit({ address: 'x'.repeat(501) })).rejects.toMatchObject({
      failure: { kind: 'unprocessable', fieldErrors: [{ field: 'address', code: 'too-long' }] },
    });
  });

  it('GEN-21 deletes a submission a year after its decision, and no undecided one', async () => {
    const indexes = await stored().indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { decidedAt: 1 }, expireAfterSeconds: 365 * 86_400 }),
    );
    await submit();
    expect(await stored().countDocuments({ decidedAt: { $type: 'date' } })).toBe(0);
  });

  it('lists them for the back office, newest first, and by status', async () => {
    const { id: older } = await submit();
    const { id: newer } = await submit({ businessName: 'Ege Zeytin' });
    await stored().updateOne({ _id: older as never }, { $set: { createdAt: new Date(0) } });

    const all = await messaging.requests.send(ListSubmissions, { status: null, page: 1, pageSize: 20 });
    expect([all.total, all.submissions.map(({ id }) => id)]).toEqual([2, [newer, older]]);
    expect((await messaging.requests.send(ListSubmissions, { status: 'approved', page: 1, pageSize: 20 })).total).toBe(
      0,
    );
    expect(await messaging.requests.send(GetSubmission, { id: newer })).toMatchObject({ businessName: 'Ege Zeytin' });
    await expect(messaging.requests.send(GetSubmission, { id: newId() })).rejects.toMatchObject({
      failure: { kind: 'not-found' },
    });
  });
});
