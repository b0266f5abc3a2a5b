import type { RequestContext, RequestOf, StartClaim } from '@tedarik/commands';
import { AUDIT_RECORDED, BusinessChanged } from '@tedarik/events';
import type { Mails } from '@tedarik/mail';
import { Clock, Erasure } from '@tedarik/service-kit';
import { aBusinessInput, rejectionOf } from '@tedarik/testing';
import { PASSED_ON_PAGES_MIGRATION } from '../src/migrations/030-passed-on-pages.js';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { Merges } from '../src/merging/merges.js';
import { ClaimDocuments } from '../src/ownership/claim-documents.js';
import { CoOwners } from '../src/ownership/co-owners.js';
import { DecideClaimHandler } from '../src/ownership/decide-claim.handler.js';
import { GetClaimOptionsQuery } from '../src/ownership/get-claim-options.js';
import { ManagedClaims } from '../src/ownership/managed-claims.js';
import { ManagedOwners } from '../src/ownership/managed-owners.js';
import { OwnershipData } from '../src/ownership/ownership-data.js';
import { OwnershipMails } from '../src/ownership/ownership-mails.js';
import { PageOwners } from '../src/ownership/page-owners.js';
import { OwnClaims } from '../src/ownership/own-claims.js';
import { GetBusinessBySlugQuery } from '../src/reading/get-business-by-slug.js';
import { aDirectory, anId, type Directory } from './a-directory.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NOTE = 'Vergi levhamız bu adrese kayıtlı, telefonumuz sayfadakiyle aynı.';

let directory: Directory;
beforeAll(async () => {
  directory = await aDirectory();
});
afterAll(() => directory.close());
beforeEach(() => directory.reset());
afterEach(() => jest.restoreAllMocks());

const account = (name: string): RequestContext => ({ actor: { kind: 'account', id: anId(), name } });
const MODERATOR: RequestContext = { actor: { kind: 'back-office', id: anId(), name: 'Ayşe Yönetici' } };
const emailOf = ({ actor }: RequestContext) => `${actor!.id}@example.com`;

const create = (name: string, email: string | null = 'info@egesut.com.tr') =>
  directory.get(BusinessForms).create({ business: aBusinessInput({ name, status: 'active', email }) }, {});
const start = (by: RequestContext, request: RequestOf<typeof StartClaim>) =>
  directory.get(OwnClaims).start(request, by);
const startWithCode = (by: RequestContext, businessId: string) =>
  start(by, { businessId, way: 'email-code', note: null });
const startWithNote = (by: RequestContext, businessId: string) =>
  start(by, { businessId, way: 'document', note: NOTE });
const enter = (by: RequestContext, id: string, code: string, commandId?: string) =>
  directory.get(OwnClaims).enterCode({ id, code }, { ...by, ...(commandId && { commandId }) });
const decide = (id: string, decision: 'approved' | 'rejected', reason: string | null = null) =>
  directory.get(DecideClaimHandler).decide({ id, decision, reason }, MODERATOR);
const undo = (id: string) => directory.get(DecideClaimHandler).undo({ id }, MODERATOR);
const options = (by: RequestContext, slug: string) => directory.get(GetClaimOptionsQuery).execute({ slug }, by);
const pagesOf = async (by: RequestContext) =>
  (await directory.get(OwnershipData).pages({}, by)).pages.map(({ name }) => name);
