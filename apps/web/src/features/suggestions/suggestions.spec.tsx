import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outage } from '../../testing/answers.js';
import { renderSite } from '../../testing/render-site.js';
import { pastSearches, rememberSearch } from './past-searches.js';

const found = {
  categories: [{ slug: 'baharat', name: 'Baharat', businessCount: 48 }],
  cities: [{ slug: 'bayburt', name: 'Bayburt', businessCount: 2 }],
  districts: [{ slug: 'bahcelievler', name: 'Bahçelievler', city: 'İstanbul', businessCount: 3 }],
  services: [{ slug: 'bahceden-teslim', name: 'Bahçeden teslim' }],
  certificates: [{ slug: 'bahce-tarimi', name: 'Bahçe Tarımı' }],
  products: [{ name: 'Bahar Çayı', category: { slug: 'icecek', name: 'Çay ve İçecek' } }],
  businesses: [
    {
      slug: 'anadolu-baharat-evi',
      name: 'Anadolu Baharat Evi',
      categories: [{ slug: 'baharat' }],
      headquarters: { city: 'İstanbul', borough: 'Fatih' },
    },
  ],
  first: [],
};
const mixed = {
  ...found,
  first: [
    { kind: 'businesses', at: 0 },
    { kind: 'categories', at: 0 },
    { kind: 'products', at: 0 },
  ],
};
const answers = { GetSuggestions: () => ({ suggestions: found }), ListBusinesses: outage, GetCity: outage };
const box = () => screen.findByRole('combobox', { name: /ara/i });
const options = async () => within(await screen.findByRole('listbox', { name: 'Öneriler' })).findAllByRole('option');

