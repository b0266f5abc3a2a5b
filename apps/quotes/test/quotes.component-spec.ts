import {
  AcceptQuoteOffer,
  AnswerQuoteQuestion,
  AskQuoteQuestion,
  BlockQuoteBuyer,
  CloseAbusiveQuoteRequests,
  CloseQuoteRequest,
  ConfirmQuoteRequest,
  CountQuotesOfBusiness,
  DeclineQuoteRequest,
  GetOwnQuoteRequest,
  GetQuoteDays,
  GetQuoteInvitation,
  ListManagedQuoteRequests,
  ListOwnQuoteRequests,
  MakeQuoteOffer,
  type RequestContext,
  type RequestOf,
  RequestQuotes,
  ResumeQuoteMails,
  StopQuoteMails,
  WithdrawQuoteOffer,
} from '@tedarik/commands';
import { AUDIT_RECORDED, type AuditRecord } from '@tedarik/events';
import { Leases, newId, type RunningService } from '@tedarik/service-kit';
import { dayInIstanbul, formatMoment, inIstanbul, startOfDay } from '@tedarik/turkish';
import {
  eventually,
  outboxEvents,
  type TestBackingService,
  startBackingService,
  temporaryFolder,
} from '@tedarik/testing';
import { Deadlines } from '../src/deadlines/deadlines.js';
import { QuoteRequestRepository } from '../src/quote-request/quote-request.repository.js';
import { ErasedBuyers } from '../src/reactions/erased-buyers.js';
import { BuyerAccounts } from '../src/requesting/buyer-accounts.js';
import { aQuotesService, type KnownBusiness, neighbours, type QuotesService } from './a-quotes-service.js';

const DAY_MS = 86_400_000;
const PRICE = { unitPrice: 42.5, total: null, deliveryDays: 3, validUntil: null, note: 'Kasa dahil.' };
const account = { id: newId(), email: 'ece@tan.example' };
const asAccount: RequestContext = { actor: { kind: 'account', id: account.id, name: 'Ece Tan' } };
const asAdmin: RequestContext = { actor: { kind: 'back-office', id: newId(), name: 'Yönetici' } };
const folder = temporaryFolder('quote-mails');
const firm = (name: string, email: string | null): KnownBusiness => ({ id: newId(), name, email });
const salca = firm('Ege Salça', 'satis@ege-salca.example');
const bakliyat = firm('Konya Bakliyat', 'satis@konya.example');
const silent = firm('Sessiz Gıda', null);

let nats: TestBackingService;
let others: RunningService;
let service: QuotesService;
let buyers = 0;

beforeAll(async () => {
  nats = await startBackingService('nats');
  others = await neighbours(nats.url, [salca, bakliyat, silent], account);
  service = await aQuotesService(nats.url, folder);
  await service.start();
});
afterAll(async () => {
  await service?.stop();
  await others?.stop();
  await nats?.stop();
});
beforeEach(() => service.db.collection('buyerAccounts').deleteMany({}));
afterEach(() => {
  jest.restoreAllMocks();
  service.setClock(() => new Date());
});

const aForm = (over: Partial<RequestOf<typeof RequestQuotes>> = {}): RequestOf<typeof RequestQuotes> => ({
  what: 'Domates salçası',
  quantity: 500,
  unit: 'kilogram',
  city: 'Ankara',
  borough: 'Çankaya',
  note: `${newId()} numaralı teneke`,
  days: 7,
  isSealed: true,
  name: 'Deniz Er',
  email: `deniz${++buyers}@lokanta.example`,
  phone: '0532 123 45 67',
  businessIds: [salca.id, bakliyat.id, silent.id],
  noticeVersion: '2026-11-21',
  ...over,
});

/** The token of a supplier's link to the request. */
const supplierOf = (id: string, address: string) =>
  eventually(`an invitation to ${address}`, async () => {
    for (const mail of (await service.mailsTo(address)).reverse()) {
      if ((await invitation(tokenIn(mail)).catch(() => null))?.id === id) return tokenIn(mail);
    }
    throw new Error('none yet');
  });
const tokenIn = (mail: string) => /\/(?:taleplerim|teklif)\/([\w-]{43})/.exec(mail)![1]!;
/** The latest token mailed to an address, once this many mails have arrived. */
async function tokenOf(address: string, mails = 1): Promise<string> {
  return eventually(`${mails} mails to ${address}`, async () => {
    const all = await service.mailsTo(address);
    expect(all.length).toBeGreaterThanOrEqual(mails);
    return tokenIn(all.at(-1)!);
  });
}

