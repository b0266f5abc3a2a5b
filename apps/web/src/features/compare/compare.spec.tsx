import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseCompared } from '../../lib/later/compared.js';
import { aBusiness, aBusinessCard, aList, aProduct } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';

const anadolu = aBusiness({ minimumOrder: '500 TL', averageRating: 4.5, reviewCount: 12, verified: true });
const ege = aBusiness({
  id: 'business-2',
  slug: 'ege-zeytin',
  name: 'Ege Zeytin',
  minimumOrder: null,
  averageRating: null,
  established: anadolu.established ?? null,
  email: null,
  verified: false,
  headquarters: null,
  locations: [],
  openingHours: [{ dayOfWeek: 0, opens: null, closes: null, isClosed: true }],
  products: [
    { ...aProduct(), id: 'p', name: 'Gemlik', price: 120, unit: '5 kg' },
    { ...aProduct(), id: 'q', name: 'Sele', price: null, unit: '5 kg' },
  ],
  certificates: [
    { id: 'old', name: 'Süresi geçen', description: null, issuedDate: null, expiryDate: '2020-01-01' },
    { id: 'iso', name: 'ISO 22000', description: null, issuedDate: null, expiryDate: null },
  ],
});
const answers = {
  CompareBusiness: ({ slug }: Record<string, unknown>) => {
    const business = [anadolu, ege].find((one) => one.slug === slug);
    if (slug === 'eski-ege') return { business: { __typename: 'BusinessMoved', slug: 'ege-zeytin' } };
    return { business: business ? { __typename: 'BusinessFound', business } : { __typename: 'BusinessNotFound' } };
  },
};
const row = (name: string | RegExp) => screen.getByRole('row', { name });

beforeEach(() => {
  chooseCompared([]);
});

describe('the comparison', () => {
  it('shows what was chosen in this browser if the address names nothing', async () => {
    chooseCompared([{ slug: 'ege-zeytin', name: 'Ege Zeytin' }]);
    renderSite('/karsilastir', answers);

    expect(await screen.findByRole('columnheader', { name: /Ege Zeytin/ })).toBeInTheDocument();
  });

  it('shows businesses side by side, with a row for every fact that any of them has', async () => {
    renderSite('/karsilastir?firma=anadolu-baharat-evi,ege-zeytin', answers);

    expect(await screen.findByRole('columnheader', { name: /Anadolu Baharat Evi/ })).toBeInTheDocument();
    expect(
      within(row(/Minimum sipariş/))
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['500 TL', 'Belirtilmemiş']);
    expect(row(/Ürünler/)).toHaveTextContent('Gemlik · ₺120,00 / 5 kg');
    expect(row(/Ürünler/)).toHaveTextContent('Sele · fiyat için iletişime geçin');
    expect(row(/Çalışma saatleri/)).toHaveTextContent('PazarKapalı');
    expect(row(/Geçerli sertifikalar/)).toHaveTextContent('ISO 22000');
    expect(row(/Geçerli sertifikalar/)).not.toHaveTextContent('Süresi geçen');
    expect(screen.queryByRole('row', { name: /Hizmetler/ })).toBeNull();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  });

  it('highlights differences when its checkbox is ticked', async () => {
    renderSite('/karsilastir?firma=anadolu-baharat-evi,ege-zeytin', answers);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Farkları vurgula' }));

    expect(row(/Minimum sipariş/)).toHaveClass('differs');
    expect(row(/Kuruluş yılı/)).not.toHaveClass('differs');
  });

  it('redirects former addresses, counts unpublished businesses, and compares at most four', async () => {
    const { router } = renderSite('/karsilastir?firma=eski-ege,anadolu-baharat-evi', answers);
    await screen.findByRole('columnheader', { name: /Ege Zeytin/ });
    expect(router.state.location.search).toBe('?firma=ege-zeytin,anadolu-baharat-evi');

    const { requested } = renderSite('/karsilastir?firma=ege-zeytin,a,b,c,d,ege-zeytin', answers);
    expect(await screen.findByText('3 firma artık yayında değil.')).toBeInTheDocument();
    expect(requested.filter(({ name }) => name === 'CompareBusiness')).toHaveLength(4);
  });

  it('keeps the focus when a business is removed from it', async () => {
    renderSite('/karsilastir?firma=anadolu-baharat-evi,ege-zeytin', answers);
    await userEvent.click(await screen.findByRole('link', { name: 'Ege Zeytin firmasını karşılaştırmadan çıkar' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Ege Zeytin/ })).toBeNull());
    expect(screen.getByRole('region', { name: 'Firma karşılaştırma' })).toHaveFocus();
  });

  it('shows a hint when no business is chosen', async () => {
    renderSite('/karsilastir', answers);
    expect(await screen.findByText('Karşılaştıracak firma yok')).toBeInTheDocument();
  });

  it('collects up to four businesses from cards, stores them in the browser, and is linked from a bar', async () => {
    const cards = Array.from({ length: 5 }, (_, at) =>
      aBusinessCard({ id: `b-${at}`, slug: `firma-${at}`, name: `Firma ${at}` }),
    );
    renderSite('/firma', { ListBusinesses: () => ({ businessList: aList({ items: cards }) }) });
    const buttons = await screen.findAllByRole('button', { name: /^Karşılaştır: / });
    await userEvent.click(buttons[0]!);
    expect(await screen.findByText('Bir firma daha seçin')).toBeInTheDocument();
    for (const button of buttons.slice(1)) await userEvent.click(button);

    expect(screen.getByText('En fazla dört firma karşılaştırılabilir')).toBeInTheDocument();
    const bar = within(screen.getByRole('complementary', { name: 'Karşılaştırılacak firmalar' }));
    expect(bar.getByRole('link', { name: 'Karşılaştır (4)' })).toHaveAttribute(
      'href',
      '/karsilastir?firma=firma-0,firma-1,firma-2,firma-3',
    );
    await userEvent.click(bar.getByRole('button', { name: 'Firma 1 firmasını karşılaştırmadan çıkar' }));
    expect(localStorage.getItem('karsilastirma')).toBe('["firma-0 Firma 0","firma-2 Firma 2","firma-3 Firma 3"]');
    expect(buttons[1]).toHaveAttribute('aria-pressed', 'false');
  });
});
