import { AUDIT_RECORDED, BusinessChanged, PAGE_OWNER } from '@tedarik/events';
import { Mails } from '@tedarik/mail';
import { Clock, Database, Erasure } from '@tedarik/service-kit';
import type { OwnPageChanges, RequestOf, SuggestChange } from '@tedarik/commands';
import { aBusinessInput, aLocationInput, eventually, sharedByTests, rejectionOf } from '@tedarik/testing';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { ManagedOwners } from '../src/ownership/managed-owners.js';
import { OwnershipChanges } from '../src/ownership/ownership-changes.js';
import { PageOwners } from '../src/ownership/page-owners.js';
import { Certificates } from '../src/records/certificates.js';
import { ChangeSuggestionRepository } from '../src/suggested-changes/change-suggestion.repository.js';
import { EditOwnPageHandler } from '../src/suggested-changes/edit-own-page.handler.js';
import { OwnPages } from '../src/suggested-changes/own-pages.js';
import { WithdrawSuggestionHandler } from '../src/suggested-changes/withdraw-suggestion.handler.js';
import { ChangeSuggestionViews } from '../src/suggested-changes/change-suggestion-views.js';
import { SuggestionDecisions } from '../src/suggested-changes/suggestion-decisions.js';
import { SuggestChangeHandler } from '../src/suggested-changes/suggest-change.handler.js';
import { aDirectory, anId } from './a-directory.js';
import { ownedPages } from './owned-pages.js';

const directory = sharedByTests(aDirectory);
beforeEach(() => directory.reset());
afterEach(() => jest.restoreAllMocks());

const MODERATOR = { actor: { kind: 'back-office' as const, id: anId(), name: 'Mehmet Moderatör' } };
const ADDRESS = 'komsu@ornek.example';
const DAY_MS = 86_400_000;

type Suggested = RequestOf<typeof SuggestChange>;
type Decided = Parameters<SuggestionDecisions['decide']>[0];

const aBusiness = (name: string, over: Parameters<typeof aBusinessInput>[0] = {}) =>
  directory.get(BusinessForms).create({ business: aBusinessInput({ name, ...over }) }, {});
const suggest = (businessId: string, over: Partial<Suggested>) =>
  directory
    .get(SuggestChangeHandler)
    .execute({ businessId, reason: 'contact', values: {}, note: null, replyTo: null, noticeVersion: '1', ...over }, {});
const list = async (over: object = {}) =>
  directory.get(ChangeSuggestionViews).list({ status: 'pending', by: null, page: 1, pageSize: 20, ...over });
const get = (id: string) => directory.get(ChangeSuggestionViews).get({ id });
const decide = (id: string, over: Partial<Decided>) =>
  directory
    .get(SuggestionDecisions)
    .decide({ id, decision: 'accepted', parts: [], revision: 1, rejection: null, ...over }, MODERATOR);
const undo = (id: string) => directory.get(SuggestionDecisions).undo({ id }, MODERATOR);
const business = async (id: string) => (await directory.get(BusinessForms).get({ id })).business;
const edit = async (id: string, changes: object) =>
  directory.get(BusinessForms).update({ id, revision: (await business(id))!.revision, changes }, MODERATOR);
const mailsTo = async (to: string) => (await directory.get(Mails).listTo(to)).length;
const audited = async (kind: string) =>
  (
    await directory.told<{ action: string; record: { kind: string } }>({ subject: AUDIT_RECORDED.directory.subject })
  ).flatMap(({ envelope: { data } }) => (data.record.kind === kind ? [data.action] : []));

