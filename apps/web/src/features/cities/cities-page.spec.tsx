import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outage } from '../../testing/answers.js';
import { aSite } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';
import { citiesHead } from './cities-seo.js';

const cities = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `sehir-${index}`,
    name: `Şehir ${index}`,
    country: 'Türkiye',
    businessCount: 1300 - index,
  }));

describe('the cities', () => {
  it('PUB-CITY-01 PUB-CITY-03 GEN-17 are listed in the order of the API with their counts, each linked to its page', async () => {
    renderSite('/sehirler', { ListCities: () => ({ cities: cities(3) }) });

    await screen.findByRole('heading', { level: 1, name: 'Şehirler' });
    const cards = screen.getAllByRole('article');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Şehir 0Türkiye1.300 işletme',
      'Şehir 1Türkiye1.299 işletme',
      'Şehir 2Türkiye1.298 işletme',
    ]);
    expect(screen.getByRole('link', { name: 'Şehir 1' })).toHaveAttribute('href', '/sehir/sehir-1');
  });

  it('PUB-CITY-02 are laid out in a grid of up to four columns', async () => {
    renderSite('/sehirler', { ListCities: () => ({ cities: cities(4) }) });

    await screen.findByRole('heading', { level: 1, name: 'Şehirler' });
    expect(screen.getAllByRole('article')[0]!.parentElement).toHaveClass('place-grid');
    const css = readFileSync(join(__dirname, '../../styles/places.css'), 'utf8');
    expect([...css.matchAll(/\.place-grid[^}]*repeat\((\d)/g)].map(([, columns]) => columns)).toEqual(['2', '3', '4']);
  });

  it('show a message when there are none, and when they cannot be loaded', async () => {
    const { unmount } = renderSite('/sehirler', { ListCities: () => ({ cities: [] }) });
    expect(await screen.findByText('Henüz şehir eklenmemiş.')).toBeInTheDocument();
    unmount();

    renderSite('/sehirler', { ListCities: outage });
    expect(await screen.findByRole('heading', { level: 1, name: 'Şehirler yüklenemedi' })).toBeInTheDocument();
  });

  it('PUB-SEO-08 PUB-SEO-05 put ten into structured data, and mark an empty list noindex', () => {
    const { structured, robots } = citiesHead(cities(12), aSite());
    const [, collection] = structured as [unknown, { mainEntity: { itemListElement: unknown[] } }];
    expect([collection.mainEntity.itemListElement.length, robots]).toEqual([10, 'index, follow']);
    expect(citiesHead([], aSite()).robots).toBe('noindex, follow');
  });
});
