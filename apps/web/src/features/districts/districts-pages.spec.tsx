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
  it('ROUTE-10 are those of İstanbul on /semtler, and of all cities by city on /bolgeler, with links between both', async () => {
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

  it('PUB-DIST-01 DATA-08 have a picture or drawing, city, country, count and a description or default sentence', async () => {
    renderSite('/semtler', listing(fatih, kadikoy));

    await title('İstanbul Semtleri');
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('Fatihİstanbul, Türkiye3 işletmeBaharatın yeri.');
    expect(first!.querySelector('img')?.getAttribute('src')).toMatch(/^\/resim\/a\?w=/);
    expect(second).toHaveTextContent('Kadıköy bölgesindeki gıda tedarikçilerini keşfedin.');
    expect(second!.querySelector('img')?.getAttribute('src')).toMatch(/^\/kapak\/yer\//);
  });

  it('U17: are links below the cards instead of cards when they have no businesses', async () => {
    renderSite('/semtler', listing(fatih, district('Adalar', 'İstanbul', { businessCount: 0 })));

    await title('İstanbul Semtleri');
    expect(names()).toEqual(['Fatih']);
    expect(screen.getByRole('link', { name: 'Adalar' })).toHaveAttribute('href', '/semt/İstanbul-Adalar');
  });

  it.each(['/semtler', '/bolgeler'])('PUB-DIST-02 TXT-21 show a message on %s when there are none', async (address) => {
    renderSite(address, listing());

    expect(await screen.findByText('Henüz semt eklenmemiş.')).toBeInTheDocument();
  });

  it('show an error when they cannot be loaded', async () => {
    renderSite('/semtler', { ListDistricts: outage });

    await title('Semtler yüklenemedi');
  });
});

describe('the heads of the pages of districts', () => {
  it('ROUTE-10 make /semtler the canonical address of /bolgeler while every district is in İstanbul', () => {
    expect(allDistrictsHead([fatih, kadikoy], aSite()).canonical).toBe('/semtler');
    expect(allDistrictsHead([fatih, konak], aSite()).canonical).toBe('/bolgeler');
    expect(istanbulHead([fatih, konak], aSite()).canonical).toBe('/semtler');
  });

  it('ROUTE-10 PUB-SEO-05 give the site map only the pages that have districts to index', () => {
    expect(indexedDistrictPages([])).toEqual([]);
    expect(indexedDistrictPages(['istanbul', 'istanbul'])).toEqual(['/semtler']);
    expect(indexedDistrictPages(['istanbul', 'izmir'])).toEqual(['/semtler', '/bolgeler']);
    expect(indexedDistrictPages(['izmir'])).toEqual(['/bolgeler']);
  });

  it('PUB-SEO-08 PUB-SEO-05 put ten districts into structured data, and mark an empty page noindex', () => {
    const many = Array.from({ length: 12 }, (_, index) => district(`Semt ${index}`, 'İstanbul'));
    const [, collection] = istanbulHead(many, aSite()).structured as [
      unknown,
      { mainEntity: { itemListElement: unknown[] } },
    ];
    expect(collection.mainEntity.itemListElement).toHaveLength(10);
    expect(istanbulHead([konak], aSite()).robots).toBe('noindex, follow');
  });
});
