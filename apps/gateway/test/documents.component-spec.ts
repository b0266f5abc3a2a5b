import {
  AddCertificateDocument,
  AddClaimDocument,
  type DocumentType,
  ListCertificateDocuments,
  ListClaimDocuments,
  MOST_DOCUMENTS,
  OpenDocument,
  type ProofDocument,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { stubRequest } from '@tedarik/messaging/testing';
import { DomainError, newId } from '@tedarik/service-kit';
import { anAdministrator } from './an-administrator.js';
import { BYTES, codeOf, UPLOAD, uploading, VISITOR } from './uploading.js';

const CLAIM = newId();
const [PAGE, CERTIFICATE] = [newId(), newId()];
const aDocument = (type: DocumentType = 'application/pdf'): ProofDocument => ({
  ...{ id: newId(), name: 'vergi-levhasi.pdf', type, bytes: BYTES.length },
});

let parts: Awaited<ReturnType<typeof uploading>>;
let documents: ProofDocument[];
/** The command ids with which the gateway asked whether another document fits. */
let roomFor: (string | undefined)[] = [];
let opened: ProofDocument;
let openedBy: RequestContext['actor'][] = [];
let proved: { request: RequestOf<typeof AddCertificateDocument>; context: RequestContext }[] = [];
let added: { request: RequestOf<typeof AddClaimDocument>; context: RequestContext }[] = [];

beforeAll(async () => {
  const directory = [
    stubRequest(ListClaimDocuments, ({ claimId }, { actor, commandId: by }) => {
      roomFor.push(by);
      if (claimId !== CLAIM || actor?.id !== VISITOR.accountId) throw new DomainError('claim-not-found', 'not-found');
      return { documents };
    }),
    stubRequest(AddClaimDocument, (request, context) => {
      added.push({ request, context });
      return { ...aDocument(), name: request.name };
    }),
    stubRequest(ListCertificateDocuments, ({ businessId }, { actor }) => {
      if (businessId !== PAGE || actor?.id !== VISITOR.accountId) throw new DomainError('not-page-owner', 'forbidden');
      return { certificates: [{ certificateId: CERTIFICATE, name: 'ISO 22000', document: null }] };
    }),
    stubRequest(AddCertificateDocument, (request, context) => {
      proved.push({ request, context });
      return { ...aDocument(), name: request.name };
    }),
    stubRequest(OpenDocument, ({ id }, { actor }) => {
      openedBy.push(actor);
      if (id !== opened.id) throw new DomainError('document-not-found', 'not-found');
      return { ...opened, uploadId: UPLOAD };
    }),
  ];
  parts = await uploading({ directory });
  await parts.ready(addressOf());
});
afterAll(() => parts?.stop());
beforeEach(async () => {
  await parts.reset({ type: 'application/pdf', bytes: BYTES.length });
  documents = [];
  added = [];
  roomFor = [];
  proved = [];
  openedBy = [];
  opened = aDocument();
});

const commandId = newId();
const NAME = 'vergi levhası.pdf';
const addressOf = (claim = CLAIM, name = NAME) =>
  `/isletmem/belge?${new URLSearchParams({ talep: claim, ad: name, komut: commandId }).toString()}`;
const send = (headers: Record<string, string>, address = addressOf()) =>
  parts.send(address, { 'content-type': 'application/pdf', ...headers });
const open = (headers: Record<string, string>, id = opened.id) =>
  parts.gateway.fetch(`/yonetici/belgeler/${id}`, { headers });

describe('a document for a claim', () => {
  it('is stored by media and then added to the claim by the signed-in account, with the type that media detected', async () => {
    const { status, json } = await send(await parts.signedIn());
    expect([status, json()]).toMatchObject([201, { name: NAME, type: 'application/pdf' }]);
    expect(JSON.stringify(json())).not.toContain(UPLOAD);
    expect(parts.media.requested).toEqual([{ method: 'POST', url: '/documents' }]);
    expect(roomFor).toEqual([commandId]);
    expect(added).toMatchObject([
      {
        request: { claimId: CLAIM, name: NAME, uploadId: UPLOAD, type: 'application/pdf', bytes: BYTES.length },
        context: { commandId, actor: { kind: 'account', id: VISITOR.accountId } },
      },
    ]);
  });

  it('is refused unread without the claim, without a verified address, or when the claim has no room', async () => {
    expect(codeOf(await send({}))).toEqual([401, 'sign-in-required']);
    expect(codeOf(await send(await parts.signedIn({ ...VISITOR, verified: false })))).toEqual([
      403,
      'e-mail-not-verified',
    ]);
    expect(codeOf(await send(await parts.signedIn(), addressOf(newId())))).toEqual([404, 'claim-not-found']);
    expect(codeOf(await send(await parts.signedIn(), '/isletmem/belge?talep=a&ad=b&komut=c'))).toEqual([
      400,
      'bad-request',
    ]);
    documents = Array.from({ length: MOST_DOCUMENTS }, () => aDocument());
    expect(codeOf(await send(await parts.signedIn()))).toEqual([409, 'too-many-documents']);
    expect([parts.media.requested, added]).toEqual([[], []]);
  });

  it.each(['image/gif', 'text/html', 'application/json', 'multipart/form-data; boundary=a'])(
    'A15 is refused when it calls itself %s',
    async (type) => {
      const headers = { ...(await parts.signedIn()), 'content-type': type };
      expect(codeOf(await send(headers))).toEqual([415, 'unsupported-media-type']);
    },
  );

  it('A15 is refused from a page of another site', async () => {
    const headers = { ...(await parts.signedIn()), origin: 'https://baska.example' };
    expect(codeOf(await send(headers))).toEqual([403, 'cross-site-request']);
  });

  it.each(['not-a-document', 'too-many-pixels'])('media refuses one with a reason: %s', async (code) => {
    parts.media.answer = { status: 422, body: { code } };
    expect(codeOf(await send(await parts.signedIn()))).toEqual([422, code]);
    expect(added).toEqual([]);
  });

  it('GEN-22 an account sends thirty an hour', async () => {
    const headers = await parts.signedIn();
    for (let sent = 0; sent < 30; sent++) await send(headers, addressOf(newId()));
    expect(codeOf(await send(headers))).toEqual([429, 'too-many-requests']);
  });
});

describe('a document for a certificate', () => {
  const addressFor = (isletme: string, sertifika: string) =>
    `/isletmem/belge?${new URLSearchParams({ isletme, sertifika, ad: NAME, komut: commandId }).toString()}`;

  it('is stored by media and then added to a certificate of a page that the sender owns', async () => {
    expect((await send(await parts.signedIn(), addressFor(PAGE, CERTIFICATE))).status).toBe(201);
    expect(proved).toMatchObject([
      {
        request: { businessId: PAGE, certificateId: CERTIFICATE, uploadId: UPLOAD, name: NAME },
        context: { commandId, actor: { id: VISITOR.accountId } },
      },
    ]);
  });

  it('is refused unread if the sender does not own the page or the page lacks the certificate', async () => {
    expect(codeOf(await send(await parts.signedIn(), addressFor(newId(), CERTIFICATE)))).toEqual([
      403,
      'not-page-owner',
    ]);
    expect(codeOf(await send(await parts.signedIn(), addressFor(PAGE, newId())))).toEqual([
      409,
      'certificate-not-held',
    ]);
    expect(codeOf(await send(await parts.signedIn(), `${addressFor(PAGE, CERTIFICATE)}&talep=${CLAIM}`))).toEqual([
      400,
      'bad-request',
    ]);
    expect([parts.media.requested, proved]).toEqual([[], []]);
  });
});

describe('opening a document', () => {
  it.each([
    ['image/png', /^inline; filename="belge-[\da-f]{12}\.png"$/],
    ['application/pdf', /^attachment; filename="belge-[\da-f]{12}\.pdf"$/],
  ] as const)('shows %s to a moderator, sandboxed and never cached', async (type, disposition) => {
    opened = aDocument(type);
    const { headers } = await anAdministrator(parts.redisUrl, 'moderator');
    const answered = await open(headers);
    expect([answered.status, answered.text]).toEqual([200, BYTES]);
    expect(answered.headers).toMatchObject({
      'content-type': type,
      'content-length': String(BYTES.length),
      'content-disposition': expect.stringMatching(disposition),
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(parts.media.requested).toEqual([{ method: 'GET', url: `/documents/${UPLOAD}` }]);
    expect(openedBy).toMatchObject([{ kind: 'back-office' }]);
  });

  it('is refused to visitors, including the claimant, and to editors', async () => {
    expect(codeOf(await open({}))).toEqual([401, 'sign-in-required']);
    expect(codeOf(await open(await parts.signedIn()))).toEqual([401, 'sign-in-required']);
    const { headers } = await anAdministrator(parts.redisUrl, 'editor');
    expect(codeOf(await open(headers))).toEqual([403, 'access-denied']);
    expect([parts.media.requested, openedBy]).toEqual([[], []]);
  });

  it('answers 404 for a document that is missing here or at media, and for an invalid id', async () => {
    const { headers } = await anAdministrator(parts.redisUrl, 'moderator');
    expect(codeOf(await open(headers, newId()))).toEqual([404, 'document-not-found']);
    expect(codeOf(await open(headers, 'a'))).toEqual([404, 'document-not-found']);
    parts.media.answer = { status: 404, body: {} };
    expect(codeOf(await open(headers))).toEqual([404, 'document-not-found']);
  });
});
