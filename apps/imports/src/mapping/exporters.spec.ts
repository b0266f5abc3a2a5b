import { mapNamed, mapRecord } from './map-record.js';

const WEEK = [1, 2, 3, 4, 5];
const CLOSED_SUNDAY = { dayOfWeek: 0, opens: null, closes: null, isClosed: true };
const open = (days: number[], opens: string, closes: string) =>
  days.map((dayOfWeek) => ({ dayOfWeek, opens, closes, isClosed: false }));
const ADDRESS = 'Hal Yolu No:3, 53200 Çayeli/Rize, Türkiye';

/** Invented businesses in the formats of other exporters, with the expected results. */
const RECORDS: [exporter: string, record: object, business: object, warnings?: string[]][] = [
  [
    'Apify',
    {
      title: 'Öz Çay',
      categoryName: 'Tea store',
      categories: ['Tea store', 'Wholesaler'],
      address: ADDRESS,
      city: 'Çayeli',
      state: 'Rize',
      postalCode: '53200',
      countryCode: 'TR',
      website: 'https://ozcay.example/',
      phone: '0464 123 45 67',
      location: { lat: 41.09, lng: 40.72 },
      totalScore: 4.7,
      reviewsCount: 12,
      permanentlyClosed: false,
      placeId: 'ChIJozcayozcayozcay1',
      fid: '0x1:0x2',
      imageUrl: 'https://ozcay.example/1.jpg',
      openingHours: [
        { day: 'Pazartesi', hours: '09:00 to 18:00' },
        { day: 'Pazar', hours: 'Kapalı' },
      ],
    },
    {
      name: 'Öz Çay',
      categoryNames: ['Çay'],
      phone: '+904641234567',
      websiteUrl: 'https://ozcay.example/',
      photoUrl: 'https://ozcay.example/1.jpg',
      placeId: 'ChIJozcayozcayozcay1',
      googleId: '0x1:0x2',
      businessStatus: 'OPERATIONAL',
      openingHours: [...open([1], '09:00', '18:00'), { dayOfWeek: 0, opens: null, closes: null, isClosed: true }],
      location: { city: 'Rize', borough: 'Çayeli', postalCode: '53200', latitude: 41.09, longitude: 40.72 },
    },
  ],
  [
    'gosom',
    {
      title: 'Öz Çay',
      category: 'Tea store',
      address: ADDRESS,
      open_hours: { Monday: ['9 am–6 pm'] },
      web_site: 'https://ozcay.example/',
      phone: '0464 123 45 67',
      latitude: 41.09,
      longtitude: 40.72,
      cid: '123',
      about: [{ id: 'x', name: 'y' }],
      descriptions: 'Çay toptan',
      images: [{ title: 'All', image: 'https://ozcay.example/1.jpg' }],
      complete_address: { borough: '', city: 'Çayeli', postal_code: '53200', state: 'Rize', country: 'TR' },
    },
    {
      description: 'Çay toptan',
      categoryNames: ['Çay'],
      googleId: '123',
      photoUrl: 'https://ozcay.example/1.jpg',
      openingHours: open([1], '09:00', '18:00'),
      location: { city: 'Rize', borough: 'Çayeli', longitude: 40.72 },
    },
  ],
  [
    'Google Places (old)',
    {
      name: 'Öz Çay',
      formatted_address: ADDRESS,
      formatted_phone_number: '0464 123 45 67',
      geometry: { location: { lat: 41.09, lng: 40.72 } },
      types: ['tea_store', 'establishment'],
      place_id: 'ChIJozcayozcayozcay1',
      user_ratings_total: 3,
      opening_hours: { open_now: true, periods: [{ open: { day: 1, time: '0900' }, close: { day: 1, time: '1800' } }] },
    },
    {
      categoryNames: ['Çay'],
      phone: '+904641234567',
      openingHours: open([1], '09:00', '18:00'),
      location: { address: ADDRESS, latitude: 41.09, longitude: 40.72 },
    },
  ],
  [
    'Google Places (new)',
    {
      name: 'places/ChIJozcayozcayozcay1',
      id: 'ChIJozcayozcayozcay1',
      displayName: { text: 'Öz Çay', languageCode: 'tr' },
      formattedAddress: ADDRESS,
      nationalPhoneNumber: '0464 123 45 67',
      websiteUri: 'https://ozcay.example/',
      location: { latitude: 41.09, longitude: 40.72 },
      primaryType: 'tea_store',
      types: ['tea_store', 'store'],
      businessStatus: 'CLOSED_PERMANENTLY',
      editorialSummary: { text: 'Çay toptan' },
      regularOpeningHours: {
        periods: [{ open: { day: 5, hour: 18, minute: 0 }, close: { day: 6, hour: 2, minute: 30 } }],
      },
    },
    {
      name: 'Öz Çay',
      closed: true,
      description: 'Çay toptan',
      placeId: 'ChIJozcayozcayozcay1',
      websiteUrl: 'https://ozcay.example/',
      categoryNames: ['Çay'],
      openingHours: open([5], '18:00', '02:30'),
      location: { latitude: 41.09, longitude: 40.72 },
    },
    ['closed-business-imported-inactive'],
  ],
  [
    'SerpApi',
    {
      title: 'Öz Çay',
      place_id: 'ChIJozcayozcayozcay1',
      data_id: '0x1:0x2',
      gps_coordinates: { latitude: 41.09, longitude: 40.72 },
      rating: 4.1,
      reviews: 8,
      type: 'Tea store',
      address: ADDRESS,
      operating_hours: { monday: '9 AM–6 PM' },
      thumbnail: 'https://ozcay.example/1.jpg',
    },
    {
      googleId: '0x1:0x2',
      photoUrl: 'https://ozcay.example/1.jpg',
      openingHours: open([1], '09:00', '18:00'),
      location: { latitude: 41.09 },
    },
  ],
  [
    'OpenStreetMap (GeoJSON)',
    {
      type: 'Feature',
      id: 'node/1',
      geometry: { type: 'Point', coordinates: [40.72, 41.09] },
      properties: {
        '@id': 'node/1',
        name: 'Öz Çay',
        shop: 'tea',
        'addr:street': 'Hal Yolu',
        'addr:housenumber': '3',
        'addr:postcode': '53200',
        'addr:district': 'Çayeli',
        'addr:city': 'Rize',
        'contact:phone': '+90 464 123 45 67',
        opening_hours: 'Mo-Fr 09:00-18:00; Su off; PH off',
      },
    },
    {
      name: 'Öz Çay',
      phone: '+904641234567',
      openingHours: [...open(WEEK, '09:00', '18:00'), { dayOfWeek: 0, opens: null, closes: null, isClosed: true }],
      location: {
        address: 'Hal Yolu No:3, 53200 Çayeli, Rize',
        city: 'Rize',
        borough: 'Çayeli',
        latitude: 41.09,
        longitude: 40.72,
      },
    },
  ],
  [
    'Overpass',
    {
      type: 'way',
      id: 1,
      center: { lat: 41.09, lon: 40.72 },
      tags: {
        name: 'Öz Çay',
        amenity: 'cafe',
        'addr:full': ADDRESS,
        website: 'www.ozcay.example',
        opening_hours: '24/7',
      },
    },
    {
      categoryNames: ['Kafe'],
      websiteUrl: 'https://www.ozcay.example/',
      openingHours: open([0, ...WEEK, 6], '00:00', '24:00'),
      location: { address: ADDRESS, latitude: 41.09 },
    },
  ],
  [
    'Overture',
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [40.72, 41.09] },
      properties: {
        names: { primary: 'Öz Çay', common: null },
        categories: { primary: 'tea_store', alternate: ['store'] },
        websites: ['https://ozcay.example/'],
        phones: ['+904641234567'],
        emails: ['a@ozcay.example'],
        addresses: [{ freeform: 'Hal Yolu 3', locality: 'Çayeli', postcode: '53200', region: 'Rize', country: 'TR' }],
      },
    },
    {
      name: 'Öz Çay',
      email: 'a@ozcay.example',
      websiteUrl: 'https://ozcay.example/',
      categoryNames: ['Çay'],
      location: { address: 'Hal Yolu 3', city: 'Rize', borough: 'Çayeli', postalCode: '53200' },
    },
  ],
  [
    'Foursquare',
    {
      fsq_id: 'f1',
      name: 'Öz Çay',
      categories: [{ id: 1, name: 'Tea Store' }],
      geocodes: { main: { latitude: 41.09, longitude: 40.72 } },
      tel: '0464 123 45 67',
      email: 'a@ozcay.example',
      location: { formatted_address: ADDRESS, locality: 'Çayeli', region: 'Rize', country: 'TR' },
      hours: { regular: [{ day: 1, open: '0900', close: '1800' }], open_now: true },
    },
    {
      phone: '+904641234567',
      categoryNames: ['Çay'],
      openingHours: open([1], '09:00', '18:00'),
      location: { address: ADDRESS, city: 'Rize', latitude: 41.09 },
    },
  ],
  [
    'Google Places (old), with the parts of the address only in a list',
    {
      name: 'Öz Çay',
      formatted_address: 'Hal Yolu 3',
      address_components: [
        { long_name: 'Rize Merkez', types: ['administrative_area_level_2', 'political'] },
        { long_name: 'Rize', types: ['administrative_area_level_1', 'political'] },
        { long_name: '53100', types: ['postal_code'] },
      ],
      opening_hours: { open_now: false },
    },
    { openingHours: [], location: { city: 'Rize', borough: 'Merkez', postalCode: '53100' } },
  ],
  [
    'OpenStreetMap (GeoJSON), an area',
    {
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [[[40, 41], [41, 41], [41, 41.5], [40, 41.5], [40, 41]]] }, // oxfmt-ignore
      properties: {
        name: 'Öz Çay',
        shop: 'spices',
        'addr:place': 'Eskipazar',
        'addr:housenumber': '3',
        'addr:city': 'Çayeli',
        opening_hours: 'Mo,We-Th 09:00-18:00; Su,PH off',
      },
    },
    {
      categoryNames: ['Baharat'],
      openingHours: [...open([1, 3, 4], '09:00', '18:00'), CLOSED_SUNDAY],
      location: { address: 'Eskipazar Mah. No:3, Çayeli', city: 'Rize', latitude: 41.25, longitude: 40.5 },
    },
  ],
  [
    'Overture (rows of a database)',
    {
      id: '08f',
      geometry: { type: 'Point', coordinates: [40.72, 41.09] },
      names: { primary: 'Öz Çay' },
      addresses: [{ freeform: 'Hal Yolu 3', locality: 'Merkez', region: 'TR-53', country: 'TR' }],
    },
    { name: 'Öz Çay', location: { city: 'Rize', latitude: 41.09, longitude: 40.72 } },
  ],
];