const ownersOf = (businessId: string) => directory.get(ManagedOwners).list({ businessId });
const mailsTo = async (to: string) => (await directory.rows('mails', { to })).map(({ subject }) => subject as string);
const textOf = (mail: object) => (mail as { body: { text: string } }).body.text;
async function lastCode(to = 'info@egesut.com.tr'): Promise<string> {
  const mails = await directory.rows('mails', { to });
  return /^\d{6}$/m.exec(textOf(mails.at(-1)!))![0];
}
const invite = async (businessId: string, by: RequestContext, email: string, handsOver = false) => {
  await directory.get(CoOwners).invite({ businessId, email, handsOver }, by);
  const [mail] = await directory.rows('mails', { to: email });
  return /jeton=(\S+)/.exec(textOf(mail!))![1]!;
};
const revoke = async (businessId: string, name: string) => {
  const { id } = (await ownersOf(businessId)).owners.find((owner) => owner.name === name)!;
  return directory.get(ManagedOwners).revoke({ id, reason: 'Sahibi değil.' }, MODERATOR);
};
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
async function badgeOf(slug: string) {
  const answer = await directory.get(GetBusinessBySlugQuery).execute({ slug });
  return answer.found === 'live' ? answer.business.ownership : answer.found;
}
async function own(by: RequestContext, businessId: string): Promise<void> {
  const { id } = await startWithNote(by, businessId);
  await decide(id, 'approved');
}
const later = (ms: number) => {
  const now = new Date(Date.now() + ms);
  jest.spyOn(directory.get(Clock), 'now').mockReturnValue(now);
};

it('entering a code mailed to the business makes an owner; the page shows the kind of proof, not the person', async () => {
  const [business, ali] = [await create('Ege Süt'), account('Ali Veli')];
  expect(await options(ali, business.slug)).toMatchObject({
    page: { name: 'Ege Süt' },
    ways: [
      { way: 'email-code', sentTo: 'in…@egesut.com.tr' },
      { way: 'document', sentTo: null },
    ],
  });
  const claim = await startWithCode(ali, business.id);
  expect(claim).toMatchObject({ status: 'code-sent', sentTo: 'in…@egesut.com.tr' });
  expect((await mailsTo('info@egesut.com.tr')).join()).not.toMatch(/\d/);
  expect(JSON.stringify(await directory.rows('pageClaims'))).not.toContain(await lastCode());
  expect(await badgeOf(business.slug)).toBeNull();

  const { version } = (await directory.get(BusinessForms).get({ id: business.id })).business!;
  expect(await enter(ali, claim.id, ` ${(await lastCode()).replace(/(?=...$)/, ' ')}`)).toEqual({ slug: 'ege-sut' });
  expect(await pagesOf(ali)).toEqual(['Ege Süt']);
  expect(await badgeOf(business.slug)).toEqual({ proof: 'email-code', at: expect.any(String) });
  expect(await mailsTo(emailOf(ali))).toEqual(['“Ege Süt” sayfası artık sizin']);
  const [told] = await directory.told({ subject: BusinessChanged.subject, 'envelope.version': version + 1 });
  expect(told).toBeDefined();
});

it('a code allows five tries, expires after fifteen minutes, and is replaced by the next one', async () => {
  const [business, ali] = [await create('Ege Süt'), account('Ali')];
  const first = await startWithCode(ali, business.id);
  const code = await lastCode();
  const repeated = anId();
  expect(await rejectionOf(enter(ali, first.id, wrong(code), repeated))).toMatchObject({ details: { triesLeft: 4 } });
  expect(await rejectionOf(enter(ali, first.id, wrong(code), repeated))).toMatchObject({ details: { triesLeft: 4 } });
  for (const triesLeft of [3, 2, 1])
    expect(await rejectionOf(enter(ali, first.id, wrong(code)))).toMatchObject({
      code: 'wrong-code',
      details: { triesLeft },
    });
  expect(await rejectionOf(enter(ali, first.id, wrong(code)))).toMatchObject({ code: 'code-used-up' });
  expect(await rejectionOf(enter(ali, first.id, code))).toMatchObject({ code: 'code-used-up' });

  const second = await startWithCode(ali, business.id);
  expect(await rejectionOf(enter(ali, first.id, code))).toMatchObject({ code: 'claim-not-found' });
  expect(await rejectionOf(enter(account('Veli'), second.id, await lastCode()))).toMatchObject({
    code: 'claim-not-found',
  });
  later(16 * MINUTE_MS);
  expect(await rejectionOf(enter(ali, second.id, await lastCode()))).toMatchObject({ code: 'code-expired' });
  expect(await directory.rows('pageOwners')).toEqual([]);
  expect(await directory.rows('pageClaims')).toHaveLength(1);
});

