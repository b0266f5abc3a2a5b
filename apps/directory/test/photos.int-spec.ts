import { LONGEST_ALT, MOST_PHOTOS, type RequestContext } from '@tedarik/commands';
import { AUDIT_RECORDED, BusinessChanged, PAGE_OWNER, PhotoChanged } from '@tedarik/events';
import { sharedByTests, rejectionOf } from '@tedarik/testing';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { ManagedOwners } from '../src/ownership/managed-owners.js';
import { OwnershipData } from '../src/ownership/ownership-data.js';
import { ManagedPhotos } from '../src/photos/managed-photos.js';
import { OwnPhotos } from '../src/photos/own-photos.js';
import { GetBusinessBySlugQuery } from '../src/reading/get-business-by-slug.js';
import { aDirectory, anId } from './a-directory.js';
import { account, MODERATOR, ownedPages } from './owned-pages.js';

const directory = sharedByTests(aDirectory);
beforeEach(() => directory.reset());
afterEach(() => jest.restoreAllMocks());

const pages = ownedPages(() => directory);
const own = () => directory.get(OwnPhotos);
const managed = () => directory.get(ManagedPhotos);
const aPage = (name = 'Ege Süt', owner = account('Ali')) => pages.own(name, owner);
type Page = Awaited<ReturnType<typeof aPage>>;

const add = ({ id: businessId, owner }: Pick<Page, 'id' | 'owner'>, commandId?: string, contentHash?: string) =>
  own().add(
    { businessId, uploadId: pages.newUpload(), width: 1200, height: 800, contentHash },
    { ...owner, commandId },
  );
const shownAt = async (slug: string) => {
  const answer = await directory.get(GetBusinessBySlugQuery).execute({ slug });
  return answer.found === 'live' ? answer.business.photos.map(({ id }) => id) : answer.found;
};
const statesOf = (photoId: string) => pages.statesOf(PhotoChanged, photoId);
const logged = async () =>
  (
    await directory.told<{ action: string; actor: object; after: object }>({
      subject: AUDIT_RECORDED.directory.subject,
    })
  ).map(({ envelope }) => envelope.data);
const mailsTo = async ({ actor }: RequestContext) =>
  (await directory.rows('mails', { to: `${actor!.id}@example.com` })).map(({ subject }) => subject as string);

it('a photo of an owner is shown at once as the last one, announced, and logged as the owner’s change', async () => {
  const page = await aPage();
  const { version, revision } = (await directory.get(BusinessForms).get({ id: page.id })).business!;
  const [first, second] = [await add(page), await add(page)];
  expect(await shownAt(page.slug)).toEqual([first.id, second.id]);
  expect(await own().list({ businessId: page.id }, page.owner)).toEqual({ photos: [first, second] });
  expect(await statesOf(first.id)).toEqual(['shown']);
  const [told] = await directory.told({ subject: BusinessChanged.subject, 'envelope.version': version + 2 });
  expect(told).toBeDefined();
  // The revision did not change, so open forms of the business can still be saved.
  expect((await directory.get(BusinessForms).get({ id: page.id })).business).toMatchObject({ revision });
  expect((await logged()).at(-1)).toMatchObject({ action: 'photos-changed', actor: PAGE_OWNER });
});

it('only an owner lists or changes the photos of a page', async () => {
  const [page, other] = [await aPage(), account('Veli')];
  const photo = await add(page);
  const ofOne = { businessId: page.id, id: photo.id };
  for (const work of [
    () => own().list({ businessId: page.id }, other),
    () => add({ ...page, owner: other }),
    () => own().arrange({ businessId: page.id, photos: [{ id: photo.id, alt: '' }] }, other),
    () => own().remove(ofOne, other),
    () => own().restore(ofOne, other),
  ])
    expect(await rejectionOf(work())).toMatchObject({ code: 'not-page-owner' });
});

it('a page has at most twelve photos', async () => {
  const page = await aPage();
  for (let at = 0; at < MOST_PHOTOS; at++) await add(page);
  expect(await rejectionOf(add(page))).toMatchObject({ code: 'too-many-photos' });
});

