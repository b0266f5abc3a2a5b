import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outage } from '../../testing/answers.js';
import { aCategory, aProduct, aProductList } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';
import type { ProductList } from './api/load-products.js';

const listing = (over: Partial<ProductList> = {}) => ({
  ListProducts: ({ category }: Record<string, unknown>) => ({
    productList: aProductList({ canonicalCategory: category as string | null, ...over }),
  }),
});
const requestedOf = (requested: { name: string; variables: unknown }[]) =>
  requested.find(({ name }) => name === 'ListProducts')?.variables;
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('article')!);
};
const chips = async () => within(await screen.findByRole('navigation', { name: 'Kategori' })).getAllByRole('link');
const address = (router: { state: { location: { pathname: string; search: string } } }) =>
  router.state.location.pathname + router.state.location.search;

describe('the products', () => {
  it('PUB-PROD-01, 07, 16 requests the first page of all products, or the filters and page of the address', async () => {
    const plain = renderSite('/urunler', listing());
    await screen.findByRole('heading', { level: 1, name: 'Ürünler' });
    expect(requestedOf(plain.requested)).toEqual({ search: null, category: null, page: 1 });
    plain.unmount();

    const narrowed = renderSite('/urunler?search=biber&category=baharat&page=2', listing({ totalPages: 3 }));
    await screen.findByRole('heading', { level: 1, name: 'Ürünler' });
    expect(requestedOf(narrowed.requested)).toEqual({ search: 'biber', category: 'baharat', page: 2 });
  });

  it('PUB-PROD-02 offers all and ten categories, always and in this order', async () => {
    renderSite('/urunler', listing({ categories: [] }));

    expect((await chips()).map((chip) => chip.textContent)).toEqual([
      'Tümü',
      'Baharat',
      'Fırın ve Pastane',
      'Süt Ürünleri',
      'Et Ürünleri',
      'Şekerleme',
      'Meyve ve Sebze',
      'Çay ve İçecek',
      'Zeytinyağı ve Yağlar',
      'Tahıl ve Bakliyat',
      'Kuruyemiş',
    ]);
  });

  it('PUB-PROD-03 adds every other category that has a product, and the chosen one', async () => {
    const chosen = aCategory('corba', 'Corba');
    const categories = [aCategory(), aCategory('deniz-urunleri', 'Deniz'), aCategory('tatli', 'Tatli')];
    renderSite('/urunler?category=corba', listing({ categories, category: chosen, items: [], total: 0 }));

    const all = await chips();
    expect(all.slice(11).map((chip) => chip.textContent)).toEqual(['Deniz', 'Tatli', 'Corba']);
    expect(all.filter((chip) => chip.hasAttribute('aria-current'))).toEqual([all[13]]);
  });

  it('PUB-PROD-07 keeps the text when a category is chosen, and starts at the first page', async () => {
    const { router } = renderSite('/urunler?search=biber&page=2', listing({ totalPages: 3 }));
    await userEvent.click(await screen.findByRole('link', { name: 'Süt Ürünleri' }));

    expect(address(router)).toBe('/urunler?search=biber&category=sut-urunleri');
  });

  it('PUB-PROD-01 searches within the category, from a form that works without JavaScript', async () => {
    const { router } = renderSite('/urunler?category=baharat', listing({ category: aCategory() }));
    const form = await screen.findByRole<HTMLFormElement>('search', { name: 'Ürün ara' });
    expect([form.getAttribute('action'), form.method]).toEqual(['/urunler', 'get']);
    expect([...new FormData(form).keys()]).toEqual(['search', 'category']);
    await userEvent.type(within(form).getByRole('searchbox'), '  pul biber {Enter}');

    expect(address(router)).toBe('/urunler?search=pul+biber&category=baharat');
  });

  it('PUB-PROD-04 TXT-04 counts matches and all products, and names category and text', async () => {
    renderSite(
      '/urunler?search=biber&category=baharat',
      listing({ category: aCategory(), total: 12, everything: 1486 }),
    );

    const count = await screen.findByText(/tanesi gösteriliyor/);
    expect(count).toHaveTextContent('1.486 üründen 12 tanesi gösteriliyor · Baharat · "biber"');
    expect(count).toHaveAttribute('role', 'status');
  });

  it('PUB-PROD-04 shows the page number beside the count over all pages', async () => {
    renderSite('/urunler?page=2', listing({ total: 48, everything: 48, totalPages: 2 }));

    expect(await screen.findByText(/tanesi gösteriliyor/)).toHaveTextContent(
      '48 üründen 48 tanesi gösteriliyor · sayfa 2/2',
    );
  });

  it('PUB-PROD-04 counts in English too', async () => {
    renderSite('/urunler', listing({ total: 12 }), { locale: 'en' });

    expect(await screen.findByText(/^Showing/)).toHaveTextContent('Showing 12 of 486 products');
  });

  it('PUB-PROD-08, PUB-PROD-09, PUB-PROD-10, GEN-08, TXT-06 shows picture, texts, price label and category', async () => {
    renderSite('/urunler', listing());
    const priced = await card('Pul Biber');

    expect(priced.getByText('Orta aci, gunes kurusu.')).toHaveClass('text');
    expect(priced.getByText('₺1.249,90')).toBeInTheDocument();
    expect(priced.getByRole('link', { name: 'Baharat' })).toHaveAttribute('href', '/kategori/baharat');
    expect(document.querySelector('.card img')).toHaveAttribute('src', '/kapak/urun/baharat/pul-biber.svg?v=2');
    expect((await card('Kimyon')).getByText('Fiyat için iletişime geçin')).toBeInTheDocument();
  });

  it('PUB-PROD-08 shows the stored picture', async () => {
    renderSite('/urunler', listing({ items: [aProduct({ imageUrl: '/resim/abc' })] }));
    await card('Pul Biber');

    expect(document.querySelector('.card img')?.getAttribute('src')).toMatch(/^\/resim\/abc/);
  });

  it('PUB-PROD-11, 12 links every business that offers it, at its own address', async () => {
    const businesses = [
      { id: 'b1', slug: 'anadolu', name: 'Anadolu', city: null },
      { id: 'b2', slug: 'ayni-ad-2', name: 'Ayni Ad', city: null },
    ];
    renderSite('/urunler', listing({ items: [aProduct({ businesses })] }));

    const offered = within((await card('Pul Biber')).getByRole('list', { name: 'Sunan işletmeler' }));
    expect(offered.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Anadolu', '/firma/anadolu'],
      ['Ayni Ad', '/firma/ayni-ad-2'],
    ]);
  });

  it('U15: shows a card with a link to the product, its price with unit, and the city of the seller', async () => {
    const businesses = [{ id: 'b1', slug: 'anadolu', name: 'Anadolu', city: 'Ankara' }];
    renderSite('/urunler', listing({ items: [aProduct({ unit: '5 kg çuval', businesses })] }));

    const pepper = await card('Pul Biber');
    expect(pepper.getByRole('link', { name: 'Pul Biber' })).toHaveAttribute('href', '/urun/pul-biber-1');
    expect(pepper.getByText(/^₺1.249,90/)).toHaveTextContent('₺1.249,90 / 5 kg çuval');
    expect(pepper.getByRole('listitem')).toHaveTextContent('Anadolu · Ankara');
  });

  it('U15: orders by price, in the address, filters kept', async () => {
    const { router, requested } = renderSite('/urunler?search=biber&page=2', listing({ totalPages: 3 }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sıralama' }), 'Fiyat: önce ucuz');
    expect(address(router)).toBe('/urunler?search=biber&sort=price');
    expect(requested.at(-1)?.variables).toMatchObject({ search: 'biber', sort: 'PRICE', page: 1 });

    const chip = await screen.findByRole('link', { name: 'Süt Ürünleri' });
    await waitFor(() => expect(chip).toHaveAttribute('href', '/urunler?search=biber&category=sut-urunleri&sort=price'));
  });

  it('U14: separates products that are meant from those that only contain the letters, under a heading', async () => {
    const items = [aProduct({ name: 'Kuzu Pirzola' }), aProduct({ id: 'p2', name: 'Ceviz' })];
    renderSite('/urunler?search=et', listing({ items, total: 2, meant: 1 }));

    const others = await screen.findByRole('heading', { level: 2, name: 'İçinde “et” geçen diğer ürünler' });
    const after = (name: string) =>
      others.compareDocumentPosition(screen.getByRole('heading', { level: 3, name })) &
      Node.DOCUMENT_POSITION_FOLLOWING;
    expect([after('Kuzu Pirzola'), after('Ceviz')]).toEqual([0, Node.DOCUMENT_POSITION_FOLLOWING]);
  });

  it.each([
    [0, 1],
    [26, 2],
  ])('U14: does not separate them where %s of all are meant, on page %s', async (meant, page) => {
    const items = [aProduct(), aProduct({ id: 'p2', name: 'Ceviz' })];
    renderSite(`/urunler?search=et&page=${page}`, listing({ items, total: 26, totalPages: 2, meant }));

    await card('Ceviz');
    expect(screen.queryByRole('heading', { level: 2, name: /geçen diğer/ })).toBeNull();
  });

  it('U14: says when the results have only some of the words', async () => {
    renderSite('/urunler?search=lokum+istanbul', listing({ partly: true }));

    expect(await screen.findByRole('heading', { level: 2, name: /bir kısmını içerenler/ })).toBeVisible();
  });

  it('PUB-PROD-11, TXT-06 says that no business offers a product, but not while its sellers are unknown', async () => {
    const items = [aProduct({ businesses: [] }), aProduct({ id: 'p2', name: 'Sumak', businesses: null })];
    renderSite('/urunler', listing({ items }));

    expect((await card('Pul Biber')).getByText('Bu ürünü sunan işletme bulunamadı')).toBeInTheDocument();
    expect((await card('Sumak')).queryByText('Bu ürünü sunan işletme bulunamadı')).toBeNull();
  });

  it('PUB-PROD-05 shows nine skeletons while the next list is on its way', async () => {
    let isSlow = false;
    const { router } = renderSite('/urunler', {
      ListProducts: (variables) => (isSlow ? new Promise(() => undefined) : listing().ListProducts(variables)),
    });
    await card('Pul Biber');
    isSlow = true;
    act(() => void router.navigate('/urunler?search=sumak'));

    expect(await screen.findAllByTestId('card-skeleton')).toHaveLength(9);
  });

  it('PUB-PROD-06, 07, TXT-05 says that nothing was found and clears both filters', async () => {
    renderSite('/urunler?search=yok&category=baharat', listing({ items: [], total: 0, totalPages: 0 }));

    expect(await screen.findByRole('heading', { name: 'Ürün bulunamadı' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Filtreleri Temizle' })).toHaveAttribute('href', '/urunler');
  });

  it('PUB-PROD-16 leads through the pages, filters kept; beyond the last one back to the first', async () => {
    const { unmount } = renderSite('/urunler?search=biber', listing({ total: 60, totalPages: 3 }));
    expect(await screen.findByRole('link', { name: 'Sayfa 2' })).toHaveAttribute(
      'href',
      '/urunler?search=biber&page=2',
    );
    unmount();

    renderSite('/urunler?page=9', listing({ items: [], total: 60, totalPages: 3 }));
    expect(await screen.findByRole('link', { name: 'İlk sayfaya dön' })).toHaveAttribute('href', '/urunler');
  });

  it('PUB-PROD-13, TXT-12 says that the list could not be loaded, without the internal code', async () => {
    renderSite('/urunler', { ListProducts: outage });

    expect(
      await screen.findByText('Ürünler yüklenirken hata oluştu: Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/service-unavailable/)).toBeNull();
    expect(await chips()).toHaveLength(11);
  });

  it('marks a reduced search, and counts from below', async () => {
    renderSite('/urunler?search=biber', listing({ reduced: true, total: 1000, totalIsLowerBound: true }));

    expect(await screen.findByText(/Arama şu anda sınırlı çalışıyor/)).toBeInTheDocument();
    expect(screen.getByText(/tanesi gösteriliyor/)).toHaveTextContent('1.000+ tanesi');
  });
});