/** A confirmed request with the keys of both sides. */
async function anOpenRequest(over: Partial<RequestOf<typeof RequestQuotes>> = {}) {
  const form = aForm(over);
  const { id } = await service.requests.send(RequestQuotes, form);
  const key = await tokenOf(form.email);
  await service.requests.send(ConfirmQuoteRequest, { key });
  const [supplier, other] = [await supplierOf(id, salca.email!), await supplierOf(id, bakliyat.email!)];
  return { id, form, key, supplier, other };
}
const countTo = async (address: string) => (await service.mailsTo(address)).length;
const own = (key: string, context = {}) => service.requests.send(GetOwnQuoteRequest, { key }, context);
const invitation = (token: string) => service.requests.send(GetQuoteInvitation, { token });
const offer = (token: string, over: object = {}) => service.requests.send(MakeQuoteOffer, { token, ...PRICE, ...over });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error & { failure?: { code: string } }) => error.failure?.code ?? error.message,
  );
const afterDeadline = () => service.setClock(() => new Date(Date.now() + 8 * DAY_MS));

describe('requesting quotes', () => {
  it('refuses wrong fields and names each of them', async () => {
    const form = aForm({
      what: 'www.ucuz.example',
      quantity: 0,
      city: 'Atlantis',
      email: 'deniz',
      phone: '12',
      days: 31,
      name: '',
    });
    await expect(service.requests.send(RequestQuotes, form)).rejects.toMatchObject({
      failure: {
        code: 'quote-form-refused',
        fieldErrors: [
          { field: 'what', code: 'no-links' },
          { field: 'quantity', code: 'out-of-range' },
          { field: 'city', code: 'required' },
          { field: 'days', code: 'out-of-range' },
          { field: 'name', code: 'required' },
          { field: 'email', code: 'invalid-email' },
          { field: 'phone', code: 'invalid-phone' },
        ],
      },
    });
  });

  it('mails suppliers only after the buyer has confirmed, and mails the buyer nothing that was typed', async () => {
    const form = aForm();
    const reply = await service.requests.send(RequestQuotes, form);
    expect(reply).toMatchObject({ awaitsConfirmation: true, recipients: 2, unreachable: 1 });
    const key = await tokenOf(form.email);
    const [mail] = await service.mailsTo(form.email);
    expect(mail).not.toContain(form.what);
    expect(mail).not.toContain(form.name);
    expect(await own(key)).toMatchObject({ status: 'unconfirmed', deadlineAt: null });
    expect(await service.db.collection('mails').countDocuments({ to: { $ne: form.email } })).toBe(0);

    await service.requests.send(ConfirmQuoteRequest, { key });
    const token = await supplierOf(reply.id, salca.email!);
    const invited = (await service.mailsTo(salca.email!)).find((mail) => mail.includes(token))!;
    expect(invited).toContain('500 kg');
    const { deadlineAt } = await own(key);
    expect(invited).toContain(`Son teklif zamanı: ${formatMoment(deadlineAt!)}`);
    expect(invited).toMatch(/List-Unsubscribe: <https:\/\/tezgah\.example\/teklif\/[\w-]{43}\/yazmayin>/);
    for (const secret of [form.name, form.email, form.note!]) expect(invited).not.toContain(secret);
    expect(await own(key)).toMatchObject({
      status: 'open',
      recipients: [{ state: 'invited' }, { state: 'invited' }, { state: 'unreachable' }],
    });
  });

  it('treats the verified address of an account as confirmed, and lists its requests only to that account', async () => {
    const { id, awaitsConfirmation } = await service.requests.send(
      RequestQuotes,
      aForm({ email: account.email }),
      asAccount,
    );
    expect(awaitsConfirmation).toBe(false);
    const { requests, total } = await service.requests.send(ListOwnQuoteRequests, { page: 1 }, asAccount);
    expect([total, requests[0]?.id]).toEqual([1, id]);
    expect(await own(id, asAccount)).toMatchObject({ id, status: 'open' });
    expect(await codeOf(own(id))).toBe('quote-request-not-found');
    const stranger = { actor: { kind: 'account', id: newId(), name: 'Can' } } as const;
    expect(await codeOf(own(id, stranger))).toBe('quote-request-not-found');
  });

  it('an account confirms an address other than its own only by the mail to that address', async () => {
    const form = aForm();
    const { id, awaitsConfirmation } = await service.requests.send(RequestQuotes, form, asAccount);
    expect(awaitsConfirmation).toBe(true);
    const alike = aForm({ email: account.email.replace('@', '+baska@') });
    expect(await service.requests.send(RequestQuotes, alike, asAccount)).toMatchObject({ awaitsConfirmation: true });
    expect(await codeOf(service.requests.send(ConfirmQuoteRequest, { key: id }, asAccount))).toBe(
      'quote-request-not-found',
    );
  });

  it('requests typed by others with the address of an account do not count towards the limit of that account', async () => {
    const ofAccount = aForm({ email: account.email });
    for (let at = 0; at < 6; at++) await codeOf(service.requests.send(RequestQuotes, aForm({ email: account.email })));
    expect(await codeOf(service.requests.send(RequestQuotes, aForm({ email: account.email })))).toBe(
      'quote-limit-reached',
    );
    expect(await codeOf(service.requests.send(RequestQuotes, ofAccount, asAccount))).toBe('done');
  });

  it('refuses a sixth request of a mailbox on one day, in any spelling of its address', async () => {
    const put = (at: number) => {
      const email = at % 2 ? `kota+${at}@lokanta.example` : 'Kota@lokanta.example';
      return codeOf(service.requests.send(RequestQuotes, aForm({ email })));
    };
    const codes = [];
    for (let at = 0; at < 6; at++) codes.push(await put(at));
    expect(codes).toEqual(['done', 'done', 'done', 'done', 'done', 'quote-limit-reached']);
  });

  it('sends a supplier the same note only once, whoever signs it', async () => {
    const note = `Hep aynı ileti ${newId()}`;
    await anOpenRequest({ note });
    const form = aForm({ note });
    await service.requests.send(RequestQuotes, form);
    const key = await tokenOf(form.email);
    expect(await codeOf(service.requests.send(ConfirmQuoteRequest, { key }))).toBe('quote-request-repeated');
  });

  it('refuses a request that no supplier can receive', async () => {
    expect(await codeOf(service.requests.send(RequestQuotes, aForm({ businessIds: [silent.id] })))).toBe(
      'quote-recipients-unreachable',
    );
  });
});

