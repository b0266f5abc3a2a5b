import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider } from '../lib/router/router-provider.js';
import { render } from '../entry-server.js';
import type { RouterState } from '../lib/router/router-context.js';
import { HeadSinkContext } from '../lib/seo/page-head.js';
import type { Services } from '../lib/services.js';
import { favouritesRead } from '../lib/store/favourites.slice.js';
import { type AppStore, makeStore } from '../lib/store/store.js';
import { answering, type Answers, usualAnswers } from '../testing/answers.js';
import { aBusiness, aList, aSite, postCards } from '../testing/builders.js';
import { deferredRouter, type ServerPage } from './deferred-router.js';
import { Providers } from './providers.js';
import { makeRoutes } from './routes.js';
import { fullRouter } from './full-router.js';

const IDLE_MS = 200;
const site = aSite();
const answers: Answers = {
  ...usualAnswers,
  ListFeaturedPosts: () => ({ featuredPosts: postCards(3) }),
  ListBusinesses: () => ({ businessList: aList() }),
  GetBusiness: () => ({ business: { __typename: 'BusinessFound', business: aBusiness() } }),
};

describe.each(['/', '/firma', '/firma/anadolu-baharat-evi'])('a browser hydrates %s', (address) => {
  let place: HTMLElement;
  let root: Root;
  const complaints: unknown[] = [];
  const draw = () =>
    render(
      { url: address, origin: site.origin },
      {
        site,
        query: async <T,>({ name }: { name: string }, variables: Record<string, unknown>) =>
          (await answers[name]!(variables)) as T,
      },
    );

  async function takeOver(meanwhile: (store: AppStore) => void = () => undefined, before = (): void => undefined) {
    const drawn = await draw();
    document.head.innerHTML = drawn.head;
    place.innerHTML = drawn.body;
    before();
    const { page } = JSON.parse(drawn.state) as { page: ServerPage };
    const route = makeRoutes()[0]!.children!.find(({ id }) => id === page.id)!;
    const { Component } = await (route.lazy as () => Promise<{ Component: ComponentType }>)();
    history.replaceState(null, '', address);
    const store = makeStore();
    const services: Services = { query: answering(answers).query, site };
    const fetchWhole = jest.fn((rendered: RouterState) => fullRouter(rendered, services));
    const { router, whole } = deferredRouter(page, Component, fetchWhole);
    await act(async () => {
      root = hydrateRoot(
        place,
        <Providers services={services} store={store}>
          <HeadSinkContext value={null}>
            <RouterProvider router={router} />
          </HeadSinkContext>
        </Providers>,
        { onRecoverableError: (error) => complaints.push(error) },
      );
      meanwhile(store);
      await Promise.resolve();
    });
    return { store, router, whole, fetchWhole };
  }

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    complaints.length = 0;
    window.scrollTo = () => undefined;
    Element.prototype.scrollIntoView = () => undefined;
    place = document.body.appendChild(document.createElement('div'));
    localStorage.setItem('favoriler', '["business-1"]');
    globalThis.fetch = jest.fn().mockResolvedValue({ ok: false, status: 401 });
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
    jest.useRealTimers();
  });

  it('without redrawing anything that the server drew', async () => {
    await takeOver();

    expect(complaints).toEqual([]);
    expect(place.querySelector('h1')).not.toBeNull();
  });

  it('without redrawing anything, even when favourites were read before the lower parts are hydrated', async () => {
    await takeOver(({ dispatch }) => dispatch(favouritesRead({ ids: ['business-1'] })));

    expect(complaints).toEqual([]);
    expect(place.querySelectorAll('.favourite[aria-pressed=true]')).toHaveLength(1);
  });

  if (address === '/firma')
    it('PUB-LIST-20 and applies what was chosen before in its filters', async () => {
      jest.useRealTimers();
      const byName = () => place.querySelector<HTMLInputElement>('[name=sort][value=name]')!;
      await takeOver(undefined, () => (byName().checked = true));

      await waitFor(() => expect(location.search).toBe('?sort=name'));
      expect(byName().checked).toBe(true);
    });

  it('without changing the head that the server sent', async () => {
    const { head } = await draw();
    await takeOver();

    const sent = document.createElement('head');
    sent.innerHTML = head;
    expect(document.head.innerHTML).toBe(sent.innerHTML);
  });

  it('and switches to the whole router later without redrawing anything', async () => {
    const { whole, fetchWhole } = await takeOver();
    expect(fetchWhole).not.toHaveBeenCalled();
    const heading = place.querySelector('h1');
    await act(async () => void (await whole()));
    const part = `#${place.querySelector('main[id]')!.id}`;
    await act(async () => void (await (await whole()).navigate(part)));

    expect(complaints).toEqual([]);
    expect(place.querySelector('h1')).toBe(heading);
    expect(location.hash).toBe(part);
  });

  it('and fetches the whole router at the first navigation', async () => {
    const { fetchWhole } = await takeOver();
    jest.useRealTimers();
    const link = [...place.querySelectorAll('footer a')].find((one) => one.getAttribute('href') === '/gizlilik')!;
    act(() => (link as HTMLElement).click());

    expect(await screen.findByRole('heading', { level: 1, name: /Gizlilik/ })).toBeTruthy();
    expect(location.pathname).toBe('/gizlilik');
    expect(fetchWhole).toHaveBeenCalledTimes(1);
  });

  it('and reads the stored favourites only once, when it is idle', async () => {
    const opened = jest.spyOn(Storage.prototype, 'getItem');
    const favouritesOpened = () => opened.mock.calls.filter(([key]) => key === 'favoriler').length;
    const { store } = await takeOver();
    expect(favouritesOpened()).toBe(0);

    await act(() => jest.advanceTimersByTimeAsync(IDLE_MS));
    expect(favouritesOpened()).toBe(1);
    expect(store.getState().favourites.ids).toEqual(['business-1']);
    expect(complaints).toEqual([]);
    opened.mockRestore();
  });
});
