import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCategory, aList, businessCards } from '../../testing/builders.js';
import { outage } from '../../testing/answers.js';
import { renderSite } from '../../testing/render-site.js';
import type { BusinessList } from './api/load-business-list.js';

const spices = aCategory();
const chosen = { selectedCategories: [spices], canonicalCategories: ['baharat'] };
const listing = (over: Partial<BusinessList> = {}) => ({
  ListBusinesses: ({ categories }: Record<string, unknown>) => ({
    businessList: aList({ canonicalCategories: categories as string[], ...over }),
  }),
});
const service = { id: 'h1', slug: 'ihracat', name: 'İhracat' };
const cargo = { id: 'h2', slug: 'kargo-ile-gonderim', name: 'Kargo ile gönderim' };
const services = {
  serviceFacets: [
    { service, count: 7 },
    { service: cargo, count: 3 },
    { service: { id: 'h3', slug: 'bos', name: 'Boş' }, count: 0 },
  ],
};
const requestedOf = (requested: { name: string; variables: unknown }[]) =>
  requested.filter(({ name }) => name === 'ListBusinesses').map(({ variables }) => variables);
const filters = async () => within(await screen.findByRole('complementary', { name: 'Filtreler' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const address = (router: { state: { location: { pathname: string; search: string } } }) =>
  router.state.location.pathname + router.state.location.search;

describe('the business list', () => {
  it('PUB-LIST-08, 11 counts and shows the businesses, with their logos', async () => {
    renderSite('/firma', listing({ total: 1284, items: businessCards(12) }));

    expect(await screen.findAllByRole('article')).toHaveLength(12);
    expect(screen.getByRole('status')).toHaveTextContent('1.284 işletme bulundu');
    expect(document.querySelectorAll('.card .medallion')).toHaveLength(12); // PUB-CARD-03
  });

  it('PUB-LIST-13, 16 requests the first page in the default order', async () => {
    const { requested } = renderSite('/firma', listing());

    await heading('Tüm Gıda Tedarikçileri');
    expect(requestedOf(requested)).toEqual([
      {
        ...{ q: null, categories: [], services: [], certificates: [], ratedAtLeast: null, openNow: false },
        ...{ sort: null, page: 1, near: null, area: null },
      },
    ]);
  });

  describe('a chosen result', () => {
    const beacon = jest.fn<boolean, [string, Blob]>(() => true);
    beforeEach(() => Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon }));
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'sendBeacon');
      beacon.mockClear();
    });
    const choose = async () => {
      const [, second] = await screen.findAllByRole('article');
      await userEvent.click(within(second!).getByRole('heading', { level: 3 }).querySelector('a')!);
    };

    it('of a search is reported with its rank and its owner, and nothing else', async () => {
      renderSite('/firma?q=sumak&page=2', {
        ...listing({ items: businessCards(3), total: 15, totalPages: 2 }),
        GetBusiness: () => outage(),
      });
      await choose();
      const [path, body] = beacon.mock.calls[0]!;
      expect(path).toBe('/firma/tiklama');
      const told = await new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(JSON.parse(reader.result as string));
        reader.readAsText(body);
      });
      expect(told).toEqual({ text: 'sumak', rank: 14, businessId: businessCards(3)[1]!.id });
    });

    it('of a list without a text is not reported', async () => {
      renderSite('/firma', { ...listing({ items: businessCards(3) }), GetBusiness: () => outage() });
      await choose();
      expect(beacon).not.toHaveBeenCalled();
    });
  });

  it('PUB-LIST-05 has a search, categories with counts, orders and a clear button', async () => {
    renderSite('/firma', listing());

    const form = await filters();
    expect(form.getByRole('combobox', { name: 'Ara' })).toHaveAttribute('name', 'q');
    expect(form.getByRole('checkbox', { name: 'Baharat 48' })).not.toBeChecked();
    expect(form.getByRole('radio', { name: 'En Yüksek Puan' })).toBeChecked();
    expect(form.getByRole('link', { name: 'Filtreleri Temizle' })).toHaveAttribute('href', '/firma');
  });

  it('U10: PUB-LAY-12 shows the largest categories first, in the order of the site, and none that is empty', async () => {
    const small = Array.from({ length: 13 }, (_, n) => ({ category: aCategory(`kucuk-${n}`, `Kucuk ${n}`), count: 2 }));
    const large = { category: aCategory('kasap', 'Kasap'), count: 41 };
    const empty = { category: aCategory('bos', 'Bos'), count: 0 };
    renderSite('/firma', listing({ facets: [empty, ...small, large] }));

    const form = await filters();
    const shown = form.getAllByRole('checkbox').filter((box) => !box.closest('details'));
    expect(shown.map((box) => (box as HTMLInputElement).value)).toEqual([
      ...small.slice(0, 11).map(({ category }) => category.slug),
      'kasap',
    ]);
    expect(form.queryByRole('checkbox', { name: /Bos/ })).toBeNull();
  });

  it('U10: leaves a category that is ticked, or no longer, where it is, with the focus', async () => {
    const facets = Array.from({ length: 14 }, (_, n) => ({ category: aCategory(`c-${n}`, `Kategori ${n}`), count: 9 }));
    renderSite('/firma?category=c-13', {
      ListBusinesses: ({ categories }) => ({
        businessList: aList({ facets, canonicalCategories: categories as string[] }),
      }),
    });
    const form = await filters();
    for (const name of ['Kategori 12 9', 'Kategori 13 9']) {
      const box = form.getByRole('checkbox', { name });
      const isTicked = (box as HTMLInputElement).checked;
      await userEvent.click(box);
      await waitFor(() => expect((box as HTMLInputElement).checked).toBe(!isTicked));
      expect(box).toHaveFocus();
    }
  });

  it('U10: keeps a chosen category that became empty, so that it can be taken back', async () => {
    const facets = [{ category: spices, count: 0 }];
    renderSite('/firma?q=sumak&category=baharat', listing({ ...chosen, facets }));

    expect((await filters()).getByRole('checkbox', { name: 'Baharat 0' })).toBeChecked();
  });

  it('PUB-LIST-20 adds a category on the first page, keeps the other filters, and adds a history entry', async () => {
    const { router } = renderSite('/firma?q=sumak&sort=name&page=3', listing({ totalPages: 9, total: 100 }));
    await userEvent.click((await filters()).getByRole('checkbox', { name: /Baharat/ }));

    expect(address(router)).toBe('/firma?q=sumak&category=baharat&sort=name');
    await act(() => router.navigate(-1));
    expect(address(router)).toBe('/firma?q=sumak&sort=name&page=3');
  });

  it('PUB-LIST-04 accepts several categories, and removes one when it is unticked', async () => {
    const { router } = renderSite('/firma?category=baharat&category=sut-urunleri', listing());
    await userEvent.click((await filters()).getByRole('checkbox', { name: /Baharat/ }));

    expect(address(router)).toBe('/firma?category=sut-urunleri');
  });

  it('PUB-LIST-04 keeps every tick when several are made before the list is loaded', async () => {
    let isSlow = false;
    const slow = new Promise<never>(() => undefined);
    const { router } = renderSite('/firma', {
      ListBusinesses: (variables) => (isSlow ? slow : listing().ListBusinesses(variables)),
    });
    const form = await filters();
    isSlow = true;
    await userEvent.click(form.getByRole('checkbox', { name: /Baharat/ }));
    await userEvent.click(form.getByRole('checkbox', { name: /Sut/ }));

    expect(form.getByRole('checkbox', { name: /Baharat/ })).toBeChecked();
    expect(router.state.navigation.location?.search).toBe('?category=baharat&category=sut-urunleri');
  });

  it('offers services that have businesses; each chosen one narrows the list, and can be removed', async () => {
    const { router, requested } = renderSite('/firma?hizmet=ihracat&page=2', {
      ...listing({ ...services, selectedServices: [service], total: 20, totalPages: 2 }),
    });

    const form = await filters();
    expect(form.getAllByRole('checkbox', { name: /İhracat|Kargo|Boş/ })).toHaveLength(2);
    expect(form.getByRole('checkbox', { name: 'İhracat 7' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'İhracat filtresini kaldır' })).toHaveAttribute('href', '/firma');
    await userEvent.click(form.getByRole('checkbox', { name: 'Kargo ile gönderim 3' }));
    expect(address(router)).toBe('/firma?hizmet=ihracat&hizmet=kargo-ile-gonderim');
    expect(requestedOf(requested).at(-1)).toMatchObject({ services: ['ihracat', 'kargo-ile-gonderim'] });
  });

  it('offers who is open, certificates and ratings with counts; each can be chosen and taken back', async () => {
    const organic = { id: 'o', slug: 'organik-tarim', name: 'Organik Tarım' };
    const { router, requested } = renderSite('/firma?sertifika=organik-tarim&puan=4', {
      ...listing({
        openCount: 5,
        ratingFacets: [
          { atLeast: 4, count: 8 },
          { atLeast: 3, count: 0 },
        ],
        certificateFacets: [{ certificate: organic, count: 6 }],
        selectedCertificates: [organic],
      }),
    });
    const form = await filters();
    expect(requestedOf(requested).at(-1)).toMatchObject({
      certificates: ['organik-tarim'],
      ratedAtLeast: 4,
      openNow: false,
    });
    expect(form.getByRole('checkbox', { name: 'Organik Tarım 6' })).toBeChecked();
    expect(form.getByRole('radio', { name: '4 ve üzeri 8' })).toBeChecked();
    expect(form.queryByRole('radio', { name: /3 ve üzeri/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Organik Tarım filtresini kaldır' })).toHaveAttribute(
      'href',
      '/firma?puan=4',
    );
    expect(screen.getByRole('link', { name: 'Puanı 4 ve üzeri filtresini kaldır' })).toHaveAttribute(
      'href',
      '/firma?sertifika=organik-tarim',
    );
    await userEvent.click(form.getByRole('checkbox', { name: 'Şu anda açık 5' }));
    expect(address(router)).toBe('/firma?sertifika=organik-tarim&puan=4&acik=1');
    await userEvent.click((await filters()).getByRole('radio', { name: 'Tüm puanlar' }));
    expect(address(router)).toBe('/firma?sertifika=organik-tarim&acik=1');
  });

  it('PUB-LIST-06, 21 changes the order and leaves the default out of the address', async () => {
    const { router } = renderSite('/firma', listing());
    await userEvent.click((await filters()).getByRole('radio', { name: 'Alfabetik' }));
    expect(address(router)).toBe('/firma?sort=name');

    await userEvent.click((await filters()).getByRole('radio', { name: 'En Yüksek Puan' }));
    expect(address(router)).toBe('/firma');
  });

  it('PUB-LIST-22 offers the best match only with a text', async () => {
    const { unmount } = renderSite('/firma', listing());
    expect((await filters()).queryByRole('radio', { name: 'En İlgili' })).toBeNull();
    unmount();

    renderSite('/firma?q=sumak', listing({ sort: 'RELEVANCE' }));
    expect((await filters()).getByRole('radio', { name: 'En İlgili' })).toBeChecked();
  });

  it('PUB-LIST-03 searches for what is typed', async () => {
    const { router } = renderSite('/firma?category=baharat', listing(chosen));
    await userEvent.type((await filters()).getByRole('combobox'), ' pul biber {Enter}');

    await heading('"pul biber" için arama sonuçları');
    expect(address(router)).toBe('/firma?q=pul+biber&category=baharat');
  });

  it('PUB-LIST-09 PUB-LIST-19 shows a badge per filter, removes one, and clears all but the order', async () => {
    renderSite('/firma?q=sumak&category=baharat&sort=name&page=2', listing({ ...chosen, total: 74, totalPages: 7 }));

    expect(await screen.findByRole('link', { name: '"sumak" filtresini kaldır' })).toHaveAttribute(
      'href',
      '/firma?category=baharat&sort=name',
    );
    expect(screen.getByRole('link', { name: 'Baharat filtresini kaldır' })).toHaveAttribute(
      'href',
      '/firma?q=sumak&sort=name',
    );
    expect(screen.getByRole('link', { name: 'Tümünü temizle' })).toHaveAttribute('href', '/firma?sort=name');
    const form = await filters();
    expect(form.getByRole('link', { name: 'Filtreleri Temizle' })).toHaveAttribute('href', '/firma?sort=name');
  });

  it('PUB-LIST-09 has a badge with the kind of each part of the text, which removes only its words', async () => {
    const parts: BusinessList['parts'] = [
      { kind: 'product', text: 'zeytinyağı', without: 'toptan xyz ayvalık' },
      { kind: 'service', text: 'toptan', without: 'zeytinyağı xyz ayvalık' },
      { kind: 'word', text: 'xyz', without: 'zeytinyağı toptan ayvalık' },
      { kind: 'place', text: 'ayvalık', without: 'zeytinyağı toptan xyz' },
    ];
    renderSite('/firma?q=zeytinya%C4%9F%C4%B1+toptan+xyz+ayval%C4%B1k&puan=4&page=2', {
      ...listing({ parts, total: 20, totalPages: 2 }),
    });

    const links = await screen.findAllByRole('link', { name: /filtresini kaldır/ });
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Ürün: zeytinyağı filtresini kaldır',
      'Hizmet: toptan filtresini kaldır',
      '"xyz" filtresini kaldır',
      'Yer: ayvalık filtresini kaldır',
      'Puanı 4 ve üzeri filtresini kaldır',
    ]);
    expect(decodeURI(links[1]!.getAttribute('href')!)).toBe('/firma?q=zeytinyağı+xyz+ayvalık&puan=4');
  });

  it('replaces "şu an açık" in the text by the filter, and keeps the other filters', async () => {
    const open = { kind: 'open' as const, text: 'şu an açık', without: 'fırın' };
    const { router } = renderSite('/firma?q=%C5%9Fu+an+a%C3%A7%C4%B1k+f%C4%B1r%C4%B1n&category=baharat', {
      ListBusinesses: ({ q, categories }) => ({
        businessList: aList({ canonicalCategories: categories as string[], parts: q === 'fırın' ? [] : [open] }),
      }),
    });

    await heading('"fırın" için arama sonuçları');
    expect(decodeURI(address(router))).toBe('/firma?q=fırın&category=baharat&acik=1');
  });

  it('shows all businesses for a text that says nothing but "yakınımda", because no business contains that word', async () => {
    const near = { kind: 'near' as const, text: 'yakınımda', without: '' };
    const { router } = renderSite('/firma?q=yak%C4%B1n%C4%B1mda&category=baharat', {
      ListBusinesses: ({ q, categories }) => ({
        businessList: aList({ canonicalCategories: categories as string[], parts: q ? [near] : [] }),
      }),
    });

    await heading('Baharat Tedarikçileri');
    expect(address(router)).toBe('/firma?category=baharat');
  });

  it('PUB-LIST-04 drops unknown categories from the badges', async () => {
    renderSite('/firma?category=yok', listing({ canonicalCategories: ['yok'], items: [], total: 0 }));

    await heading('Yok Tedarikçileri');
    expect(screen.queryByRole('link', { name: /filtresini kaldır/ })).toBeNull();
  });

  it('U13: says when the results have only some of the words', async () => {
    renderSite('/firma?q=en+ucuz+f%C4%B1st%C4%B1k', {
      ListBusinesses: () => ({ businessList: aList({ partly: true }) }),
    });
    expect(await screen.findByRole('heading', { level: 2, name: /bir kısmını içerenler/ })).toBeVisible();
  });

  it('U13: suggests another spelling, and links to it with the filters kept', async () => {
    renderSite('/firma?q=paklava&category=baharat', listing({ ...chosen, items: [], total: 0, didYouMean: 'baklava' }));

    const requested = await screen.findByText('Bunu mu demek istediniz?');
    expect(within(requested).getByRole('link', { name: 'baklava' })).toHaveAttribute(
      'href',
      '/firma?q=baklava&category=baharat',
    );
  });

  it.each([
    ['a', 'En az iki harfli bir kelime yazın.'],
    ['🍕', 'En az iki harfli bir kelime yazın.'],
    ['ada çayı', 'Aramanızı kısaltın ya da filtreleri kaldırın.'],
  ])('gives advice for a search without results: %s', async (q, says) => {
    renderSite(`/firma?${new URLSearchParams({ q })}`, {
      ListBusinesses: () => ({ businessList: aList({ items: [], total: 0 }) }),
    });
    expect(await screen.findByText(says)).toBeInTheDocument();
  });

  it('PUB-LIST-12 says that nothing was found and offers to clear', async () => {
    renderSite('/firma?q=yok', listing({ items: [], total: 0, totalPages: 0 }));

    expect(await screen.findByRole('heading', { name: 'Sonuç bulunamadı' })).toBeInTheDocument();
    expect(
      within(document.querySelector<HTMLElement>('.state')!).getByRole('link', { name: 'Filtreleri Temizle' }),
    ).toHaveAttribute('href', '/firma');
  });

  it('ROUTE-20 offers the first page beyond the last', async () => {
    renderSite('/firma?page=9', listing({ items: [], total: 20, totalPages: 2 }));

    expect(await screen.findByRole('link', { name: 'İlk sayfaya dön' })).toHaveAttribute('href', '/firma');
  });

  it('PUB-LIST-10 shows six skeletons while the next list is on its way', async () => {
    let isSlow = false;
    const { router } = renderSite('/firma', {
      ListBusinesses: (variables) => (isSlow ? new Promise(() => undefined) : listing().ListBusinesses(variables)),
    });
    await heading('Tüm Gıda Tedarikçileri');
    isSlow = true;
    act(() => void router.navigate('/firma?q=sumak'));

    expect(await screen.findAllByTestId('card-skeleton')).toHaveLength(6);
    expect(screen.getByRole('region', { name: 'Sonuçlar' })).toHaveAttribute('aria-busy', 'true');
  });

  it('marks a reduced search, counts from below and leaves facet counts out', async () => {
    renderSite('/firma?q=sumak', listing({ reduced: true, total: 1000, totalIsLowerBound: true }));

    expect(await screen.findByText(/Arama şu anda sınırlı çalışıyor/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1.000+ işletme bulundu');
    expect((await filters()).getByRole('checkbox', { name: 'Baharat' })).toBeInTheDocument();
  });

  it('keeps the chosen categories and services removable when no facets are known', async () => {
    const alone = { ...chosen, selectedServices: [service], reduced: true, facets: [] };
    renderSite('/firma?category=baharat&hizmet=ihracat', listing(alone));

    const form = await filters();
    expect(form.getByRole('checkbox', { name: 'Baharat' })).toBeChecked();
    expect(form.getByRole('checkbox', { name: 'İhracat' })).toBeChecked();
  });

  it('ERR-04, TXT-23 says that the list could not be loaded', async () => {
    renderSite('/firma', { ListBusinesses: outage });

    expect(await screen.findByRole('heading', { name: 'İşletmeler yüklenemedi' })).toBeInTheDocument();
    expect(screen.getByText('Hata kimliği: trace-7f3a')).toBeInTheDocument();
  });

  it('PUB-LIST-16 leads through the pages, filters kept', async () => {
    renderSite('/firma?q=sumak', listing({ total: 74, totalPages: 7 }));

    expect(await screen.findByRole('link', { name: 'Sayfa 2' })).toHaveAttribute('href', '/firma?q=sumak&page=2');
  });
});

