import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBusiness, aBusinessCard, aCategory, aLocation, noReviews } from '../../testing/builders.js';
import { outage } from '../../testing/answers.js';
import { renderSite } from '../../testing/render-site.js';
import type { Business } from './api/load-business.js';

const found = (business: Business) => ({
  GetBusiness: () => ({ business: { __typename: 'BusinessFound', business } }),
});
const show = (over: Partial<Business> = {}) => renderSite('/firma/anadolu-baharat-evi', found(aBusiness(over)));
const section = (name: string) => screen.findByRole('region', { name });

describe('the business page', () => {
  it('PUB-BIZ-01 PUB-BIZ-03 ROUTE-03 heads the page with name, place, year, rating and categories', async () => {
    show({ verified: true });

    expect(await screen.findByRole('heading', { level: 1, name: 'Anadolu Baharat Evi' })).toBeInTheDocument();
    expect(screen.getByText('Osmangazi, Bursa')).toBeInTheDocument();
    expect(screen.getByText('1974’ten beri')).toBeInTheDocument();
    expect(screen.getByText(aBusiness().description)).toBeInTheDocument();
    expect(screen.getByText('Doğrulanmış')).toBeInTheDocument();
    expect(document.querySelector('.biz-head a.chip')).toHaveAttribute('href', '/kategori/baharat');
    expect(document.querySelector('.biz-cover img')).toHaveAttribute(
      'src',
      '/kapak/afis/baharat/anadolu-baharat-evi.svg',
    );
  });

  it('PUB-BIZ-01 shows the stored cover and logo', async () => {
    show({ coverImageUrl: '/gorsel/a/kapak', logoUrl: '/gorsel/a/logo' });

    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('.biz-cover img')).toHaveAttribute('src', '/gorsel/a/kapak?w=640');
    expect(document.querySelector('.biz-head .medallion img')).toHaveAttribute('src', '/gorsel/a/logo?w=320');
  });

  it('PUB-BIZ-02 opens the website in a new tab', async () => {
    show();

    const link = await screen.findByRole('link', { name: /^anadolu\.example/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener nofollow']);
  });

  it('PUB-BIZ-04 lists certificates and marks those that have expired', async () => {
    show({
      certificates: [
        {
          ...{ id: 'c1', name: 'ISO 22000', description: 'Gıda güvenliği yönetimi.' },
          ...{ issuedDate: '2025-03-14', expiryDate: '2099-03-14' },
        },
        { id: 'c2', name: 'Organik', issuedDate: null, expiryDate: '2020-05-08' },
      ],
    });

    const certificates = await section('Sertifikalar');
    expect(certificates).toHaveTextContent('14 Mart 2025 – 14 Mart 2099');
    for (const text of ['ISO 22000', 'Gıda güvenliği yönetimi.', 'Organik']) {
      expect(within(certificates).getByText(text)).toBeInTheDocument();
    }
    expect(within(certificates).getAllByText('Süresi doldu')).toHaveLength(1);
  });

  it('says that the owner manages the page, and what was verified', async () => {
    show({ ownership: { proof: 'email-code', at: '2026-11-24T09:00:00.000Z' } });
    expect(await screen.findByText('Sahibi tarafından yönetiliyor')).toBeVisible();
    expect(screen.getByText('E-posta adresi 24 Kasım 2026’da doğrulandı.')).toBeVisible();
  });

  it('offers to claim a page that has no owner', async () => {
    show({ ownership: null });
    const claim = await screen.findByRole('link', { name: 'Bu işletme sizin mi?' });
    expect(claim).toHaveAttribute('href', '/isletmem/sahiplen/anadolu-baharat-evi');
    expect(screen.queryByText('Sahibi tarafından yönetiliyor')).toBeNull();
  });

  it('names the services of the business, each leading to all that have it', async () => {
    show({ serviceAttributes: [{ id: 'h1', slug: 'kargo-ile-gonderim', name: 'Kargo ile gönderim' }] });

    const services = await screen.findByRole('list', { name: 'Hizmetler' });
    expect(within(services).getByRole('link', { name: 'Kargo ile gönderim' })).toHaveAttribute(
      'href',
      '/firma?hizmet=kargo-ile-gonderim',
    );
  });

  it('PUB-BIZ-05, GEN-08 shows products with their price, or requests to get in touch', async () => {
    show({
      products: [
        {
          id: 'p1',
          slug: 'antep-sumagi-1',
          name: 'Antep Sumağı',
          description: 'Tuzsuz.',
          price: 1249.9,
          unit: 'kg',
          category: aCategory(),
        },
        { id: 'p2', slug: 'kimyon-2', name: 'Kimyon', description: '', price: null },
      ],
    });

    const products = await section('Ürünler');
    expect(within(products).getByText(/^₺1.249,90/)).toHaveTextContent('₺1.249,90 / kg');
    expect(within(products).getByRole('link', { name: 'Antep Sumağı' })).toHaveAttribute(
      'href',
      '/urun/antep-sumagi-1',
    );
    expect(within(products).getByText('Fiyat için iletişime geçin')).toBeInTheDocument();
    expect(products.querySelector('img')).toHaveAttribute('src', '/kapak/urun/baharat/antep-sumagi.svg?v=2');
  });

  it('PUB-BIZ-06 shows locations and marks the headquarters', async () => {
    show({
      locations: [
        aLocation({ email: 'sube@anadolu.example' }),
        aLocation({ id: 'l2', isHeadquarters: false, phone: null }),
      ],
    });

    const locations = await section('Konumlar');
    expect(within(locations).getAllByText('Genel merkez')).toHaveLength(1);
    expect(locations).toHaveTextContent('Osmangazi, Bursa, Marmara 16010, Turkey');
    expect(within(locations).getByRole('link', { name: '+90 224 555 11 22' })).toHaveAttribute(
      'href',
      'tel:+902245551122',
    );
    expect(within(locations).getByRole('link', { name: 'sube@anadolu.example' })).toBeInTheDocument();
    expect(locations.querySelector('img')).toBeNull();
  });

  it('U16: a place is its address and the way there; no drawing passes for a map', async () => {
    show();

    const locations = await section('Konumlar');
    expect(locations.querySelector('img')).toBeNull();
    expect(within(locations).getAllByRole('link', { name: /Yol tarifi/ })[0]).toHaveAttribute('href');
  });

  it('PUB-BIZ-06 does not call the only place of a business its headquarters', async () => {
    show({ locations: [aLocation()] });

    expect(within(await section('Konumlar')).queryByText('Genel merkez')).toBeNull();
  });

  it('PUB-BIZ-02 shows a telephone number in national format, and links to the international one', async () => {
    show({ phone: '+902126235034' });

    const shown = await screen.findByRole('link', { name: '0212 623 50 34' });
    expect(shown).toHaveAttribute('href', 'tel:+902126235034');
    expect(screen.getByRole('link', { name: 'İşletmeyi Arayın' })).toHaveAttribute('href', 'tel:+902126235034');
  });

  it('links to a chat with the WhatsApp number instead of the telephone number', async () => {
    show({ phone: '+905321234567', whatsapp: '+905557654321' });

    const chat = await screen.findByRole('link', { name: /^WhatsApp’tan yazın/ });
    expect(chat).toHaveAttribute('href', 'https://wa.me/905557654321');
  });

  it('shows the minimum order', async () => {
    show({ minimumOrder: '1 koli (12 adet)' });

    expect(await screen.findByText('Minimum sipariş: 1 koli (12 adet)')).toBeVisible();
  });

  describe('U16: the page can be shared', () => {
    const ADDRESS = 'https://pazar.example/firma/anadolu-baharat-evi';
    const button = () => screen.findByRole('button', { name: 'Anadolu Baharat Evi sayfasını paylaş' });
    const withNavigator = (own: object) => Object.defineProperties(navigator, Object.getOwnPropertyDescriptors(own));
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'share');
    });

    it('by the device, where it can', async () => {
      const share = jest.fn(() => Promise.resolve());
      show();
      const user = userEvent.setup();
      withNavigator({
        get share() {
          return share;
        },
      });
      await user.click(await button());

      expect(share).toHaveBeenCalledWith({ title: 'Anadolu Baharat Evi', url: ADDRESS });
    });

    it('by its address in the clipboard, where it cannot', async () => {
      show();
      const user = userEvent.setup();
      await user.click(await button());

      expect(await screen.findByText('Bağlantı kopyalandı.')).toBeInTheDocument();
      expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    });

    it('and copies nothing when the visitor cancels', async () => {
      show();
      const user = userEvent.setup();
      const share = () => Promise.reject(new DOMException('', 'AbortError'));
      withNavigator({
        get share() {
          return share;
        },
      });
      await user.click(await button());

      expect(screen.queryByText('Bağlantı kopyalandı.')).toBeNull();
    });
  });

  it('PUB-BIZ-08 shows the note in small print below the opening hours, and as a notice without them', async () => {
    const { unmount } = show({ openingHours: [{ dayOfWeek: 1, opens: '09:00', closes: '18:00', isClosed: false }] });
    const note = () => screen.findByText('Çalışma saatleri için lütfen işletmeyle iletişime geçin.');
    expect((await note()).closest('.notice')).toBeNull();
    unmount();

    show();
    expect((await note()).closest('.notice')).not.toBeNull();
  });

  it('U8: a business with a name and an address only has no cover, and its first contact is the address', async () => {
    const headquarters = aLocation({ phone: null });
    show({ description: '', phone: null, coverImageUrl: null, photoUrl: null, headquarters });

    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('.biz-cover img')).toBeNull();
    const contact = screen.getByRole('complementary', { name: /İletişim/ });
    expect(contact.querySelector('.contact a')).toHaveTextContent(headquarters.address);
  });

  it('ends with others of the same trade and others around, each with its distance, and with nothing where there are none', async () => {
    const { unmount } = show({
      neighbours: {
        similar: [aBusinessCard({ id: 'a', name: 'Kars Gravyer' })],
        nearby: [aBusinessCard({ id: 'b', name: 'Ege Zeytin', distance: 1_240 })],
      },
    });
    expect(within(await section('Benzer işletmeler')).getByRole('article')).toHaveTextContent('Kars Gravyer');
    expect(within(await section('Yakındaki işletmeler')).getByRole('article')).toHaveTextContent('1 km');
    unmount();

    show({ neighbours: { similar: [], nearby: [] } });
    await section('Yorumlar');
    expect(screen.queryByRole('heading', { name: /Benzer|Yakındaki/ })).toBeNull();
  });

  it('U8: the call button is marked as the one that stays in reach on phones', async () => {
    show();

    expect(await screen.findByRole('link', { name: 'İşletmeyi Arayın' })).toHaveClass('call');
  });

  it('PUB-BIZ-07 sums the reviews up, or invites to write the first', async () => {
    const { unmount } = show();
    expect(await section('Yorumlar')).toHaveTextContent('4,8126 yorum');
    unmount();

    show({ averageRating: null, reviewCount: 0, reviews: noReviews() });
    expect(await section('Yorumlar')).toHaveTextContent('Henüz yorum yapılmamış. İlk yorumu siz yapın!');
  });

  it('PUB-BIZ-08 shows the week, whether it is open now, and the note', async () => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
      dayOfWeek,
      opens: '00:00',
      closes: '00:00',
      isClosed: false,
    }));
    show({ openingHours: week });

    const table = await screen.findByRole('table', { name: 'Haftalık çalışma saatleri' });
    expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('Pazartesi');
    expect(await screen.findByText('Açık')).toHaveClass('badge open');
    expect(table.querySelectorAll('.today')).toHaveLength(1);
    expect(screen.getByText('Çalışma saatleri için lütfen işletmeyle iletişime geçin.')).toBeInTheDocument();
  });

  it('PUB-BIZ-08 shows only a note when no hours are stored', async () => {
    show();

    expect(await screen.findByText('Çalışma saatleri için lütfen işletmeyle iletişime geçin.')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('Kapalı')).toBeNull();
  });

  it('PUB-BIZ-09 shows the way to the page', async () => {
    show();

    const trail = await screen.findByRole('navigation', { name: 'Sayfa yolu' });
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Ana Sayfa', 'Firmalar', 'Baharat', 'Anadolu Baharat Evi']);
  });

  it('has tabs for the sections that are there', async () => {
    show({ description: '', locations: [] });

    const tabs = await screen.findByRole('navigation', { name: 'Bu sayfada' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#yorumlar']);
  });
});