it.each(RECORDS)('reads a record in the shape of %s', (_exporter, record, business, warnings = []) => {
  expect(mapRecord(record)).toMatchObject({ business, warnings });
});

/** Rows of tables by heading; a cell that contains JSON is read as its value. */
const ROWS: [table: string, row: Record<string, string>, business: object][] = [
  [
    'Outscraper',
    {
      name: 'Öz Çay',
      site: 'https://ozcay.example/',
      subtypes: 'Tea store, Wholesaler',
      category: 'tea store',
      phone: '+90 464 123 45 67',
      full_address: ADDRESS,
      borough: 'Çayeli',
      state: 'Rize',
      country: 'Turkey',
      latitude: '41.09',
      longitude: '40.72',
      working_hours: '{"Monday": "9AM-6PM"}',
      about: '{"Service options": {"Delivery": true}}',
      place_id: 'ChIJozcayozcayozcay1',
      email_1: 'a@ozcay.example',
    },
    {
      description: '',
      email: 'a@ozcay.example',
      categoryNames: ['Çay'],
      openingHours: open([1], '09:00', '18:00'),
      location: { city: 'Rize', borough: 'Çayeli', country: 'Türkiye', latitude: 41.09 },
    },
  ],
  [
    'Turkish headings',
    {
      Telefon: '0464 123 45 67',
      'FİRMA ADI': 'Öz Çay',
      İlçe: 'Çayeli',
      İl: 'Rize',
      'Açık Adres': 'Hal Yolu No:3',
      'E-Posta': 'a@ozcay.example',
      'Web Adresi': 'www.ozcay.example',
      Kategori: 'Yaş Çay',
      'Faaliyet Alanı': 'çay toptan satışı',
      Enlem: '41,09',
      Boylam: '40,72',
      'Çalışma Saatleri': 'Hafta içi 09:00-18:00; Pazar kapalı',
    },
    {
      name: 'Öz Çay',
      phone: '+904641234567',
      email: 'a@ozcay.example',
      websiteUrl: 'https://www.ozcay.example/',
      description: 'çay toptan satışı',
      categoryNames: ['Yaş Çay'],
      openingHours: [...open(WEEK, '09:00', '18:00'), { dayOfWeek: 0, opens: null, closes: null, isClosed: true }],
      location: { address: 'Hal Yolu No:3', city: 'Rize', borough: 'Çayeli', latitude: 41.09, longitude: 40.72 },
    },
  ],
  [
    'Outscraper, with hours for tables',
    {
      name: 'Öz Çay',
      address: ADDRESS,
      working_hours_csv_compatible: 'Monday,9AM-12PM,1PM-6PM|Friday,9AM-6PM|Sunday,Closed',
    },
    {
      openingHours: [
        ...open([1], '09:00', '12:00'),
        ...open([1], '13:00', '18:00'),
        ...open([5], '09:00', '18:00'),
        CLOSED_SUNDAY,
      ],
    },
  ],
  [
    'Apify',
    {
      title: 'Öz Çay',
      address: ADDRESS,
      'categories/0': 'Tea store',
      'location/lat': '41.09',
      'location/lng': '40.72',
      'openingHours/0/day': 'Pazartesi',
      'openingHours/0/hours': '09:00–18:00',
      'openingHours/1/day': 'Pazar',
      'openingHours/1/hours': 'Kapalı',
    },
    {
      categoryNames: ['Çay'],
      openingHours: [...open([1], '09:00', '18:00'), CLOSED_SUNDAY],
      location: { latitude: 41.09 },
    },
  ],
  [
    'gosom',
    {
      title: 'Öz Çay',
      address: ADDRESS,
      descriptions: 'Çay toptan',
      about: '[{"id":"x"}]',
      status: 'Kapalı ⋅ Açılış: 9',
    },
    { description: 'Çay toptan', closed: false },
  ],
  [
    'Foursquare',
    {
      fsq_place_id: 'f1',
      name: 'Öz Çay',
      address: 'Hal Yolu 3',
      region: 'Rize',
      date_closed: '',
      fsq_category_labels: '["Retail > Food and Beverage Retail > Tea Store", "Retail > Convenience Store"]',
    },
    { closed: false, categoryNames: ['Çay'] },
  ],
  [
    'a table with a column for each day',
    { title: 'Öz Çay', address: ADDRESS, monday: '09:00–18:00', sunday: 'Kapalı' },
    { openingHours: [...open([1], '09:00', '18:00'), CLOSED_SUNDAY] },
  ],
  [
    'a list of a chamber of commerce',
    {
      'S.NO': '1',
      ÜNVANI: 'ÖZ ÇAY LTD. ŞTİ.',
      ADRESİ: 'HAL YOLU NO:3',
      'İL / İLÇE': 'RİZE/ÇAYELİ',
      TELEFONU: '4641234567',
      'E-POSTASI': 'a@ozcay.example',
      'WEB SAYFASI': 'www.ozcay.example',
      'ÇALIŞMA SAATLERİ (HAFTA İÇİ)': '09:00-18:00',
    },
    {
      name: 'ÖZ ÇAY LTD. ŞTİ.',
      phone: '+904641234567',
      email: 'a@ozcay.example',
      websiteUrl: 'https://www.ozcay.example/',
      openingHours: open(WEEK, '09:00', '18:00'),
      location: { address: 'HAL YOLU NO:3', city: 'Rize', borough: 'Çayeli' },
    },
  ],
  [
    'an accounting program',
    {
      'Cari Kodu': '120',
      'Cari Ünvanı 1': 'ÖZ ÇAY',
      'Cari Ünvanı 2': 'SAN. TİC. A.Ş.',
      'Adres 1': 'HAL YOLU',
      'Adres 2': 'NO:3',
      İli: '53',
    },
    { name: 'ÖZ ÇAY SAN. TİC. A.Ş.', location: { address: 'HAL YOLU, NO:3', city: 'Rize' } },
  ],
  [
    'a municipality, with the address in parts',
    {
      'İşletmenin Adı': 'Öz Çay',
      Mahalle: 'Eskipazar',
      Cadde: 'Hal Yolu',
      Sokak: '',
      'Dış Kapı No': '3',
      'Müşteri Telefonu (Sabit)': '0464 123 45 67',
      'Şehir / İlçe': 'Rize/Çayeli',
      Durumu: 'Faal',
    },
    {
      name: 'Öz Çay',
      phone: '+904641234567',
      closed: false,
      location: { address: 'Eskipazar Mah., Hal Yolu No:3, Rize/Çayeli', city: 'Rize', borough: 'Çayeli' },
    },
  ],
  [
    'coordinates in degrees, minutes and seconds',
    { Firma: 'Öz Çay', Adres: ADDRESS, Enlem: '41°05\'24"N', Boylam: '40.72 E' },
    { location: { latitude: 41.09, longitude: 40.72 } },
  ],
  [
    'a table without a category',
    { Firma: 'Öz Çay', Adres: 'Hal Yolu No:3', İl: 'Rize', Faaliyet: 'çay toptan satışı' },
    { categoryNames: ['Gıda'], unknownType: null },
  ],
];