describe('a suggested change', () => {
  it('is pending with the values that were shown, and leaves out parts that are not different', async () => {
    const { id } = await aBusiness('Ege Zeytin');
    await suggest(id, { values: { phone: '+90 232 111 22 33', email: 'bilgi@ciftlikten.example' } });
    await suggest(id, { reason: 'closed', note: 'Kepenkleri kapalı.' });
    await suggest(id, {
      reason: 'moved',
      values: { headquarters: { address: 'Yeni Yol 5', city: 'IZMİR', borough: null } },
    });
    const { suggestions, total } = await list();
    expect(total).toBe(3);
    expect(suggestions.map(({ by, reason, status }) => [by, reason, status])).toEqual([
      ['visitor', 'contact', 'pending'],
      ['visitor', 'closed', 'pending'],
      ['visitor', 'moved', 'pending'],
    ]);
    expect(suggestions.map(({ changes }) => changes)).toEqual([
      [
        {
          part: 'phone',
          seen: '+90 216 330 11 22',
          suggested: '+90 232 111 22 33',
          current: '+90 216 330 11 22',
          isAccepted: false,
        },
      ],
      [{ part: 'status', seen: 'active', suggested: 'inactive', current: 'active', isAccepted: false }],
      [
        expect.objectContaining({
          part: 'headquarters',
          suggested: JSON.stringify({ address: 'Yeni Yol 5', city: 'İzmir', borough: null }),
        }),
      ],
    ]);
  });

  it('must contain a change or a note, and only values that are valid on a page', async () => {
    const { id, phone } = await aBusiness('Ege Zeytin');
    const refused = async (over: Partial<Suggested>) => {
      const { code, fieldErrors } = (await rejectionOf(suggest(id, over))) as { code: string; fieldErrors: object[] };
      expect(code).toBe('suggestion-refused');
      return fieldErrors;
    };
    expect(await refused({ values: { phone } })).toEqual([{ field: 'phone', code: 'unchanged' }]);
    expect(await refused({ reason: 'other', note: '  ' })).toEqual([{ field: 'note', code: 'required' }]);
    expect(await refused({ values: { phone: '12', websiteUrl: 'javascript:x' }, replyTo: 'kim' })).toEqual([
      { field: 'phone', code: 'invalid-phone' },
      { field: 'websiteUrl', code: 'invalid-url' },
      { field: 'replyTo', code: 'invalid-email' },
    ]);
    const headquarters = { address: '', city: '', borough: null };
    expect(await refused({ reason: 'moved', values: { headquarters } })).toEqual([
      { field: 'headquarters.address', code: 'required' },
      { field: 'headquarters.city', code: 'required' },
    ]);
    expect((await list({ status: null })).total).toBe(0);
  });

  it('is refused for a page that is not public', async () => {
    const { id } = await aBusiness('Gizli', { status: 'pending' });
    for (const hidden of [id, anId()]) {
      expect(await rejectionOf(suggest(hidden, { note: 'Yanlış' }))).toMatchObject({ code: 'business-not-found' });
    }
  });

  it('updates the page when it is accepted, is published and audited, and sends one thank-you mail', async () => {
    const { id } = await aBusiness('Ege Zeytin');
    const { id: suggested } = await suggest(id, { values: { phone: '0232 111 22 33' }, replyTo: ADDRESS });
    expect(await decide(suggested, { parts: ['phone'] })).toMatchObject({
      isThanked: true,
      suggestion: { status: 'accepted', hasAddress: false, changes: [{ current: '0232 111 22 33', isAccepted: true }] },
    });
    expect(await business(id)).toMatchObject({ phone: '0232 111 22 33', revision: 2 });
    expect((await directory.told({ subject: BusinessChanged.subject })).map(({ version }) => version)).toEqual([1, 2]);
    expect(await audited('change-suggestion')).toEqual(['approved']);
    expect(await audited('business')).toEqual(['changed']);
    expect(await mailsTo(ADDRESS)).toBe(1);
    expect(JSON.stringify(await directory.rows('changeSuggestions'))).not.toContain(ADDRESS);

    await undo(suggested);
    await decide(suggested, { parts: ['phone'], revision: 3 });
    expect(await mailsTo(ADDRESS)).toBe(1);
  });

  it('moves only the headquarters, and clears the coordinates and postal code of the former address', async () => {
    const branch = aLocationInput({ city: 'Bursa', borough: 'Nilüfer', isHeadquarters: false });
    const { id } = await aBusiness('Ege Zeytin', { locations: [aLocationInput(), branch] });
    const headquarters = { address: 'Yeni Yol 5', city: 'İzmir', borough: 'Bornova' };
    const { id: suggested } = await suggest(id, { reason: 'moved', values: { headquarters } });
    await decide(suggested, { parts: ['headquarters'] });
    expect((await business(id))?.locations).toMatchObject([
      { ...headquarters, cityKey: 'izmir', latitude: null, postalCode: null, phone: '+90 216 330 11 22' },
      { city: 'Bursa', borough: 'Nilüfer', latitude: 40.9819 },
    ]);
  });

  it('may be accepted in part; accepting a mere note changes nothing on the page', async () => {
    const { id } = await aBusiness('Ege Zeytin');
    const both = { phone: '0232 111 22 33', websiteUrl: 'örnek.com/yol' };
    const [first, note] = [
      await suggest(id, { values: both, replyTo: ADDRESS }),
      await suggest(id, { reason: 'other', note: 'Ad eksik' }),
    ];
    expect(await rejectionOf(decide(first.id, {}))).toMatchObject({ code: 'suggestion-parts-required' });
    const decided = await decide(first.id, { parts: ['websiteUrl'] });
    expect(decided.suggestion.status).toBe('partly');
    expect(JSON.stringify(await directory.rows('mails'))).toContain('inceledik ve bir kısmını kabul ettik.');
    expect(await business(id)).toMatchObject({ phone: '+90 216 330 11 22', websiteUrl: 'https://örnek.com/yol' });
    expect((await decide(note.id, {})).suggestion.status).toBe('accepted');
    expect((await business(id))?.revision).toBe(2);
    expect(await rejectionOf(decide(first.id, { parts: ['phone'] }))).toMatchObject({ code: 'suggestion-decided' });
  });

  it('cannot be accepted if the page has changed since it was viewed, and then shows the current value', async () => {
    const { id } = await aBusiness('Ege Zeytin');
    const { id: suggested } = await suggest(id, { values: { phone: '0232 111 22 33' }, replyTo: ADDRESS });
    await edit(id, { phone: '0232 999 88 77' });
    const stale = decide(suggested, { parts: ['phone'] });
    expect(await rejectionOf(stale)).toMatchObject({ code: 'business-changed-meanwhile' });
    expect(await get(suggested)).toMatchObject({ status: 'pending', hasAddress: true, business: { revision: 2 } });
    expect((await get(suggested)).changes).toMatchObject([{ seen: '+90 216 330 11 22', current: '0232 999 88 77' }]);
    expect(await mailsTo(ADDRESS)).toBe(0);
    await decide(suggested, { parts: ['phone'], revision: 2 });
    expect(await business(id)).toMatchObject({ phone: '0232 111 22 33' });
  });

  it('is rejected with a reason, without a change to the page or a thank-you mail', async () => {
    const { id } = await aBusiness('Ege Zeytin');
    const { id: suggested } = await suggest(id, { reason: 'closed', replyTo: ADDRESS });
    const { suggestion, isThanked } = await decide(suggested, { decision: 'rejected', rejection: 'Aradık, açıklar.' });
    expect([suggestion.status, suggestion.rejection, isThanked]).toEqual(['rejected', 'Aradık, açıklar.', false]);
    expect([(await business(id))?.status, await mailsTo(ADDRESS)]).toEqual(['active', 0]);
    expect((await list()).total).toBe(0);
    expect((await list({ status: 'rejected', by: 'visitor' })).total).toBe(1);
    expect((await list({ status: 'rejected', by: 'owner' })).total).toBe(0);
  });

  it('is pending again after an undo: a closed business is active again, and later edits stay', async () => {
    const { id } = await aBusiness('Ege Zeytin');
    const closed = await suggest(id, { reason: 'closed' });
    await decide(closed.id, { parts: ['status'] });
    expect((await business(id))?.status).toBe('inactive');
    expect(await undo(closed.id)).toMatchObject({
      isWhole: true,
      suggestion: { status: 'pending', undoableUntil: null },
    });
    expect((await business(id))?.status).toBe('active');
    expect(await rejectionOf(undo(closed.id))).toMatchObject({ code: 'suggestion-not-decided' });

    const contact = await suggest(id, { values: { phone: '0232 111 22 33', websiteUrl: null } });
    await decide(contact.id, { parts: ['phone', 'websiteUrl'], revision: 3 });
    await edit(id, { phone: '0232 999 88 77' });
    expect(await undo(contact.id)).toMatchObject({ isWhole: false });
    expect(await business(id)).toMatchObject({ phone: '0232 999 88 77', websiteUrl: 'https://ciftlikten.example/' });
    expect(await audited('change-suggestion')).toEqual(['approved', 'reopened', 'approved', 'reopened']);
  });

  it('cannot be undone after thirty days, nor accepted for a deleted business', async () => {
    const { id } = await aBusiness('Ege Zeytin');
    const [old, late] = [await suggest(id, { reason: 'closed' }), await suggest(id, { reason: 'closed' })];
    await decide(old.id, { decision: 'rejected' });
    const stored = directory.db.collection<{ _id: string }>('changeSuggestions');
    await stored.updateOne({ _id: old.id }, { $set: { decidedAt: new Date(Date.now() - 31 * 86_400_000) } });
    expect(await rejectionOf(undo(old.id))).toMatchObject({ code: 'suggestion-undo-expired' });
    await directory.get(DeletedBusinesses).delete({ id }, {});
    expect(await get(late.id)).toMatchObject({ business: null });
    expect(await rejectionOf(decide(late.id, { parts: ['status'] }))).toMatchObject({ code: 'business-not-found' });
    expect(await decide(late.id, { decision: 'rejected' })).toMatchObject({ suggestion: { status: 'rejected' } });
  });
});