it('the back office approves or rejects a note with a reason; both can be undone, and are told by mail', async () => {
  const [business, ali] = [await create('Ege Süt', null), account('Ali')];
  expect((await options(ali, business.slug)).ways).toEqual([{ way: 'document', sentTo: null }]);
  expect(await rejectionOf(startWithCode(ali, business.id))).toMatchObject({ code: 'claim-way-not-offered' });
  expect(await rejectionOf(start(ali, { businessId: business.id, way: 'document', note: 'Benim.' }))).toMatchObject({
    fieldErrors: [{ field: 'note', code: 'too-short' }],
  });
  const { id } = await startWithNote(ali, business.id);
  expect(await rejectionOf(startWithNote(ali, business.id))).toMatchObject({ code: 'claim-waits-already' });
  const waiting = { filter: 'waiting' as const, page: 1, pageSize: 20 };
  expect(await directory.get(ManagedClaims).list(waiting)).toMatchObject({
    total: 1,
    claims: [{ id, claimantName: 'Ali', note: NOTE, businessName: 'Ege Süt', ownerCount: 0 }],
  });

  expect(await rejectionOf(decide(id, 'rejected', ' '))).toMatchObject({
    fieldErrors: [{ field: 'reason', code: 'required' }],
  });
  await decide(id, 'rejected', 'Belge okunmuyor.');
  expect(await rejectionOf(decide(id, 'approved'))).toMatchObject({ code: 'claim-decided' });
  await undo(id);
  expect(await decide(id, 'approved')).toMatchObject({ status: 'approved', decidedBy: 'Ayşe Yönetici', ownerCount: 1 });
  expect(await badgeOf(business.slug)).toMatchObject({ proof: 'document' });
  expect(await undo(id)).toMatchObject({ status: 'waiting', ownerCount: 0 });
  expect(await badgeOf(business.slug)).toBeNull();
  await decide(id, 'approved');
  later(31 * DAY_MS);
  expect(await rejectionOf(undo(id))).toMatchObject({ code: 'undo-expired' });

  expect(await mailsTo(emailOf(ali))).toEqual([
    '“Ege Süt” için sahiplik talebiniz hakkında',
    '“Ege Süt” için sahiplik talebiniz yeniden inceleniyor',
    '“Ege Süt” sayfası artık sizin',
    '“Ege Süt” için sahiplik talebiniz yeniden inceleniyor',
    '“Ege Süt” sayfası artık sizin',
  ]);
  const recorded = await directory.told<{ action: string }>({ subject: AUDIT_RECORDED.directory.subject });
  expect(recorded.map(({ envelope }) => envelope.data.action)).toEqual([
    ...['claimed', 'rejected', 'decision-undone', 'approved', 'decision-undone', 'approved'],
  ]);
  expect(JSON.stringify(recorded)).not.toContain(emailOf(ali));
});

it('a page with owners can be claimed by document only, and its owners are notified', async () => {
  const [business, ali, veli] = [await create('Ege Süt'), account('Ali'), account('Veli')];
  await own(ali, business.id);
  expect(await rejectionOf(startWithNote(ali, business.id))).toMatchObject({ code: 'already-page-owner' });
  expect(await options(veli, business.slug)).toMatchObject({
    hasOwners: true,
    isOwner: false,
    ways: [{ way: 'document' }],
  });
  expect(await rejectionOf(startWithCode(veli, business.id))).toMatchObject({ code: 'claim-way-not-offered' });
  await own(veli, business.id);
  expect(await mailsTo(emailOf(ali))).toContain('“Ege Süt” sayfası için yeni bir sahiplik talebi');
  expect((await ownersOf(business.id)).owners.map(({ name }) => name)).toEqual(['Ali', 'Veli']);
});

