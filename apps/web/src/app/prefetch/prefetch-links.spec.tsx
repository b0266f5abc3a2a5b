import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type Answers, usualAnswers } from '../../testing/answers.js';
import { aBusiness, aList, aSite } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';
import { prefetchedQueries } from './prefetched-queries.js';
import { prefetchLinks, RESTS_MS } from './prefetch-links.js';

const answers = {
  ...usualAnswers,
  ListBusinesses: () => ({ businessList: aList() }),
  GetBusiness: () => ({ business: { __typename: 'BusinessFound', business: aBusiness() } }),
};
const GET_BUSINESS = { name: 'GetBusiness', sha256: 'b' };
const LIST = { name: 'ListBusinesses', sha256: 'l' };

describe('links of the site', () => {
  let end = () => {};
  afterEach(() => end());

  /** Renders the list; `names` returns the operations that are prefetched from it. */
  async function atTheList(over: Answers = {}) {
    const { router } = renderSite('/firma', { ...answers, ...over });
    const gateway = answering(answers);
    end = prefetchLinks(router, { query: gateway.query, site: aSite() });
    await screen.findByRole('heading', { level: 1 });
    const leadsTo = (path: string) => document.querySelector<HTMLAnchorElement>(`a[href^="${path}"]`)!;
    const link = await waitFor(() => leadsTo('/firma/') ?? Promise.reject(new Error('no card yet')));
    return { router, link, leadsTo, names: () => gateway.requested.map(({ name }) => name) };
  }

  it('fetch what they lead to when they are touched, before they are followed', async () => {
    const { link, names } = await atTheList();
    fireEvent.touchStart(link);
    await waitFor(() => expect(names()).toContain('GetBusiness'));
  });

  it('fetch it once a pointer rests on them', async () => {
    const { link, names } = await atTheList();
    await userEvent.hover(link);
    await waitFor(() => expect(names()).toContain('GetBusiness'));
  });

  it('fetch nothing during a navigation: the click that began it also focused its link', async () => {
    const { router, link, names } = await atTheList({ ListPosts: () => new Promise(() => undefined) });
    act(() => void router.navigate('/blog'));
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    fireEvent.touchStart(link);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(names()).not.toContain('GetBusiness');
  });

  it('fetch nothing after a navigation: the click that began it also focused its link', async () => {
    const { router, link, leadsTo, names } = await atTheList();
    const timers = jest.spyOn(window, 'setTimeout');
    fireEvent.focusIn(link);
    const [rested] = timers.mock.calls.find(([, ms]) => ms === RESTS_MS)!;
    timers.mockRestore();
    await act(() => router.navigate(link.pathname));
    act(() => rested());
    fireEvent.touchStart(leadsTo('/blog'));
    await waitFor(() => expect(names()).toContain('ListPosts'));
    expect(names()).not.toContain('GetBusiness');
  });

  it.each([
    '/firma?q=sumak',
    '/firma?sort=nearest&konum=41.01,28.98',
    '/firma?alan=28.5,40.8,29.5,41.3',
    '/urunler?search=sumak&page=2',
  ])('fetch nothing where they lead to a search: %s', async (search) => {
    const { link, leadsTo, names } = await atTheList();
    link.setAttribute('href', search);
    fireEvent.touchStart(link);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    fireEvent.touchStart(leadsTo('/blog'));
    await waitFor(() => expect(names()).toContain('ListPosts'));
    expect(names()).not.toContain('ListBusinesses');
    expect(names()).not.toContain('ListProducts');
  });

  it('fetch nothing where a visitor saves data', async () => {
    const { link, leadsTo, names } = await atTheList();
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    fireEvent.touchStart(link);
    Reflect.deleteProperty(navigator, 'connection');
    fireEvent.touchStart(leadsTo('/blog'));
    await waitFor(() => expect(names()).toContain('ListPosts'));
    expect(names()).not.toContain('GetBusiness');
  });
});

describe('prefetched queries', () => {
  const variables = { slug: 'anadolu-baharat-evi' };
  const atGateway = () => {
    const gateway = answering(answers);
    const { query, prefetchBy } = prefetchedQueries(gateway.query);
    return { query, prefetch: prefetchBy(gateway.query), sent: () => gateway.requested.length };
  };

  it('are sent once: the page that needs the answer uses it, a later page requests it again', async () => {
    const { query, prefetch, sent } = atGateway();
    void prefetch(GET_BUSINESS, variables);
    const taken = await query(GET_BUSINESS, variables);
    expect([taken, sent()]).toEqual([answers.GetBusiness(), 1]);
    await query(GET_BUSINESS, variables);
    expect(sent()).toBe(2);
  });

  it('are dropped once another request is sent, because it may have changed the data', async () => {
    const { query, prefetch, sent } = atGateway();
    void prefetch(GET_BUSINESS, variables);
    await query(LIST, {});
    await query(GET_BUSINESS, variables);
    expect(sent()).toBe(3);
  });

  it('are sent again after a failed prefetch', async () => {
    let sent = 0;
    const send = () => (sent++ ? Promise.resolve('here' as never) : Promise.reject(new Error('away')));
    const { query, prefetchBy } = prefetchedQueries(send);
    await prefetchBy(send)(GET_BUSINESS, variables).catch(() => undefined);
    await expect(query(GET_BUSINESS, variables)).resolves.toBe('here');
  });
});