describe("an owner's page", () => {
  const OWNER = { actor: { kind: 'account' as const, id: anId(), name: 'Zeynep Kılıç' } };
  const STRANGER = { actor: { ...OWNER.actor, id: anId() } };
  const own = (businessId: string) =>
    directory.get(Database).transaction((session) =>
      directory.get(PageOwners).add(session, {
        ...{ id: anId(), businessId, accountId: OWNER.actor.id, name: OWNER.actor.name, email: 'z@ornek.example' },
        ...{
          since: new Date(),
          proof: { kind: 'email-code', by: null, byAccountId: null, at: new Date() },
          inheritedFrom: null,
        },
      }),
    );
  const save = (id: string, revision: number, changes: OwnPageChanges, as: typeof OWNER = OWNER) =>
    directory.get(EditOwnPageHandler).execute({ id, revision, changes }, as);
  const suggestionsOf = async (businessId: string, as: typeof OWNER = OWNER) =>
    (await directory.get(OwnPages).listSuggestions({ businessId }, as)).suggestions;
  const anOwnPage = async (over: Parameters<typeof aBusinessInput>[0] = {}) => {
    const created = await aBusiness('Ege Zeytin', over);
    await own(created.id);
    return created;
  };

  it('shows contact changes at once; a new name waits for the back office', async () => {
    const { id } = await anOwnPage();
    const changes = { phone: '0232 111 22 33', whatsapp: '0532 111 22 33', name: 'Ege Zeytincilik' };
    expect(await save(id, 1, changes)).toEqual({ revision: 2, isWaiting: true });
    expect(await business(id)).toMatchObject({ phone: changes.phone, whatsapp: '+905321112233', name: 'Ege Zeytin' });
    const { suggestions } = await list({ by: 'owner' });
    expect(suggestions).toMatchObject([
      { by: 'owner', reason: null, changes: [{ part: 'name', seen: 'Ege Zeytin', suggested: 'Ege Zeytincilik' }] },
    ]);
    await decide(suggestions[0]!.id, { parts: ['name'], revision: 2 });
    expect(await business(id)).toMatchObject({ name: 'Ege Zeytincilik', slug: 'ege-zeytin' });
    expect(await suggestionsOf(id)).toMatchObject([{ status: 'accepted' }]);
  });

  it('keeps its e-mail address until the new one is reviewed, because a code sent to it makes somebody an owner', async () => {
    const { id, email } = await anOwnPage();
    expect(await save(id, 1, { email: 'benim@ornek.example' })).toEqual({ revision: 1, isWaiting: true });
    expect((await business(id))?.email).toBe(email);
    expect(await suggestionsOf(id)).toMatchObject([{ changes: [{ part: 'email', suggested: 'benim@ornek.example' }] }]);
  });

  it('keeps its certificates until changes are reviewed, which show their names and dates', async () => {
    const { certificates } = await directory
      .get(Certificates)
      .ensure({ certificates: [{ name: 'ISO 22000', description: null }] }, {});
    const certificateId = certificates[0]!.id;
    const link = { certificateId, issuedDate: '2023-01-10', expiryDate: '2026-01-10' };
    const { id } = await anOwnPage({ certificates: [link] });
    const renewed = { ...link, expiryDate: '2029-01-10' };
    expect(await save(id, 1, { certificates: [link] })).toEqual({ revision: 1, isWaiting: false });
    expect(await save(id, 1, { certificates: [renewed] })).toEqual({ revision: 1, isWaiting: true });
    const [suggestion] = (await list({ by: 'owner' })).suggestions;
    expect(suggestion?.changes).toMatchObject([
      {
        part: 'certificates',
        seen: '["ISO 22000 (10 Ocak 2023 - 10 Ocak 2026)"]',
        suggested: '["ISO 22000 (10 Ocak 2023 - 10 Ocak 2029)"]',
      },
    ]);
    await decide(suggestion!.id, { parts: ['certificates'] });
    expect((await business(id))?.certificates).toMatchObject([{ expiryDate: '2029-01-10' }]);
    await undo(suggestion!.id);
    expect((await business(id))?.certificates).toMatchObject([{ expiryDate: '2026-01-10' }]);
  });

  it('gets back the list entries that a suggestion removed when its decision is undone, beside later additions', async () => {
    const { category } = directory;
    const { certificates } = await directory
      .get(Certificates)
      .ensure({ certificates: ['ISO 22000', 'Helal', 'Organik'].map((name) => ({ name, description: null })) }, {});
    const [iso, halal, organic] = certificates.map(({ id: certificateId }) => ({
      ...{ certificateId, issuedDate: null, expiryDate: '2029-01-10' },
    }));
    const [olives, milk, cheese] = [await category('Zeytin'), await category('Süt'), await category('Peynir')];
    const { id } = await anOwnPage({ categoryIds: [olives, milk], certificates: [iso!, halal!] });
    const shown = async () => {
      const { categoryIds, certificates: held } = (await business(id))!;
      return [categoryIds, held.map(({ name }) => name)];
    };
    await save(id, 1, { categoryIds: [cheese], certificates: [halal!] });
    const [suggestion] = (await list({ by: 'owner' })).suggestions;
    await decide(suggestion!.id, { parts: ['categoryIds', 'certificates'] });
    expect(await shown()).toEqual([[cheese], ['Helal']]);
    await edit(id, { certificates: [halal, organic] });
    expect(await undo(suggestion!.id)).toMatchObject({ isWhole: true });
    expect(await shown()).toEqual([
      [olives, milk],
      ['Helal', 'Organik', 'ISO 22000'],
    ]);
  });

  it('refuses a decision on a suggestion that its owner changed since it was viewed', async () => {
    const { id } = await anOwnPage();
    await save(id, 1, { name: 'Bir' });
    const { id: suggested, createdAt: seenAt } = (await list()).suggestions[0]!;
    const now = jest.spyOn(directory.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 1_000));
    await save(id, 1, { name: 'İki' });
    now.mockRestore();
    const stale = decide(suggested, { parts: ['name'], seenAt });
    expect(await rejectionOf(stale)).toMatchObject({ code: 'suggestion-changed-meanwhile', kind: 'conflict' });
    await decide(suggested, { parts: ['name'], seenAt: (await get(suggested)).createdAt });
    expect((await business(id))?.name).toBe('İki');
  });

  it('refuses to reopen a suggestion while another of its owner, or of the same part, is pending', async () => {
    const { id } = await anOwnPage();
    await save(id, 1, { name: 'Bir' });
    const first = (await list()).suggestions[0]!.id;
    await decide(first, { decision: 'rejected' });
    await save(id, 1, { headquarters: { address: 'Yeni Yol 5', city: 'İzmir', borough: null } });
    expect(await rejectionOf(undo(first))).toMatchObject({ code: 'suggestion-waits-already', kind: 'conflict' });
    const [visitors, others] = [await suggest(id, { reason: 'closed' }), await suggest(id, { reason: 'closed' })];
    await decide(visitors.id, { decision: 'rejected' });
    expect(await rejectionOf(undo(visitors.id))).toMatchObject({ code: 'suggestion-waits-already' });
    await decide(others.id, { decision: 'rejected' });
    await undo(visitors.id);
    expect((await get(first)).status).toBe('rejected');
  });

  it('cannot lose its owner between the ownership check and the save', async () => {
    const { id } = await anOwnPage();
    const { id: ownerId } = (await directory.get(ManagedOwners).list({ businessId: id })).owners[0]!;
    const tries = jest.spyOn(directory.get(OwnershipChanges), 'getLive');
    let revoking: Promise<unknown> = Promise.resolve();
    jest.spyOn(directory.get(ChangeSuggestionRepository), 'findWaitingOfOwner').mockImplementationOnce(async () => {
      tries.mockClear();
      revoking = directory.get(ManagedOwners).revoke({ id: ownerId, reason: 'Sahibi değil.' }, MODERATOR);
      // It conflicts with the lock of the save and is restarted.
      await eventually('it is tried again', () => expect(tries.mock.calls.length).toBeGreaterThan(1));
      return undefined;
    });
    await save(id, 1, { name: 'Ege Zeytincilik' });
    await revoking;
    expect(await rejectionOf(save(id, 1, { name: 'Başka' }))).toMatchObject({ code: 'not-page-owner' });
  });

  it('is refused to other accounts, with the same error as a page that does not exist', async () => {
    const { id, slug } = await anOwnPage();
    for (const page of [id, anId()]) {
      expect(await rejectionOf(save(page, 1, { phone: null }, STRANGER))).toMatchObject({ code: 'not-page-owner' });
      expect(await rejectionOf(suggestionsOf(page, STRANGER))).toMatchObject({ code: 'not-page-owner' });
    }
    for (const called of [slug, 'yok']) {
      expect(await rejectionOf(directory.get(OwnPages).get({ slug: called }, STRANGER))).toMatchObject({
        code: 'not-page-owner',
      });
    }
    expect(await directory.get(OwnPages).get({ slug }, OWNER)).toMatchObject({ id, revision: 1 });
  });

  it('refuses a stale or invalid save as a whole', async () => {
    const { id } = await anOwnPage();
    await edit(id, { phone: '0232 999 88 77' });
    for (const changes of [{ email: null }, { name: 'X' }]) {
      expect(await rejectionOf(save(id, 1, changes))).toMatchObject({ code: 'business-changed-meanwhile' });
    }
    expect(await rejectionOf(save(id, 2, { phone: '0232 111 22 33', name: 'X'.repeat(151) }))).toMatchObject({
      code: 'business-invalid',
      fieldErrors: [{ field: 'name', code: 'too-long' }],
    });
    expect(await business(id)).toMatchObject({ phone: '0232 999 88 77', revision: 2 });
    expect(await suggestionsOf(id)).toEqual([]);
  });

  it('has one pending suggestion: a later change of a part replaces the earlier one, and its owner can withdraw it', async () => {
    const [categoryId] = [await directory.category('Zeytin')];
    const { id } = await anOwnPage();
    await save(id, 1, { name: 'Bir' });
    await save(id, 1, { name: 'İki', categoryIds: [categoryId] });
    const [waiting, ...others] = await suggestionsOf(id);
    expect(others).toEqual([]);
    expect(waiting!.changes.map(({ part, suggested }) => [part, suggested])).toEqual([
      ['name', 'İki'],
      ['categoryIds', '["Zeytin"]'],
    ]);
    const withdraw = (as: typeof OWNER) => directory.get(WithdrawSuggestionHandler).execute({ id: waiting!.id }, as);
    expect(await rejectionOf(withdraw(STRANGER))).toMatchObject({ code: 'suggestion-not-found' });
    await withdraw(OWNER);
    expect(await suggestionsOf(id)).toEqual([]);
  });

  it('keeps the category and picture of its products, and puts a new product into its first category', async () => {
    const [oil, soap] = [await directory.category('Zeytinyağı'), await directory.category('Sabun')];
    const stored = {
      name: 'Sabun',
      description: 'Defneli.',
      categoryId: soap,
      price: 40,
      imageUrl: 'https://a.example/s.jpg',
    };
    const { id, products } = await anOwnPage({ categoryIds: [oil], products: [stored] });
    await save(id, 1, {
      products: [
        { id: products[0]!.id, name: 'Defne sabunu', description: 'Defneli.', price: 45 },
        { name: 'Sızma', description: 'Soğuk sıkım.', price: null },
      ],
    });
    expect((await business(id))?.products).toMatchObject([
      { id: products[0]!.id, name: 'Defne sabunu', price: 45, categoryId: soap, imageUrl: stored.imageUrl },
      { name: 'Sızma', price: null, categoryId: oil, imageUrl: null },
    ]);
    const bare = await aBusiness('Kategorisiz');
    await own(bare.id);
    const product = { name: 'Sızma', description: 'Soğuk sıkım.', price: null };
    expect(await rejectionOf(save(bare.id, 1, { products: [product] }))).toMatchObject({ code: 'category-required' });
  });

  it('records in its history that its owner changed it, without the identity of the owner', async () => {
    const { id } = await anOwnPage();
    await save(id, 1, { phone: '0232 111 22 33' });
    const [row] = await directory.told<{ actor: object }>({ subject: AUDIT_RECORDED.directory.subject });
    expect(row!.envelope.data.actor).toEqual(PAGE_OWNER);
  });

  it('has its suggestions erased with the business', async () => {
    const { id } = await anOwnPage();
    await save(id, 1, { name: 'Ege Zeytincilik' });
    await directory.get(DeletedBusinesses).delete({ id }, MODERATOR);
    const now = jest.spyOn(directory.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 31 * DAY_MS));
    await directory.get(Erasure).eraseDue();
    now.mockRestore();
    expect(await directory.rows('changeSuggestions')).toEqual([]);
  });

  it('keeps its suggestions when it is erased after a merge: they are decided and undone on the merged page', async () => {
    const { merge, later, erase } = ownedPages(() => directory);
    const [{ id }, { id: heirId }] = [await anOwnPage(), await aBusiness('Kuzey Süt')];
    await save(id, 1, { name: 'Ege Zeytincilik' });
    await merge(id, heirId);
    const now = later(31);
    await erase();
    now.mockRestore();
    const [suggestion] = (await list()).suggestions;
    expect(suggestion).toMatchObject({ business: { id: heirId } });
    await decide(suggestion!.id, { parts: ['name'], revision: suggestion!.business!.revision });
    expect((await business(heirId))?.name).toBe('Ege Zeytincilik');
    expect(await suggestionsOf(heirId)).toMatchObject([{ status: 'accepted' }]);
    expect(await undo(suggestion!.id)).toMatchObject({ isWhole: true });
    expect((await business(heirId))?.name).toBe('Kuzey Süt');
  });

  it('has its suggestions in the data export of its owner, and loses their account id with the account', async () => {
    const { id } = await anOwnPage();
    await save(id, 1, {
      name: 'Ege Zeytincilik',
      headquarters: { address: 'Yeni Yol 5', city: 'İzmir', borough: 'Bornova' },
    });
    const exported = () => directory.get(OwnPages).exportSuggestions({}, OWNER);
    expect((await exported()).suggestions).toMatchObject([{ businessName: 'Ege Zeytin', status: 'pending' }]);
    expect((await exported()).suggestions[0]!.changes).toMatchObject([
      { part: 'name', suggested: 'Ege Zeytincilik' },
      { part: 'headquarters', suggested: 'Yeni Yol 5, Bornova, İzmir' },
    ]);
    await directory
      .get(Database)
      .transaction((session) => directory.get(ChangeSuggestionRepository).forgetAccount(session, OWNER.actor.id));
    expect(await directory.rows('changeSuggestions')).toMatchObject([{ by: 'owner', accountId: null }]);
    expect(await exported()).toEqual({ suggestions: [] });
  });
});
