import { screen, within } from '@testing-library/react';
import { outage } from '../../testing/answers.js';
import { aSite } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';
import type { ListedDistrict } from './api/load-districts.js';
import { indexedDistrictPages } from './district-groups.js';
import { allDistrictsHead, istanbulHead } from './districts-seo.js';

const district = (name: string, city: string, over: Partial<ListedDistrict> = {}): ListedDistrict => ({
  id: `district-${name}`,
  slug: `${city}-${name}`,
  name,
  city,
  citySlug: city === 'İstanbul' ? 'istanbul' : city,
  country: 'Türkiye',
  description: null,
  imageUrl: null,
  businessCount: 3,
  ...over,
});
const fatih = district('Fatih', 'İstanbul', { description: 'Baharatın yeri.', imageUrl: '/resim/a' });
const kadikoy = district('Kadıköy', 'İstanbul');
const konak = district('Konak', 'Izmir');
const listing = (...districts: ListedDistrict[]) => ({ ListDistricts: () => ({ districts }) });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the districts', () => {
  it('ROUTE-10 of İstanbul alone on /semtler, of all cities by city on /bolgeler, each leading to the other', async () => {
    const { unmount } = renderSite('/semtler', listing(fatih, konak, kadikoy));
    await title('İstanbul Semtleri');
    expect(names()).toEqual(['Fatih', 'Kadıköy']);
    expect(screen.getByRole('link', { name: 'Tüm şehirlerin semtleri' })).toHaveAttribute('href', '/bolgeler');
    unmount();

    renderSite('/bolgeler', listing(fatih, konak, kadikoy));
    await title('Tüm Semtler ve İlçeler');
    expect(names()).toEqual(['Fatih', 'Kadıköy', 'Konak']);
    expect(within(screen.getByRole('region', { name: 'Izmir' })).getByRole('link')).toHaveTextContent('Konak');
    expect(screen.getByRole('link', { name: 'İstanbul semtleri' })).toHaveAttribute('href', '/semtler');
  });

  it('PUB-DIST-01 DATA-08 have a picture or a drawing, city and country, a description or a sentence, and a count', async () => {
    renderSite('/semtler', listing(fatih, kadikoy));

    await title('İstanbul Semtleri');
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('Fatihİstanbul, Türkiye3 işletmeBaharatın yeri.');
    expect(first!.querySelector('img')?.getAttribute('src')).toMatch(/^\/resim\/a\?w=/);
    expect(second).toHaveTextContent('Kadıköy bölgesindeki gıda tedarikçilerini keşfedin.');
    expect(second!.querySelector('img')?.getAttribute('src')).toMatch(/^\/kapak\/yer\//);
  });

  it('U17: a district without businesses is a name below the cards, not a card', async () => {
    renderSite('/semtler', listing(fatih, district('Adalar', 'İstanbul', { businessCount: 0 })));

    await title('İstanbul Semtleri');
    expect(names()).toEqual(['Fatih']);
    expect(screen.getByRole('link', { name: 'Adalar' })).toHaveAttribute('href', '/semt/İstanbul-Adalar');
  });

  it.each(['/semtler', '/bolgeler'])('PUB-DIST-02 TXT-21 say on %s when there are none', async (address) => {
    renderSite(address, listing());

    expect(await screen.findByText('Henüz semt eklenmemiş.')).toBeInTheDocument();
  });

  it('say when they cannot be loaded', async () => {
    renderSite('/semtler', { ListDistricts: outage });

    await title('Semtler yüklenemedi');
  });
});

describe('the heads of the districts', () => {
  it('ROUTE-10 point from /bolgeler to /semtler while every district is in İstanbul', () => {
    expect(allDistrictsHead([fatih, kadikoy], aSite()).canonical).toBe('/semtler');
    expect(allDistrictsHead([fatih, konak], aSite()).canonical).toBe('/bolgeler');
    expect(istanbulHead([fatih, konak], aSite()).canonical).toBe('/semtler');
  });

  it('ROUTE-10 PUB-SEO-05 tell the site map which of the two are to be indexed', () => {
    expect(indexedDistrictPages([])).toEqual([]);
    expect(indexedDistrictPages(['istanbul', 'istanbul'])).toEqual(['/semtler']);
    expect(indexedDistrictPages(['istanbul', 'izmir'])).toEqual(['/semtler', '/bolgeler']);
    expect(indexedDistrictPages(['izmir'])).toEqual(['/bolgeler']);
  });

  it('PUB-SEO-08 PUB-SEO-05 list ten, and are not to be indexed without any', () => {
    const many = Array.from({ length: 12 }, (_, index) => district(`Semt ${index}`, 'İstanbul'));
    const [, collection] = istanbulHead(many, aSite()).structured as [
      unknown,
      { mainEntity: { itemListElement: unknown[] } },
    ];
    expect(collection.mainEntity.itemListElement).toHaveLength(10);
    expect(istanbulHead([konak], aSite()).robots).toBe('noindex, follow');
  });
});