describe('suggestions while typing', () => {
  it('shows matches of the typed letters in groups, with the letters marked', async () => {
    const { requested } = renderSite('/', answers);
    await userEvent.type(await box(), 'BAH');

    expect((await options()).map((option) => option.textContent)).toEqual([
      'Baharat, 48 işletme',
      'Bayburt, 2 işletme',
      'Bahçelievler, İstanbul · 3 işletme',
      'Bahçeden teslim, Hizmet',
      'Bahçe Tarımı, Sertifika',
      'Bahar Çayı, Çay ve İçecek',
      'Anadolu Baharat Evi, Fatih, İstanbul',
    ]);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Bah',
      'Bah',
      'Bah',
      'Bah',
      'Bah',
      'Bah',
    ]);
    expect(await box()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('7 öneri var. Ok tuşlarıyla seçin.')).toHaveAttribute('role', 'status');
    // requested once, after a pause in typing
    expect(requested.filter(({ name }) => name === 'GetSuggestions')).toEqual([
      { name: 'GetSuggestions', variables: { q: 'BAH' } },
    ]);
  });

  it('shows the best matches first with their kinds, without repeating them in their groups', async () => {
    renderSite('/', { ...answers, GetSuggestions: () => ({ suggestions: mixed }) });
    await userEvent.type(await box(), 'bah');
    await options();
    const groups = within(screen.getByRole('listbox')).getAllByRole('group');
    const shown = groups.map((group) => [
      group.getAttribute('aria-label'),
      ...within(group)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ]);
    expect(shown).toEqual([
      ['En uygun', 'Anadolu Baharat Evi, İşletme · Fatih, İstanbul', 'Baharat, Kategori', 'Bahar Çayı, Ürün'],
      ['Şehirler', 'Bayburt, 2 işletme'],
      ['Semtler', 'Bahçelievler, İstanbul · 3 işletme'],
      ['Özellikler', 'Bahçeden teslim, Hizmet', 'Bahçe Tarımı, Sertifika'],
    ]);
  });

  it('requests nothing before the second letter', async () => {
    const { requested } = renderSite('/', answers);
    await userEvent.type(await box(), 'b');

    expect(await box()).toHaveAttribute('aria-expanded', 'false');
    expect(requested.map(({ name }) => name)).not.toContain('GetSuggestions');
  });

  it('is walked with the arrows and chosen with Enter', async () => {
    const { router } = renderSite('/', { ...answers, GetBusiness: () => outage() });
    await userEvent.type(await box(), 'bah');
    const [first] = await options();
    await userEvent.keyboard('{ArrowDown}');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(await box()).toHaveAttribute('aria-activedescendant', first!.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');

    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname).toBe('/firma/anadolu-baharat-evi');
  });

  it('names products as a group of their own, and leads to the products of that name', async () => {
    const { router } = renderSite('/', { ...answers, ListProducts: () => outage() });
    await userEvent.type(await box(), 'bah');
    await options();
    const groups = within(screen.getByRole('listbox')).getAllByRole('group');
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      'Kategoriler',
      'Şehirler',
      'Semtler',
      'Özellikler',
      'Ürünler',
      'İşletmeler',
    ]);
    const product = within(screen.getByRole('group', { name: 'Ürünler' })).getByRole('option');
    expect(product).toHaveAccessibleName('Bahar Çayı, Çay ve İçecek');

    await userEvent.keyboard('{ArrowDown}'.repeat(6));
    expect(await box()).toHaveAttribute('aria-activedescendant', product.id);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Ürünler' });
    expect(router.state.location.pathname).toBe('/urunler');
    expect(new URLSearchParams(router.state.location.search).get('search')).toBe('Bahar Çayı');
  });

  it('U13: an option has its visible text as its accessible name', async () => {
    renderSite('/', answers);
    await userEvent.type(await box(), 'bah');
    for (const option of await options()) {
      expect(option).toHaveAccessibleName(option.textContent ?? '');
    }
  });

  it('U13: says so when there is nothing to suggest', async () => {
    const nothing = {
      ...{ categories: [], cities: [], districts: [], services: [] },
      ...{ certificates: [], products: [], businesses: [], first: [] },
    };
    renderSite('/', { ...answers, GetSuggestions: () => ({ suggestions: nothing }) });
    await userEvent.type(await box(), 'bah');

    const said = await screen.findByText(/^Öneri yok/);
    expect(said).toHaveAttribute('role', 'status');
    expect(said).not.toHaveClass('sr');
    expect(await box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('searches for the text itself when nothing was chosen', async () => {
    const { router } = renderSite('/', answers);
    await userEvent.type(await box(), 'bah');
    await options();
    await userEvent.keyboard('{Enter}');

    await screen.findByRole('heading', { level: 1, name: /bah/ });
    expect(router.state.location.search).toBe('?q=bah');
  });

  it('closes on Escape, and keeps the text', async () => {
    renderSite('/', answers);
    await userEvent.type(await box(), 'bah');
    await options();
    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('listbox')).toBeNull();
    expect(await box()).toHaveValue('bah');
  });

  it('opens the clicked suggestion', async () => {
    const { router } = renderSite('/', answers);
    await userEvent.type(await box(), 'bah');
    await userEvent.click((await options())[1]!);

    await waitFor(() => expect(router.state.location.pathname).toBe('/sehir/bayburt'));
  });

  it('API-03 searches for the typed text when suggestions are unavailable', async () => {
    const { router } = renderSite('/', { ...answers, GetSuggestions: () => outage() });
    await userEvent.type(await box(), 'bah{Enter}');

    await screen.findByRole('heading', { level: 1, name: /bah/ });
    expect(router.state.location.search).toBe('?q=bah');
  });

  it('leads to the businesses with a service or a certificate', async () => {
    const { router } = renderSite('/', answers);
    await userEvent.type(await box(), 'bah');
    await userEvent.click((await options())[4]!);
    await waitFor(() => expect(router.state.location.search).toBe('?sertifika=bahce-tarimi'));
  });
});

describe('past searches', () => {
  const shown = async () => (await options()).map((option) => option.textContent);

  it('of this browser are listed under the empty box, the latest first, and link to their results', async () => {
    rememberSearch('peynir');
    rememberSearch('bal');
    const { router, requested } = renderSite('/', answers);
    await userEvent.click(await box());
    expect(await shown()).toEqual(['bal', 'peynir', 'Geçmiş aramaları sil']);
    expect(requested.map(({ name }) => name)).not.toContain('GetSuggestions');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=peynir'));
    await waitFor(() => expect(pastSearches()).toEqual(['peynir', 'bal']));
  });

  it('are replaced by suggestions, and can be deleted at once', async () => {
    rememberSearch('peynir');
    renderSite('/', answers);
    await userEvent.type(await box(), 'bah');
    expect(await shown()).not.toContain('peynir');
    await userEvent.clear(await box());
    await userEvent.click(await screen.findByRole('option', { name: 'Geçmiş aramaları sil' }));
    expect(pastSearches()).toEqual([]);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(await box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('show nothing in a browser without past searches', async () => {
    renderSite('/', answers);
    await userEvent.click(await box());
    expect(await box()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
