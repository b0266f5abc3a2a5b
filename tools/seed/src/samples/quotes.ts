import type { MakeQuoteOffer, RequestOf, RequestQuotes } from '@tedarik/commands';

type Form = Omit<RequestOf<typeof RequestQuotes>, 'businessIds' | 'noticeVersion'>;
type Offer = Omit<RequestOf<typeof MakeQuoteOffer>, 'token'>;

export interface SampleQuote extends Form {
  /** Names of the businesses that receive it. */
  businesses: readonly string[];
  /** Offers with the name of the business that makes them. */
  offers: readonly (readonly [name: string, offer: Offer])[];
}

/** One request with two offers that its buyer can see at once, and one without offers yet. */
export const QUOTES: readonly SampleQuote[] = [
  {
    what: 'Pul biber ve kuru maya',
    quantity: 120,
    unit: 'kilogram',
    city: 'Ankara',
    borough: 'Çankaya',
    note: 'Aylık düzenli alım düşünüyoruz. Paketler birer kiloluk olsun.',
    days: 14,
    isSealed: false,
    name: 'Selin Aksoy',
    email: 'selin.aksoy@ornek.example',
    phone: null,
    businesses: ['Anadolu Baharat Evi', 'Marmara Fırın Malzemeleri'],
    offers: [
      [
        'Anadolu Baharat Evi',
        { unitPrice: 239.9, total: null, deliveryDays: 3, validUntil: null, note: 'Nakliye fiyata dahildir.' },
      ],
      ['Marmara Fırın Malzemeleri', { unitPrice: null, total: 27_500, deliveryDays: 1, validUntil: null, note: null }],
    ],
  },
  {
    what: 'Eski kaşar, tekerlek',
    quantity: 40,
    unit: 'piece',
    city: 'İzmir',
    borough: null,
    note: null,
    days: 7,
    isSealed: true,
    name: 'Mert Demir',
    email: 'mert.demir@ornek.example',
    phone: '+90 532 000 11 22',
    businesses: ['Kars Yaylası Süt Ürünleri'],
    offers: [],
  },
];
