import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outage } from '../../testing/answers.js';
import { aBusinessCard, aList } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';

const anadolu = aBusinessCard();
const ege = aBusinessCard({ id: 'business-2', slug: 'ege-zeytin', name: 'Ege Zeytin' });
const all = [anadolu, ege];
const answers = {
  ListRecentBusinesses: () => ({ recentBusinesses: all }),
  ListFavourites: ({ ids }: Record<string, unknown>) => ({
    businessesByIds: (ids as string[]).map((id) => all.find((one) => one.id === id)),
  }),
};
const heart = (name: string) => screen.findByRole('button', { name: `${name} favorilere ekle` });

beforeEach(() => localStorage.clear());

describe('favourites', () => {
  it('keeps a business in this browser, and lets it go', async () => {
    renderSite('/', answers);
    await userEvent.click(await heart('Ege Zeytin'));
    expect(await heart('Ege Zeytin')).toHaveAttribute('aria-pressed', 'true');
    expect(await heart('Anadolu Baharat Evi')).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem('favoriler')).toBe('["business-2"]');

    await userEvent.click(await heart('Ege Zeytin'));
    expect(localStorage.getItem('favoriler')).toBe('[]');
  });

  it('shows them on their page, the latest first; one that is let go leaves at once', async () => {
    localStorage.setItem('favoriler', '["business-2","business-1"]');
    renderSite('/favoriler', answers);

    expect(await screen.findByText('2 favori işletme')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'Ege Zeytin',
      'Anadolu Baharat Evi',
    ]);
    await userEvent.click(await heart('Ege Zeytin'));
    expect(screen.queryByText('Ege Zeytin')).toBeNull();
  });

  it('keeps a business in place of one that was merged into it', async () => {
    localStorage.setItem('favoriler', '["merged","business-1"]');
    renderSite('/favoriler', {
      ...answers,
      ListFavourites: () => ({
        businessesByIds: [
          { ...ege, formerIds: ['merged'] },
          { ...anadolu, formerIds: [] },
        ],
      }),
    });

    expect(await heart('Ege Zeytin')).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('favoriler')).toBe('["business-2","business-1"]');
    await userEvent.click(await heart('Ege Zeytin'));
    expect(localStorage.getItem('favoriler')).toBe('["business-1"]');
  });

  it('says how to begin when there are none', async () => {
    const { requested } = renderSite('/favoriler', answers);

    const state = (await screen.findByText('Henüz favoriniz yok')).parentElement!;
    expect(within(state).getByRole('link', { name: 'Firmalara göz at' })).toHaveAttribute('href', '/firma');
    expect(requested.map(({ name }) => name)).not.toContain('ListFavourites');
  });

  it('API-03 says that they could not be loaded, and tries again', async () => {
    localStorage.setItem('favoriler', '["business-1"]');
    let isAway = true;
    renderSite('/favoriler', {
      ...answers,
      ListFavourites: (variables) => (isAway ? outage() : answers.ListFavourites(variables)),
    });
    expect(await screen.findByText('İşletmeler yüklenemedi')).toBeInTheDocument();
    isAway = false;
    await userEvent.click(screen.getByRole('link', { name: 'Tekrar Dene' }));

    expect(await screen.findByText('Anadolu Baharat Evi')).toBeInTheDocument();
  });

  it('is not thrown by what somebody else wrote into the storage', async () => {
    localStorage.setItem('favoriler', '{"not":"a list"}');
    renderSite('/favoriler', answers);

    expect(await screen.findByText('Henüz favoriniz yok')).toBeInTheDocument();
  });

  it('are led to from the list, and from nowhere while there are none', async () => {
    const listing = { ListBusinesses: () => ({ businessList: aList({ items: all }) }) };
    renderSite('/firma', { ...answers, ...listing });
    await userEvent.click(await heart('Ege Zeytin'));

    expect(screen.getByRole('link', { name: 'Favorilerim (1)' })).toHaveAttribute('href', '/favoriler');
    await userEvent.click(await heart('Ege Zeytin'));
    expect(screen.queryByRole('link', { name: /Favorilerim/ })).toBeNull();
  });
});