it.each(ROWS)('reads a row of %s', (_table, row, business) => {
  expect(mapNamed(row)).toMatchObject({ business, warnings: [] });
});

it('reads hours of several days without a separator between them', () => {
  const row = {
    Firma: 'Öz Çay',
    Adres: 'Hal Yolu No:3, Rize',
    'Çalışma Saatleri': 'Hafta içi 08:30-18:00 Cumartesi 9 am - 1 pm',
  };
  const openingHours = [...open(WEEK, '08:30', '18:00'), ...open([6], '09:00', '13:00')];
  expect(mapNamed(row)).toMatchObject({ warnings: [], business: { openingHours } });
});

it.each([
  ['Pazartesi 09:00-12:00, Pazartesi 13:00-18:00', [...open([1], '09:00', '12:00'), ...open([1], '13:00', '18:00')]],
  ['Pazartesi 09:00-12:00\nPazartesi 13:00-02:00', [...open([1], '09:00', '12:00'), ...open([1], '13:00', '02:00')]],
  ['Mo-Tu 09:00-12:00, Tu 13:00-18:00', [...open([1, 2], '09:00', '12:00'), ...open([2], '13:00', '18:00')]],
  ['Mo-Tu 09:00-12:00; Tu 13:00-18:00', [...open([1], '09:00', '12:00'), ...open([2], '13:00', '18:00')]],
  ['Hafta sonu 09:00-18:00, Pazar 10:00-14:00', [...open([6], '09:00', '18:00'), ...open([0], '10:00', '14:00')]],
  ['Hafta sonu 09:00-18:00, Pazar kapalı', [...open([6], '09:00', '18:00'), CLOSED_SUNDAY]],
  ['Cumartesi kapalı, Cumartesi 09:00-13:00', open([6], '09:00', '13:00')],
])('reads hours of a day that is named twice: %s', (hours, openingHours) => {
  const row = { Firma: 'Öz Çay', Adres: 'Hal Yolu No:3, Rize', 'Çalışma Saatleri': hours };
  expect(mapNamed(row)).toMatchObject({ warnings: [], business: { openingHours } });
});

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const closedOn = (dayOfWeek: number) => ({ dayOfWeek, opens: null, closes: null, isClosed: true });

