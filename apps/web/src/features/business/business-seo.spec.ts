import { aBusiness, aCategory, aLocation, aReview, aReviewList, aSite, noReviews } from '../../testing/builders.js';
import { businessHead, businessTrail, localBusiness } from './business-seo.js';

const site = aSite();

describe('businessHead', () => {
  it('PUB-SEO-01 PUB-SEO-02 PUB-SEO-03 names, describes and addresses the business', () => {
    const head = businessHead(aBusiness(), site);

    expect(head).toMatchObject({
      title: 'Anadolu Baharat Evi',
      canonical: '/firma/anadolu-baharat-evi',
      keywords: ['Anadolu Baharat Evi', 'Baharat', 'Bursa'],
    });
  });

  it('PUB-SEO-02 describes a business without a text by its place and categories', () => {
    const { description } = businessHead(aBusiness({ description: '' }), site);

    expect(description).toMatch(/^Anadolu Baharat Evi, Bursa: Baharat\./);
  });
});

describe('businessTrail', () => {
  it('PUB-BIZ-09 contains the first category', () => {
    const categories = [aCategory(), aCategory('et', 'Et')];

    expect(businessTrail(aBusiness({ categories }), site)).toEqual([
      { name: 'Firmalar', path: '/firma' },
      { name: 'Baharat', path: '/kategori/baharat' },
      { name: 'Anadolu Baharat Evi' },
    ]);
  });

  it('PUB-BIZ-09 leaves the category out where there is none', () => {
    expect(businessTrail(aBusiness({ categories: [] }), site).map(({ name }) => name)).toEqual([
      'Firmalar',
      'Anadolu Baharat Evi',
    ]);
  });
});

describe('localBusiness', () => {
  it('PUB-SEO-07 says where and how the business is reached', () => {
    expect(localBusiness(aBusiness(), site)).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Anadolu Baharat Evi',
      url: 'https://pazar.example/firma/anadolu-baharat-evi',
      telephone: '+90 224 555 11 22',
      foundingDate: '1974',
      address: { '@type': 'PostalAddress', addressLocality: 'Osmangazi', addressRegion: 'Bursa', postalCode: '16010' },
      geo: { latitude: 40.18, longitude: 29.06 },
      aggregateRating: { ratingValue: 4.8, reviewCount: 126 },
    });
  });

  it('PUB-SEO-07 says the country as its code, and another one as it is stored', () => {
    const countryIn = (country: string) =>
      (localBusiness(aBusiness({ headquarters: aLocation({ country }) }), site) as { address: object }).address;
    expect(countryIn('Türkiye')).toMatchObject({ addressCountry: 'TR' });
    expect(countryIn('Bulgaristan')).toMatchObject({ addressCountry: 'Bulgaristan' });
  });

  it('PUB-SEO-07 contains the pictures of the page with addresses of this site', () => {
    const photo = localBusiness(aBusiness({ photoUrl: '/gorsel/a/foto', logoUrl: '/gorsel/a/logo' }), site);
    expect(photo).toMatchObject({
      image: ['https://pazar.example/gorsel/a/foto?w=1280'],
      logo: 'https://pazar.example/gorsel/a/logo?w=320',
    });
    const cover = localBusiness(aBusiness({ photoUrl: '/gorsel/a/foto', coverImageUrl: '/gorsel/a/kapak' }), site);
    expect(cover).toMatchObject({ image: ['https://pazar.example/gorsel/a/kapak?w=1280'] });
  });

  it('U25: PUB-SEO-07 shows the share picture of a business that has none of its own', () => {
    const drawn = aBusiness({ photoUrl: null, coverImageUrl: null });
    const image = `https://pazar.example/paylasim/firma/${drawn.slug}.jpg`;
    expect(localBusiness(drawn, site)).toMatchObject({ image });
  });

  it('PUB-SEO-09 invents nothing that is not stored', () => {
    const bare = aBusiness({
      averageRating: null,
      reviewCount: 0,
      reviews: noReviews(),
      headquarters: null,
      locations: [],
      websiteUrl: null,
      email: null,
      established: null,
      description: '',
    });

    expect(Object.keys(localBusiness(bare, site)).sort()).toEqual(['@id', '@type', 'image', 'name', 'url']);
  });

  it('PUB-SEO-09 gives no rating without a review', () => {
    expect(localBusiness(aBusiness({ averageRating: 5, reviewCount: 0 }), site)).not.toHaveProperty('aggregateRating');
  });

  it('PUB-SEO-09, PUB-REV-21 gives the reviews that the page shows, and none that it does not', () => {
    const reviews = aReviewList({
      items: [aReview({ rating: 4, postedAt: '2026-10-29T21:30:00.000Z' }), aReview({ id: 'r2', userName: null })],
    });

    expect(localBusiness(aBusiness({ reviews }), site)).toMatchObject({
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Selin Aksoy' },
          datePublished: '2026-10-30',
          reviewBody: 'Pul biberin kokusu harika.',
          reviewRating: { ratingValue: 4 },
        },
        { author: { name: 'Anonim Kullanıcı' } },
      ],
    });
    expect(localBusiness(aBusiness({ reviews: null }), site)).not.toHaveProperty('review');
    expect(localBusiness(aBusiness({ reviews: noReviews() }), site)).not.toHaveProperty('review');
  });

  it('PUB-SEO-09 gives the stored hours, and none for closed days', () => {
    const openingHours = [
      { dayOfWeek: 1, opens: '09:00', closes: '18:00', isClosed: false },
      { dayOfWeek: 0, opens: null, closes: null, isClosed: true },
    ];

    expect(localBusiness(aBusiness({ openingHours }), site)).toMatchObject({
      openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '18:00' }],
    });
  });

  it.each([
    ['00:00', '00:00', '00:00', '23:59'],
    ['00:00', '24:00', '00:00', '23:59'],
    ['18:00', '24:00', '18:00', '23:59'],
    ['18:00', '02:00', '18:00', '02:00'],
  ])('says that %s to %s is open, as search engines read it', (from, to, opens, closes) => {
    const openingHours = [{ dayOfWeek: 1, opens: from, closes: to, isClosed: false }];
    expect(localBusiness(aBusiness({ openingHours }), site)).toMatchObject({
      openingHoursSpecification: [{ opens, closes }],
    });
  });

  it('GEN-08 writes prices with a point, in lira, and offers nothing without a price', () => {
    const products = [
      { id: 'p1', slug: 'sumak-1', name: 'Sumak', description: '', price: 149.9 },
      { id: 'p2', slug: 'kimyon-2', name: 'Kimyon', description: '', price: null },
    ];

    expect(localBusiness(aBusiness({ products }), site)).toMatchObject({
      makesOffer: [{ itemOffered: { name: 'Sumak' }, price: '149.90', priceCurrency: 'TRY' }],
    });
  });

  it('falls back to the city where no district is known', () => {
    const headquarters = aLocation({ borough: null });

    expect(localBusiness(aBusiness({ headquarters }), site)).toMatchObject({ address: { addressLocality: 'Bursa' } });
  });
});
