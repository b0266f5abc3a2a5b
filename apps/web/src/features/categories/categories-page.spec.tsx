import { screen, within } from '@testing-library/react';
import { outage } from '../../testing/answers.js';
import { countedCategories } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';

const all = (count: number) => ({ ListAllCategories: () => ({ categories: countedCategories(count) }) });

describe('the categories', () => {
  it('PUB-CAT-01 ROUTE-07 have a heading, a description and a plate each', async () => {
    renderSite('/kategoriler', all(14));

    expect(await screen.findByRole('heading', { level: 1, name: 'Kategoriler' })).toBeInTheDocument();
    expect(screen.getByText(/Her kategori bir tabak/)).toBeInTheDocument();
    const grid = within(screen.getByRole('region', { name: 'Tüm kategoriler' }));
    expect(grid.getAllByRole('listitem')).toHaveLength(14);
    expect(grid.getByRole('link', { name: /^Kategori 1\s?1\.000 işletme$/ })).toHaveAttribute(
      'href',
      '/kategori/kategori-1',
    );
  });

  it('say when there are none, and when they cannot be loaded', async () => {
    const { unmount } = renderSite('/kategoriler', all(0));
    expect(await screen.findByText('Henüz kategori eklenmemiş.')).toBeInTheDocument();
    unmount();

    renderSite('/kategoriler', { ListAllCategories: outage });
    expect(await screen.findByRole('heading', { level: 1, name: 'Kategoriler yüklenemedi' })).toBeInTheDocument();
  });
});
