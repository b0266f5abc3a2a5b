import type { ComparableBusiness, ComparablePlace } from '../../src/index.js';
import type { LabelledPair } from './labelled-pair.js';

const list = (text: string) => text.split('|');
const HOUSES = list(
  'Yıldız|Anadolu|Özlem|Güneş|Kaya|Çınar|Pınar|Bereket|Hasat|Başak|Kervan|Altın|Uğur|Işık|Şahin|Toros|Marmara|Karadeniz|' +
    'Fırat|Göksu|Ağaoğlu|Çelik|Ünal|İpek|Öztürk|Yılmaz|Demir|Doğan|Arslan|Koç|Aydın|Özdemir|Kılıç|Şimşek|Korkmaz|Polat|Tunç|' +
    'Erciyes|Uludağ|Kazdağı|Munzur|Meriç|Truva|Efes|Kekova|Zümrüt|Mercan|Sedef|Lale|Nergis|Papatya|Menekşe|Gonca|Çağlayan|' +
    'Dicle|Harran|Hitit|Lidya|Frig|Karia|Likya|Pamfilya|Safran|Yayla|Obruk|Kaynak|Billur|Seyhan|Ceyhan|Gediz|Bakırçay',
);
const SECOND = list(
  'Bey|Usta|Ana|Oğulları|Kardeşler|Ticaret|Yöresel|Hanı|Evi|Bahçesi|Ovası|Vadisi|Köyü|Çarşısı|Hanım|Dede',
);
const TRADES = list(
  'Gıda|Süt Ürünleri|Baharat|Kuruyemiş|Bakliyat|Zeytincilik|Un Fabrikası|Unlu Mamulleri|Et Ürünleri|Balıkçılık|Arıcılık|Kahve|Çay|Şekerleme|Meyve Sebze|Tarım Ürünleri|Helva|Lokum|Peynircilik|Yağ',
);
const FORMS = list('| Ltd. Şti.| A.Ş.| San. ve Tic. Ltd. Şti.| Sanayi ve Ticaret A.Ş.| Pazarlama');
const STREETS = list(
  'Atatürk Caddesi|Cumhuriyet Caddesi|İstiklal Caddesi|Gazi Bulvarı|İnönü Caddesi|Çarşı Sokak|Lale Sokak|Menekşe Sokak|Sanayi Caddesi|Barbaros Bulvarı|Fevzi Paşa Caddesi|Mevlana Caddesi|Yunus Emre Caddesi|Değirmen Sokak|Pazar Sokak|Okul Sokak|Cami Sokak|Karanfil Sokak',
);
const QUARTERS = list(
  'Yeni|Merkez|Cumhuriyet|Fatih|Bahçelievler|Yıldırım|Hürriyet|Kurtuluş|Esentepe|Güzelyalı|Kavaklı|Çamlık',
);
const TOWNS: [city: string, borough: string, latitude: number, longitude: number, area: number][] = [
  ['istanbul', 'Kadıköy', 40.99, 29.03, 216],
  ['istanbul', 'Fatih', 41.02, 28.95, 212],
  ['izmir', 'Bornova', 38.47, 27.22, 232],
  ['ankara', 'Çankaya', 39.9, 32.86, 312],
  ['bursa', 'Nilüfer', 40.21, 28.98, 224],
  ['gaziantep', 'Şahinbey', 37.06, 37.38, 342],
  ['antalya', 'Muratpaşa', 36.88, 30.7, 242],
  ['konya', 'Selçuklu', 37.9, 32.48, 332],
  ['adana', 'Seyhan', 37.0, 35.32, 322],
  ['trabzon', 'Ortahisar', 41.0, 39.72, 462],
  ['mersin', 'Akdeniz', 36.8, 34.63, 324],
  ['kayseri', 'Melikgazi', 38.72, 35.49, 352],
];