describe('a sealed request', () => {
  it('shows its offers to nobody before the deadline; only then one can be accepted', async () => {
    const { id, key, supplier, other, form } = await anOpenRequest();
    await offer(supplier);
    await offer(other, { unitPrice: 40 });
    await offer(supplier, { unitPrice: 39.9, note: null });
    const sealed = await own(key);
    expect(sealed).toMatchObject({ offerCount: 2, offers: null, contact: null });
    expect(JSON.stringify(sealed)).not.toContain('39.9');
    expect(await invitation(other)).toMatchObject({ offer: { unitPrice: 40 }, contact: null });
    expect(JSON.stringify(await invitation(other))).not.toContain(form.email);
    const offerId = sealed.recipients[0]!.id;
    expect(await codeOf(service.requests.send(AcceptQuoteOffer, { key, offerId }))).toBe('quote-offers-sealed');
    const listed = await service.requests.send(ListManagedQuoteRequests, { status: 'open', page: 1, pageSize: 20 });
    expect(JSON.stringify(listed.requests.find((one) => one.id === id))).not.toMatch(/39\.9|deniz/);

    afterDeadline();
    expect(await codeOf(offer(supplier))).toBe('quote-deadline-passed');
    expect(await codeOf(service.requests.send(WithdrawQuoteOffer, { token: supplier }))).toBe('quote-deadline-passed');
    const opened = await own(key);
    expect(opened.status).toBe('deciding');
    expect(opened.offers?.map(({ unitPrice }) => unitPrice)).toEqual([39.9, 40]);
    await service.requests.send(AcceptQuoteOffer, { key, offerId });
    expect(await own(key)).toMatchObject({ status: 'accepted', contact: { name: salca.name, email: salca.email } });
    expect(await invitation(supplier)).toMatchObject({
      isAccepted: true,
      contact: { name: form.name, email: form.email, phone: '+905321234567' },
    });
    expect(await invitation(other)).toMatchObject({ isAccepted: false, contact: null, status: 'accepted' });
    await eventually('both are told', async () => {
      const won = (await service.mailsTo(salca.email!)).at(-1)!;
      expect(won).toContain(form.email);
      expect(won).toMatch(/^Birim fiyat: ₺39,90 \/ kg$/m);
      expect(won).toMatch(/^Toplam: ₺[\d.]+,\d{2} \(KDV hariç\)$/m);
      expect((await service.mailsTo(form.email)).at(-1)).toMatch(/^Birim fiyat: ₺39,90 \/ kg$/m);
      const polite = (await service.mailsTo(bakliyat.email!)).at(-1)!;
      expect(polite).toContain('başka bir teklifi seçti');
      expect(polite).not.toContain(form.email);
    });
  });

  it('refuses an offer that expires before the deadline, or has fractions of a kuruş', async () => {
    const { key, supplier } = await anOpenRequest();
    const last = new Date((await own(key)).deadlineAt!);
    const day = (ahead: number) =>
      inIstanbul(last.getTime() + ahead * DAY_MS)
        .toISOString()
        .slice(0, 10);
    const refused = (over: object) =>
      offer(supplier, over).catch(({ failure }: { failure: { fieldErrors: unknown } }) => failure.fieldErrors);
    expect(await refused({ validUntil: day(-1) })).toEqual([{ field: 'validUntil', code: 'before-deadline' }]);
    expect(await refused({ validUntil: '2001-01-01' })).toEqual([{ field: 'validUntil', code: 'date-passed' }]);
    expect(await refused({ unitPrice: 4.255 })).toEqual([{ field: 'unitPrice', code: 'invalid-price' }]);
    await offer(supplier, { validUntil: day(0), unitPrice: 1.1, total: 999_999_999.99 });
    expect(await invitation(supplier)).toMatchObject({ offer: { unitPrice: 1.1, total: 999_999_999.99 } });
  });

  it('stays sealed for ever when it is closed before its deadline', async () => {
    const { key, supplier } = await anOpenRequest();
    await offer(supplier);
    await service.requests.send(CloseQuoteRequest, { key });
    expect(await own(key)).toMatchObject({ status: 'closed', closedBecause: 'withdrawn', offers: null });
    expect(await codeOf(offer(supplier))).toBe('quote-request-ended');
    afterDeadline();
    expect(await own(key)).toMatchObject({ offerCount: 1, offers: null });
  });
});