it.each([
  ['24 saat açık', open(EVERY_DAY, '00:00', '24:00')],
  ['Open 24 hours', open(EVERY_DAY, '00:00', '24:00')],
  ['7/24 açık', open(EVERY_DAY, '00:00', '24:00')],
  [
    '09:00-12:00, 13:00-18:00',
    EVERY_DAY.flatMap((day) => [...open([day], '09:00', '12:00'), ...open([day], '13:00', '18:00')]),
  ],
  ['09.00 – 18.00 saatleri arası', open(EVERY_DAY, '09:00', '18:00')],
  ['09:00:00-18:00:00', open(EVERY_DAY, '09:00', '18:00')],
  ['09:00-18:00, Pazar kapalı', [...open([1, 2, 3, 4, 5, 6], '09:00', '18:00'), closedOn(0)]],
  ['Pazar kapalı, 09:00-18:00', [...open([1, 2, 3, 4, 5, 6], '09:00', '18:00'), closedOn(0)]],
  ['Her gün 24 saat açık', open(EVERY_DAY, '00:00', '24:00')],
  ['Monday: Open 24 hours, Tuesday: 9 AM-5 PM', [...open([1], '00:00', '24:00'), ...open([2], '09:00', '17:00')]],
  ['Pazartesi: 24 saat açık\nSalı: Kapalı', [...open([1], '00:00', '24:00'), closedOn(2)]],
  ['P.tesi-Cuma: 09.00/18.00', open(WEEK, '09:00', '18:00')],
  ['Pts,Sal,Çar,Per,Cum 09:00-18:00', open(WEEK, '09:00', '18:00')],
  ['Mo-Fr,PH 09:00-18:00', open(WEEK, '09:00', '18:00')],
  ['09:00 - 18:00 (Pazar kapalı)', [...open([1, 2, 3, 4, 5, 6], '09:00', '18:00'), closedOn(0)]],
  ['Pazar hariç her gün 09:00-18:00', [...open([1, 2, 3, 4, 5, 6], '09:00', '18:00'), closedOn(0)]],
  ['Haftanın her günü 09:00-18:00', open(EVERY_DAY, '09:00', '18:00')],
  ['7 gün 24 saat', open(EVERY_DAY, '00:00', '24:00')],
  ['Sabah 09:00 - Akşam 18:00', open(EVERY_DAY, '09:00', '18:00')],
  ['Pazartesi 09:00-18:00 / Salı 10:00-18:00', [...open([1], '09:00', '18:00'), ...open([2], '10:00', '18:00')]],
  ['Pzt.-Cum. 09:00-18:00', open(WEEK, '09:00', '18:00')],
  [{ Pzt: '09:00-18:00', Paz: 'Kapalı' }, [...open([1], '09:00', '18:00'), closedOn(0)]],
  [{ monday: { open: '0900', close: '18:00' } }, open([1], '09:00', '18:00')],
  [
    {
      monday: [
        { open: '09:00', close: '12:00' },
        { open: '13:00', close: '18:00' },
      ],
    },
    [...open([1], '09:00', '12:00'), ...open([1], '13:00', '18:00')],
  ],
  [[{ day: 'Mon', hours: '09:00-18:00' }], open([1], '09:00', '18:00')],
  [{ acilis: '10:00', kapanis: '02:00' }, open(EVERY_DAY, '10:00', '02:00')],
  [
    'Monday, 8 AM to 5 PM; Tuesday, Closed. Hide open hours for the week',
    [...open([1], '08:00', '17:00'), closedOn(2)],
  ],
  ['Pazartesi, 08:00–20:00. Haftalık açık kalma saatlerini gizle', open([1], '08:00', '20:00')],
  [
    {
      week_ranges: [[], [{ open_time: 540, close_time: 1440 }], [{ open_time: 600, close_time: 1530 }]],
      timezone: 'Europe/Istanbul',
    },
    [...open([1], '09:00', '24:00'), ...open([2], '10:00', '01:30')],
  ],
  [[{ dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '18:00' }], open([1, 2], '09:00', '18:00')],
] as [unknown, object[]][])('IMP-JSON-23 reads hours in the form of %j', (hours, openingHours) => {
  const byDay = (one: { dayOfWeek: number }, other: { dayOfWeek: number }) => one.dayOfWeek - other.dayOfWeek;
  const mapped = mapRecord({ name: 'Öz Çay', address: ADDRESS, hours });
  if (!('business' in mapped)) throw new Error(mapped.refused);
  expect(mapped.warnings).toEqual([]);
  expect(mapped.business.openingHours.toSorted(byDay)).toEqual(
    (openingHours as { dayOfWeek: number }[]).toSorted(byDay),
  );
});

