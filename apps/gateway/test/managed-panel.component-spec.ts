import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CountChangeSuggestions,
  CountManagedComments,
  FindBusinessSlug,
  GetDirectoryDays,
  GetDirectoryPanel,
  GetReviewDays,
  ListClaims,
  ListManagedReviews,
  ListRatings,
  ListSubmissions,
} from '@tedarik/commands';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import { newId, type RunningService, SERVICE_TOKEN_HEADER } from '@tedarik/service-kit';
import { eventually, type TestBackingService, backingServiceUrls, startBackingService } from '@tedarik/testing';
import { anAdministrator } from './an-administrator.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';

const PANEL = {
  businessCount: 128,
  categoryCount: 12,
  cityCount: 34,
  recent: [
    {
      id: newId(),
      name: 'Kars Yaylası',
      slug: 'kars-yaylasi',
      status: 'active' as const,
      categoryNames: ['Peynir', 'Bal', 'Yağ'],
      place: { city: 'Kars', country: 'Türkiye' },
      createdAt: '2026-11-21T08:00:00.000Z',
    },
  ],
};
/** Media refuses other tokens, as it does for requests from another machine. */
const MEDIA_TOKEN = 'a-token-of-media-alone';
const media = createServer(({ headers }, response) => {
  response.writeHead(headers[SERVICE_TOKEN_HEADER] === MEDIA_TOKEN ? 200 : 401).end();
});
const counts = (days: number, of: number) => Array.from({ length: days }, () => of);
const REVIEWS = { all: 9, reported: 2, visible: 9, pending: 3, held: 1, hidden: 0 };