it('a repeated command adds its photo once, also when it fills the last free place', async () => {
  const page = await aPage();
  for (let at = 1; at < MOST_PHOTOS; at++) await add(page);
  const commandId = anId();
  const added = await add(page, commandId);
  const beside = await own().list({ businessId: page.id }, { ...page.owner, commandId });
  expect(beside.photos).toHaveLength(MOST_PHOTOS - 1);
  expect(await add(page, commandId)).toEqual(added);
  expect(await shownAt(page.slug)).toHaveLength(MOST_PHOTOS);
});

it('a file that is chosen again is the photo that the page shows, until that is removed', async () => {
  const [page, other] = [await aPage(), await aPage('Çınar Süt', account('Veli'))];
  const [hash, another] = ['a'.repeat(64), 'b'.repeat(64)];
  const first = await add(page, anId(), hash);
  expect(await add(page, anId(), hash)).toEqual(first);
  const second = await add(page, anId(), another);
  await add(other, anId(), hash);
  expect(await shownAt(page.slug)).toEqual([first.id, second.id]);
  expect(await shownAt(other.slug)).toHaveLength(1);

  await own().remove({ businessId: page.id, id: first.id }, page.owner);
  const third = await add(page, anId(), hash);
  expect(await shownAt(page.slug)).toEqual([second.id, third.id]);
});

it('alternative texts are one line of at most 200 characters; the list sets the order; a stale list is refused', async () => {
  const page = await aPage();
  const [first, second] = [await add(page), await add(page)];
  const arrange = (...photos: { id: string; alt: string }[]) =>
    own().arrange({ businessId: page.id, photos }, page.owner);
  const { photos } = await arrange({ id: second.id, alt: ' Taş\n değirmen ' }, { id: first.id, alt: '' });
  expect(photos.map(({ id, alt }) => [id, alt])).toEqual([
    [second.id, 'Taş değirmen'],
    [first.id, ''],
  ]);
  expect(await shownAt(page.slug)).toEqual([second.id, first.id]);
  expect(
    await rejectionOf(arrange({ id: first.id, alt: '' }, { id: second.id, alt: 'ş'.repeat(LONGEST_ALT + 1) })),
  ).toMatchObject({ code: 'photos-refused', fieldErrors: [{ field: 'photos.1.alt', code: 'too-long' }] });
  for (const stale of [[first], [first, second, { id: anId() }], [first, first]])
    expect(await rejectionOf(arrange(...stale.map(({ id }) => ({ id, alt: '' }))))).toMatchObject({
      code: 'photos-changed-meanwhile',
    });
});

it('a removed photo is hidden and can be restored until it is erased after thirty days', async () => {
  const page = await aPage();
  const [kept, gone] = [await add(page), await add(page)];
  const ofOne = { businessId: page.id, id: kept.id };
  await own().remove(ofOne, page.owner);
  expect(await shownAt(page.slug)).toEqual([gone.id]);
  expect(await rejectionOf(own().remove(ofOne, page.owner))).toMatchObject({ code: 'photo-not-found' });
  await own().restore(ofOne, page.owner);
  expect(await shownAt(page.slug)).toEqual([gone.id, kept.id]);
  expect(await statesOf(kept.id)).toEqual(['shown', 'hidden', 'shown']);

  await own().remove({ businessId: page.id, id: gone.id }, page.owner);
  pages.later(31);
  await pages.erase();
  expect(await statesOf(gone.id)).toEqual(['shown', 'hidden', 'gone']);
  expect((await directory.rows('pagePhotos')).map(({ _id }) => String(_id))).toEqual([kept.id]);
});