/** Random numbers in [0, 1) that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Generates random records and pairs; the same seed gives the same ones. */
export function maker(seed: number) {
  const next = seeded(seed);
  const chance = (share: number) => next() < share;
  const oneOf = <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T;
  const number = (most: number) => 1 + Math.floor(next() * most);
  let ids = 0;
  const id = () => `${seed}-${(ids += 1)}`;
  const phone = (area: number) => `+90${area}${String(2_000_000 + Math.floor(next() * 7_999_999))}`;
  const jitter = (metres: number) => ((next() - 0.5) * 2 * metres) / 111_195;

  function place(town = oneOf(TOWNS)): ComparablePlace {
    const [cityKey, borough, latitude, longitude] = town;
    return {
      address: `${oneOf(QUARTERS)} Mahallesi ${oneOf(STREETS)} No: ${number(180)}`,
      cityKey,
      borough: chance(0.8) ? borough : null,
      ...(chance(0.85)
        ? { latitude: latitude + jitter(6_000), longitude: longitude + jitter(6_000) }
        : { latitude: null, longitude: null }),
    };
  }
  const areaOf = ({ cityKey }: ComparablePlace) => TOWNS.find(([city]) => city === cityKey)?.[4] ?? 212;
  const name = () => `${oneOf(HOUSES)}${chance(0.45) ? ` ${oneOf(SECOND)}` : ''} ${oneOf(TRADES)}${oneOf(FORMS)}`;
  const siteFor = (text: string) =>
    `https://www.${text.toLowerCase().replace(/[^a-z]/g, '') || 'site'}${number(9_999)}.com.tr`;
  function record(over: Partial<ComparableBusiness> = {}): ComparableBusiness {
    const where = over.places?.[0] ?? place();
    const called = over.name ?? name();
    return {
      id: id(),
      name: called,
      placeId: chance(0.5) ? `place-${seed}-${ids}` : null,
      phones: chance(0.85) ? [chance(0.6) ? phone(areaOf(where)) : phone(500 + number(59))] : [],
      website: chance(0.4) ? siteFor(called) : null,
      places: [where],
      ...over,
    };
  }
  /** Another record of the same business, as another source would describe it. */
  function again(business: ComparableBusiness, over: Partial<ComparableBusiness> = {}): ComparableBusiness {
    return {
      ...business,
      id: id(),
      name: respelled(business.name),
      placeId: chance(0.6) ? null : business.placeId,
      phones: chance(0.2) ? [] : business.phones,
      website: chance(0.3) ? null : business.website,
      places: business.places.map((where) => ({ ...where, ...rewritten(where) })),
      ...over,
    };
  }
  function respelled(text: string): string {
    const bare = chance(0.4) ? text.replace(/( San\.| Sanayi| Ltd\.| A\.Ş\.| Pazarlama).*$/, '') : text;
    const longer = chance(0.2) ? `${bare}${oneOf(FORMS)}` : bare;
    const unmarked = chance(0.25) ? longer.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i') : longer;
    return chance(0.3) ? unmarked.toLocaleUpperCase('tr') : unmarked;
  }
  function rewritten({ address, latitude, longitude }: ComparablePlace) {
    const short = address
      .replace('Mahallesi', oneOf(['Mah.', 'Mh.', 'Mahallesi']))
      .replace('Caddesi', oneOf(['Cad.', 'Cd.', 'Caddesi']))
      .replace('Sokak', oneOf(['Sok.', 'Sk.', 'Sokak']))
      .replace('Bulvarı', oneOf(['Blv.', 'Bulvarı']));
    const written = chance(0.2) ? short.replace(/ No: (\d+)/, ' $1') : short;
    const position =
      latitude !== null && longitude !== null && !chance(0.15)
        ? { latitude: latitude + jitter(30), longitude: longitude + jitter(30) }
        : { latitude: null, longitude: null };
    return { address: chance(0.15) ? written.replace(/^.*(Mahallesi|Mah\.|Mh\.) /, '') : written, ...position };
  }
  function slipped(text: string): string {
    const at = 1 + Math.floor(next() * Math.max(1, text.indexOf(' ') - 2));
    return chance(0.5)
      ? text.slice(0, at) + text.slice(at + 1)
      : text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
  }

  const ONE: Record<string, () => LabelledPair['records']> = {
    'another source': () => pair(record()),
    'without a telephone': () => pair(record(), { phones: [] }),
    'a slip in the name': () => {
      const business = record();
      return pair(business, { name: slipped(business.name) });
    },
    'words written together': () => {
      const business = record();
      return pair(business, { name: business.name.replace(' ', '') });
    },
    'the place added to the name': () => {
      const business = record();
      const [where] = business.places;
      return pair(business, { name: `${business.name} ${where?.borough ?? 'Merkez'}` });
    },
    'moved within the city': () => {
      const where = place();
      const business = record({ phones: [phone(areaOf(where))], places: [where] });
      const town = TOWNS.find(([city, borough]) => city === where.cityKey && borough === (where.borough ?? borough));
      return pair(business, { phones: business.phones, website: business.website, places: [place(town)] });
    },
    'another telephone': () => {
      const business = record();
      return pair(business, { phones: [phone(areaOf(business.places[0]!))] });
    },
    'only name and address': () => {
      const business = record({ phones: [], website: null, placeId: null });
      return pair(business, {});
    },
  };
  const pair = (business: ComparableBusiness, over: Partial<ComparableBusiness> = {}): LabelledPair['records'] => [
    business,
    again(business, over),
  ];
  const elsewhere = (where: ComparablePlace, isSameCity: boolean) =>
    place(oneOf(TOWNS.filter(([city]) => (city === where.cityKey) === isSameCity)));

  const TWO: Record<string, () => Omit<LabelledPair, 'kind' | 'isOne'>> = {
    'namesakes in two cities': () => {
      const business = record();
      return {
        records: [
          business,
          record({ name: respelled(business.name), places: [elsewhere(business.places[0]!, false)] }),
        ],
      };
    },
    'namesakes in one city': () => {
      const business = record({ phones: [phone(212)] });
      const places = [elsewhere(business.places[0]!, true)];
      return { records: [business, record({ name: respelled(business.name), phones: [phone(216)], places })] };
    },
    'branches of a chain': () => {
      const called = name();
      const shared = { website: siteFor(called), phones: [`+90850${String(2_000_000 + number(7_999_999))}`] };
      const branch = () => record({ ...shared, name: `${called}${chance(0.5) ? ` ${oneOf(QUARTERS)} Şubesi` : ''}` });
      return { records: [branch(), branch()], others: [branch(), branch(), branch(), branch()] };
    },
    'neighbours in a market hall': () => {
      const hall = place();
      const stall = () => {
        const position =
          hall.latitude === null
            ? {}
            : { latitude: hall.latitude + jitter(40), longitude: hall.longitude! + jitter(40) };
        return record({ places: [{ ...hall, ...position, address: `Toptancı Hali No: ${number(60)}` }] });
      };
      const first = stall();
      const trade = first.name.split(' ').slice(1).join(' ');
      const second = { ...stall(), name: `${oneOf(HOUSES.filter((house) => !first.name.startsWith(house)))} ${trade}` };
      return { records: [first, second], others: [stall(), stall(), stall(), stall()] };
    },
    'relatives in one street': () => {
      const business = record({ phones: [phone(212)] });
      const [house = ''] = business.name.split(' ');
      const where = business.places[0]!;
      const near = {
        ...where,
        address: where.address.replace(/No: (\d+)/, (_, house: string) => `No: ${Number(house) + 2 + number(30)}`),
        ...(where.latitude === null
          ? {}
          : { latitude: where.latitude + 120 / 111_195, longitude: where.longitude! + jitter(90) }),
      };
      const trade = oneOf(TRADES.filter((other) => !business.name.includes(other)));
      return { records: [business, record({ name: `${house} ${trade}`, phones: [phone(212)], places: [near] })] };
    },
    'the same trade next door': () => {
      const business = record();
      const where = business.places[0]!;
      const trade = TRADES.find((known) => business.name.includes(known)) ?? 'Gıda';
      const called = `${oneOf(HOUSES.filter((house) => !business.name.startsWith(house)))} ${trade}`;
      return { records: [business, record({ name: called, places: [{ ...where, ...rewritten(where) }] })] };
    },
    'a firm and its tenant': () => {
      const where = place();
      const business = record({ places: [where] });
      return { records: [business, record({ places: [{ ...where, ...rewritten(where) }] })] };
    },
  };

  /** Generates pairs, cycling through all kinds; in half of them both records are one business. */
  function pairs(count: number): LabelledPair[] {
    const [ones, twos] = [Object.entries(ONE), Object.entries(TWO)];
    return Array.from({ length: count }, (_, at): LabelledPair => {
      if (at % 2 === 0) {
        const [kind, make] = ones[(at / 2) % ones.length]!;
        return { kind, isOne: true, records: make() };
      }
      const [kind, make] = twos[((at - 1) / 2) % twos.length]!;
      return { kind, isOne: false, ...make() };
    });
  }
  return { pairs, record, again, chance };
}
