import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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
import { answeringService, answerTo } from '@tedarik/messaging/testing';
import { Clock, DomainError, newId, type RunningService, SERVICE_TOKEN_HEADER } from '@tedarik/service-kit';
import { eventually } from '@tedarik/testing';
import { Redis } from 'ioredis';
import type { RedisConnection } from '../src/redis.js';
import { VisitorSessionStore } from '../src/visitors/visitor-sessions.js';
import { anAdministrator } from './an-administrator.js';
import { OwnParts } from './own-parts.js';
import { runningGateway, type RunningGateway, SITE } from './running-gateway.js';

const UPLOAD = 'c3'.repeat(32);
const BYTES = 'bytes of a document';
const CLAIM = newId();
const [PAGE, CERTIFICATE] = [newId(), newId()];
const account = { accountId: newId(), name: 'Elif Şahin', verified: true };
const aDocument = (type: DocumentType = 'application/pdf'): ProofDocument => ({
  ...{ id: newId(), name: 'vergi-levhasi.pdf', type, bytes: BYTES.length },
});

const own = new OwnParts();
let redisUrl: string;
let store: Redis;
let media: Server;
let answer: { status: number; body: object };
/** What media was requested. */
let requested: Pick<IncomingMessage, 'method' | 'url'>[] = [];
let documents: ProofDocument[];
let opened: ProofDocument;
let openedBy: RequestContext['actor'][] = [];
let proved: { request: RequestOf<typeof AddCertificateDocument>; context: RequestContext }[] = [];
let added: { request: RequestOf<typeof AddClaimDocument>; context: RequestContext }[] = [];
let directory: RunningService;
let gateway: RunningGateway;

