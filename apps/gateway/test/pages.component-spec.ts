import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BusinessChanged, BusinessDeleted, CategoryChanged } from '@tedarik/events';
import { Messaging } from '@tedarik/messaging';
import type { RunningService } from '@tedarik/service-kit';
import { aBusinessSnapshot, eventually, type TestBackingService, startBackingService } from '@tedarik/testing';
import { announce } from './announce.js';
import { aView, directoryStandIn } from './directory-stand-in.js';
import { aCategory, aDistrict, noFacts } from './facts.js';
import { runningGateway, type RunningGateway, SITE } from './running-gateway.js';
import { hashOf } from './web-stand-in.js';

describe('pages', () => {
  const baharat = aCategory('Baharat');
  const facts = noFacts();
  let nats: TestBackingService;
  let directory: RunningService;
  let gateway: RunningGateway;
  let messaging: Messaging;

  const show = (slug: string, name = slug) => {
    const snapshot = aBusinessSnapshot({ slug, name, categoryIds: [baharat.id] });
    facts.answers[slug] = { found: 'live', business: aView(snapshot) };
    return snapshot;
  };

  beforeAll(async () => {
    facts.tables.categories = [baharat];
    facts.tables.districts = [aDistrict('Fatih', 'Istanbul')];
    nats = await startBackingService('nats');
    directory = await directoryStandIn(nats.url, facts);
    gateway = await runningGateway({ NATS_URL: nats.url });
    messaging = await Messaging.connect({ servers: nats.url, name: 'test' });
    await eventually('the directory answers', async () => {
      expect((await gateway.fetch('/')).status).toBe(200);
    });
  });
  afterAll(async () => {
    await messaging?.close();
    await gateway?.stop();
    await directory?.stop();
    await nats?.stop();
  });

  it('ROUTE-16 answers 200, 301, 410 and 404 as the address deserves', async () => {
    show('ege-zeytin');
    facts.answers['eski-ad'] = { found: 'moved', slug: 'ege-zeytin' };
    facts.answers['silinmis'] = { found: 'deleted' };
    expect((await gateway.fetch('/firma/ege-zeytin')).status).toBe(200);
    const moved = await gateway.fetch('/firma/eski-ad');
    expect(moved).toMatchObject({ status: 301, headers: { location: '/firma/ege-zeytin' } });
    expect((await gateway.fetch('/firma/silinmis')).status).toBe(410);
    expect((await gateway.fetch('/firma/kimse')).status).toBe(404);
    expect((await gateway.fetch('/boyle/bir/sayfa/yok')).status).toBe(404);
  });

  it('records the duration of every page, also of a cached one', async () => {
    show('olculen');
    const served = async () =>
      Number(/^gateway_page_duration_seconds_count\{outcome="served"\} (\d+)$/m.exec(await gateway.metrics())?.[1]);
    const before = await served();
    for (let time = 0; time < 3; time++) await gateway.fetch('/firma/olculen');
    expect((await served()) - before).toBe(3);
  });

  it('ignores campaign parameters in the cache key of a page', async () => {
    show('bir-kez');
    expect((await gateway.fetch('/firma/bir-kez')).headers['x-page']).toBe('miss');
    expect((await gateway.fetch('/firma/bir-kez?utm_source=posta&fbclid=1')).headers['x-page']).toBe('hit');
  });

  it('answers 304 to a browser that has the page, in each encoding', async () => {
    show('uc-yuz-dort');
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const { headers: first } = await gateway.fetch('/firma/uc-yuz-dort', { headers });
      expect(first['cache-control']).toBe('public, max-age=0, must-revalidate');
      const etag = String(first.etag);
      const again = await gateway.fetch('/firma/uc-yuz-dort', { headers: { ...headers, 'if-none-match': etag } });
      expect(again).toMatchObject({ status: 304, text: '' });
      const other = await gateway.fetch('/firma/uc-yuz-dort', { headers: { ...headers, 'if-none-match': '"other"' } });
      expect(other.status).toBe(200);
    }
  });

  it('answers HEAD like GET, without the page', async () => {
    show('yalniz-baslik');
    const whole = await gateway.fetch('/firma/yalniz-baslik');
    const head = await gateway.fetch('/firma/yalniz-baslik', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });

  it('makes a business page anew after its owner announces a change', async () => {
    const snapshot = show('yeni-ad', 'Önce');
    expect((await gateway.fetch('/firma/yeni-ad')).text).toContain('<h1>Önce</h1>');
    facts.answers['yeni-ad'] = { found: 'live', business: aView({ ...snapshot, name: 'Sonra' }) };
    announce(messaging, BusinessChanged, { ...snapshot, name: 'Sonra' });
    await eventually('the new name is shown', async () => {
      expect((await gateway.fetch('/firma/yeni-ad')).text).toContain('<h1>Sonra</h1>');
    });
  });

  it('18.8 caches the data of a page for browsers that prefetch it, until it changes', async () => {
    const snapshot = show('onceden', 'Önce');
    const ahead = () => gateway.fetch(`/graphql/${hashOf('GetBusiness')}/onceden`);
    const [first, second] = [await ahead(), await ahead()];
    expect([first.headers['x-page'], second.headers['x-page']]).toEqual(['miss', 'hit']);
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(second.json().data.business.business.name).toBe('Önce');
    facts.answers['onceden'] = { found: 'live', business: aView({ ...snapshot, name: 'Sonra' }) };
    announce(messaging, BusinessChanged, { ...snapshot, name: 'Sonra' });
    await eventually('the new name is answered', async () => {
      expect((await ahead()).json().data.business.business.name).toBe('Sonra');
    });
  });

  it('A9 answers no other query by an address: not one of a visitor, nor an unknown one', async () => {
    for (const hash of [hashOf('ManagedCertificates'), hashOf('ListBusinesses'), '0'.repeat(64)]) {
      const { status, json } = await gateway.fetch(`/graphql/${hash}/a`);
      expect([status, json().code]).toEqual([400, 'persisted-query-required']);
    }
  });

  it('ROUTE-16 answers 410 after a deletion, not the page it had', async () => {
    const snapshot = show('kapandi');
    facts.answers['eskiden-kapandi'] = { found: 'moved', slug: 'kapandi' };
    await gateway.fetch('/firma/kapandi');
    expect((await gateway.fetch('/firma/eskiden-kapandi')).status).toBe(301);
    facts.answers['kapandi'] = facts.answers['eskiden-kapandi'] = { found: 'deleted' };
    announce(messaging, BusinessDeleted, { id: snapshot.id, slug: 'kapandi', deletedAt: '2026-11-05T09:00:00.000Z' });
    await eventually('the page is gone', async () => {
      expect((await gateway.fetch('/firma/kapandi')).status).toBe(410);
      expect((await gateway.fetch('/firma/eskiden-kapandi')).status).toBe(410);
    });
  });

  it('shows a new name of a category everywhere', async () => {
    expect((await gateway.fetch('/')).text).toContain('"footerCategories":[{"name":"Baharat"}]');
    facts.tables.categories = [{ ...baharat, name: 'Baharatlar' }];
    announce(messaging, CategoryChanged, { ...baharat, name: 'Baharatlar' });
    await eventually('the new name is shown', async () => {
      expect((await gateway.fetch('/')).text).toContain('"footerCategories":[{"name":"Baharatlar"}]');
    });
  });

  it('A34 answers 400 to invalid addresses, and never redirects to another site', async () => {
    for (const path of ['/firma/..%2f..%2f', '/%00', '/firma/%E0%A4', `/${'a'.repeat(8_500)}`, '//evil.com', '/a\\b']) {
      const { status } = await gateway.fetch(path);
      expect([path.slice(0, 20), status]).toEqual([path.slice(0, 20), 400]);
    }
    const away = await gateway.fetch('/elsewhere');
    expect(away.status).toBe(500);
    expect(away.headers.location).toBeUndefined();
  });

  it('A2 A6 turns foreign parameters of an address into neither a filter nor a property', async () => {
    for (const query of ['filter[$gt]=', 'q[$regex]=.*', '__proto__[polluted]=1', 'constructor.prototype.polluted=1']) {
      const { status, text } = await gateway.fetch(`/firma?${query}`);
      expect([query, status]).toEqual([query, 200]);
      expect(text).toContain(`href="${SITE}/firma"`);
    }
    expect(facts.listed.every(({ words }) => words.length === 0)).toBe(true);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it('A35 uses the configured address of the site, whatever Host header a client sends', async () => {
    show('gercek-adres');
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    // The second round checks that no page was cached under a forged host.
    for (const headers of [forged, {}]) {
      for (const path of ['/firma/gercek-adres', '/robots.txt']) {
        const { status, text } = await gateway.fetch(path, { headers });
        expect([path, status]).toEqual([path, 200]);
        expect(text).toContain(SITE);
        expect(text).not.toContain('evil.example');
      }
    }
  });

  it('A35: answers 400 to a request with two Host headers, whether the page is kept or not', async () => {
    show('iki-ev');
    for (const page of ['/firma/iki-ev', '/firma/iki-ev', '/robots.txt']) {
      await gateway.fetch(page);
      const heard = await gateway.dial(`GET ${page} HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n`);
      expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  it('M5: A36: closes the connection after an answer if the body is still missing, for a cached page and a refused request', async () => {
    show('bekletilen');
    await gateway.fetch('/firma/bekletilen');
    for (const requested of ['GET /firma/bekletilen', 'POST /graphql']) {
      const heard = await gateway.dial(`${requested} HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\nx`);
      expect(heard).toMatch(/^HTTP\/1\.1 (?:200|403) /);
    }
  });

  it('A36 refuses headers of 32 kB', async () => {
    const { status } = await gateway.fetch('/', { headers: { 'x-long': 'a'.repeat(32_000) } });
    expect(status).toBe(431);
  });

  it('A36 closes connections that never finish their headers, and any request after a quarter of an hour', async () => {
    expect(gateway.limits()).toEqual({ headersMs: 10_000, requestMs: 900_000 });
    expect(await gateway.dial('GET / HTTP/1.1\r\nHost: x\r\n')).toContain('408 Request Timeout');
  });

  it('GEN-13 words a failure outside GraphQL as problem+json with the trace id', async () => {
    const { headers, json } = await gateway.fetch('//evil.com');
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(json()).toMatchObject({ status: 400, code: 'bad-address', kind: 'invalid', fieldErrors: [] });
    expect(json().traceId).toBe(headers['x-trace-id']);
  });

  it('U5: U19: GEN-13 ROUTE-15 shows a person a page where a program reads a problem', async () => {
    const asPerson = { headers: { accept: 'text/html,application/xhtml+xml' } };
    for (const path of ['/kategori/%FEekerleme', '/%E0%A4%A', '/firma/%00']) {
      const page = await gateway.fetch(path, asPerson);
      expect([path, page.status, page.headers['content-type']]).toEqual([path, 400, 'text/html; charset=utf-8']);
      expect(page.text).toContain('<h1>404</h1>');
      expect((await gateway.fetch(path)).json()).toMatchObject({ status: 400, code: 'bad-address' });
    }
    const long = `/firma?q=${'a'.repeat(109)}`;
    expect(await gateway.fetch(long, asPerson)).toMatchObject({
      status: 302,
      headers: { location: `/firma?q=${'a'.repeat(100)}` },
    });
    expect((await gateway.fetch(long)).status).toBe(400);
  });

  it('U25: redirects other spellings of an address to the canonical one', async () => {
    for (const [path, location] of [
      ['/firma/', '/firma'],
      ['/FIRMA?q=un', '/firma?q=un'],
    ]) {
      expect(await gateway.fetch(path!)).toMatchObject({ status: 301, headers: { location } });
    }
  });

  it('L10: A13 GEN-12 puts the same policy on every answer: a browser connects to nothing but the gateway', async () => {
    const paths = [
      '/firma/kim',
      '/assets/app-1a2b.js',
      '/assets/none.js',
      '/kapak/kapak/et/a.svg',
      '//none',
      '/graphql',
    ];
    // Twice, because a cached page is sent by other code.
    for (const path of [...paths, ...paths]) {
      const { headers } = await gateway.fetch(path);
      expect(headers).toMatchObject({
        'content-security-policy':
          "default-src 'self'; script-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('sends the Brotli file of the build, or the plain file to a client that does not accept Brotli', async () => {
    const file = (encoding: string) =>
      gateway.fetch('/assets/packed-1a2b.js', { headers: { 'accept-encoding': encoding } });
    const packed = await file('gzip, br');
    expect([packed.headers['content-encoding'], packed.text]).toEqual(['br', 'as the build has compressed it']);
    expect((await file('identity')).text).toBe('export const answer = 42;\n');
    expect((await gateway.fetch('/assets/packed-1a2b.js.br')).status).toBe(404);
  });

  it('serves built files for ever, compressed, and drawings by their address', async () => {
    const file = await gateway.fetch('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const drawing = await gateway.fetch('/kapak/urun/baharat/kimyon.svg');
    expect(drawing.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(drawing.text).toContain('urun baharat kimyon');
    for (const none of ['/assets/../favicon.svg', '/assets/none.js', '/kapak/film/et/a.svg', '/kapak/urun/et/A.svg']) {
      expect([400, 404]).toContain((await gateway.fetch(none)).status);
    }
    expect((await gateway.fetch('/favicon.svg')).status).toBe(200);
    expect((await gateway.fetch('/robots.txt')).text).toContain('User-agent: *');
  });

  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
  ])('U20: the file that browsers and telephones request by themselves exists: %s', async (path, type) => {
    const { status, headers } = await gateway.fetch(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  it('U20: on a home screen the site has the name of this installation', async () => {
    const named = await runningGateway({ NATS_URL: nats.url, BRAND_NAME: 'Pazar' });
    const { json } = await named.fetch('/site.webmanifest');
    await named.stop();
    expect(json()).toMatchObject({ name: 'Pazar', short_name: 'Pazar', lang: 'tr' });
  });

  it('PUB-SEO-04 draws share pictures only for pages that exist', async () => {
    show('paylasilan', 'Paylaşılan Bal');
    const picture = await gateway.fetch('/paylasim/firma/paylasilan.jpg');
    expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
    for (const there of ['kategori/baharat', 'sehir/igdir', 'semt/istanbul-fatih']) {
      expect((await gateway.fetch(`/paylasim/${there}.jpg`)).status).toBe(200);
    }
    for (const none of ['firma/kimse', 'kategori/kimse', 'sehir/kimse', 'semt/kimse', 'film/baharat', 'firma/A']) {
      expect((await gateway.fetch(`/paylasim/${none}.jpg`)).status).toBe(404);
    }
  });

  it('sends a page with an encoding that the browser accepts, or uncompressed', async () => {
    show('uzun-anlatim', 'Uzun '.repeat(500));
    const plain = await gateway.fetch('/firma/uzun-anlatim');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await gateway.fetch('/firma/uzun-anlatim', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', 'x-page': 'hit', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.text);
    const gzip = await gateway.fetch('/firma/uzun-anlatim', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text);
  });

  it('renders every page again after an outage of NATS, because changes may have been missed', async () => {
    const snapshot = show('baglanti', 'Önce');
    await gateway.fetch('/firma/baglanti');
    await nats.kill();
    facts.answers['baglanti'] = { found: 'live', business: aView({ ...snapshot, name: 'Sonra' }) };
    expect((await gateway.fetch('/firma/baglanti')).text).toContain('<h1>Önce</h1>');
    await nats.start();
    await eventually('the new name is shown', async () => {
      const page = await gateway.fetch('/firma/baglanti');
      expect(page.text).toContain('<h1>Sonra</h1>');
    });
  });

  describe('while the directory is down', () => {
    beforeAll(async () => {
      for (const slug of ['duruyor', 'gizlendi']) {
        show(slug);
        await gateway.fetch(`/firma/${slug}`);
      }
      await directory.stop();
    });
    afterAll(async () => {
      directory = await directoryStandIn(nats.url, facts);
    });

    it('serves the page it has, marked as stale', async () => {
      await eventually('the kept page stands in', async () => {
        announce(messaging, BusinessChanged, show('duruyor'));
        const page = await gateway.fetch('/firma/duruyor');
        expect(page).toMatchObject({ status: 200, headers: { 'x-page': 'stale' } });
        expect(page.text).toContain('duruyor');
      });
    });

    it('does not serve the page of a business that is not public any more', async () => {
      await eventually('its page is forgotten', async () => {
        announce(messaging, BusinessChanged, { ...show('gizlendi'), status: 'inactive' });
        expect((await gateway.fetch('/firma/gizlendi')).status).toBe(503);
      });
    });

    it('answers 503 with Retry-After for a page it never had, and does not keep it', async () => {
      for (const attempt of [1, 2]) {
        const page = await gateway.fetch('/firma/hic-gorulmedi');
        expect([attempt, page.status, page.headers['retry-after']]).toEqual([attempt, 503, '5']);
        expect(page.headers).toMatchObject({ 'x-page': 'miss', 'cache-control': 'no-store' });
        expect(page.text).toContain(`503 ${String(page.headers['x-trace-id'])}`);
      }
    });
  });
});
