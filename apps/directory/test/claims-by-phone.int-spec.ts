import type { RequestContext } from '@tedarik/commands';
import type { TextMessages } from '@tedarik/mail';
import { Clock } from '@tedarik/service-kit';
import { aBusinessInput, rejectionOf, sharedByTests } from '@tedarik/testing';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { Merges } from '../src/merging/merges.js';
import { OWNER_NUMBERS_MIGRATION } from '../src/migrations/039-owner-numbers.js';
import { ClaimTexts } from '../src/ownership/claim-texts.js';
import { CoOwners } from '../src/ownership/co-owners.js';
import { GetClaimOptionsQuery } from '../src/ownership/get-claim-options.js';
import { ManagedClaims } from '../src/ownership/managed-claims.js';
import { OwnClaims } from '../src/ownership/own-claims.js';
import { OwnershipData } from '../src/ownership/ownership-data.js';
import { GetBusinessBySlugQuery } from '../src/reading/get-business-by-slug.js';
import { EditOwnPageHandler } from '../src/suggested-changes/edit-own-page.handler.js';
import { aDirectory, anId } from './a-directory.js';

const PHONE = '0532 123 45 67';
const MODERATOR: RequestContext = { actor: { kind: 'back-office', id: anId(), name: 'Ayşe Yönetici' } };
const BY_PHONE = { way: 'phone-code', sentTo: '0532 ••• •• 67' };
const BY_DOCUMENT = { way: 'document', sentTo: null };

const directory = sharedByTests(aDirectory);
beforeEach(() => directory.reset());
afterEach(() => jest.restoreAllMocks());

const account = (name: string): RequestContext => ({ actor: { kind: 'account', id: anId(), name } });
const create = (over: Partial<Parameters<typeof aBusinessInput>[0]> = {}) =>
  directory.get(BusinessForms).create(
    {
      business: aBusinessInput({
        name: 'Ege Süt',
        status: 'active',
        email: null,
        phone: PHONE,
        whatsapp: null,
        ...over,
      }),
    },
    {},
  );
const start = (by: RequestContext, businessId: string, way: 'phone-code' | 'email-code' = 'phone-code') =>
  directory.get(OwnClaims).start({ businessId, way, note: null }, by);
const enter = (by: RequestContext, id: string, code: string) => directory.get(OwnClaims).enterCode({ id, code }, by);
const waysOf = async (slug: string, by = account('Can')) =>
  (await directory.get(GetClaimOptionsQuery).execute({ slug }, by)).ways;
const textsTo = async (to = '+905321234567') =>
  (await directory.rows('mails', { to })) as unknown as { channel: string; body: { text: string }; expiresAt: Date }[];
const codeIn = (text: string) => /\d{6}/.exec(text)![0];
const lastCode = async () => codeIn((await textsTo()).at(-1)!.body.text);
async function own(by: RequestContext, businessId: string): Promise<void> {
  const { id } = await start(by, businessId);
  await enter(by, id, await lastCode());
}
async function change(by: RequestContext, id: string, changes: { phone?: string; whatsapp?: string }) {
  const { revision } = (await directory.get(BusinessForms).get({ id })).business!;
  await directory.get(EditOwnPageHandler).execute({ id, revision, changes }, { ...by, commandId: anId() });
}

it.each(['phone-code', 'email-code'] as const)(
  'pages of a chain with one number and address get ten of %s a day together',
  async (way) => {
    const branches = [await create({ email: 'info@ege.com.tr' }), await create({ email: 'info@ege.com.tr' })];
    for (let sent = 0; sent < 10; sent++) await start(account(`Ali ${sent}`), branches[sent % 2]!.id, way);
    const refused = { code: 'too-many-requests', kind: 'too-many-requests' };
    for (const { id } of branches) expect(await rejectionOf(start(account('Veli'), id, way))).toMatchObject(refused);
    expect(await directory.rows('mails')).toHaveLength(10);
    expect(await directory.rows('pageClaims')).toHaveLength(10);
    jest.spyOn(directory.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 25 * 3_600_000));
    await start(account('Veli'), branches[0]!.id, way);
  },
);

it('a code to the phone of the business makes an owner, and the page says that the number was verified', async () => {
  const [business, ali] = [await create(), account('Ali')];
  expect(await waysOf(business.slug)).toEqual([BY_PHONE, BY_DOCUMENT]);
  const claim = await start(ali, business.id);
  expect(claim).toMatchObject({ way: 'phone-code', status: 'code-sent', sentTo: '0532 ••• •• 67' });
  const [sent] = await textsTo();
  expect(sent).toMatchObject({ channel: 'sms', expiresAt: new Date(claim.codeExpiresAt!) });
  expect(sent!.body.text).toMatch(
    /^Tezgah isletme sayfanizin dogrulama kodu: \d{6}\. 15 dakika gecerlidir\. [\x20-\x7e]+$/,
  );
  expect(sent!.body.text.length).toBeLessThanOrEqual(160);
  expect(JSON.stringify(await directory.rows('pageClaims'))).not.toContain(await lastCode());

  expect(await enter(ali, claim.id, await lastCode())).toEqual({ slug: business.slug });
  const page = await directory.get(GetBusinessBySlugQuery).execute({ slug: business.slug });
  expect(page).toMatchObject({ business: { ownership: { proof: 'phone-code', at: expect.any(String) } } });
  const decided = await directory.get(ManagedClaims).list({ filter: 'decided', page: 1, pageSize: 20 });
  expect(decided.claims).toMatchObject([{ way: 'phone-code', status: 'approved', decidedBy: null, isUndoable: false }]);
  expect(await directory.get(OwnershipData).export({}, ali)).toMatchObject({
    pages: [{ proof: 'phone-code' }],
    claims: [{ way: 'phone-code', status: 'approved' }],
  });
  expect(await waysOf(business.slug)).toEqual([BY_DOCUMENT]);
  await directory.get(OwnershipData).forgetAccount(ali.actor!.id);
  expect(await directory.rows('pageClaims')).toEqual([]);
});