it.each([
  ['1-5', '1-5'],
  ['Kapalı', 'Kapalı'],
  [{ monday: { shift: 1 } }, 'monday: {"shift":1}'],
  [[{ shift: 1 }], '{"shift":1}'],
  [[{ day: 'Monday', isClosed: true }], 'Monday: {"day":"Monday","isClosed":true}'],
  ['Mo-Su 08:00+', 'mo-su 08:00+'],
])('IMP-JSON-40 reports hours that it cannot read: %j', (hours, unread) => {
  expect(mapRecord({ name: 'Öz Çay', address: ADDRESS, hours })).toMatchObject({
    warnings: [`unread-hours: ${unread}`],
    business: { openingHours: [] },
  });
});

it('reads the list of businesses of the back office as it was exported', () => {
  const row = {
    ...{ 'Sayfa adresi': 'antep-fistik', 'İşletme adı': 'Antep Fıstık', Durum: 'Aktif', Telefon: '0342 000 27 27' },
    ...{ 'Açık adres': 'Fıstıkçılar Çarşısı No: 5', İlçe: 'Şahinbey', Şehir: 'Gaziantep' },
    ...{ Kategoriler: 'Kuruyemiş | Tatlılar', Şehirler: 'Gaziantep | Bursa' },
  };
  const location = { address: 'Fıstıkçılar Çarşısı No: 5', borough: 'Şahinbey', city: 'Gaziantep' };
  const business = { name: 'Antep Fıstık', phone: '+903420002727', location };
  expect(mapNamed(row)).toMatchObject({
    warnings: [],
    business: { ...business, categoryNames: ['Kuruyemiş', 'Tatlılar'] },
  });
  const record = {
    ...{ id: 'b1', slug: 'antep-fistik', name: 'Antep Fıstık', status: 'active', phone: '+903420002727' },
    ...{
      headquarters: location,
      categories: [
        { id: 'k1', name: 'Meyve ve Sebze' },
        { id: 'k2', name: 'Mandıra' },
      ],
    },
    locations: [{ city: 'Gaziantep', country: 'Türkiye' }],
  };
  expect(mapRecord(record)).toMatchObject({
    warnings: [],
    business: { ...business, categoryNames: ['Meyve ve Sebze', 'Süt Ürünleri'], unknownType: null },
  });
});