describe('an open request', () => {
  it('shows the buyer each current offer until one is accepted, without declined and withdrawn ones', async () => {
    const { key, supplier, other } = await anOpenRequest({ isSealed: false });
    expect(await codeOf(offer(supplier, { unitPrice: null, total: null }))).toBe('quote-form-refused');
    await offer(supplier);
    await offer(other, { validUntil: '2001-01-01' }).catch(() => undefined);
    await offer(other, { total: 20_000 });
    expect((await own(key)).offers).toHaveLength(2);
    await service.requests.send(WithdrawQuoteOffer, { token: supplier });
    await service.requests.send(DeclineQuoteRequest, { token: other });
    expect(await own(key)).toMatchObject({ offerCount: 0, recipients: [{}, { state: 'declined' }, {}] });
    expect(await invitation(other)).toMatchObject({ hasDeclined: true, offer: null });
    await offer(other);
    const { offers } = await own(key);
    await service.requests.send(AcceptQuoteOffer, { key, offerId: offers![0]!.id });
    expect(await codeOf(service.requests.send(CloseQuoteRequest, { key }))).toBe('quote-request-ended');
  });

  it('mails the buyer one offer of a supplier, however often it is withdrawn and made again', async () => {
    const { supplier, form } = await anOpenRequest({ isSealed: false });
    for (let at = 0; at < 3; at++) {
      await offer(supplier);
      await service.requests.send(WithdrawQuoteOffer, { token: supplier });
    }
    const told = { to: form.email, subject: /Yeni bir teklif/ };
    expect(await service.db.collection('mails').countDocuments(told)).toBe(1);
  });

  it('accepts at most five questions of a supplier', async () => {
    const { supplier, other } = await anOpenRequest();
    const put = (token: string) =>
      codeOf(service.requests.send(AskQuoteQuestion, { token, question: `Kaç kilo? ${newId()}` }));
    const codes = [];
    for (let at = 0; at < 6; at++) codes.push(await put(supplier));
    expect(codes).toEqual([...Array<string>(5).fill('done'), 'quote-questions-full']);
    expect(await put(other)).toBe('done');
  });

  it('shows every supplier a question and its answer, but not who asked', async () => {
    const { key, supplier, other } = await anOpenRequest();
    await service.requests.send(AskQuoteQuestion, { token: supplier, question: 'Teneke kaç kilo olsun?' });
    const [added] = (await own(key)).questions;
    await service.requests.send(AnswerQuoteQuestion, { key, questionId: added!.id, answer: 'Beş kilo.' });
    const { questions } = await invitation(other);
    expect(questions).toEqual([
      { id: added!.id, question: 'Teneke kaç kilo olsun?', answer: 'Beş kilo.', askedAt: added!.askedAt },
    ]);
  });
});