describe('the dashboard', () => {
  // A NATS server of this test only, because on the shared one services of other tests would answer too.
  let nats: TestBackingService;
  let services: RunningService[] = [];
  let gateway: RunningGateway;
  const headersOf = async (role?: 'admin' | 'editor' | 'moderator') =>
    (await anAdministrator(backingServiceUrls().redisUrl, role)).headers;
  const send = async (fields: string, headers: Record<string, string>) =>
    (await gateway.graphql({ query: `{ ${fields} }` }, headers)).json() as {
      data: Record<string, unknown> | null;
      errors?: { extensions: { code: string } }[];
    };
  const WAITING =
    'managedWaiting { submissions claims changeSuggestions pendingReviews heldReviews reportedReviews comments }';
  const PARTS = 'managedParts { id isUp }';

  beforeAll(async () => {
    nats = await startBackingService('nats');
    services = [
      await startStubService({ name: 'directory', servers: nats.url }, [
        stubRequest(GetDirectoryPanel, () => PANEL),
        stubRequest(FindBusinessSlug, () => ({ slug: null })),
        stubRequest(ListClaims, ({ filter }) => ({ claims: [], total: filter === 'waiting' ? 1 : 99 })),
        stubRequest(CountChangeSuggestions, () => ({ pending: 5 })),
        stubRequest(GetDirectoryDays, ({ days }) => ({
          ...{
            pageViews: counts(days, 40),
            searches: counts(days, 7),
            added: counts(days, 2),
            imported: counts(days, 1),
          },
        })),
      ]),
      await startStubService({ name: 'reviews', servers: nats.url }, [
        stubRequest(ListManagedReviews, ({ filter }) => ({
          reviews: [],
          total: REVIEWS[filter],
          totalIsLowerBound: false,
        })),
        stubRequest(GetReviewDays, ({ days }) => ({ counts: counts(days, 3) })),
        stubRequest(ListRatings, () => ({ ratings: [], next: null })),
      ]),
      await startStubService({ name: 'submissions', servers: nats.url }, [
        stubRequest(ListSubmissions, ({ status }) => ({ submissions: [], total: status === 'pending' ? 4 : 99 })),
      ]),
    ];
    await new Promise<void>((resolve) => media.listen(0, '127.0.0.1', resolve));
    gateway = await runningGateway({
      ...{ NATS_URL: nats.url, NODE_ENV: 'development', MEDIA_TOKEN },
      MEDIA_URL: `http://127.0.0.1:${(media.address() as AddressInfo).port}`,
    });
    const headers = await headersOf();
    await eventually('the directory answers', async () =>
      expect((await send('managedPanel { cityCount }', headers)).data).toEqual({ managedPanel: { cityCount: 34 } }),
    );
  });
  afterAll(async () => {
    await gateway?.stop();
    for (const service of services) await service.stop();
    await nats?.stop();
    media.close();
  });

  it('ADM-DASH-01 ADM-DASH-02 returns the three counts and the most recent businesses', async () => {
    const { recent, ...numbers } = PANEL;
    const fields =
      'businessCount categoryCount cityCount recent { name slug status categoryNames place { city country } }';
    const { data } = await send(`managedPanel { ${fields} }`, await headersOf());
    expect(data?.['managedPanel']).toMatchObject({
      ...numbers,
      recent: [{ name: 'Kars Yaylası', categoryNames: ['Peynir', 'Bal', 'Yağ'], place: recent[0]!.place }],
    });
  });

  it('counts pending decisions; a service that is down makes only its own counts null', async () => {
    const { data } = await send(WAITING, await headersOf());
    expect(data?.['managedWaiting']).toEqual({
      submissions: 4,
      claims: 1,
      changeSuggestions: 5,
      pendingReviews: 3,
      heldReviews: 1,
      reportedReviews: 2,
      comments: null,
    });
    services.push(
      await startStubService({ name: 'blog', servers: nats.url }, [
        stubRequest(CountManagedComments, () => ({ pending: 7, approved: 1, rejected: 1 })),
      ]),
    );
    const headers = await headersOf();
    await eventually('the blog answers too', async () =>
      expect((await send(WAITING, headers)).data?.['managedWaiting']).toMatchObject({ submissions: 4, comments: 7 }),
    );
  });

  it('returns counts of each of sixty days; a service that is down makes only its own graph null', async () => {
    const DAYS = 'managedDailyGraphs { until graphs { id counts } }';
    const { data } = await send(DAYS, await headersOf('moderator'));
    const { until, graphs } = data!['managedDailyGraphs'] as {
      until: string;
      graphs: { id: string; counts: number[] | null }[];
    };
    expect(until).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Object.fromEntries(graphs.map(({ id, counts: all }) => [id, all]))).toEqual({
      ...{ pageViews: counts(60, 40), searches: counts(60, 7), reviews: counts(60, 3), quoteRequests: null },
      ...{ added: counts(60, 2), imported: counts(60, 1) },
    });
    expect((await send(DAYS, {})).errors?.[0]?.extensions.code).toBe('sign-in-required');
  });

  it('AUTH-06 gives a moderator all counts and an editor none of decisions of other roles, and refuses a visitor', async () => {
    const waitingFor = async (role: 'editor' | 'moderator') =>
      (await send(WAITING, await headersOf(role))).data?.['managedWaiting'];
    const ofModerators = { submissions: 4, claims: 1, changeSuggestions: 5 };
    const ofReviews = { pendingReviews: 3, heldReviews: 1, reportedReviews: 2 };
    expect(await waitingFor('moderator')).toMatchObject({ ...ofModerators, ...ofReviews });
    const none = Object.keys({ ...ofModerators, ...ofReviews }).map((name) => [name, null] as const);
    expect(await waitingFor('editor')).toMatchObject(Object.fromEntries(none));
    const visitor = await send(`${WAITING} managedPanel { cityCount }`, {});
    expect(visitor.errors?.map(({ extensions }) => extensions.code)).toContain('sign-in-required');
  });

  it('shows only administrators which parts of the system are down', async () => {
    const headers = await headersOf();
    const up = async () => {
      const backingServiceUrls = (await send(PARTS, headers)).data!['managedParts'] as { id: string; isUp: boolean }[];
      return Object.fromEntries(backingServiceUrls.map(({ id, isUp }) => [id, isUp]));
    };
    expect(await up()).toMatchObject({
      directory: true,
      reviews: true,
      submissions: true,
      sessions: true,
      identity: false,
      media: true,
      search: false,
    });
    media.closeAllConnections();
    media.close();
    expect(await up()).toMatchObject({ directory: true, media: false });
    const moderator = await send(PARTS, await headersOf('moderator'));
    expect(moderator.errors?.[0]?.extensions.code).toBe('access-denied');
  });
});
