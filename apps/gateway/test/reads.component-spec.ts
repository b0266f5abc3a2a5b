import type { RunningService } from '@tedarik/service-kit';
import { eventually, type TestBackingService, startBackingService } from '@tedarik/testing';
import { directoryStandIn } from './directory-stand-in.js';
import { noFacts } from './facts.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';

const PER_MINUTE = 3;
const BROWSER = 'text/html,application/xhtml+xml';

describe('the read limits of one IP address', () => {
  let [nats, redis]: TestBackingService[] = [];
  let directory: RunningService;
  let gateway: RunningGateway;
  let addresses = 0;
  const somebody = () => {
    const from = { 'x-forwarded-for': `198.51.100.${++addresses}` };
    return {
      open: (path: string, accept = BROWSER) => gateway.fetch(path, { headers: { ...from, accept } }),
      search: (q: string) => gateway.graphql({ query: `{ businessList(q: "${q}") { total } }` }, from),
    };
  };

  beforeAll(async () => {
    [nats, redis] = await Promise.all([startBackingService('nats'), startBackingService('redis')]);
    directory = await directoryStandIn(nats.url, noFacts());
    gateway = await runningGateway({
      NATS_URL: nats.url,
      REDIS_URL: redis.url,
      NODE_ENV: 'development',
      TRUSTED_PROXIES: '127.0.0.1',
      SEARCHES_PER_MINUTE: String(PER_MINUTE),
      MADE_AT_ONCE: '1',
    });
    await eventually('the directory answers', async () => expect((await gateway.fetch('/')).status).toBe(200));
  });
  afterAll(async () => {
    await gateway?.stop();
    await directory?.stop();
    await Promise.all([nats?.stop(), redis?.stop()]);
  });

  it('H3: L14: one address has so many searches a minute, as pages and as lists together, and others have theirs', async () => {
    const [flood, other] = [somebody(), somebody()];
    expect((await flood.open('/firma?q=peynir1')).status).toBe(200);
    expect((await flood.open('/firma?q=peynir2')).status).toBe(200);
    expect((await flood.search('peynir3')).status).toBe(200);

    const page = await flood.open('/firma?q=peynir4');
    expect([page.status, page.headers['cache-control']]).toEqual([429, 'no-store']);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('Kısa sürede çok fazla istek geldi.');
    const list = await flood.search('peynir5');
    expect([list.status, list.json().errors[0].extensions.code]).toEqual([429, 'too-many-requests']);
    expect(Number(list.headers['retry-after'])).toBeGreaterThan(0);

    expect((await flood.open('/firma')).status).toBe(200);
    expect((await other.open('/firma?q=peynir6')).status).toBe(200);
  });

  it('GEN-13 a program reads the refusal as a problem with a sentence and a code', async () => {
    const flood = somebody();
    for (let at = 0; at < PER_MINUTE; at++) await flood.open(`/firma?q=zeytin${at}`);
    const { status, headers, json } = await flood.open('/firma?q=zeytin', 'application/json');
    expect([status, headers['content-type']]).toEqual([429, 'application/problem+json; charset=utf-8']);
    const detail = 'Kısa sürede çok fazla istek geldi. Lütfen biraz sonra yeniden deneyin.';
    expect(json()).toMatchObject({ code: 'too-many-requests', kind: 'too-many-requests', detail });
  });

  it('L14: simultaneous requests for pages and drawings are all answered', async () => {
    const { open } = somebody();
    const requested = ['/yok/1', '/yok/2', '/kapak/kapak/et/bir.svg', '/kapak/kapak/et/iki.svg'];
    const answers = await Promise.all(requested.map((path) => open(path)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200, 200]);
  });

  it('H3: searches continue when Redis, which counts them, is down', async () => {
    await redis!.stop();
    const { open } = somebody();
    for (let at = 0; at <= PER_MINUTE; at++) expect((await open(`/firma?q=nar${at}`)).status).toBe(200);
  });
});