it('reads the trade in lists of chambers as a type, which may be unknown', () => {
  const row = { Unvan: 'Öz Çay', Adres: 'Hal Yolu No:3, Rize', 'Meslek Grubu': 'Gıda Toptan' };
  expect(mapNamed(row)).toMatchObject({ business: { categoryNames: ['Gıda'], unknownType: null } });
  expect(mapNamed({ ...row, 'Meslek Grubu': '12. Grup' })).toMatchObject({ business: { unknownType: '12. Grup' } });
});

it.each([
  ...['Hesap Adı', 'Cari Tanımı', 'MUSTERI_TANIM', 'Adı / Ünvanı', 'Adı Soyadı/Ünvanı'].map((name) => [
    name,
    'Adres',
    'Tel',
  ]),
  ...['İş Adresi', 'Merkez Adresi', 'Fatura Adresi', 'Adres Satırı 1'].map((address) => ['Ünvanı', address, 'Tel']),
  ...['Cep Tel', 'GSM No', 'Tel Numarası'].map((phone) => ['Ünvanı', 'Adres', phone]),
])('reads headings of accounting programs and chambers: %s, %s, %s', (name, address, phone) => {
  const row = { [name!]: 'Öz Çay', [address!]: 'Hal Yolu No:3, Rize', [phone!]: '0464 123 45 67' };
  expect(mapNamed(row)).toMatchObject({
    business: { name: 'Öz Çay', phone: '+904641234567', location: { address: 'Hal Yolu No:3, Rize' } },
  });
});