it('a moderator takes a photo down with a reason, and only a moderator puts it back; the owners are told', async () => {
  const page = await aPage();
  const photo = await add(page);
  expect(await rejectionOf(managed().takeDown({ id: photo.id, reason: ' ' }, MODERATOR))).toMatchObject({
    fieldErrors: [{ field: 'reason', code: 'required' }],
  });
  await own().arrange({ businessId: page.id, photos: [{ id: photo.id, alt: 'Taş değirmen' }] }, page.owner);
  await managed().takeDown({ id: photo.id, reason: 'Başkasının fotoğrafı.' }, MODERATOR);
  const [letter] = await directory.rows('mails', { to: `${page.owner.actor!.id}@example.com`, subject: /kaldırıldı/ });
  expect((letter as { body?: { text: string } }).body?.text).toMatch(
    /Fotoğraf: Taş değirmen\s+Gerekçe: Başkasının fotoğrafı\./,
  );
  expect(await shownAt(page.slug)).toEqual([]);
  expect(await statesOf(photo.id)).toEqual(['shown', 'shown', 'hidden']);
  expect(await rejectionOf(own().restore({ businessId: page.id, id: photo.id }, page.owner))).toMatchObject({
    code: 'photo-not-found',
  });
  expect(await rejectionOf(managed().takeDown({ id: photo.id, reason: 'Yine.' }, MODERATOR))).toMatchObject({
    code: 'photo-not-found',
  });
  expect((await logged()).at(-1)).toMatchObject({
    action: 'photo-taken-down',
    actor: { name: 'Ayşe Yönetici' },
    after: { reason: 'Başkasının fotoğrafı.' },
  });
  const listed = { businessId: null, page: 1, pageSize: 20 };
  expect(await managed().list({ ...listed, filter: 'shown' })).toEqual({ photos: [], total: 0 });
  expect(await managed().list({ ...listed, filter: 'taken-down' })).toMatchObject({
    total: 1,
    photos: [{ id: photo.id, businessName: 'Ege Süt', takenDownBy: 'Ayşe Yönetici', reason: 'Başkasının fotoğrafı.' }],
  });

  await managed().putBack({ id: photo.id }, MODERATOR);
  expect(await shownAt(page.slug)).toEqual([photo.id]);
  expect((await mailsTo(page.owner)).slice(-2)).toEqual([
    '“Ege Süt” sayfanızdan bir fotoğraf kaldırıldı',
    '“Ege Süt” sayfanızdaki bir fotoğraf yeniden yayında',
  ]);
});

it('a merge moves as many photos as fit, and its undo returns them in their current state', async () => {
  const [kept, merged] = [await aPage('Ege Süt'), await aPage('Ege Süt Ürünleri')];
  for (let at = 0; at < MOST_PHOTOS - 1; at++) await add(kept);
  const [brought, left] = [await add(merged), await add(merged)];
  const undoMerge = await pages.merge(merged.id, kept.id);
  expect(await shownAt(kept.slug)).toHaveLength(MOST_PHOTOS);
  expect((await shownAt(kept.slug)).at(-1)).toBe(brought.id);
  await managed().takeDown({ id: brought.id, reason: 'Bulanık.' }, MODERATOR);
  const added = await add(kept);
  await undoMerge();
  expect(await shownAt(merged.slug)).toEqual([left.id]);
  expect(await shownAt(kept.slug)).toHaveLength(MOST_PHOTOS);
  expect((await shownAt(kept.slug)).at(-1)).toBe(added.id);
  // The photo is still taken down after it has moved to another page.
  await managed().putBack({ id: brought.id }, MODERATOR);
  expect(await shownAt(merged.slug)).toEqual([left.id, brought.id]);
});

it('photos belong to the page: they stay when the account is erased, and are erased with the business', async () => {
  const page = await aPage();
  const photo = await add(page);
  expect(JSON.stringify(await directory.rows('pagePhotos'))).not.toContain(page.owner.actor!.id);
  await directory.get(OwnershipData).forgetAccount(page.owner.actor!.id);
  expect(await shownAt(page.slug)).toEqual([photo.id]);
  expect((await directory.get(ManagedOwners).list({ businessId: page.id })).owners).toEqual([]);

  await pages.deletePage(page.id);
  // The deleted business can still be restored and the file exists, so a moderator can take the photo down but not put it back.
  await managed().takeDown({ id: photo.id, reason: 'Bulanık.' }, MODERATOR);
  expect(await rejectionOf(managed().putBack({ id: photo.id }, MODERATOR))).toMatchObject({
    code: 'business-not-found',
  });
  pages.later(31);
  await pages.erase();
  expect(await directory.rows('pagePhotos')).toEqual([]);
  expect(await statesOf(photo.id)).toEqual(['shown', 'hidden', 'gone']);
});
