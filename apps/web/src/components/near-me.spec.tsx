import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBusinessCard, aList, aPostList } from '../testing/builders.js';
import { renderSite } from '../testing/render-site.js';

const listing = {
  ListBusinesses: () => ({ businessList: aList({ items: [aBusinessCard({ distance: 3_400 })], total: 1 }) }),
};
type Locate = Geolocation['getCurrentPosition'];
function browserThatSays(getCurrentPosition: Locate) {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}
const button = () => screen.findByRole('button', { name: 'Yakınımda' });
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

describe('Yakınımda', () => {
  it('sorts by distance from about where the visitor is, and shows how far it is', async () => {
    browserThatSays((found) => found({ coords: { latitude: 41.012345, longitude: 28.976543 } } as GeolocationPosition));
    const { router, requested } = renderSite('/firma?category=baharat', listing);
    await userEvent.click(await button());

    expect(router.state.location.search).toContain('sort=nearest&konum=41.01%2C28.98');
    expect(await screen.findByText(/· 3 km/)).toBeInTheDocument();
    expect(requested.at(-1)?.variables).toMatchObject({ sort: 'NEAREST', near: { latitude: 41.01, longitude: 28.98 } });
  });

  it('goes back to the usual order when it is pressed again', async () => {
    browserThatSays(() => undefined);
    const { router } = renderSite('/firma?sort=nearest&konum=41.01,28.98', listing);
    expect(await button()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await button());

    expect(router.state.location.search).toBe('');
  });

  it('U22: PUB-LIST-14 shows distance as the chosen sort order', async () => {
    browserThatSays(() => undefined);
    renderSite('/firma?sort=nearest&konum=41.01,28.98', listing);

    expect(await screen.findByRole('combobox', { name: 'Sıralama' })).toHaveDisplayValue('Mesafe');
    expect(screen.getByRole('radio', { name: 'Mesafe' })).toBeChecked();
  });

  it('U22: opens the list sorted by distance from the home page', async () => {
    browserThatSays((found) => found({ coords: { latitude: 41.01, longitude: 28.98 } } as GeolocationPosition));
    const { router } = renderSite('/', listing);
    await userEvent.click(await button());

    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/firma?sort=nearest&konum=41.01%2C28.98',
    );
  });

  it('U22: searches within the chosen distance, and keeps it in the address', async () => {
    browserThatSays(() => undefined);
    const { router, requested } = renderSite('/firma?q=bal&sort=nearest&konum=41.01,28.98', listing);
    const radius = await screen.findByRole('combobox', { name: 'En fazla ne kadar uzakta' });
    expect(radius).toHaveDisplayValue('Her uzaklıkta');
    await userEvent.selectOptions(radius, '10 km içinde');

    expect(router.state.location.search).toBe('?q=bal&sort=nearest&konum=41.01%2C28.98&mesafe=10');
    expect(requested.at(-1)?.variables).toMatchObject({ near: { latitude: 41.01, longitude: 28.98, withinKm: 10 } });
  });

  it('U22: says that no business is within the distance, and offers larger distances', async () => {
    const nobody = { ListBusinesses: () => ({ businessList: aList({ items: [], total: 0, totalPages: 0 }) }) };
    renderSite('/firma?sort=nearest&konum=41.01,28.98&mesafe=10', nobody);

    expect(await screen.findByRole('heading', { name: '10 km içinde işletme yok' })).toBeVisible();
    expect(screen.getByRole('link', { name: '25 km içinde ara' })).toHaveAttribute(
      'href',
      '/firma?sort=nearest&konum=41.01%2C28.98&mesafe=25',
    );
    expect(screen.getByRole('link', { name: 'Mesafe sınırını kaldır' })).toHaveAttribute(
      'href',
      '/firma?sort=nearest&konum=41.01%2C28.98',
    );
  });

  it('shows a message when the browser refuses the location', async () => {
    browserThatSays((_, failed) => failed?.({ code: 1 } as GeolocationPositionError));
    const { router } = renderSite('/firma', listing);
    await userEvent.click(await button());

    expect(await screen.findByText('Konumunuz alınamadı')).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  describe('after a visitor did something else while the place was being found', () => {
    const place = { coords: { latitude: 41.01, longitude: 28.98 } } as GeolocationPosition;
    async function locatingOn(address: string, answers: Parameters<typeof renderSite>[1] = listing) {
      const locate = jest.fn<void, Parameters<Locate>>();
      browserThatSays(locate);
      const site = renderSite(address, answers);
      await userEvent.click(await button());
      return { ...site, find: () => act(() => Promise.resolve(locate.mock.lastCall![0](place))) };
    }

    it('keeps filters that were ticked meanwhile', async () => {
      const { router, find } = await locatingOn('/firma', {
        ListBusinesses: ({ categories }) => ({ businessList: aList({ canonicalCategories: categories as string[] }) }),
      });
      await userEvent.click(screen.getByRole('checkbox', { name: /Baharat/ }));
      await find();

      expect(router.state.location.search).toBe('?category=baharat&sort=nearest&konum=41.01%2C28.98');
    });

    it.each(['/', '/firma'])('leaves a visitor on the page that they opened meanwhile from %s', async (address) => {
      const { router, find } = await locatingOn(address);
      await act(() => router.navigate('/blog'));
      await find();

      expect(router.state.location.pathname).toBe('/blog');
    });

    it('does not interrupt a navigation to another page', async () => {
      let come = () => {};
      const { router, find } = await locatingOn('/firma', {
        ...listing,
        ListPosts: () => new Promise((resolve) => (come = () => resolve({ postList: aPostList() }))),
      });
      await act(() => Promise.resolve(void router.navigate('/blog')));
      await find();
      await act(() => Promise.resolve(come()));

      await waitFor(() =>
        expect(router.state).toMatchObject({ navigation: { state: 'idle' }, location: { pathname: '/blog' } }),
      );
    });
  });

  it.each(['here', '91,29', '41.01', '1e9,1'])('does not sort by distance for the invalid place %j', async (place) => {
    const { requested } = renderSite(`/firma?sort=nearest&konum=${place}`, listing);
    await screen.findByRole('heading', { level: 1 });
    expect(requested.at(-1)?.variables).toMatchObject({ sort: null, near: null });
  });
});