describe('a supplier who unsubscribed from mails', () => {
  it('is still told that an offer was accepted', async () => {
    const { key, supplier } = await anOpenRequest({ isSealed: false });
    await offer(supplier);
    await service.requests.send(StopQuoteMails, { token: supplier });
    const { offers } = await own(key);
    await service.requests.send(AcceptQuoteOffer, { key, offerId: offers![0]!.id });
    await eventually('it is told', async () => {
      const mail = (await service.mailsTo(salca.email!)).at(-1)!;
      expect(mail).toContain('kabul etti');
      expect(mail).not.toContain('List-Unsubscribe');
    });
    await service.requests.send(ResumeQuoteMails, { token: supplier });
  });

  it('gets no more invitations from any buyer', async () => {
    const { supplier } = await anOpenRequest();
    await service.requests.send(StopQuoteMails, { token: supplier });
    expect(await invitation(supplier)).toMatchObject({ isStopped: true });
    const { recipients, unreachable } = await service.requests.send(RequestQuotes, aForm());
    expect([recipients, unreachable]).toEqual([1, 2]);
    await service.db.collection('stoppedAddresses').deleteMany({});
  });

  it('gets mails again after resuming with a valid link, but not with an unknown one', async () => {
    const { supplier } = await anOpenRequest();
    await service.requests.send(StopQuoteMails, { token: supplier });
    const unknown = codeOf(service.requests.send(ResumeQuoteMails, { token: `${supplier.slice(0, -4)}AAAA` }));
    expect(await unknown).toBe('quote-request-not-found');
    expect(await invitation(supplier)).toMatchObject({ isStopped: true });
    // A repeated request changes nothing.
    for (let at = 0; at < 2; at++) await service.requests.send(ResumeQuoteMails, { token: supplier });
    expect(await invitation(supplier)).toMatchObject({ isStopped: false });
    const { recipients } = await service.requests.send(RequestQuotes, aForm());
    expect(recipients).toBe(2);
  });
});

describe('requests, mails and deadlines after repeats and restarts', () => {
  it('the same command twice makes one request and one mail', async () => {
    const form = aForm();
    const commandId = newId();
    const send = () => service.requests.send(RequestQuotes, form, { commandId });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect(await send()).toEqual(first);
    await tokenOf(form.email);
    expect(await service.db.collection('quoteRequests').countDocuments({ 'buyer.email': form.email })).toBe(1);
    expect(await service.db.collection('mails').countDocuments({ to: form.email })).toBe(1);
  });

  it('a service that stops between the confirmation and the mails sends each mail once after its restart', async () => {
    const form = aForm();
    const { id } = await service.requests.send(RequestQuotes, form);
    const key = await tokenOf(form.email);
    await service.halt();
    const held = (await new Leases(service.db).acquire('mail-sender', 60_000))!;
    await service.start();
    await Promise.all([1, 2, 3].map(() => service.requests.send(ConfirmQuoteRequest, { key })));
    await service.halt();
    const mails = service.db.collection('mails');
    const waiting = { to: salca.email!, outcome: 'waiting', subject: /Fiyat talebi: / };
    expect(await mails.countDocuments(waiting)).toBe(1);
    const before = await countTo(salca.email!);
    await held.release();
    await service.start();
    await supplierOf(id, salca.email!);
    // Mails of tests with a clock in the future may be due days later, so they are not awaited.
    const due = { outcome: 'waiting', dueAt: { $lte: new Date() } };
    await eventually('all mails are sent', async () => expect(await mails.countDocuments(due)).toBe(0));
    expect(await countTo(salca.email!)).toBe(before + 1);
    expect(await own(key)).toMatchObject({ status: 'open' });
  });

  it('a deadline that passed during a downtime is announced once; the request lapses after thirty days', async () => {
    const { key, supplier, form } = await anOpenRequest({ what: 'Acı biber salçası' });
    await offer(supplier);
    const told = await countTo(form.email);
    afterDeadline();
    const deadlines = service.get<Deadlines>(Deadlines);
    await Promise.all([deadlines.passDue(), deadlines.passDue()]);
    await tokenOf(form.email, told + 1);
    expect((await service.mailsTo(form.email)).at(-1)).toContain('1 teklif geldi');
    await deadlines.passDue();
    expect(await service.db.collection('mails').countDocuments({ to: form.email })).toBe(told + 1);
    service.setClock(() => new Date(Date.now() + 38 * DAY_MS));
    await Promise.all([deadlines.passDue(), deadlines.passDue()]);
    expect(await own(key)).toMatchObject({ status: 'closed', closedBecause: 'lapsed' });
    expect(await invitation(supplier)).toMatchObject({ status: 'closed', isAccepted: false });
    await eventually('who made an offer is told', async () =>
      expect((await service.mailsTo(salca.email!)).join()).toContain('Alıcı karar vermediği için talep kapandı.'),
    );
    const ended = { to: salca.email!, subject: 'Fiyat talebi sonuçlandı: Acı biber salçası' };
    expect(await service.db.collection('mails').countDocuments(ended)).toBe(1);
  });
});

