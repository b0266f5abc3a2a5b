import { GetSubmission, ListSubmissions, SubmitBusiness, type RequestOf } from '@tedarik/commands';
import { newId, without } from '@tedarik/service-kit';
import { type TestBackingService, startBackingService } from '@tedarik/testing';
import { aSubmissionsService, type SubmissionsService } from './a-submissions-service.js';

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
  let nats: TestBackingService;
  let service: SubmissionsService;

  beforeAll(async () => {
    nats = await startBackingService('nats');
    service = await aSubmissionsService(nats.url);
  });
  afterAll(async () => {
    await service?.stop();
    await nats?.stop();
  });

  const stored = () => service.collection('submissions');
  const submit = (over: object = {}, commandId = newId()) =>
    service.requests.send(SubmitBusiness, { ...FORM, ...over }, { commandId });

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

    const all = await service.requests.send(ListSubmissions, { status: null, page: 1, pageSize: 20 });
    expect([all.total, all.submissions.map(({ id }) => id)]).toEqual([2, [newer, older]]);
    expect((await service.requests.send(ListSubmissions, { status: 'approved', page: 1, pageSize: 20 })).total).toBe(0);
    expect(await service.requests.send(GetSubmission, { id: newer })).toMatchObject({ businessName: 'Ege Zeytin' });
    await expect(service.requests.send(GetSubmission, { id: newId() })).rejects.toMatchObject({
      failure: { kind: 'not-found' },
    });
  });
});