beforeAll(async () => {
  let natsUrl: string;
  ({ natsUrl, redisUrl } = await own.start());
  store = new Redis(redisUrl);
  media = createServer((request, response) => {
    const { method, url, headers } = request;
    requested.push({ method, url });
    request.resume().on('end', () => {
      const isKnown = headers[SERVICE_TOKEN_HEADER] !== undefined;
      if (method === 'GET' && isKnown && answer.status < 300) response.writeHead(200).end(BYTES);
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => media.listen(0, '127.0.0.1', resolve));
  directory = await answeringService({ name: 'directory', servers: natsUrl }, [
    answerTo(ListClaimDocuments, ({ claimId }, { actor }) => {
      if (claimId !== CLAIM || actor?.id !== account.accountId) throw new DomainError('claim-not-found', 'not-found');
      return { documents };
    }),
    answerTo(AddClaimDocument, (request, context) => {
      added.push({ request, context });
      return { ...aDocument(), name: request.name };
    }),
    answerTo(ListCertificateDocuments, ({ businessId }, { actor }) => {
      if (businessId !== PAGE || actor?.id !== account.accountId) throw new DomainError('not-page-owner', 'forbidden');
      return { certificates: [{ certificateId: CERTIFICATE, name: 'ISO 22000', document: null }] };
    }),
    answerTo(AddCertificateDocument, (request, context) => {
      proved.push({ request, context });
      return { ...aDocument(), name: request.name };
    }),
    answerTo(OpenDocument, ({ id }, { actor }) => {
      openedBy.push(actor);
      if (id !== opened.id) throw new DomainError('document-not-found', 'not-found');
      return { ...opened, uploadId: UPLOAD };
    }),
  ]);
  gateway = await runningGateway({
    NATS_URL: natsUrl,
    REDIS_URL: redisUrl,
    MEDIA_URL: `http://127.0.0.1:${(media.address() as AddressInfo).port}`,
  });
  // Sessions and the directory are reached.
  await eventually('somebody whose claim it is not is refused', async () =>
    expect((await send(await signedIn({ ...account, accountId: newId() }))).status).toBe(404),
  );
});
afterAll(async () => {
  store?.disconnect();
  await gateway?.stop();
  await directory?.stop();
  media?.closeAllConnections();
  media?.close();
  await own.stop();
});
beforeEach(async () => {
  await store.flushall();
  documents = [];
  requested = [];
  added = [];
  proved = [];
  openedBy = [];
  opened = aDocument();
  answer = { status: 201, body: { id: UPLOAD, type: 'application/pdf', bytes: BYTES.length } };
});

async function signedIn(visitor = account): Promise<Record<string, string>> {
  const secret = { SERVICE_TOKEN: 'a-token-of-tests-only' };
  const sessions = new VisitorSessionStore({ client: store } as unknown as RedisConnection, new Clock(), secret);
  return { cookie: `__Host-oturum=${await sessions.begin(visitor)}` };
}
const commandId = newId();
const NAME = 'vergi levhası.pdf';
const queryOf = (claim = CLAIM, name = NAME) =>
  new URLSearchParams({ talep: claim, ad: name, komut: commandId }).toString();
const send = (headers: Record<string, string>, query = queryOf()) =>
  gateway.fetch(`/isletmem/belge?${query}`, {
    method: 'POST',
    headers: { origin: SITE, 'content-type': 'application/pdf', ...headers },
    body: BYTES,
  });
type Answer = Awaited<ReturnType<typeof send>>;
const codeOf = ({ status, json }: Answer) => [status, (json() as { code: string }).code];
const open = (headers: Record<string, string>, id = opened.id) =>
  gateway.fetch(`/yonetici/belgeler/${id}`, { headers });

describe('a document for a claim', () => {
  it('goes to media and then to the claim, in the name of the session and as what media says it is', async () => {
    const { status, json } = await send(await signedIn());
    expect([status, json()]).toMatchObject([201, { name: NAME, type: 'application/pdf' }]);
    expect(JSON.stringify(json())).not.toContain(UPLOAD);
    expect(requested).toEqual([{ method: 'POST', url: '/documents' }]);
    expect(added).toMatchObject([
      {
        request: { claimId: CLAIM, name: NAME, uploadId: UPLOAD, type: 'application/pdf', bytes: BYTES.length },
        context: { commandId, actor: { kind: 'account', id: account.accountId } },
      },
    ]);
  });

  it('is not read of whom the claim is not, who has not confirmed an address, or for which there is no room', async () => {
    expect(codeOf(await send({}))).toEqual([401, 'sign-in-required']);
    expect(codeOf(await send(await signedIn({ ...account, verified: false })))).toEqual([403, 'e-mail-not-verified']);
    expect(codeOf(await send(await signedIn(), queryOf(newId())))).toEqual([404, 'claim-not-found']);
    expect(codeOf(await send(await signedIn(), 'talep=a&ad=b&komut=c'))).toEqual([400, 'bad-request']);
    documents = Array.from({ length: MOST_DOCUMENTS }, () => aDocument());
    expect(codeOf(await send(await signedIn()))).toEqual([409, 'too-many-documents']);
    expect([requested, added]).toEqual([[], []]);
  });

  it.each(['image/gif', 'text/html', 'application/json', 'multipart/form-data; boundary=a'])(
    'A15 is refused when it calls itself %s',
    async (type) => {
      const headers = { ...(await signedIn()), 'content-type': type };
      expect(codeOf(await send(headers))).toEqual([415, 'unsupported-media-type']);
    },
  );

  it('A15 is taken from pages of this site alone', async () => {
    const headers = { ...(await signedIn()), origin: 'https://baska.example' };
    expect(codeOf(await send(headers))).toEqual([403, 'cross-site-request']);
  });

  it.each(['not-a-document', 'too-many-pixels'])('media refuses one with a reason: %s', async (code) => {
    answer = { status: 422, body: { code } };
    expect(codeOf(await send(await signedIn()))).toEqual([422, code]);
    expect(added).toEqual([]);
  });

  it('GEN-22 an account sends thirty an hour', async () => {
    const headers = await signedIn();
    for (let sent = 0; sent < 30; sent++) await send(headers, queryOf(newId()));
    expect(codeOf(await send(headers))).toEqual([429, 'too-many-requests']);
  });
});

describe('a document for a certificate', () => {
  const queryFor = (isletme: string, sertifika: string) =>
    new URLSearchParams({ isletme, sertifika, ad: NAME, komut: commandId }).toString();

  it('goes to media and then to the certificate of a page of its sender', async () => {
    expect((await send(await signedIn(), queryFor(PAGE, CERTIFICATE))).status).toBe(201);
    expect(proved).toMatchObject([
      {
        request: { businessId: PAGE, certificateId: CERTIFICATE, uploadId: UPLOAD, name: NAME },
        context: { commandId, actor: { id: account.accountId } },
      },
    ]);
  });

  it('is not read where the page is not theirs, or does not have the certificate', async () => {
    expect(codeOf(await send(await signedIn(), queryFor(newId(), CERTIFICATE)))).toEqual([403, 'not-page-owner']);
    expect(codeOf(await send(await signedIn(), queryFor(PAGE, newId())))).toEqual([409, 'certificate-not-held']);
    expect(codeOf(await send(await signedIn(), `${queryFor(PAGE, CERTIFICATE)}&talep=${CLAIM}`))).toEqual([
      400,
      'bad-request',
    ]);
    expect([requested, proved]).toEqual([[], []]);
  });
});

describe('opening a document', () => {
  it.each([
    ['image/png', /^inline; filename="belge-[\da-f]{12}\.png"$/],
    ['application/pdf', /^attachment; filename="belge-[\da-f]{12}\.pdf"$/],
  ] as const)('shows %s to who decides on claims, in a sandbox and kept by nobody', async (type, disposition) => {
    opened = aDocument(type);
    const { headers } = await anAdministrator(redisUrl, 'moderator');
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
    expect(requested).toEqual([{ method: 'GET', url: `/documents/${UPLOAD}` }]);
    expect(openedBy).toMatchObject([{ kind: 'back-office' }]);
  });

  it('is for nobody else: neither for visitors, the claimant among them, nor for who writes the blog', async () => {
    expect(codeOf(await open({}))).toEqual([401, 'sign-in-required']);
    expect(codeOf(await open(await signedIn()))).toEqual([401, 'sign-in-required']);
    const { headers } = await anAdministrator(redisUrl, 'editor');
    expect(codeOf(await open(headers))).toEqual([403, 'access-denied']);
    expect([requested, openedBy]).toEqual([[], []]);
  });

  it('answers 404 for one that is gone, here or at media, and for what is no id', async () => {
    const { headers } = await anAdministrator(redisUrl, 'moderator');
    expect(codeOf(await open(headers, newId()))).toEqual([404, 'document-not-found']);
    expect(codeOf(await open(headers, 'a'))).toEqual([404, 'document-not-found']);
    answer = { status: 404, body: {} };
    expect(codeOf(await open(headers))).toEqual([404, 'document-not-found']);
  });
});
