import { screen, within } from '@testing-library/react';
import { outage } from '../../testing/answers.js';
import { aBusinessPage, aCategory, aSite, businessCards } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';
import type { FoundCategory } from './api/load-category.js';
import { categoryHead } from './category-seo.js';

const aFound = (over: Partial<FoundCategory> = {}): FoundCategory => ({
  __typename: 'CategoryFound',
  category: { ...aCategory('sut-urunleri', 'Süt Ürünleri'), description: null },
  seoText: null,
  businesses: aBusinessPage({ total: 1284, totalPages: 107 }),
  ...over,
});
const found = (over: Partial<FoundCategory> = {}) => ({ GetCategory: () => ({ category: aFound(over) }) });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const empty = aBusinessPage({ items: [], total: 0, totalPages: 0 });

describe('the page of a category', () => {
  it('PUB-CAT-06 TXT-07 says how many businesses there are in all', async () => {
    renderSite('/kategori/sut-urunleri', found());

    await title('Süt Ürünleri');
    expect(screen.getByText('Süt Ürünleri kategorisinde 1.284 işletme gösteriliyor')).toBeInTheDocument();
  });

  it('PUB-CAT-07 shows cards without logos, and leads back to the categories', async () => {
    renderSite('/kategori/sut-urunleri', found());

    await title('Süt Ürünleri');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(document.querySelector('.medallion')).toBeNull();
    expect(screen.getByRole('link', { name: 'Tüm kategoriler' })).toHaveAttribute('href', '/kategoriler');
  });

  it('PUB-CAT-02 SLUG-07 requests the decoded slug, PUB-CAT-13 and for the page', async () => {
    const { requested } = renderSite('/kategori/s%C3%BCt?page=2', found());

    await title('Süt Ürünleri');
    expect(requested).toContainEqual({ name: 'GetCategory', variables: { slug: 'süt', page: 2 } });
    const pages = within(screen.getByRole('navigation', { name: 'Sayfalar' }));
    expect(pages.getByRole('link', { name: 'Sayfa 3' })).toHaveAttribute('href', '/kategori/sut-urunleri?page=3');
  });

  it('PUB-CAT-05 shows its text, and nothing in its place', async () => {
    const { unmount } = renderSite('/kategori/sut-urunleri', found({ seoText: '<h2>Mandıradan</h2>' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Mandıradan' })).toBeInTheDocument();
    unmount();

    renderSite('/kategori/sut-urunleri', found());
    await title('Süt Ürünleri');
    expect(screen.queryByRole('region', { name: 'Süt Ürünleri rehberi' })).toBeNull();
  });

  it('PUB-CAT-08 TXT-21 says that there is no business yet, and leads to all', async () => {
    renderSite('/kategori/sut-urunleri', found({ businesses: empty }));

    expect(await screen.findByText('Burada henüz işletme yok.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tüm işletmelere bakın' })).toHaveAttribute('href', '/firma');
  });

  it('PUB-CAT-12 shows the empty state where no category answers', async () => {
    renderSite('/kategori/yok', { GetCategory: () => ({ category: { __typename: 'PlaceNotFound', name: 'Yok' } }) });

    await title('Yok');
    expect(screen.getByText('Burada henüz işletme yok.')).toBeInTheDocument();
    expect(document.title).toBe('Kategori bulunamadı | Pazar');
  });

  it('PUB-CAT-11 unites the businesses of several categories, not to be indexed', async () => {
    const category = { __typename: 'CategoriesMeant', name: 'Peyn', categories: [], businesses: aBusinessPage() };
    renderSite('/kategori/peyn', { GetCategory: () => ({ category }) });

    await title('Peyn');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  });

  it('PUB-CAT-09 says that it could not be loaded, and leads back', async () => {
    renderSite('/kategori/sut-urunleri', { GetCategory: outage });

    await title('Kategori yüklenemedi');
    expect(screen.getByText('Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tüm kategoriler' })).toHaveAttribute('href', '/kategoriler');
  });

  it('ROUTE-20 leads to the first page from beyond the last', async () => {
    renderSite('/kategori/sut-urunleri?page=9', found({ businesses: { ...empty, total: 3, totalPages: 1 } }));

    expect(await screen.findByRole('link', { name: 'İlk sayfaya dön' })).toHaveAttribute(
      'href',
      '/kategori/sut-urunleri',
    );
  });

  it('says that the list comes from the fallback source', async () => {
    renderSite('/kategori/sut-urunleri', found({ businesses: aBusinessPage({ reduced: true }) }));

    expect(await screen.findByText(/yedek kaynaktan/)).toBeInTheDocument();
  });
});

describe('categoryHead', () => {
  it('PUB-SEO-08 lists the first five businesses', () => {
    const { structured } = categoryHead(
      aFound({ businesses: aBusinessPage({ items: businessCards(12) }) }),
      1,
      aSite(),
    );
    expect(structured).toMatchObject([
      { '@type': 'BreadcrumbList' },
      { '@type': 'CollectionPage', mainEntity: { '@type': 'ItemList' } },
    ]);
    const [, collection] = structured as [unknown, { mainEntity: { itemListElement: unknown[] } }];
    expect(collection.mainEntity.itemListElement).toHaveLength(5);
  });

  it('PUB-CAT-13 PUB-SEO-05 has an address of its own on each page, and no index while it is empty', () => {
    expect(categoryHead(aFound(), 2, aSite())).toMatchObject({
      canonical: '/kategori/sut-urunleri?page=2',
      robots: 'index, follow',
    });
    expect(categoryHead(aFound({ businesses: empty }), 1, aSite()).robots).toBe('noindex, follow');
  });
});