describe('the back office', () => {
  it('closes a request as abuse and blocks its buyer, logged without the address', async () => {
    const { id, key, supplier, form } = await anOpenRequest();
    const { outcomes } = await service.requests.send(CloseAbusiveQuoteRequests, { ids: [id, newId()] }, asAdmin);
    expect(outcomes).toMatchObject([{ outcome: 'done' }, { code: 'quote-request-not-found' }]);
    expect(await codeOf(offer(supplier))).toBe('quote-request-ended');
    expect(await own(key)).toMatchObject({ status: 'closed', closedBecause: 'abuse' });
    await service.requests.send(BlockQuoteBuyer, { id, isBlocked: true }, asAdmin);
    expect(await codeOf(service.requests.send(RequestQuotes, aForm({ email: form.email })))).toBe(
      'quote-address-blocked',
    );
    const page = { status: 'closed', page: 1, pageSize: 20 } as const;
    const { requests } = await service.requests.send(ListManagedQuoteRequests, page);
    expect(requests.find((one) => one.id === id)).toMatchObject({ isBuyerBlocked: true });
    await service.requests.send(BlockQuoteBuyer, { id, isBlocked: false }, asAdmin);
    expect(await codeOf(service.requests.send(RequestQuotes, aForm({ email: form.email })))).toBe('done');
    const subject = AUDIT_RECORDED.quotes.subject;
    const recorded = await outboxEvents<AuditRecord>(service.db, { subject, 'envelope.data.record.id': id });
    expect(recorded.map(({ envelope }) => envelope.data.action)).toEqual([
      'closed-as-abuse',
      'buyer-blocked',
      'buyer-unblocked',
    ]);
    expect(JSON.stringify(recorded)).not.toContain(form.email);
  });
});

it('GEN-21 deletes the requests of an erased account', async () => {
  const { id } = await service.requests.send(RequestQuotes, aForm({ email: account.email }), asAccount);
  await service.get<ErasedBuyers>(ErasedBuyers).erase(account.id);
  expect(await codeOf(own(id, asAccount))).toBe('quote-request-not-found');
  expect(await service.db.collection('mails').countDocuments({ to: account.email })).toBe(0);
  expect(await service.db.collection('dailyCounts').countDocuments({ _id: { $regex: account.id } as never })).toBe(0);
});

it('R6, GEN-21 refuses a request that is made while its account is erased, and later ones', async () => {
  const accounts = service.get<BuyerAccounts>(BuyerAccounts);
  const lock = accounts.lock.bind(accounts);
  jest.spyOn(accounts, 'lock').mockImplementationOnce(async (session, id) => {
    // The transaction takes its snapshot before the account is erased.
    await service.get<QuoteRequestRepository>(QuoteRequestRepository).someOfAccount(session, id, 1);
    await service.get<ErasedBuyers>(ErasedBuyers).erase(id);
    return lock(session, id);
  });
  const form = aForm();
  expect(await codeOf(service.requests.send(RequestQuotes, form, asAccount))).toBe('account-erased');
  expect(await codeOf(service.requests.send(RequestQuotes, form, asAccount))).toBe('account-erased');
  expect(await service.db.collection('quoteRequests').countDocuments({ 'buyer.email': form.email })).toBe(0);
  expect(await service.mailsTo(form.email)).toEqual([]);
});

