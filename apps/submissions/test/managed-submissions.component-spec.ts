import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateBusinessFromSubmission,
  DecideSubmission,
  DeleteSubmissions,
  GetSubmission,
  ListSubmissions,
  SubmitBusiness,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { AUDIT_RECORDED, type AuditRecord } from '@tedarik/events';
import { SUBMITTED_FIELDS, textsOf } from '@tedarik/fields';
import { newId } from '@tedarik/service-kit';
import { eventually, outboxEvents, type TestBackingService, startBackingService } from '@tedarik/testing';
import { aDirectory } from './a-directory.js';
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
const BUSINESS: RequestOf<typeof CreateBusinessFromSubmission>['business'] = {
  name: 'Kılıç Baharat',
  description: 'Pul biber ve sumak.',
  address: 'Hürriyet Mahallesi',
  city: 'Bursa',
  borough: null,
  ...textsOf(SUBMITTED_FIELDS, { phone: '+905321234567' }),
  categoryIds: [],
};
const admin: RequestContext = { actor: { kind: 'back-office', id: newId(), name: 'Yönetici' } };

let nats: TestBackingService;
let mailFolder: string;
let directory: Awaited<ReturnType<typeof aDirectory>>;
let service: SubmissionsService;

beforeAll(async () => {
  nats = await startBackingService('nats');
  mailFolder = await mkdtemp(join(tmpdir(), 'mails-'));
  directory = await aDirectory(nats.url);
  service = await aSubmissionsService(nats.url, { MAIL_FOLDER: mailFolder, PUBLIC_URL: 'https://tezgah.example' });
});
afterAll(async () => {
  await service?.stop();
  await directory?.stop();
  await nats?.stop();
  await rm(mailFolder, { recursive: true });
});
beforeEach(async () => {
  await service.collection('submissions').deleteMany({});
  directory.requested.length = 0;
});

const submit = async (over: object = {}, at = service) =>
  (await at.requests.send(SubmitBusiness, { ...FORM, ...over })).id;
const decide = (id: string, over: Partial<RequestOf<typeof DecideSubmission>> = {}, at = service) =>
  at.requests.send(DecideSubmission, { id, decision: 'approved', reason: null, mailSender: false, ...over }, admin);
const create = (id: string, over: object = {}) =>
  service.requests.send(CreateBusinessFromSubmission, { id, business: { ...BUSINESS, ...over } }, admin);
