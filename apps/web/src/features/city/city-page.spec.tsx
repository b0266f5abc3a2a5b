import { act, screen } from '@testing-library/react';
import { outage } from '../../testing/answers.js';
import { aBusinessPage, aSite, businessCards } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';
import type { FoundCity } from './api/load-city.js';
import { cityHead } from './city-seo.js';

const aFound = (over: Partial<FoundCity> = {}): FoundCity => ({
  __typename: 'CityFound',
  city: { slug: 'izmir', name: 'İzmir', country: 'Türkiye' },
  seoText: null,
  businesses: aBusinessPage(),
  ...over,
});
const found = (over: Partial<FoundCity> = {}) => ({ GetCity: () => ({ city: aFound(over) }) });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const empty = aBusinessPage({ items: [], total: 0, totalPages: 0 });

describe('the page of a city', () => {
  it('PUB-CITY-04 has its businesses and its text', async () => {
    renderSite('/sehir/izmir', found({ seoText: '<h2>Kordon</h2>' }));

    await title('İzmir');
    expect(screen.getByRole('region', { name: 'İzmir’deki işletmeler' })).toHaveTextContent('2 işletme gösteriliyor');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 2, name: 'Kordon' })).toBeInTheDocument();
  });

  it('PUB-CITY-05 PUB-CITY-10 TXT-21 without a business leads to all of them, and is not to be indexed', async () => {
    renderSite('/sehir/izmir', found({ businesses: empty }));

    expect(await screen.findByText('Burada henüz işletme yok.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tüm işletmelere bakın' })).toHaveAttribute('href', '/isletmeler');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  });

  it('PUB-CITY-10 shows the same where no city answers', async () => {
    renderSite('/sehir/atlantis', { GetCity: () => ({ city: { __typename: 'PlaceNotFound', name: 'Atlantis' } }) });

    await title('Atlantis');
    expect(document.title).toBe('Şehir bulunamadı | Pazar');
    expect(screen.getByRole('link', { name: 'Tüm işletmelere bakın' })).toHaveAttribute('href', '/isletmeler');
  });

  it('PUB-CITY-05 PUB-CITY-08 says that it could not be loaded, and leads to the cities', async () => {
    renderSite('/sehir/izmir', { GetCity: outage });

    await title('Şehir yüklenemedi');
    expect(screen.getByText('Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tüm şehirler' })).toHaveAttribute('href', '/sehirler');
  });

  it('PUB-CITY-09 PUB-CAT-10 shows three skeletons while it is on its way, ROUTE-09 also from its former address', async () => {
    let arrive = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (arrive = resolve));
    const { router } = renderSite('/', { GetCity: () => waiting.then(() => ({ city: aFound() })) });
    await screen.findByRole('heading', { level: 1 });
    act(() => void router.navigate('/city/izmir'));

    expect(await screen.findAllByTestId('card-skeleton')).toHaveLength(3);
    arrive();
    await title('İzmir');
    expect(router.state.location.pathname).toBe('/sehir/izmir');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/');
  });
});

it('PUB-SEO-07 PUB-SEO-08 tells search engines of the city and of ten businesses', () => {
  const { structured } = cityHead(aFound({ businesses: aBusinessPage({ items: businessCards(12) }) }), 1, aSite());
  const [, collection] = structured as [unknown, { about: object; mainEntity: { itemListElement: unknown[] } }];
  expect(collection.about).toMatchObject({ '@type': 'City', name: 'İzmir' });
  expect(collection.mainEntity.itemListElement).toHaveLength(10);
});