it('GEN-21 the suppliers of an erased buyer are told that the request is over, by a mail without a link', async () => {
  const { id } = await service.requests.send(RequestQuotes, aForm({ email: account.email }), asAccount);
  await offer(await supplierOf(id, salca.email!));
  await service.get<ErasedBuyers>(ErasedBuyers).erase(account.id);
  await eventually('it is told', async () => {
    const mail = (await service.mailsTo(salca.email!)).at(-1)!;
    expect(mail).toContain('bir teklif seçmeden kapattı');
    expect(mail).not.toMatch(/https:|List-Unsubscribe/);
  });
});

it('GEN-21 a supplier whose offer was accepted is told when the buyer is erased, without data of the buyer', async () => {
  const form = aForm({ email: account.email });
  const { id } = await service.requests.send(RequestQuotes, form, asAccount);
  await offer(await supplierOf(id, salca.email!));
  await offer(await supplierOf(id, bakliyat.email!));
  afterDeadline();
  const { recipients } = await own(id, asAccount);
  const accepted = recipients.find(({ businessName }) => businessName === salca.name)!;
  await service.requests.send(AcceptQuoteOffer, { key: id, offerId: accepted.id }, asAccount);
  await eventually('the others know the outcome', async () =>
    expect((await service.mailsTo(bakliyat.email!)).at(-1)).toContain('başka bir teklifi seçti'),
  );
  const others = await countTo(bakliyat.email!);

  await service.get<ErasedBuyers>(ErasedBuyers).erase(account.id);
  await eventually('it is told', async () => {
    const mail = (await service.mailsTo(salca.email!)).at(-1)!;
    expect(mail).toContain('talebi de geri çekildi');
    for (const secret of [form.name, form.email, '532 123 45 67']) expect(mail).not.toContain(secret);
    expect(mail).not.toMatch(/https:|List-Unsubscribe/);
  });
  expect(await countTo(bakliyat.email!)).toBe(others);
});

it('GEN-21 erasing an account keeps the mails of requests with other addresses', async () => {
  const form = aForm();
  await service.requests.send(RequestQuotes, form);
  await service.requests.send(RequestQuotes, aForm({ email: form.email }), asAccount);
  await service.get<ErasedBuyers>(ErasedBuyers).erase(account.id);
  expect(await service.db.collection('mails').countDocuments({ to: form.email })).toBe(2);
});

describe('the figures of requests', () => {
  it('count confirmed requests by day, and for a business those that it received', async () => {
    const until = dayInIstanbul(new Date());
    const noon = new Date(`${until}T12:00:00+03:00`);
    service.setClock(() => noon);
    const period = { until, days: 3 };
    const ofAll = async () => (await service.requests.send(GetQuoteDays, period)).counts;
    const ofBusiness = async ({ id: businessId }: KnownBusiness) =>
      (await service.requests.send(CountQuotesOfBusiness, { ...period, businessId })).counts;
    const before = { all: await ofAll(), salca: await ofBusiness(salca) };
    const { id } = await anOpenRequest();
    await service.requests.send(RequestQuotes, aForm());
    expect(await ofAll()).toEqual([before.all[0], before.all[1], before.all[2]! + 1]);
    expect(await ofBusiness(salca)).toEqual([0, before.salca[1], before.salca[2]! + 1]);
    expect(await ofBusiness(silent)).toEqual([0, 0, 0]);
    const requests = service.db.collection<{ _id: string; createdAt: Date }>('quoteRequests');
    await requests.updateOne({ _id: id }, { $set: { createdAt: startOfDay(until) } });
    expect((await ofBusiness(salca))[2]).toBe(before.salca[2]! + 1);
    await requests.updateOne({ _id: id }, { $set: { createdAt: new Date(startOfDay(until).getTime() - 1) } });
    expect(await ofBusiness(salca)).toEqual([0, before.salca[1]! + 1, before.salca[2]]);
  });
});
