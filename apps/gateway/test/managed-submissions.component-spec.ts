import {
  CreateBusinessFromSubmission,
  DecideSubmission,
  DeleteSubmissions,
  GetSubmission,
  ListSubmissions,
  type SubmissionView,
} from '@tedarik/commands';
import { stubRequest } from '@tedarik/messaging/testing';
import { DomainError, newId } from '@tedarik/service-kit';
import { anAdministrator } from './an-administrator.js';
import { ServedBackOffice } from './served-back-office.js';

const SUBMISSION: SubmissionView = {
  id: newId(),
  number: '0C9BE11A',
  name: 'Zeynep Kılıç',
  email: 'zeynep@kilic-baharat.example',
  phone: '+905321234567',
  businessName: 'Kılıç Baharat',
  address: 'Hürriyet Mahallesi, Bursa',
  message: 'Pul biber ve sumak satıyoruz.',
  status: 'pending',
  createdAt: '2026-11-20T09:00:00.000Z',
  decidedAt: null,
  reason: null,
  mailedDecisions: [],
  businessId: null,
  city: 'Bursa',
  borough: null,
};
const BUSINESS = { name: 'Kılıç Baharat', description: '', address: 'Hürriyet Mahallesi', city: 'Bursa' };

describe('submissions in the back office', () => {
  const office = new ServedBackOffice();
  const { graphql, last, noting } = office;
  const LIST = `query Q($status: String, $page: Int) { managedSubmissions(status: $status, page: $page) {
    items { id name email phone businessName address city message status createdAt businessId mailedDecisions } total } }`;
  const DECIDE = `mutation M($id: ID!, $reason: String, $mailSender: Boolean!, $seenStatus: String, $commandId: ID!) {
    decideSubmission(id: $id, decision: "rejected", reason: $reason, mailSender: $mailSender, seenStatus: $seenStatus,
      commandId: $commandId) {
      submission { status } mail } }`;
  const CREATE = `mutation M($id: ID!, $input: BusinessOfSubmissionInput!) {
    createBusinessFromSubmission(id: $id, input: $input) }`;

  const answers = [
    stubRequest(
      ListSubmissions,
      noting(() => ({ submissions: [SUBMISSION], total: 21 })),
    ),
    stubRequest(
      GetSubmission,
      noting(({ id }) => ({ ...SUBMISSION, id })),
    ),
    stubRequest(
      DecideSubmission,
      noting(({ decision }) => ({ submission: { ...SUBMISSION, status: decision }, mail: 'no-mailer' as const })),
    ),
    stubRequest(
      DeleteSubmissions,
      noting(({ ids }) => ({ outcomes: ids.map((id) => ({ id, outcome: 'done' as const, code: null })) })),
    ),
    stubRequest(
      CreateBusinessFromSubmission,
      noting(({ id, business }) => {
        if (business.city) return { businessId: id };
        const fieldErrors = [{ field: 'city', code: 'required' }];
        throw new DomainError('business-invalid', 'unprocessable', undefined, fieldErrors);
      }),
    ),
  ];
  office.serve('submissions', answers, LIST);

  it('ADM-SUB-01 ADM-SUB-07 ADM-SUB-11 lists submissions with contact and message, all or with one status', async () => {
    const { data } = await graphql(LIST, { status: 'approved', page: 2 });
    const { id, name, email, phone, businessName, address, message } = SUBMISSION;
    expect(data?.['managedSubmissions']).toMatchObject({
      items: [{ id, name, email, phone, businessName, address, message, city: 'Bursa', status: 'pending' }],
      total: 21,
    });
    expect(last().request).toEqual({ status: 'approved', page: 2, pageSize: 20 });
    await graphql(LIST, {});
    expect(last().request).toMatchObject({ status: null, page: 1 });
  });

  it('K23 ADM-SUB-07 returns one submission by its id', async () => {
    const { id, businessName } = SUBMISSION;
    const { data } = await graphql('query Q($id: ID!) { managedSubmission(id: $id) { id businessName } }', { id });
    expect(data?.['managedSubmission']).toEqual({ id, businessName });
    expect(last().request).toEqual({ id });
  });

  it('ADM-SUB-07 ADM-SUB-10 passes on a decision with the caller, and returns the outcome of the mail', async () => {
    const commandId = newId();
    const decision = { id: SUBMISSION.id, reason: 'Adres eksik.', mailSender: true, seenStatus: 'pending' };
    const { data } = await graphql(DECIDE, { ...decision, commandId });
    expect(data?.['decideSubmission']).toEqual({ submission: { status: 'rejected' }, mail: 'no-mailer' });
    expect(last()).toMatchObject({
      request: { ...decision, decision: 'rejected' },
      context: { commandId, actor: { id: office.administrator.accountId } },
    });
  });

  it('ADM-SUB-10 creates the business from the given fields, and names a missing field', async () => {
    const { data } = await graphql(CREATE, { id: SUBMISSION.id, input: BUSINESS });
    expect(data?.['createBusinessFromSubmission']).toBe(SUBMISSION.id);
    const rest = { borough: null, phone: null, email: null, websiteUrl: null, categoryIds: [] };
    expect(last().request).toEqual({ id: SUBMISSION.id, business: { ...BUSINESS, ...rest } });
    const { errors } = await graphql(CREATE, { id: SUBMISSION.id, input: { ...BUSINESS, city: '' } });
    expect(errors?.[0]?.extensions).toMatchObject({ fieldErrors: [{ field: 'city', code: 'required' }] });
  });

  it('ADM-SUB-07 deletes submissions by id', async () => {
    const ids = [newId()];
    const { data } = await graphql('mutation M($ids: [ID!]!) { deleteSubmissions(ids: $ids) { id isDone } }', { ids });
    expect(data?.['deleteSubmissions']).toEqual([{ id: ids[0], isDone: true }]);
  });

  it('PUB-SUB-12 AUTH-06 gives moderators access, and refuses editors and visitors', async () => {
    const { redisUrl } = office.parts;
    const moderator = await anAdministrator(redisUrl, 'moderator');
    const editor = await anAdministrator(redisUrl, 'editor');
    expect((await graphql(LIST, {}, moderator.headers)).data?.['managedSubmissions']).toBeTruthy();
    expect((await graphql(LIST, {}, editor.headers)).errors?.[0]?.extensions.code).toBe('access-denied');
    expect((await graphql(LIST, {}, {})).errors?.[0]?.extensions.code).toBe('sign-in-required');
  });
});