it.each([
  [{ phone: '0212 555 00 00' }, undefined],
  [{ phone: '+49 1512 3456789' }, undefined],
  [{ phone: '444 0 444', whatsapp: '0542 765 43 21' }, '0542 ••• •• 21'],
  [{ phone: PHONE, whatsapp: '0542 765 43 21' }, '0532 ••• •• 67'],
  [{ phone: null }, undefined],
])('offers a code to the Turkish mobile number of %j: %s', async (numbers, sentTo) => {
  const { slug, id } = await create(numbers);
  expect(await waysOf(slug)).toEqual([...(sentTo ? [{ way: 'phone-code', sentTo }] : []), BY_DOCUMENT]);
  if (!sentTo) expect(await rejectionOf(start(account('Ali'), id))).toMatchObject({ code: 'claim-way-not-offered' });
});

it('offers no code to a phone where text messages cannot be sent', async () => {
  const { slug } = await create({ email: 'info@egesut.com.tr' });
  jest.replaceProperty(directory.get(ClaimTexts) as unknown as { texts?: TextMessages }, 'texts', undefined);
  expect((await waysOf(slug)).map(({ way }) => way)).toEqual(['email-code', 'document']);
});

it('a code by the other way replaces the first one, and both have the same limits', async () => {
  const [business, ali] = [await create({ email: 'info@egesut.com.tr' }), account('Ali')];
  const mailed = await start(ali, business.id, 'email-code');
  const texted = await start(ali, business.id);
  const code = await lastCode();
  expect(await rejectionOf(enter(ali, mailed.id, code))).toMatchObject({ code: 'claim-not-found' });
  const wrong = code === '000000' ? '000001' : '000000';
  for (const triesLeft of [4, 3, 2, 1])
    expect(await rejectionOf(enter(ali, texted.id, wrong))).toMatchObject({
      code: 'wrong-code',
      details: { triesLeft },
    });
  expect(await rejectionOf(enter(ali, texted.id, wrong))).toMatchObject({ code: 'code-used-up' });
  const again = await start(ali, business.id);
  const now = new Date(Date.now() + 16 * 60_000);
  jest.spyOn(directory.get(Clock), 'now').mockReturnValue(now);
  expect(await rejectionOf(enter(ali, again.id, await lastCode()))).toMatchObject({ code: 'code-expired' });
});

it('nobody can leave a page and claim it again with a number that they wrote on it, even after a merge', async () => {
  const [business, other, ali] = [await create(), await create({ name: 'Kalan Süt' }), account('Ali')];
  await own(ali, business.id);
  await change(ali, business.id, { whatsapp: '0555 111 22 33' });
  await directory.get(CoOwners).leave({ businessId: business.id }, ali);
  expect(await waysOf(business.slug)).toEqual([BY_DOCUMENT]);
  expect(await rejectionOf(start(ali, business.id))).toMatchObject({ code: 'claim-way-not-offered' });

  expect(await waysOf(other.slug)).toEqual([BY_PHONE, BY_DOCUMENT]);
  const read = async (id: string) => (await directory.get(BusinessForms).get({ id })).business!;
  await directory.get(Merges).merge(
    {
      ...{ keptId: other.id, keptRevision: (await read(other.id)).revision },
      ...{ mergedId: business.id, mergedRevision: (await read(business.id)).revision },
      ...{ taken: [], locationIds: [] },
    },
    MODERATOR,
  );
  expect(await waysOf(other.slug)).toEqual([BY_DOCUMENT]);
});

it('an owner who changes no number can leave the page, and it can be claimed by phone again', async () => {
  const [business, ali] = [await create(), account('Ali')];
  await own(ali, business.id);
  await change(ali, business.id, { phone: PHONE });
  await directory.get(CoOwners).leave({ businessId: business.id }, ali);
  expect(await waysOf(business.slug)).toEqual([BY_PHONE, BY_DOCUMENT]);
  await own(account('Veli'), business.id);
});

it('the migration marks every page that was ever given to an owner, because its numbers may be theirs', async () => {
  const row = (_id: string, businessId: string, status: string) => ({ _id, businessId, status });
  await directory.db.collection<{ _id: string }>('pageOwners').insertOne(row('o', 'owned', ''));
  await directory.db
    .collection<{ _id: string }>('pageClaims')
    .insertMany([row('a', 'left', 'approved'), row('b', 'owned', 'approved'), row('c', 'never', 'rejected')]);
  for (const _ of ['once', 'again']) await OWNER_NUMBERS_MIGRATION.up(directory.db as never);
  expect((await directory.rows('ownerNumbers')).map(({ _id }) => String(_id)).sort()).toEqual(['left', 'owned']);
});