describe('a business that cannot be shown', () => {
  const answer = (__typename: string) => ({ GetBusiness: () => ({ business: { __typename, slug: 'yok' } }) });

  it('PUB-BIZ-12 says that there is none', async () => {
    renderSite('/firma/yok', answer('BusinessNotFound'));

    expect(await screen.findByRole('heading', { level: 1, name: 'İşletme bulunamadı' })).toBeInTheDocument();
    expect(screen.getByText('Aradığınız işletme bulunamadı.')).toBeInTheDocument();
  });

  it('ROUTE-19 says that it was removed', async () => {
    renderSite('/firma/yok', answer('BusinessDeleted'));

    expect(await screen.findByRole('heading', { level: 1, name: 'Bu işletme kaldırıldı' })).toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  });

  it('PUB-BIZ-11 shows a Turkish error with its trace id, and tries again', async () => {
    let isDown = true;
    renderSite('/firma/yok', { GetBusiness: () => (isDown ? outage() : found(aBusiness()).GetBusiness()) });

    expect(await screen.findByRole('heading', { level: 1, name: 'İşletme yüklenemedi' })).toBeInTheDocument();
    expect(screen.getByText('Hata: Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.')).toBeInTheDocument();
    expect(screen.getByText('Hata kimliği: trace-7f3a')).toBeInTheDocument();

    isDown = false;
    await userEvent.click(screen.getByRole('link', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Anadolu Baharat Evi' })).toBeInTheDocument();
  });

  it('ROUTE-19 follows a renamed business', async () => {
    const { router } = renderSite('/firma/eski', {
      GetBusiness: ({ slug }) => ({
        business:
          slug === 'eski'
            ? { __typename: 'BusinessMoved', slug: 'anadolu-baharat-evi' }
            : { __typename: 'BusinessFound', business: aBusiness() },
      }),
    });

    await screen.findByRole('heading', { level: 1, name: 'Anadolu Baharat Evi' });
    expect(router.state.location.pathname).toBe('/firma/anadolu-baharat-evi');
  });
});