describe('the filter sheet', () => {
  const openSheet = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Filtreler/ }));
    return within(screen.getByRole('dialog', { name: 'Filtreler' }));
  };

  it('PUB-LIST-07 offers services, too', async () => {
    const { router } = renderSite('/firma', listing(services));
    const sheet = await openSheet();
    const button = sheet.getByRole('button', { name: 'Kargo ile gönderim 3' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    expect(address(router)).toBe('/firma?hizmet=kargo-ile-gonderim');
  });

  it('PUB-LIST-07 counts the active filters without the text and unknown values', async () => {
    renderSite(
      '/firma?q=sumak&category=baharat&category=yok&hizmet=ihracat&sertifika=yok',
      listing({ ...services, selectedCategories: [spices] }),
    );

    expect(await screen.findByRole('button', { name: 'Filtreler (2)' })).toBeInTheDocument();
  });

  it('PUB-LIST-07 finds categories without regard to marks and case', async () => {
    renderSite('/firma', listing());
    const sheet = await openSheet();
    await userEvent.type(sheet.getByRole('searchbox', { name: 'Kategorilerde ara' }), 'SÜT');

    expect(sheet.getAllByRole('checkbox')).toHaveLength(1);
    expect(sheet.getByText('41 işletme')).toBeInTheDocument();
  });

  it('PUB-LIST-07 applies a tick at once, and closes by the button with the total', async () => {
    const { router } = renderSite('/firma', listing({ total: 74 }));
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('checkbox', { name: /Baharat/ }));
    expect(address(router)).toBe('/firma?category=baharat');

    await userEvent.click(sheet.getByRole('button', { name: '74 işletmeyi göster' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('PUB-LIST-07 orders from a menu', async () => {
    const { router } = renderSite('/firma', listing());
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sıralama' }), 'Son Eklenen');

    expect(address(router)).toBe('/firma?sort=added');
  });
});