const AT_HAL = { Unvan: 'Öz Çay', Adres: 'Hal Yolu No:3, Rize' };
it.each([
  ['Alan Kodu', { 'Alan Kodu': '464', Telefon: '724 89 22' }],
  ['TEL_KOD', { Tel: '7248922', TEL_KOD: '(0464)' }],
  ['area_code', { phone: '724 89 22', area_code: 464 }],
])('joins a telephone number with the area code under %s', (_, columns) => {
  expect(mapNamed({ ...AT_HAL, ...columns })).toMatchObject({ warnings: [], business: { phone: '+904647248922' } });
});

it('imports a number without an area code as it is, with a warning', () => {
  const warned = { warnings: ['phone-without-area-code'], business: { phone: '724 89 22' } };
  expect(mapNamed({ ...AT_HAL, Telefon: '724 89 22' })).toMatchObject(warned);
  expect(mapNamed({ ...AT_HAL, 'Alan Kodu': '-', Telefon: '7248922' })).toMatchObject(warned);
});

it('ignores an area code beside a complete number, or without any', () => {
  const complete = mapNamed({ ...AT_HAL, 'Alan Kodu': '464', Telefon: '0532 111 22 33' });
  expect(complete).toMatchObject({ warnings: [], business: { phone: '+905321112233' } });
  expect(mapNamed({ ...AT_HAL, 'Alan Kodu': '464' })).toMatchObject({ warnings: [], business: { phone: null } });
});

it.each([
  [{ phone: '0464 724 89 22', phone_2: '0532 111 22 33' }, { phone: '+904647248922' }, 'left-out-phone: +905321112233'],
  [{ email: 'a@ornek.com', 'E-posta 2': 'b@ornek.com' }, { email: 'a@ornek.com' }, 'left-out-email: b@ornek.com'],
])('takes the first of numbered columns whose first one has our name: %j', (columns, business, warning) => {
  expect(mapNamed({ ...AT_HAL, ...columns })).toMatchObject({ warnings: [warning], business });
});

