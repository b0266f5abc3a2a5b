import { CERTIFICATES } from '@tedarik/commands';
import type { CERTIFICATE, RecordRow } from '@tedarik/fields';
import { AUDIT_RECORDED, type AuditRecord } from '@tedarik/events';
import { Messaging } from '@tedarik/messaging';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import { newId, type RunningService } from '@tedarik/service-kit';
import { eventually } from '@tedarik/testing';
import { anAdministrator } from './an-administrator.js';
import { OwnParts } from './own-parts.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';

type ManagedCertificate = RecordRow<typeof CERTIFICATE>;

const certificate = (name: string): ManagedCertificate => ({
  id: newId(),
  name,
  description: null,
  businessCount: 0,
  revision: 1,
});
const MANY = Array.from({ length: 250 }, (_, at) => certificate(`Belge ${at}`));
const LIST = { search: '', page: 7, pageSize: 20, sort: 'name', descending: false };

describe('an export', () => {
  const own = new OwnParts();
  let directory: RunningService;
  let gateway: RunningGateway;
  let headers: Record<string, string>;
  let messaging: Messaging;
  const recorded: AuditRecord[] = [];
  const requested: unknown[] = [];
  let meanwhile: (page: number) => void = () => undefined;
  const stored = [...MANY];

  const exported = (format: string, variables: object = { list: LIST }, operation = 'ManagedCertificates') =>
    gateway.fetch(
      `/yonetici/disa-aktar?${new URLSearchParams({ islem: operation, degiskenler: JSON.stringify(variables), bicim: format }).toString()}`,
      { headers },
    );

  beforeAll(async () => {
    const { natsUrl, redisUrl } = await own.start();
    directory = await startStubService({ name: 'directory', servers: natsUrl }, [
      stubRequest(CERTIFICATES.contracts.list, (request) => {
        requested.push(request);
        meanwhile(request.page);
        const found = stored.filter(({ name }) => name.includes(request.search));
        const from = (request.page - 1) * request.pageSize;
        return { certificates: found.slice(from, from + request.pageSize), total: found.length };
      }),
    ]);
    messaging = await Messaging.connect({ name: 'test', servers: natsUrl });
    messaging.notifications.onEvent(AUDIT_RECORDED.gateway, ({ data }) => void recorded.push(data));
    gateway = await runningGateway({ NATS_URL: natsUrl, REDIS_URL: redisUrl });
    ({ headers } = await anAdministrator(redisUrl));
    await eventually('the list answers', async () => expect((await exported('csv')).status).toBe(200));
  });
  afterAll(async () => {
    await messaging?.close();
    await gateway?.stop();
    await directory?.stop();
    await own.stop();
  });

  it('K25 holds every row of the list under Turkish headings, not only the page that was shown, with a mark that says UTF-8', async () => {
    const { headers: got, text } = await exported('csv');
    expect(got['content-type']).toBe('text/csv; charset=utf-8');
    expect(got['content-disposition']).toMatch(/^attachment; filename="sertifikalar-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('\uFEFFAd;Açıklama;İşletme sayısı');
    expect(lines.slice(1, -1).map((line) => line.split(';')[0])).toEqual(MANY.map(({ name }) => name));
  });

  it('K25: L7: writes the downloaded file and its user to the audit log', async () => {
    recorded.length = 0;
    const { headers: got } = await exported('json');
    const [, name] = /filename="(.+)"/.exec(String(got['content-disposition'])) ?? [];
    const [taken] = recorded;
    expect(taken).toMatchObject({ action: 'downloaded', record: { kind: 'file', id: 'certificates', name } });
    expect(taken?.actor?.name).toBeTruthy();
  });

  it('follows the search of the screen, as JSON too', async () => {
    const { json } = await exported('json', { list: { ...LIST, search: 'Belge 24' } });
    expect((json() as ManagedCertificate[]).map(({ name }) => name)).toEqual(
      MANY.map(({ name }) => name).filter((name) => name.includes('Belge 24')),
    );
    expect((await exported('json', { list: { ...LIST, search: 'yok' } })).json()).toEqual([]);
  });

  it('R23: contains every row once, even if a row is deleted while the list is read', async () => {
    const [gone] = stored;
    let left = 1;
    meanwhile = (page) => {
      if (page === 2 && left-- > 0) stored.shift();
    };
    const lines = (await exported('csv')).text.split('\r\n').slice(1, -1);
    meanwhile = () => undefined;
    stored.unshift(gone!);
    expect(lines.map((line) => line.split(';')[0]).sort()).toEqual(MANY.map(({ name }) => name).sort());
  });

  it('AUTH-04 AUTH-06 is for administrators with the right to the list', async () => {
    const { redisUrl } = own;
    const administrator = headers;
    headers = {};
    expect((await exported('csv')).status).toBe(401);
    ({ headers } = await anAdministrator(redisUrl, 'editor'));
    expect([(await exported('csv')).status, (await exported('csv')).json().code]).toEqual([403, 'access-denied']);
    headers = administrator;
  });

  it.each([
    ['xml', undefined, undefined],
    ['csv', { list: 'Ş' }, undefined],
    // L1: variables that no screen sends would override the page.
    ['csv', { list: LIST, sayfa: {} }, undefined],
    ['csv', undefined, 'ManagedNothing'],
    ['csv', undefined, 'GetBusiness'],
  ])('L1: A2 refuses unknown formats, variables and operations: %s %j %s', async (format, variables, operation) => {
    expect((await exported(format, variables, operation)).status).toBe(400);
  });
});
