import { slugify } from '../slug.js';
import {
  cityKeyOf,
  cityName,
  findBorough,
  findProvince,
  findProvinceByBorough,
  type Province,
  PROVINCES,
  provinceOf,
} from './index.js';

const province = (key: string): Province => provinceOf(key) ?? PROVINCES[0]!;

describe('PROVINCES', () => {
  it('has the 81 provinces by plate code and their 973 boroughs', () => {
    expect(PROVINCES.map(({ code }) => Number(code))).toEqual(Array.from({ length: 81 }, (_, index) => index + 1));
    expect(new Set(PROVINCES.map(({ key }) => key)).size).toBe(81);
    expect(new Set(PROVINCES.map(({ region }) => region)).size).toBe(7);
    expect(PROVINCES.flatMap(({ boroughs }) => boroughs)).toHaveLength(973);
  });

  it.each([
    ['istanbul', '34', 'İstanbul', 'Marmara', 39],
    ['ankara', '06', 'Ankara', 'İç Anadolu', 25],
    ['izmir', '35', 'İzmir', 'Ege', 30],
    ['bursa', '16', 'Bursa', 'Marmara', 17],
    ['gaziantep', '27', 'Gaziantep', 'Güneydoğu Anadolu', 9],
    ['trabzon', '61', 'Trabzon', 'Karadeniz', 18],
    ['van', '65', 'Van', 'Doğu Anadolu', 13],
    ['antalya', '07', 'Antalya', 'Akdeniz', 19],
  ])('%s has plate code %s', (key, code, name, region, boroughs) => {
    expect(provinceOf(key)).toMatchObject({ key, code, name, region });
    expect(province(key).boroughs).toHaveLength(boroughs);
  });

  it('PUB-CITY-07 gives each borough of a province a different slug', () => {
    for (const { name, boroughs } of PROVINCES) {
      expect({ name, slugs: new Set(boroughs.map(slugify)).size }).toEqual({ name, slugs: boroughs.length });
    }
  });
});

describe('findProvince', () => {
  it.each([
    ['Caferağa Mah. Moda Cad. No:5, 34710 Kadıköy/İstanbul, Türkiye', 'İstanbul'],
    ['KADIKÖY - ISTANBUL', 'İstanbul'],
    ['Ankara Cad. 5, Bornova / izmir', 'İzmir'],
    ['Bursa’nın Nilüfer ilçesi', 'Bursa'],
    ['Ordu Caddesi, Laleli, Fatih, İstanbul', 'İstanbul'],
    ['Urfa Kebap, Bursa Pazarı 3, Kadıköy/İstanbul', 'İstanbul'],
    ['K.Maraş', 'Kahramanmaraş'],
    ['Kahraman Maraş', 'Kahramanmaraş'],
    ['Afyon', 'Afyonkarahisar'],
    ['Ş.Urfa', 'Şanlıurfa'],
    ['Antep', 'Gaziantep'],
    ['Izmit', 'Kocaeli'],
    ['İçel', 'Mersin'],
    ['Adapazarı', 'Sakarya'],
    ['Antakya', 'Hatay'],
  ])('PUB-CITY-07 finds in "%s" the province %s', (text, name) => expect(findProvince(text)?.name).toBe(name));

  it.each(['Vanilya Sokak', 'Ankara Caddesi No 3', 'Berlin', ''])('finds none in "%s"', (text) =>
    expect(findProvince(text)).toBeNull(),
  );
});

describe('findBorough', () => {
  it.each([
    ['istanbul', 'Fatih Mah. Moda Cad. Kadıköy/İstanbul', 'Kadıköy'],
    ['istanbul', 'Pendik Döner, Tuzla', 'Tuzla'],
    ['istanbul', 'KAĞITHANE', 'Kağıthane'],
    ['istanbul', 'Eyüp/İstanbul', 'Eyüpsultan'],
    ['istanbul', 'K.Çekmece', 'Küçükçekmece'],
    ['tekirdag', 'Marmara Ereğlisi', 'Marmaraereğlisi'],
    ['samsun', 'Ondokuz Mayıs', '19 Mayıs'],
    ['samsun', '19 Mayıs/Samsun', '19 Mayıs'],
    ['hatay', 'Antakya', 'Antakya'],
    ['isparta', 'Eğirdir, Merkez', 'Eğirdir'],
    ['isparta', 'Isparta Merkez', 'Merkez'],
    ['isparta', 'Merkez Mah.', null],
    ['izmir', 'Kadıköy', null],
  ])('finds in %s, from "%s", the borough %s', (key, text, borough) =>
    expect(findBorough(province(key), text)).toBe(borough),
  );

  it('finds every borough by its name', () => {
    for (const it of PROVINCES) {
      for (const borough of it.boroughs) expect(findBorough(it, `${borough.toUpperCase()}/${it.name}`)).toBe(borough);
    }
  });
});

describe('findProvinceByBorough', () => {
  it.each([
    ['Sanayi Cad. 5 Üsküdar', 'İstanbul'],
    ['Feshane Cad. 5, Eyüp', 'İstanbul'],
    ['Gop', 'İstanbul'],
    ['Ereğli', undefined],
    ['Merkez', undefined],
  ])('finds for "%s" the province %s', (text, name) => expect(findProvinceByBorough(text)?.name).toBe(name));
});

describe('cityKeyOf', () => {
  it.each([
    ['İstanbul', 'istanbul'],
    ['ISTANBUL', 'istanbul'],
    ['istanbul (Avrupa)', 'istanbul'],
    ['Maraş', 'kahramanmaras'],
    ['Frankfurt am Main', 'frankfurt-am-main'],
  ])('PUB-CITY-07 groups %s under %s', (city, key) => expect(cityKeyOf(city)).toBe(key));

  it('PUB-CITY-07 maps a key back to the official name, and an unknown key to null', () => {
    for (const { name } of PROVINCES) expect(cityName(cityKeyOf(name.toLowerCase()))).toBe(name);
    expect(cityName('frankfurt-am-main')).toBeNull();
  });
});
