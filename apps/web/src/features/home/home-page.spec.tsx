import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSite, postCards } from '../../testing/builders.js';
import { outage } from '../../testing/answers.js';
import { renderSite } from '../../testing/render-site.js';
import { homeHead } from './home-seo.js';

const emptyList = { ListBusinesses: () => outage() };
const region = (name: string) => screen.findByRole('region', { name });

describe('the home page', () => {
  it('PUB-HOME-01 invites to discover flavours', async () => {
    renderSite('/');

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Yerel üreticilerden doğal lezzetleri keşfedin' }),
    ).toBeInTheDocument();
  });

  it('PUB-HOME-02 searches for the trimmed text', async () => {
    const { router } = renderSite('/', emptyList);
    await userEvent.type(await screen.findByRole('combobox'), '  pul biber & sumak {Enter}');

    await screen.findByRole('heading', { level: 1, name: /pul biber/ });
    expect(router.state.location.search).toBe('?q=pul+biber+%26+sumak');
  });

  it('PUB-HOME-03 does not search for a text of spaces only', async () => {
    const { router } = renderSite('/', emptyList);
    await userEvent.type(await screen.findByRole('combobox'), '   {Enter}');

    expect(router.state.location.pathname).toBe('/');
  });

  it('PUB-HOME-04 has four shortcuts', async () => {
    renderSite('/');

    const shortcuts = (await screen.findByText('Çok arananlar:')).parentElement!;
    expect(
      within(shortcuts)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/firma?q=Baharat',
      '/firma?q=Baklava',
      '/firma?q=Zeytinya%C4%9F%C4%B1',
      '/firma?q=T%C3%BCrk+%C3%A7ay%C4%B1',
    ]);
  });

  it('PUB-HOME-07 PUB-HOME-09 shows the first twelve categories as plates that lead to them', async () => {
    const { requested } = renderSite('/');

    const strip = await region('Ne pişiriyorsunuz?');
    expect(within(strip).getAllByRole('listitem')).toHaveLength(12);
    expect(within(strip).getByRole('link', { name: /^Kategori 1\s?1\.000 işletme$/ })).toHaveAttribute(
      'href',
      '/kategori/kategori-1',
    );
    expect(within(strip).getByRole('link', { name: 'Tüm kategoriler' })).toHaveAttribute('href', '/kategoriler');
    expect(requested).toContainEqual({ name: 'ListCategories', variables: { first: 12 } });
  });

  it('PUB-HOME-06 hides the strip when it cannot be had, and keeps the rest', async () => {
    renderSite('/', { ListCategories: outage });

    expect(await region('Tezgâha yeni gelenler')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Ne pişiriyorsunuz?' })).toBeNull();
  });

  it('PUB-HOME-10 PUB-HOME-14 shows the six latest businesses and leads to all', async () => {
    const { requested } = renderSite('/');

    const recent = await region('Tezgâha yeni gelenler');
    expect(within(recent).getAllByRole('article')).toHaveLength(6);
    expect(within(recent).getByRole('link', { name: 'Tümünü gör' })).toHaveAttribute('href', '/firma');
    expect(requested).toContainEqual({ name: 'ListRecentBusinesses', variables: { first: 6 } });
  });

  it('PUB-CARD-03 shows no logos on the home page', async () => {
    renderSite('/');

    expect((await region('Tezgâha yeni gelenler')).querySelector('.medallion')).toBeNull();
  });

  it('PUB-HOME-12 says that the latest could not be loaded', async () => {
    renderSite('/', { ListRecentBusinesses: outage });

    expect(await screen.findByText('Son eklenen işletmeler alınırken hata oluştu')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tekrar Dene' })).toBeInTheDocument();
  });

  it('PUB-HOME-13 says that there are none yet', async () => {
    renderSite('/', { ListRecentBusinesses: () => ({ recentBusinesses: [] }) });

    expect(await screen.findByText('Henüz yeni eklenen işletme bulunamadı.')).toBeInTheDocument();
  });

  it('PUB-HOME-15 shows three featured posts and leads to the blog', async () => {
    const { requested } = renderSite('/', { ListFeaturedPosts: () => ({ featuredPosts: postCards(3) }) });

    const posts = await region('Mutfaktan yazılar');
    expect(within(posts).getAllByRole('article')).toHaveLength(3);
    expect(within(posts).getByRole('link', { name: 'Blog’a git' })).toHaveAttribute('href', '/blog');
    expect(requested).toContainEqual({ name: 'ListFeaturedPosts', variables: { first: 3 } });
  });

  it('PUB-HOME-15 has no blog section while there are no posts', async () => {
    renderSite('/');

    await region('Tezgâha yeni gelenler');
    expect(screen.queryByRole('region', { name: 'Mutfaktan yazılar' })).toBeNull();
  });

  it('PUB-HOME-16 hides the blog section when it cannot be had, and logs that', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    renderSite('/', { ListFeaturedPosts: outage });

    await region('Tezgâha yeni gelenler');
    expect(screen.queryByRole('region', { name: 'Mutfaktan yazılar' })).toBeNull();
    expect(logged).toHaveBeenCalledWith('Blog yazıları yüklenirken bir hata oluştu.');
    logged.mockRestore();
  });

  it('PUB-HOME-17 has texts for businesses, for buyers and about quality', async () => {
    renderSite('/');

    const info = await region('Üretenle pişireni aynı sofraya oturtuyoruz');
    expect(
      within(info)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['İşletmeler için', 'Alıcılar için', 'Kalite güvencesi']);
  });
});

describe('homeHead', () => {
  it('PUB-SEO-07 says who runs the site and how it is searched', () => {
    const [organization, website] = homeHead(aSite()).structured as Record<string, unknown>[];

    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Pazar', email: 'bilgi@pazar.example' });
    expect(website).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: 'https://pazar.example/firma?q={search_term_string}' } },
    });
  });
});
