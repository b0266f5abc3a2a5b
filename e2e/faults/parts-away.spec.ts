import { type APIRequestContext, expect, test } from '../support/test.js';
import { sharedDirectory } from '../support/directory.js';
import { eventually } from '../support/eventually.js';
import { sitePages } from '../support/pages.js';
import { whileBackingServiceHangs } from '../support/system.js';

const directory = sharedDirectory();

/** Status of every public page, by path. */
async function statuses(request: APIRequestContext, paths: string[]): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  for (const path of paths) answers[path] = (await request.get(path, { maxRedirects: 0 })).status();
  return answers;
}

/** Statuses while everything works; the pages are then in the cache. */
async function onAGoodDay(request: APIRequestContext): Promise<Record<string, number>> {
  return statuses(
    request,
    (await sitePages(request)).map(({ path }) => path),
  );
}

test('F7 API-03 while Elasticsearch is down every page answers, and lists say that they are limited', async ({
  page,
  request,
}) => {
  const usual = await onAGoodDay(request);
  const word = `Kalıcı${Date.now()}`; // not requested before, so no cached page can answer
  const { name } = await directory.add({ name: `${word} Zeytinyağı` });
  await whileBackingServiceHangs('elasticsearch', async () => {
    const answer = await page.goto(`/firma?q=${word.toLocaleLowerCase('tr')}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText('sınırlı çalışıyor', { exact: false })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(name);
    expect(await statuses(request, Object.keys(usual))).toEqual(usual);
    // lists that were not requested before
    for (const path of ['/firma?sort=newest', '/firma?page=2', '/urunler?page=1&category=baharat']) {
      expect([200, 301, 404], path).toContain((await request.get(path, { maxRedirects: 0 })).status());
    }
  });
  await eventually('the full search is back', async () => {
    await page.goto('/firma?q=zeytinyagi&sort=rating');
    await expect(page.getByText('sınırlı çalışıyor', { exact: false })).toHaveCount(0, { timeout: 500 });
  });
});

/** Pages of a mailed link, which are never cached. */
const KEPT_FOR_NOBODY = ['/taleplerim/gecersiz', '/teklif/gecersiz'];

test('F5 while Redis is down every public page answers, visitors are anonymous, and sign-in answers 503', async ({
  baseURL,
  request,
}) => {
  const usual = await onAGoodDay(request);
  await whileBackingServiceHangs('redis', async () => {
    expect(await statuses(request, Object.keys(usual))).toEqual(usual);
    const post = {
      headers: { origin: baseURL ?? '' },
      data: { email: 'kimse@ornek.com', password: 'yanlis-bir-sifre' },
    };
    const signIn = await request.post('/auth/sign-in', post);
    expect(signIn.status()).toBe(503);
    expect(signIn.headers()['retry-after']).toBeTruthy();
    expect(await (await request.get('/auth/me')).json()).toMatchObject({ visitor: null });
  });
});

test('F3 while NATS is down cached pages still answer, and others answer 503 with Retry-After', async ({ request }) => {
  const usual = await onAGoodDay(request);
  const path = `/firma/kimsenin-sormadigi-${Date.now()}`;
  await whileBackingServiceHangs('nats', async () => {
    const unkept = Object.fromEntries(KEPT_FOR_NOBODY.map((page) => [page, 503]));
    expect(await statuses(request, Object.keys(usual))).toEqual({ ...usual, ...unkept });
    const unseen = await request.get(path);
    expect(unseen.status()).toBe(503);
    expect(unseen.headers()['retry-after']).toBeTruthy();
    expect(await unseen.text()).toContain('Tekrar Dene');
  });
  await eventually('pages are made anew', async () => {
    expect((await request.get(path)).status()).toBe(404);
  });
});
