import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionLearned } from '../../lib/store/session.slice.js';
import { aBusiness, aBusinessPage, aCategory, aLayout, aList, aVisitor } from '../../testing/builders.js';
import { outage } from '../../testing/answers.js';
import { renderSite } from '../../testing/render-site.js';

const answers = {
  ListBusinesses: () => ({ businessList: aList({ total: 74, totalPages: 7 }) }),
  GetBusiness: () => ({ business: { __typename: 'BusinessFound', business: aBusiness() } }),
  GetCategory: () => ({
    category: {
      __typename: 'CategoryFound',
      category: { ...aCategory(), description: null },
      seoText: null,
      businesses: aBusinessPage(),
    },
  }),
};
/** The page is rendered, but on a busy machine it reacts to changes of the store only a moment later. */
const ready = () => screen.findByRole('heading', { level: 1 });
const menu = () => within(screen.getByRole('navigation', { name: 'Ana menü' }));
const labels = () =>
  menu()
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the header', () => {
  it.each(['/', '/firma-ekle', '/kategoriler', '/kategori/baharat', '/blog'])(
    'PUB-LAY-04 PUB-LAY-14 has no Firmalar on %s',
    async (address) => {
      renderSite(address, answers);

      await ready();
      expect(labels()).toEqual(['Ana Sayfa', 'Kategoriler', 'Şehirler', 'Semtler', 'Ürünler', 'Blog', 'Giriş Yap']);
    },
  );

  it.each(['/firma', '/firma/anadolu-baharat-evi'])(
    'PUB-LAY-04 has Firmalar on %s, marked as current',
    async (address) => {
      renderSite(address, answers);

      await ready();
      expect(labels()[1]).toBe('Firmalar');
      expect(menu().getByRole('link', { name: 'Firmalar' })).toHaveAttribute('aria-current', 'page');
    },
  );

  it('PUB-LAY-06 the line of rights at the foot bears the year of Istanbul, where it begins three hours before UTC', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-31T21:30:00Z'));
    renderSite('/');

    await ready();
    expect(within(screen.getByRole('contentinfo')).getByText(/^© 2027 /)).toBeInTheDocument();
  });

  it('PUB-LAY-03 links to the form for a new business', async () => {
    renderSite('/');

    await ready();
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Firma Ekle' })).toHaveAttribute(
      'href',
      '/firma-ekle',
    );
  });

  it('PUB-LAY-05 PUB-LAY-14 shows visitors without an account the way in, and no back office', async () => {
    const { store } = renderSite('/');
    await ready();
    act(() => void store.dispatch(sessionLearned({ visitor: null, isAdmin: false })));

    expect(menu().getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', '/giris');
    expect(screen.queryByText('Yönetim Paneli')).toBeNull();
  });

  it('PUB-LAY-14 links a signed-in visitor to the account', async () => {
    const { store } = renderSite('/');
    await ready();
    act(() => void store.dispatch(sessionLearned({ visitor: aVisitor(), isAdmin: false })));

    expect(await menu().findByRole('link', { name: 'Hesabım' })).toHaveAttribute('href', '/hesabim');
    expect(screen.queryByText('Giriş Yap')).toBeNull();
    expect(screen.queryByText('Yönetim Paneli')).toBeNull();
  });

  it('PUB-LAY-05 shows administrators the back office once the server has said who they are', async () => {
    const { store } = renderSite('/');
    await ready();
    act(() => void store.dispatch(sessionLearned({ visitor: null, isAdmin: true })));

    expect(await menu().findByRole('link', { name: 'Yönetim Paneli' })).toHaveAttribute('href', '/yonetici');
  });

  it('PUB-LAY-02 opens and closes the menu, and closes it on a link and on Escape', async () => {
    renderSite('/', answers);
    const button = await screen.findByRole('button', { name: 'Menü' });
    const isOpen = () => button.getAttribute('aria-expanded');

    await userEvent.click(button);
    expect(isOpen()).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe('false');

    await userEvent.click(button);
    await userEvent.click(menu().getByRole('link', { name: 'Kategoriler' }));
    expect(isOpen()).toBe('false');
  });
});