it('an owner gets ten mails a day about claims of the page, however often it is claimed', async () => {
  const [{ id: businessId }, ali, veli] = [await create('Ege Süt'), account('Ali'), account('Veli')];
  await own(ali, businessId);
  for (let times = 0; times < 11; times++) {
    const { id } = await startWithNote(veli, businessId);
    await directory.get(ClaimDocuments).withdraw({ id }, veli);
  }
  expect(await mailsTo(emailOf(ali))).toHaveLength(10);
});

it('an owner whose account is erased while the page is claimed gets no mail', async () => {
  const [business, ali, veli] = [await create('Ege Süt'), account('Ali'), account('Veli')];
  await own(ali, business.id);
  const owners = directory.get(PageOwners);
  const foundOf = owners.of.bind(owners);
  jest.spyOn(owners, 'of').mockImplementationOnce(async (businessId, session) => {
    const found = await foundOf(businessId, session);
    await directory.get(OwnershipData).forgetAccount(ali.actor!.id);
    return found;
  });
  await startWithNote(veli, business.id);
  expect(await mailsTo(emailOf(ali))).toEqual([]);
});

it('a page with a revoked owner can be claimed by document only, even after that record is deleted', async () => {
  const [business, ali, veli] = [await create('Ege Süt'), account('Ali'), account('Veli')];
  const begun = await startWithCode(veli, business.id);
  const code = await lastCode();
  await own(ali, business.id);
  await revoke(business.id, 'Ali');
  expect(await rejectionOf(enter(veli, begun.id, code))).toMatchObject({ code: 'claim-way-not-offered' });
  await directory.db.collection('revokedOwners').deleteMany({});
  expect(await options(ali, business.slug)).toMatchObject({ hasOwners: false, ways: [{ way: 'document' }] });
  expect(await rejectionOf(startWithCode(ali, business.id))).toMatchObject({ code: 'claim-way-not-offered' });
  await startWithNote(ali, business.id);
});

it('undoing an approval keeps an owner who regained the page in another way since', async () => {
  const [business, ali, veli] = [await create('Ege Süt'), account('Ali'), account('Veli')];
  const businessId = business.id;
  await own(veli, businessId);
  const claim = await startWithNote(ali, businessId);
  await decide(claim.id, 'approved');
  await directory.get(CoOwners).leave({ businessId }, ali);
  await directory.get(CoOwners).accept({ token: await invite(businessId, veli, 'ali@example.com') }, ali);
  await undo(claim.id);
  expect(await pagesOf(ali)).toEqual(['Ege Süt']);

  await directory.get(CoOwners).leave({ businessId }, ali);
  await decide(claim.id, 'approved');
  later(MINUTE_MS);
  await directory.get(CoOwners).leave({ businessId }, ali);
  const further = await startWithNote(ali, businessId);
  await decide(further.id, 'approved');
  await undo(claim.id);
  expect(await pagesOf(ali)).toEqual(['Ege Süt']);
});

it('refuses an invitation when mails cannot be sent', async () => {
  const [business, ali] = [await create('Ege Süt'), account('Ali')];
  await own(ali, business.id);
  jest.replaceProperty(directory.get(OwnershipMails) as unknown as { mails?: Mails }, 'mails', undefined);
  expect(await rejectionOf(invite(business.id, ali, 'can@example.com'))).toMatchObject({ code: 'mails-not-sent' });
  expect(await directory.rows('ownerInvitations')).toEqual([]);
});

