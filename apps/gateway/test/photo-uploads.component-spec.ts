import { PassThrough } from 'node:stream';
import { AddPhoto, AddReviewPhoto, FindReviewPhotoRoom, ListOwnPhotos, MOST_PHOTOS } from '@tedarik/commands';
import type { RequestContext } from '@tedarik/commands';
import { stubRequest } from '@tedarik/messaging/testing';
import { DomainError, newId } from '@tedarik/service-kit';
import { eventually } from '@tedarik/testing';
import type * as slowBodies from '../src/security/body-timeout.js';
import { SITE } from './running-gateway.js';
import { BYTES, codeOf, UPLOAD, uploading, VISITOR } from './uploading.js';

const mockDeadlineMs = 3_000;
/** Shortens the deadline of half a minute. */
jest.mock('../src/security/body-timeout.js', () => {
  const actual = jest.requireActual<typeof slowBodies>('../src/security/body-timeout.js');
  const enforceBodyTimeout: typeof actual.enforceBodyTimeout = (instance) =>
    actual.enforceBodyTimeout(instance, mockDeadlineMs);
  return { ...actual, enforceBodyTimeout };
});

const [BUSINESS, REVIEW, PHOTO] = [newId(), newId(), newId()];
const SIZE = { width: 1200, height: 800 };
const TAKEN = { ...SIZE, contentHash: 'c'.repeat(64) };
const aPhoto = () => ({ id: newId(), uploadId: UPLOAD, ...SIZE, alt: '' });

/** Number of further photos that the page, or the review, has room for. */
let room: number;
/** The command ids with which the gateway asked for the room. */
let roomFor: (string | undefined)[] = [];
let added: { request: object; context: RequestContext }[] = [];
let parts: Awaited<ReturnType<typeof uploading>>;

const isTheirs = ({ actor }: RequestContext) => actor?.id === VISITOR.accountId;
const commandId = newId();
const PAGE_ADDRESS = `/isletmem/yukle?isletme=${BUSINESS}&komut=${commandId}`;
const REVIEW_ADDRESS = `/yorumlarim/yukle?yorum=${REVIEW}&komut=${commandId}`;

beforeAll(async () => {
  parts = await uploading({
    directory: [
      stubRequest(ListOwnPhotos, ({ businessId }, context) => {
        roomFor.push(context.commandId);
        if (businessId !== BUSINESS || !isTheirs(context)) throw new DomainError('not-page-owner', 'forbidden');
        return { photos: Array.from({ length: MOST_PHOTOS - room }, aPhoto) };
      }),
      stubRequest(AddPhoto, (request, context) => {
        added.push({ request, context });
        return { ...aPhoto(), id: PHOTO };
      }),
    ],
    reviews: [
      stubRequest(FindReviewPhotoRoom, ({ reviewId }, context) => {
        roomFor.push(context.commandId);
        if (reviewId !== REVIEW || !isTheirs(context)) throw new DomainError('review-not-found', 'not-found');
        return { room };
      }),
      stubRequest(AddReviewPhoto, (request, context) => {
        added.push({ request, context });
        return { id: PHOTO };
      }),
    ],
  });
  for (const address of [PAGE_ADDRESS, REVIEW_ADDRESS]) await parts.ready(address);
});
afterAll(() => parts?.stop());
beforeEach(async () => {
  await parts.reset(TAKEN);
  room = 4;
  added = [];
  roomFor = [];
});

describe.each([
  {
    ...{ of: 'a page', address: PAGE_ADDRESS, malformed: '/isletmem/yukle?isletme=a&komut=b' },
    ...{ text: '', placed: { businessId: BUSINESS }, notTheirs: [403, 'not-page-owner'] },
  },
  {
    ...{ of: 'a review', address: REVIEW_ADDRESS, malformed: '/yorumlarim/yukle?yorum=a&komut=b' },
    ...{ text: '&metin=Ta%C5%9F%20de%C4%9Firmen', placed: { reviewId: REVIEW, alt: 'Taş değirmen' } },
    notTheirs: [404, 'review-not-found'],
  },
])('a photo for $of', ({ address, malformed, text, placed, notTheirs }) => {
  const send = (headers: Record<string, string>) => parts.send(address, headers);

  it('is stored by media and then added by the signed-in account, with the size and hash that media found', async () => {
    const { status, json } = await parts.send(address + text, await parts.signedIn());
    expect([status, json()]).toEqual([201, { id: PHOTO }]);
    expect(parts.media.requested).toEqual([{ method: 'POST', url: '/photos' }]);
    expect(roomFor).toEqual([commandId]);
    expect(added).toMatchObject([
      {
        request: { ...placed, uploadId: UPLOAD, ...TAKEN },
        context: { commandId, actor: { kind: 'account', id: VISITOR.accountId } },
      },
    ]);
  });

  it('A36 may be sent more slowly than the body of an unknown sender', async () => {
    const file = new PassThrough();
    const headers = { origin: SITE, 'content-type': 'image/jpeg', ...(await parts.signedIn()) };
    const sent = parts.gateway.fetch(address + text, { method: 'POST', headers, body: file });
    file.write(BYTES);
    await eventually('media gets it', () => expect(parts.media.requested).toHaveLength(1));
    await parts.gateway.dial('POST /isletmem/yukle HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nfirst');
    file.end();
    expect((await sent).status).toBe(201);
  });

  it('is refused unread for a stranger, without a verified address, or when there is no room for it', async () => {
    expect(codeOf(await send({}))).toEqual([401, 'sign-in-required']);
    const unverified = await parts.signedIn({ ...VISITOR, verified: false });
    expect(codeOf(await send(unverified))).toEqual([403, 'e-mail-not-verified']);
    expect(codeOf(await send(await parts.strangers()))).toEqual(notTheirs);
    expect(codeOf(await parts.send(malformed, await parts.signedIn()))).toEqual([400, 'bad-request']);
    room = 0;
    expect(codeOf(await send(await parts.signedIn()))).toEqual([409, 'too-many-photos']);
    expect([parts.media.requested, added]).toEqual([[], []]);
  });

  it('GEN-22 is limited to 60 an hour per account', async () => {
    const headers = await parts.signedIn();
    room = 0;
    const statuses = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await send(headers)).status);
    expect([statuses.filter((status) => status === 409).length, statuses.at(-1)]).toEqual([60, 429]);
  });

  it.each(['image/gif', 'image/svg+xml', 'application/json', 'multipart/form-data; boundary=a'])(
    'A15 is refused with the content type %s',
    async (type) => {
      const headers = { ...(await parts.signedIn()), 'content-type': type };
      expect(codeOf(await send(headers))).toEqual([415, 'unsupported-media-type']);
    },
  );

  it('A15 is refused from a page of another site', async () => {
    const headers = { ...(await parts.signedIn()), origin: 'https://baska.example' };
    expect(codeOf(await send(headers))).toEqual([403, 'cross-site-request']);
  });

  it.each(['not-a-picture', 'too-many-pixels'])('media refuses one with a reason: %s', async (code) => {
    parts.media.answer = { status: 422, body: { code } };
    expect(codeOf(await send(await parts.signedIn()))).toEqual([422, code]);
    expect(added).toEqual([]);
  });
});