const get = (id: string) => service.requests.send(GetSubmission, { id });
const recorded = async (id: string) => {
  const subject = AUDIT_RECORDED.submissions.subject;
  const events = await outboxEvents<AuditRecord>(service.db, { subject, 'envelope.data.record.id': id });
  return events.map(({ envelope }) => envelope.data);
};
const mailsTo = async (to: string): Promise<string[]> => {
  const mails = await Promise.all(
    (await readdir(mailFolder)).sort().map((name) => readFile(join(mailFolder, name), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`To: ${to}\n`));
};

describe('the list of submissions', () => {
  it('ADM-SUB-04 ADM-SUB-07 is newest first, by page and status; an unknown status counts as pending', async () => {
    const [first, second, third] = [await submit(), await submit(), await submit()];
    await decide(second);
    await service.collection('submissions').updateOne({ _id: third as never }, { $set: { status: 'in-review' } });
    const listed = async (over: Partial<RequestOf<typeof ListSubmissions>> = {}) => {
      const { submissions, total } = await service.requests.send(ListSubmissions, {
        status: null,
        page: 1,
        pageSize: 20,
        ...over,
      });
      return [total, ...submissions.map(({ id }) => id)];
    };
    expect(await listed()).toEqual([3, third, second, first]);
    expect(await listed({ page: 2, pageSize: 2 })).toEqual([3, first]);
    expect(await listed({ status: 'pending' })).toEqual([2, third, first]);
    expect(await listed({ status: 'approved' })).toEqual([1, second]);
    expect(await get(third)).toMatchObject({ status: 'pending' });
  });
});

describe('deciding on a submission', () => {
  it('ADM-SUB-05 ADM-SUB-07 approves and rejects from any state, with audit entries', async () => {
    const id = await submit();
    expect(await decide(id)).toMatchObject({ submission: { status: 'approved' }, mail: 'kept' });
    expect(await decide(id, { decision: 'rejected', reason: 'Adres eksik.' })).toMatchObject({
      submission: { status: 'rejected', reason: 'Adres eksik.', decidedAt: expect.any(String) as string },
    });
    expect(await decide(id)).toMatchObject({ submission: { status: 'approved', reason: null } });
    await expect(decide(id)).rejects.toMatchObject({ failure: { code: 'submission-decided-so', kind: 'conflict' } });
    await expect(decide(newId())).rejects.toMatchObject({ failure: { code: 'submission-not-found' } });
    expect(await recorded(id)).toMatchObject([
      { action: 'approved', actor: { name: 'Yönetici' }, before: { status: 'pending' }, after: { status: 'approved' } },
      { action: 'rejected', after: { reason: 'Adres eksik.' } },
      { action: 'approved' },
    ]);
    expect(JSON.stringify(await recorded(id))).not.toContain(FORM.email);
  });

  it('ADM-SUB-10 lets only the first of two decisions on the same state through, with its mail', async () => {
    const to = 'iki@ornek.example';
    const id = await submit({ email: to });
    const results = await Promise.allSettled(
      (['approved', 'rejected'] as const).map((decision) =>
        decide(id, { decision, mailSender: true, seenStatus: 'pending' }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { failure: { code: 'submission-changed-meanwhile', kind: 'conflict' } },
    });
    expect((await get(id)).mailedDecisions).toHaveLength(1);
    expect(await service.collection('mails').countDocuments({ to, subject: /hakkında$/ })).toBe(1);
  });

  it.each(['pending', 'deleted', '', null])('ADM-SUB-04 refuses any other status: %j', async (status) => {
    const id = await submit();
    await expect(decide(id, { decision: status as never })).rejects.toMatchObject({ failure: { kind: 'invalid' } });
  });

  it('GEN-21 stores the time of the decision, from which the retention of a year counts', async () => {
    const id = await submit();
    await decide(id);
    const [stored] = await service.collection('submissions').find().toArray();
    expect(stored?.['decidedAt']).toBeInstanceOf(Date);
  });

  it('mails no receipt when the request forbids it', async () => {
    const form = { ...FORM, email: 'dolu@ornek.example', mailsReceipt: false };
    expect(await service.requests.send(SubmitBusiness, form)).toMatchObject({ isMailed: false });
    expect(await service.collection('mails').countDocuments({ to: form.email })).toBe(0);
  });

  it('U7: mails the sender a receipt with the number once, without the typed texts', async () => {
    const to = 'deniz@ornek.example';
    const form = { ...FORM, email: to, businessName: 'Ucuz kredi' };
    const commandId = newId();
    const send = () => service.requests.send(SubmitBusiness, form, { commandId });
    const receipts = [await send(), await send()];

    const { id, number } = receipts[0]!;
    expect(receipts[1]).toEqual({ id, number, isMailed: true });
    expect((await get(id)).number).toBe(number);
    await eventually('a receipt', async () => expect(await mailsTo(to)).toHaveLength(1));
    const [receipt] = await mailsTo(to);
    expect(receipt).toContain(`Başvuru numaranız: ${number}`);
    expect(receipt).not.toContain('Ucuz kredi');
  });

  it('ADM-SUB-10 mails the sender once for each kind of decision, and only on request', async () => {
    const to = 'elif@ornek.example';
    const id = await submit({ email: to });
    const mail = async (decision: 'approved' | 'rejected', mailSender: boolean) =>
      (await decide(id, { decision, mailSender, reason: 'Adres <eksik>.' })).mail;

    expect(await mail('approved', false)).toBe('kept');
    expect(await mail('rejected', true)).toBe('mailed');
    expect(await mail('approved', true)).toBe('mailed');
    expect(await mail('rejected', true)).toBe('already-mailed');
    expect((await get(id)).mailedDecisions).toEqual(['rejected', 'approved']);
    await eventually('a receipt and two decisions', async () => expect(await mailsTo(to)).toHaveLength(3));
    const [, rejection, approval] = await mailsTo(to);
    expect(rejection).toContain('“Kılıç Baharat” için yaptığınız başvuru kabul edilmedi.\n\nGerekçe: Adres <eksik>.');
    expect(approval).toContain('onaylandı');
    expect(approval).not.toContain('Gerekçe');
    expect(approval).toContain('https://tezgah.example');
  });

  it('ADM-SUB-10 mails once when the same decision is sent twice', async () => {
    const id = await submit();
    const commandId = newId();
    const send = () =>
      service.requests.send(
        DecideSubmission,
        { id, decision: 'approved', reason: null, mailSender: true },
        { ...admin, commandId },
      );
    const [first, second] = await Promise.all([send(), send()]);
    expect(first).toEqual(second);
    expect(await service.collection('mails').countDocuments({ to: FORM.email, subject: /hakkında$/ })).toBe(1);
  });

  it('ADM-SUB-10 stores a decision when mails cannot be sent, and reports that', async () => {
    const mailless = await aSubmissionsService(nats.url);
    try {
      // Both services answer the same requests, so the main one is stopped to test the one without mails.
      await service.stop();
      const id = await submit({}, mailless);
      const decided = await decide(id, { mailSender: true }, mailless);
      expect(decided).toMatchObject({ submission: { status: 'approved', mailedDecisions: [] }, mail: 'no-mailer' });
      expect(await mailless.collection('mails').countDocuments()).toBe(0);
    } finally {
      await mailless.stop();
      service = await aSubmissionsService(nats.url, { MAIL_FOLDER: mailFolder, PUBLIC_URL: 'https://tezgah.example' });
    }
  });
});

describe('the business of a submission', () => {
  it('ADM-SUB-10 is pending, has the values of the form, and is linked', async () => {
    const id = await submit();
    await decide(id);
    expect(await create(id)).toEqual({ businessId: id });
    expect(await get(id)).toMatchObject({ businessId: id });
    expect(directory.requested).toMatchObject([
      {
        id,
        business: {
          name: 'Kılıç Baharat',
          status: 'pending',
          categoryIds: [],
          locations: [{ address: 'Hürriyet Mahallesi', city: 'Bursa', country: 'Türkiye', phone: '+905321234567' }],
        },
      },
    ]);
    expect(await recorded(id)).toMatchObject([{}, { action: 'linked', after: { businessId: id } }]);
  });

  it('ADM-SUB-10 is created once, however often it is requested', async () => {
    const id = await submit();
    await decide(id);
    const created = await Promise.all([create(id), create(id, { city: 'İzmir' }), create(id)]);
    created.push(await create(id));
    expect(new Set(created.map(({ businessId }) => businessId))).toEqual(new Set([id]));
    expect(new Set(directory.requested.map((request) => request.id))).toEqual(new Set([id]));
  });

  it('ADM-SUB-10 is requested with the same id after a crash before the link', async () => {
    const id = await submit();
    await decide(id);
    await create(id);
    await service.collection('submissions').updateOne({ _id: id as never }, { $set: { businessId: null } });
    expect(await create(id)).toEqual({ businessId: id });
    expect(directory.requested.map((request) => request.id)).toEqual([id, id]);
  });

  it('ADM-SUB-10 can be created from an approved submission only', async () => {
    const id = await submit();
    await expect(create(id)).rejects.toMatchObject({ failure: { code: 'submission-not-approved', kind: 'conflict' } });
    expect(directory.requested).toEqual([]);
  });

  it('ADM-SUB-10 needs a city; refused fields have the names of the form', async () => {
    const id = await submit();
    await decide(id);
    await expect(create(id, { city: '' })).rejects.toMatchObject({
      failure: {
        kind: 'unprocessable',
        fieldErrors: [
          { field: 'email', code: 'invalid-email' },
          { field: 'city', code: 'required' },
        ],
      },
    });
    expect(await get(id)).toMatchObject({ businessId: null });
  });
});

describe('deleting submissions', () => {
  it('ADM-SUB-06 ADM-SUB-07 deletes each for good, with an outcome and an audit entry', async () => {
    const [one, two, kept] = [await submit(), await submit(), await submit()];
    const unknown = newId();
    const { outcomes } = await service.requests.send(DeleteSubmissions, { ids: [one, unknown, two] }, admin);
    expect(outcomes).toEqual([
      { id: one, outcome: 'done', code: null },
      { id: unknown, outcome: 'refused', code: 'submission-not-found' },
      { id: two, outcome: 'done', code: null },
    ]);
    expect(await service.collection('submissions').distinct('_id')).toEqual([kept]);
    expect(await recorded(one)).toMatchObject([{ action: 'deleted', record: { name: 'Kılıç Baharat' }, after: null }]);
  });
});