it('of two accounts that enter valid codes at once only one becomes an owner', async () => {
  const [business, ali, veli] = [await create('Ege Süt'), account('Ali'), account('Veli')];
  const one = await startWithCode(ali, business.id);
  const itsCode = await lastCode();
  const other = await startWithCode(veli, business.id);
  const otherCode = await lastCode();
  const outcomes = await Promise.allSettled([enter(ali, one.id, itsCode), enter(veli, other.id, otherCode)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await directory.rows('pageOwners')).toHaveLength(1);
});

it('an owner invites another, hands the page over and leaves it; a link works once', async () => {
  const [business, ali, veli, can] = [await create('Ege Süt'), account('Ali'), account('Veli'), account('Can')];
  const businessId = business.id;
  const coOwners = directory.get(CoOwners);
  await own(ali, businessId);
  expect(await rejectionOf(invite(businessId, veli, 'can@example.com'))).toMatchObject({ code: 'not-page-owner' });
  expect(await rejectionOf(invite(businessId, ali, 'can'))).toMatchObject({
    fieldErrors: [{ field: 'email', code: 'invalid-email' }],
  });
  expect(await rejectionOf(invite(businessId, ali, emailOf(ali).toUpperCase()))).toMatchObject({
    code: 'already-page-owner',
  });
  const token = await invite(businessId, ali, 'veli@example.com');
  expect(await coOwners.invitation({ token })).toMatchObject({ invitation: { name: 'Ege Süt', handsOver: false } });
  await coOwners.accept({ token }, veli);
  expect(await rejectionOf(coOwners.accept({ token }, can))).toMatchObject({ code: 'invitation-expired' });
  expect(await badgeOf(business.slug)).toMatchObject({ proof: 'document' });

  await coOwners.accept({ token: await invite(businessId, ali, 'can@example.com', true) }, can);
  expect(await pagesOf(ali)).toEqual([]);
  expect(textOf((await directory.rows('mails', { to: 'veli@example.com' }))[0]!)).not.toContain('devredilir');
  expect(textOf((await directory.rows('mails', { to: 'can@example.com' }))[0]!)).toContain('sayfa size devredilir');
  expect((await mailsTo(emailOf(ali))).slice(-2)).toEqual([
    '“Ege Süt” sayfasını yöneten biri daha var',
    '“Ege Süt” sayfasını devrettiniz',
  ]);
  expect(await mailsTo(emailOf(veli))).toEqual(['“Ege Süt” sayfasını yöneten biri daha var']);
  expect(await mailsTo(emailOf(can))).toEqual([]);
  expect(await coOwners.list({ businessId }, can)).toMatchObject({
    owners: [
      { name: 'Veli', proof: 'transfer', isSelf: false },
      { name: 'Can', proof: 'transfer', isSelf: true },
    ],
  });
  const unused = await invite(businessId, can, 'baskasi@example.com');
  await coOwners.leave({ businessId }, can);
  expect(await coOwners.invitation({ token: unused })).toEqual({ invitation: null });
  const old = await invite(businessId, veli, 'eski@example.com');
  later(8 * DAY_MS);
  expect(await rejectionOf(coOwners.accept({ token: old }, account('Geç')))).toMatchObject({
    code: 'invitation-expired',
  });
});

it('the back office revokes an owner with a reason, and gives the page back', async () => {
  const [business, ali] = [await create('Ege Süt'), account('Ali')];
  await enter(ali, (await startWithCode(ali, business.id)).id, await lastCode());
  const managed = directory.get(ManagedOwners);
  const { id } = (await ownersOf(business.id)).owners[0]!;
  const token = await invite(business.id, ali, 'can@example.com');
  const once = { ...MODERATOR, commandId: anId() };
  for (const _ of ['sent', 'sent again']) await managed.revoke({ id, reason: 'Sahibi olmadığı anlaşıldı.' }, once);
  expect(await badgeOf(business.slug)).toBeNull();
  expect(await directory.get(CoOwners).invitation({ token })).toEqual({ invitation: null });
  expect(await directory.rows('ownerInvitations')).toEqual([]);
  expect((await ownersOf(business.id)).owners).toMatchObject([
    { name: 'Ali', endedBy: 'Ayşe Yönetici', reason: 'Sahibi olmadığı anlaşıldı.' },
  ]);
  const mails = await directory.rows('mails', { to: emailOf(ali) });
  expect(textOf(mails.at(-1)!)).toContain('Gerekçe: Sahibi olmadığı anlaşıldı.');
  expect((await directory.get(OwnershipData).export({}, ali)).revokedPages).toMatchObject([
    { businessName: 'Ege Süt', name: 'Ali', email: emailOf(ali), reason: 'Sahibi olmadığı anlaşıldı.' },
  ]);
  await directory.get(OwnershipData).renameAccount(ali.actor!.id, 'Ali Yeni', 2);
  await managed.restore({ id }, MODERATOR);
  expect((await ownersOf(business.id)).owners).toMatchObject([{ name: 'Ali Yeni', endedAt: null }]);
  expect(await rejectionOf(managed.restore({ id }, MODERATOR))).toMatchObject({ code: 'owner-not-found' });
  expect(await pagesOf(ali)).toEqual(['Ege Süt']);
  expect((await mailsTo(emailOf(ali))).slice(1)).toEqual([
    '“Ege Süt” sayfasındaki yetkiniz kaldırıldı',
    '“Ege Süt” sayfasındaki yetkiniz geri verildi',
  ]);
});

it('owners follow merges, deletions and their undo, unless they were revoked meanwhile', async () => {
  const [kept, merged] = [await create('Kalan'), await create('Giden')];
  const [ali, veli, can] = [account('Ali'), account('Veli'), account('Can')];
  await own(ali, kept.id);
  await own(ali, merged.id);
  await own(veli, merged.id);
  await own(can, merged.id);
  const read = async (id: string) => (await directory.get(BusinessForms).get({ id })).business!;
  const { mergeId } = await directory.get(Merges).merge(
    {
      ...{ keptId: kept.id, keptRevision: (await read(kept.id)).revision },
      ...{ mergedId: merged.id, mergedRevision: (await read(merged.id)).revision },
      ...{ taken: [], locationIds: [] },
    },
    MODERATOR,
  );
  expect([await pagesOf(ali), await pagesOf(veli), await pagesOf(can)]).toEqual([['Kalan'], ['Kalan'], ['Kalan']]);
  await revoke(kept.id, 'Can');

  await directory.get(Merges).undo({ mergeId }, MODERATOR);
  expect([await pagesOf(ali), await pagesOf(veli), await pagesOf(can)]).toEqual([['Giden', 'Kalan'], ['Giden'], []]);
  await directory.get(DeletedBusinesses).delete({ id: merged.id }, MODERATOR);
  expect(await pagesOf(veli)).toEqual([]);
  await directory.get(DeletedBusinesses).restoreAll({ ids: [merged.id] }, MODERATOR);
  expect(await pagesOf(veli)).toEqual(['Giden']);

  await directory.get(DeletedBusinesses).delete({ id: merged.id }, MODERATOR);
  later(31 * DAY_MS);
  await directory.get(Erasure).eraseDue();
  expect(await directory.rows('pageOwners', { businessId: merged.id })).toEqual([]);
  expect(await directory.rows('pageClaims', { businessId: merged.id })).toEqual([]);
});

it('erasing an account deletes all its ownership data, and stops later claims of it', async () => {
  const [business, other, ali] = [await create('Ege Süt'), await create('Başka'), account('Ali')];
  await own(ali, business.id);
  await startWithNote(ali, other.id);
  await directory.get(CoOwners).invite({ businessId: business.id, email: 'x@example.com', handsOver: false }, ali);
  const data = directory.get(OwnershipData);
  expect(await data.export({}, ali)).toMatchObject({
    pages: [{ name: 'Ege Süt' }],
    claims: [{ businessName: 'Başka', note: NOTE }, { businessName: 'Ege Süt' }],
    invitations: [{ email: 'x@example.com' }],
  });
  await data.renameAccount(ali.actor!.id, 'Ali Yeni', 2);
  await data.renameAccount(ali.actor!.id, 'Ali Eski', 1);
  expect((await ownersOf(business.id)).owners).toMatchObject([{ name: 'Ali Yeni' }]);

  await data.forgetAccount(ali.actor!.id);
  expect(await badgeOf(business.slug)).toBeNull();
  for (const collection of ['pageOwners', 'pageClaims', 'ownerInvitations', 'revokedOwners'])
    expect([collection, await directory.rows(collection)]).toEqual([collection, []]);
  expect(await mailsTo(emailOf(ali))).toEqual([]);
  expect(await rejectionOf(startWithNote(ali, business.id))).toMatchObject({ code: 'account-erased' });
});

it('erasing an account deletes the mails about a page that it no longer owned', async () => {
  const [{ id: businessId }, ali, veli, can] = [
    await create('Ege Süt'),
    account('Ali'),
    account('Veli'),
    account('Can'),
  ];
  await own(ali, businessId);
  await directory.get(CoOwners).accept({ token: await invite(businessId, ali, 'veli@example.com') }, veli);
  await startWithNote(can, businessId);
  expect(await mailsTo(emailOf(veli))).toHaveLength(1);
  await directory.get(CoOwners).leave({ businessId }, veli);
  const ofAli = await mailsTo(emailOf(ali));
  await directory.get(OwnershipData).forgetAccount(veli.actor!.id);
  expect(await mailsTo(emailOf(veli))).toEqual([]);
  expect(await mailsTo(emailOf(ali))).toEqual(ofAli);
});

it('an owner who passed a page on is shown with the current name, and without a name once erased', async () => {
  const [business, ali, veli, can] = [await create('Ege Süt'), account('Ali'), account('Veli'), account('Can')];
  const businessId = business.id;
  await own(ali, businessId);
  for (const invited of [veli, can])
    await directory
      .get(CoOwners)
      .accept({ token: await invite(businessId, ali, `${invited.actor!.name}@example.com`) }, invited);
  await revoke(businessId, 'Can');
  const data = directory.get(OwnershipData);
  await data.renameAccount(ali.actor!.id, 'Ali Yeni', 2);
  const proofs = async () =>
    (await ownersOf(businessId)).owners.flatMap(({ name, proofBy }) => (name.startsWith('Ali') ? [] : [proofBy]));
  expect(await proofs()).toEqual(['Ali Yeni', 'Ali Yeni']);
  await data.forgetAccount(ali.actor!.id);
  expect(await proofs()).toEqual([null, null]);
  for (const collection of ['pageOwners', 'revokedOwners'])
    expect(JSON.stringify(await directory.rows(collection))).not.toMatch(new RegExp(`Ali|${ali.actor!.id}`));
});

it('the migration finds the account that passed a page on by its name, and clears the name otherwise', async () => {
  const stored = (_id: string, name: string, proof: object) => ({ _id, businessId: 'b', accountId: _id, name, proof });
  const owners = directory.db.collection<{ _id: string }>('pageOwners');
  await owners.insertMany([
    stored('ali', 'Ali', { kind: 'document', by: 'Ayşe' }),
    stored('veli', 'Veli', { kind: 'transfer', by: 'Ali' }),
    stored('can', 'Can', { kind: 'transfer', by: 'Gitmiş' }),
  ]);
  const former = stored('eski', 'Eski', { kind: 'transfer', by: 'Ali' });
  await directory.db.collection<{ _id: string }>('revokedOwners').insertOne({ _id: 'eski', owners: [former] } as never);
  for (const _ of ['once', 'again']) await PASSED_ON_PAGES_MIGRATION.up(directory.db as never);
  expect((await directory.rows('pageOwners')).map(({ proof }) => proof)).toEqual([
    { kind: 'document', by: 'Ayşe', byAccountId: null },
    { kind: 'transfer', by: 'Ali', byAccountId: 'ali' },
    { kind: 'transfer', by: null, byAccountId: null },
  ]);
  expect(await directory.rows('revokedOwners')).toMatchObject([
    { owners: [{ proof: { by: null, byAccountId: null } }] },
  ]);
  expect(await directory.rows('revokedPages')).toEqual([{ _id: 'b' }]);
});
