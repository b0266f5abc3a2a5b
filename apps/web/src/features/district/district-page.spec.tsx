import { screen } from '@testing-library/react';
import { outage } from '../../testing/answers.js';
import { aBusinessPage, aSite } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';
import type { FoundDistrict } from './api/load-district.js';
import { districtHead } from './district-seo.js';

const kadikoy = {
  id: 'district-1',
  slug: 'istanbul-kadikoy',
  name: 'Kadıköy',
  city: 'İstanbul',
  citySlug: 'istanbul',
  region: 'Marmara',
  country: 'Türkiye',
  description: null,
  imageUrl: null,
};
const aFound = (over: Partial<FoundDistrict['district']> = {}): FoundDistrict => ({
  __typename: 'DistrictFound',
  district: { ...kadikoy, ...over },
  seoText: '<h2>Çarşı</h2>',
  businesses: aBusinessPage(),
});
const found = (over: Partial<FoundDistrict['district']> = {}) => ({ GetDistrict: () => ({ district: aFound(over) }) });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of a district', () => {
  it('PUB-DIST-03 ROUTE-11 DATA-08 has its picture, where it lies, its description, businesses and text', async () => {
    renderSite('/semt/istanbul-kadikoy', found({ description: 'Salı pazarı.', imageUrl: '/resim/a' }));

    await title('Kadıköy');
    expect(document.querySelector('.place-cover img')?.getAttribute('src')).toMatch(/^\/resim\/a\?w=/);
    expect(screen.getByText('İstanbul, Marmara, Türkiye')).toBeInTheDocument();
    expect(screen.getByText('Salı pazarı.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tüm semtler' })).toHaveAttribute('href', '/semtler');
    expect(screen.getByRole('region', { name: 'Kadıköy’deki işletmeler' })).toHaveTextContent('2 işletme gösteriliyor');
    expect(screen.getByRole('heading', { level: 2, name: 'Çarşı' })).toBeInTheDocument();
  });

  it('TXT-21 has a drawing and a default sentence when picture and description are missing', async () => {
    renderSite('/semt/istanbul-kadikoy', found());

    await title('Kadıköy');
    expect(document.querySelector('.place-cover img')).toHaveAttribute(
      'src',
      '/kapak/yer/diger/istanbul-kadikoy.svg?v=2',
    );
    expect(screen.getByText('Kadıköy bölgesindeki gıda tedarikçilerini keşfedin.')).toBeInTheDocument();
  });

  it('PUB-DIST-04 TXT-21 says that there is none, and leads to the districts', async () => {
    renderSite('/semt/yok', { GetDistrict: () => ({ district: { __typename: 'PlaceNotFound', name: 'Yok' } }) });

    await title('Semt bulunamadı');
    expect(screen.getByRole('link', { name: 'Tüm semtler' })).toHaveAttribute('href', '/semtler');
  });

  it('PUB-DIST-09 says that it could not be loaded, and leads back', async () => {
    renderSite('/semt/istanbul-kadikoy', { GetDistrict: outage });

    await title('Semt yüklenemedi');
    expect(screen.getByText('Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tüm semtler' })).toHaveAttribute('href', '/semtler');
  });
});

it('TXT-21 search engines read of a district in one sentence, with its city', () => {
  expect(districtHead(aFound(), 1, aSite()).description).toBe(
    'İstanbul Kadıköy bölgesindeki gıda tedarikçilerini keşfedin.',
  );
});

it('PUB-SEO-07 tells search engines of the place and its city', () => {
  const [, collection] = districtHead(aFound(), 1, aSite()).structured as [unknown, object];
  expect(collection).toMatchObject({
    about: { '@type': 'Place', name: 'Kadıköy', containedInPlace: { '@type': 'City', name: 'İstanbul' } },
  });
});