it.each(['Bayi Adı', 'sube_adi', 'Market Adı'])('reads a name under %s', (heading) => {
  expect(mapNamed({ [heading]: 'Öz Çay', Adres: 'Hal Yolu No:3, Rize' })).toMatchObject({
    business: { name: 'Öz Çay' },
  });
});

it.each([
  ['İletişim', '0464 123 45 67', { phone: '+904641234567', email: null }],
  ['iletisim', 'bilgi@ornek.com', { phone: null, email: 'bilgi@ornek.com' }],
  ['İrtibat No', '0464 123 45 67', { phone: '+904641234567' }],
  ['İletişim', 'Ayşe Hanım', { phone: null, email: null }],
])('reads a contact under %s: %s', (heading, text, business) => {
  const row = { Firma: 'Öz Çay', Adres: 'Hal Yolu No:3, Rize', [heading]: text };
  expect(mapNamed(row)).toMatchObject({ warnings: [], business });
});

it('takes texts that say that there is no value for none', () => {
  const row = { Firma: 'Öz Çay', Adres: 'Adres yok' };
  expect(mapNamed(row)).toEqual({ refused: 'address-required' });
  expect(mapNamed({ ...row, Adres: 'BELİRTİLMEMİŞ' })).toEqual({ refused: 'address-required' });
  expect(mapNamed({ Firma: 'Yok Yok Çarşısı', Adres: 'Hal Yolu No:3, Rize' })).toMatchObject({
    business: { name: 'Yok Yok Çarşısı' },
  });
});

it('reports hours that it cannot read as a warning', () => {
  const row = { Firma: 'Öz Çay', Adres: 'Hal Yolu No:3, Rize', 'Çalışma Saatleri': 'mevsime göre' };
  expect(mapNamed(row)).toMatchObject({ warnings: ['unread-hours: mevsime göre'], business: { openingHours: [] } });
});

it('IMP-JSON-35 prefers the field with the name of the specification', () => {
  const record = {
    name: 'Öz Çay',
    title: 'başka',
    address: ADDRESS,
    formattedAddress: 'başka',
    phone: 'x',
    tel: '444 1 444',
  };
  expect(mapRecord(record)).toMatchObject({
    business: { name: 'Öz Çay', phone: null, location: { address: ADDRESS } },
    warnings: ['dropped-phone'],
  });
});

it.each([
  'Kuruluş Yılı',
  'KURULUŞ YILI',
  'kurulus_yili',
  'Kuruluş Tarihi',
  'Established',
  'established_year',
  'founded',
  'Year founded',
  'Founding date',
])('DATA-16 reads the year of foundation in a column %s', (heading) => {
  const row = { Firma: 'Öz Çay', Adres: 'Hal Yolu No:3, Rize', [heading]: '12.05.1987' };
  expect(mapNamed(row)).toMatchObject({ warnings: [], business: { established: '1987' } });
  expect(mapNamed({ ...row, [heading]: 'çok eski' })).toMatchObject({
    warnings: ['dropped-established'],
    business: { established: null },
  });
});

it.each([
  [{ status: 'Kalıcı olarak kapandı' }, true],
  [{ status: 'Temporarily closed' }, true],
  [{ status: 'Closed ⋅ Opens 9 AM Mon' }, false],
  [{ Durumu: 'Kapalı' }, true],
  [{ date_closed: '2019-01-02' }, true],
])('IMP-JSON-29 reads from %j whether the business has closed: %s', (row, closed) => {
  expect(mapNamed({ name: 'Öz Çay', address: ADDRESS, ...row })).toMatchObject({ business: { closed } });
});

it('IMP-JSON-35 does not take a further address or a remark for another field', () => {
  const row = { Firma: 'Öz Çay', Adres: 'Hal Yolu 3, Rize', 'İl 2': 'Ankara', 'Telefon 2': '0464 123 45 67' };
  expect(mapNamed(row)).toMatchObject({ business: { phone: '+904641234567', location: { city: 'Rize' } } });
});

it('IMP-JSON-35 reads a column named for the institution as the name of the business, not as its year', () => {
  expect(mapNamed({ 'Kuruluş Adı': 'Öz Çay', Adres: 'Hal Yolu No:3, Rize' })).toMatchObject({
    business: { name: 'Öz Çay', established: null },
  });
});
