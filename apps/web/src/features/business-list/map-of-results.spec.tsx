import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outage } from '../../testing/answers.js';
import { aBusinessCard, aList } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';
import type { drawMap as drawRealMap } from './map/map-canvas.js';
import type { MapResults } from './map/markers.js';

const canDrawMaps = jest.fn(() => true);
const drawMap = jest.fn<ReturnType<typeof drawRealMap>, Parameters<typeof drawRealMap>>();
const shown = jest.fn();
// jsdom has no WebGL.
jest.mock('./map/map-canvas.js', () => ({
  canDrawMaps: () => canDrawMaps(),
  drawMap: (options: Parameters<typeof drawRealMap>[0]) => drawMap(options),
}));

const TURKIYE = { west: 25, south: 35, east: 45, north: 43 };
const ISTANBUL = { west: 28.5, south: 40.8, east: 29.5, north: 41.3 };
const results = (over: Partial<MapResults> = {}): MapResults => ({
  clusters: [{ latitude: 41, longitude: 29, count: 12, area: ISTANBUL }],
  pins: [{ id: 'business-1', slug: 'a', name: 'Anadolu Baharat Evi', latitude: 39, longitude: 33, averageRating: 4.8 }],
  total: 13,
  reduced: false,
  ...over,
});
const answers = (over: Partial<MapResults> = {}) => ({
  ListBusinesses: () => ({ businessList: aList() }),
  MapBusinesses: () => ({ businessMap: results(over) }),
  ListFavourites: () => ({ businessesByIds: [{ ...aBusinessCard(), formerIds: null }] }),
});
const map = () => screen.findByRole('region', { name: 'Sonuçların haritası' });
const options = () => drawMap.mock.lastCall![0];
const search = (router: { state: { location: { search: string } } }) =>
  new URLSearchParams(router.state.location.search);

beforeEach(() => {
  canDrawMaps.mockReturnValue(true);
  drawMap.mockReset().mockImplementation(({ area, onView }) => {
    onView({ area: area ?? TURKIYE, zoom: 5 });
    return Promise.resolve({ show: shown, remove: jest.fn() });
  });
  shown.mockReset();
});

describe('the map of results', () => {
  it('is chosen beside the list, keeps the filters, and is not fetched before', async () => {
    const { router } = renderSite('/firma?q=sumak&page=2', {
      ...answers(),
      ListBusinesses: () => ({ businessList: aList({ total: 30, totalPages: 3 }) }),
    });
    const views = within(await screen.findByRole('navigation', { name: 'Görünüm' }));
    expect(views.getByRole('link', { name: 'Liste' })).toHaveAttribute('aria-current', 'true');
    expect(drawMap).not.toHaveBeenCalled();
    await userEvent.click(views.getByRole('link', { name: 'Harita' }));

    await map();
    expect(router.state.location.search).toBe('?q=sumak&gorunum=harita&page=2');
  });

  it('shows the results within the visible area, with the filters of the list', async () => {
    const { requested } = renderSite('/firma?category=baharat&gorunum=harita', {
      ...answers(),
      ListBusinesses: () => ({ businessList: aList({ canonicalCategories: ['baharat'] }) }),
    });
    const region = await map();
    expect(await within(region).findByText(/Haritada 13 işletme/)).toBeInTheDocument();
    expect(shown).toHaveBeenLastCalledWith(results());
    expect(requested.filter(({ name }) => name === 'MapBusinesses').map(({ variables }) => variables)).toEqual([
      expect.objectContaining({ categories: ['baharat'], area: TURKIYE, zoom: 5 }),
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(within(region).getByRole('link', { name: 'Haritayı atla, listeye geç' })).toHaveAttribute('href', '#liste');
  });

  it('searches in the moved area when its button is pressed; a badge removes that filter', async () => {
    const { router } = renderSite('/firma?q=sumak&gorunum=harita', answers());
    const region = await map();
    expect(within(region).queryByRole('button', { name: 'Bu alanda ara' })).toBeNull();
    act(() => options().onView({ area: ISTANBUL, zoom: 10 }));
    await userEvent.click(await within(region).findByRole('button', { name: 'Bu alanda ara' }));

    const badge = await screen.findByRole('link', { name: 'Haritadaki alan filtresini kaldır' });
    expect(search(router).get('alan')).toBe('28.5,40.8,29.5,41.3');
    expect(search(router).get('q')).toBe('sumak');
    expect(within(region).queryByRole('button', { name: 'Bu alanda ara' })).toBeNull();
    await userEvent.click(badge);
    expect(router.state.location.search).toBe('?q=sumak&gorunum=harita');
  });

  it('shows the card of a chosen pin, which goes away by Escape and gives the focus back', async () => {
    renderSite('/firma?gorunum=harita', answers());
    await map();
    const pin = document.body.appendChild(document.createElement('button'));
    act(() => options().onPin('business-1', pin));
    const card = await screen.findByRole('complementary', { name: 'Haritada seçilen işletme' });
    expect(await within(card).findByRole('link', { name: 'Anadolu Baharat Evi' })).toBeInTheDocument();
    expect(within(card).getByRole('button', { name: 'Kartı kapat' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: 'Haritada seçilen işletme' })).toBeNull();
    expect(pin).toHaveFocus();

    act(() => options().onPin('business-1', pin));
    pin.remove();
    const canvas = options().place.appendChild(document.createElement('canvas'));
    canvas.tabIndex = 0;
    await userEvent.keyboard('{Escape}');
    expect(canvas).toHaveFocus();
  });

  it('lists the businesses of pins at one place', async () => {
    const { router } = renderSite('/firma?gorunum=harita', answers());
    await map();
    act(() => options().onCrowd(ISTANBUL));
    await waitFor(() => expect(search(router).get('alan')).toBe('28.5,40.8,29.5,41.3'));
  });

  describe('says why it is unavailable, and shows the list', () => {
    const leavesTheListAndSays = async (reason: RegExp) => {
      expect(await screen.findByText(reason)).toBeInTheDocument();
      expect(screen.getAllByRole('article')).toHaveLength(2);
    };

    it('where the browser has no WebGL', async () => {
      canDrawMaps.mockReturnValue(false);
      renderSite('/firma?gorunum=harita', answers());
      await leavesTheListAndSays(/Tarayıcınız haritayı çizemiyor/);
    });

    it('where the map library cannot be loaded', async () => {
      drawMap.mockReset().mockRejectedValue(new Error('no library'));
      renderSite('/firma?gorunum=harita', answers());
      await leavesTheListAndSays(/Harita yüklenemedi/);
    });

    it('where the request for the map fails', async () => {
      renderSite('/firma?gorunum=harita', { ...answers(), MapBusinesses: outage });
      await leavesTheListAndSays(/Harita yüklenemedi/);
    });

    it('while the search is reduced', async () => {
      renderSite('/firma?gorunum=harita', answers({ clusters: [], pins: [], total: 0, reduced: true }));
      await leavesTheListAndSays(/yerleri haritada gösterilemiyor/);
    });
  });
});
