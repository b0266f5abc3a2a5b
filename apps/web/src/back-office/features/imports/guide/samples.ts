import type { ImportForm } from '../api/review.js';

const RECORDS = [
  {
    name: 'Örnek Baharat Evi',
    place_id: 'ornek-baharat-evi',
    full_address: 'Hasırcılar Cd. No:12, 34116 Fatih/İstanbul, Türkiye',
    phone: '+90 212 555 01 01',
    site: 'https://baharat.example',
    type: 'spice_store',
    description: 'Baharat, kuruyemiş ve bakliyat satışı.',
    established: '1974',
    latitude: 41.0168,
    longitude: 28.9706,
    working_hours: { Pazartesi: '09:00-19:00', Cumartesi: '09:00-17:00', Pazar: 'Kapalı' },
    business_status: 'OPERATIONAL',
  },
  {
    name: 'Örnek Zeytincilik',
    place_id: 'ornek-zeytincilik',
    address: 'Atatürk Cd. No:8, 10400 Ayvalık/Balıkesir',
    phone: '0266 555 02 02',
    website: 'https://zeytin.example',
    category: 'olive_oil_store',
    location: { lat: 39.3191, lng: 26.6954 },
    opening_hours: { periods: [{ open: { day: 1, time: '0830' }, close: { day: 1, time: '1800' } }] },
  },
  {
    name: 'Örnek Fırın',
    place_id: 'ornek-firin',
    address: 'Kemeraltı Cd. No:5, 35250 Konak/İzmir',
    city: 'İzmir',
    postal_code: '35250',
    types: ['bakery', 'food'],
    photos: ['https://firin.example/vitrin.jpg'],
    photos_count: 1,
  },
];

const COLUMNS = ['name', 'slug', 'category', 'city', 'province', 'address', 'phone', 'email', 'activity_detail'];
const ROWS = [
  [
    'Örnek Süt Ürünleri',
    '',
    'Süt Ürünleri',
    'Edremit',
    'Balıkesir',
    'Sanayi Sitesi 3. Blok No:4',
    '0266 555 03 03',
    'bilgi@sut.example',
    'Peynir, tereyağı ve yoğurt toptan satışı',
  ],
  [
    'Örnek Bakliyat',
    'ornek-bakliyat',
    '',
    'Tarsus',
    'Mersin',
    'Hal Kompleksi No:27',
    '0324 555 04 04',
    '',
    'Bakliyat ve tahıl toptan satışı',
  ],
  ['Örnek Konserve', '', '', 'Nilüfer', 'Bursa', 'Organize Sanayi Bölgesi 5. Cadde No:11'],
];

export interface Sample {
  fileName: string;
  text: string;
}

/** Sample files that can be imported as they are and contain each field or column at least once. */
export const SAMPLES: Readonly<Record<ImportForm, Sample>> = {
  json: { fileName: 'ornek-isletmeler.json', text: `${JSON.stringify(RECORDS, null, 2)}\n` },
  tsv: { fileName: 'ornek-isletmeler.tsv', text: [COLUMNS, ...ROWS].map((row) => `${row.join('\t')}\n`).join('') },
};