describe('the footer', () => {
  const footer = () => within(screen.getByRole('contentinfo'));
  const column = (name: string) => within(footer().getByRole('navigation', { name }));

  it('PUB-LAY-06 PUB-LAY-08 has about, navigation, categories and contact', async () => {
    renderSite('/');

    await ready();
    expect(
      footer()
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Hakkımızda', 'Gezinti', 'Kategoriler', 'İletişim']);
    expect(
      footer().getByText('Türkiye’nin güvenilir gıda tedarikçilerini tek tezgâhta buluşturuyoruz.'),
    ).toBeInTheDocument();
    expect(footer().getByRole('link', { name: 'bilgi@pazar.example' })).toHaveAttribute(
      'href',
      'mailto:bilgi@pazar.example',
    );
    expect(footer().getByRole('link', { name: '+90 212 555 00 00' })).toHaveAttribute('href', 'tel:+902125550000');
    expect(footer().getByText('Fatih, Istanbul')).toBeInTheDocument();
  });

  it('PUB-LAY-14 always leads to the businesses', async () => {
    renderSite('/');

    await ready();
    expect(column('Gezinti').getByRole('link', { name: 'Firmalar' })).toHaveAttribute('href', '/firma');
  });

  it('PUB-LAY-07 shows five categories and leads to all when there are more', async () => {
    renderSite('/', { GetLayout: () => ({ layout: aLayout(6) }) });

    await ready();
    expect(column('Kategoriler').getAllByRole('listitem')).toHaveLength(6);
    expect(column('Kategoriler').getByRole('link', { name: 'Tümünü gör' })).toHaveAttribute('href', '/kategoriler');
  });

  it.each([0, 3, 5])('PUB-LAY-07 PUB-LAY-15 has no such link with %s categories', async (count) => {
    renderSite('/', { GetLayout: () => ({ layout: aLayout(count) }) });

    await ready();
    expect(column('Kategoriler').queryAllByRole('listitem')).toHaveLength(count);
    expect(footer().queryByRole('link', { name: 'Tümünü gör' })).toBeNull();
  });

  it('PUB-LAY-15 has one link in place of categories that cannot be had', async () => {
    renderSite('/', { GetLayout: outage });

    await ready();
    expect(
      column('Kategoriler')
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/kategoriler']);
  });

  it('GEN-25 leads to the legal pages', async () => {
    renderSite('/');

    await ready();
    const hrefs = footer()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/kvkk-aydinlatma-metni',
        '/gizlilik',
        '/cerez-politikasi',
        '/kullanim-kosullari',
        '/degerlendirme-kurallari',
      ]),
    );
  });
});

describe('arriving', () => {
  it('PUB-LAY-16 gives the focus to the h1 after a change of the path', async () => {
    const { router } = renderSite('/', answers);
    await ready();
    await act(() => router.navigate('/firma/anadolu-baharat-evi'));

    expect(await screen.findByRole('heading', { level: 1, name: 'Anadolu Baharat Evi' })).toHaveFocus();
  });

  it('PUB-LAY-16 gives the focus to the h1 after a change of the page', async () => {
    const { router } = renderSite('/firma', answers);
    await ready();
    await act(() => router.navigate('/firma?page=2'));

    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('PUB-LAY-16 leaves the focus alone when filters change, and on the first page', async () => {
    const { router } = renderSite('/firma', answers);
    const heading = await ready();
    expect(heading).not.toHaveFocus();
    await act(() => router.navigate('/firma?sort=name'));

    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
  });

  it('PUB-LAY-10 PUB-LAY-16 scrolls to the top on a change of the path, not on a filter', async () => {
    const { router } = renderSite('/firma', answers);
    await ready();
    await act(() => router.navigate('/firma?page=2'));
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('radio', { name: 'Alfabetik' }));
    expect(scrolled).not.toHaveBeenCalled();

    await act(() => router.navigate('/firma/anadolu-baharat-evi'));
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });
});

describe('waiting', () => {
  const never = () => new Promise(() => undefined);

  it('PUB-HOME-05 PUB-HOME-11 shows twelve plates and three cards while the home page is on its way', async () => {
    const { router } = renderSite('/firma', { ...answers, ListCategories: never });
    await ready();
    act(() => void router.navigate('/'));

    expect(await screen.findAllByTestId('plate-skeleton')).toHaveLength(12);
    expect(screen.getAllByTestId('card-skeleton')).toHaveLength(3);
    expect(screen.getByText('Yükleniyor…')).toHaveAttribute('role', 'status');
  });

  it('PUB-PROD-05 shows nine cards while the products are on their way', async () => {
    const { router } = renderSite('/firma', { ...answers, ListProducts: never });
    await ready();
    act(() => void router.navigate('/urunler'));

    expect(await screen.findAllByTestId('card-skeleton')).toHaveLength(9);
  });

  it('PUB-BIZ-05 PUB-BIZ-10 shows six product cards while a business is on its way', async () => {
    const { router } = renderSite('/firma', { ...answers, GetBusiness: never });
    await ready();
    act(() => void router.navigate('/firma/anadolu-baharat-evi'));

    expect(await screen.findAllByTestId('card-skeleton')).toHaveLength(6);
  });
});
