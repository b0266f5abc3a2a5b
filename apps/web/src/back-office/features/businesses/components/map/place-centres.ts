import { PROVINCES, type Province } from '@tedarik/turkish/places';

/** The position of a place, precise to about a kilometre: close enough to find the exact spot on the map. */
export interface Centre {
  latitude: number;
  longitude: number;
}

/** The capitals of the provinces in the order of their plate codes: latitude and longitude alternate. */
const CAPITALS = [
  37.0, 35.32, 37.76, 38.28, 38.76, 30.54, 39.72, 43.05, 40.65, 35.83, 39.93, 32.86, 36.89, 30.7, 41.18, 41.82, 37.85,
  27.84, 39.65, 27.89, 40.14, 29.98, 38.88, 40.5, 38.4, 42.11, 40.73, 31.61, 37.72, 30.29, 40.18, 29.06, 40.15, 26.41,
  40.6, 33.61, 40.55, 34.95, 37.78, 29.09, 37.91, 40.24, 41.68, 26.56, 38.67, 39.22, 39.75, 39.49, 39.91, 41.27, 39.78,
  30.52, 37.07, 37.38, 40.91, 38.39, 40.46, 39.48, 37.57, 43.74, 36.2, 36.16, 37.76, 30.55, 36.8, 34.63, 41.01, 28.98,
  38.42, 27.14, 40.6, 43.1, 41.38, 33.78, 38.72, 35.49, 41.73, 27.22, 39.15, 34.16, 40.77, 29.92, 37.87, 32.49, 39.42,
  29.98, 38.35, 38.31, 38.61, 27.43, 37.58, 36.93, 37.31, 40.74, 37.22, 28.36, 38.73, 41.49, 38.62, 34.71, 37.97, 34.68,
  40.98, 37.88, 41.02, 40.52, 40.78, 30.4, 41.29, 36.33, 37.93, 41.94, 42.03, 35.15, 39.75, 37.02, 40.98, 27.51, 40.32,
  36.55, 41.0, 39.72, 39.11, 39.55, 37.16, 38.79, 38.67, 29.41, 38.5, 43.38, 39.82, 34.81, 41.45, 31.79, 38.37, 34.03,
  40.26, 40.22, 37.18, 33.22, 39.85, 33.52, 37.88, 41.13, 37.52, 42.46, 41.64, 32.34, 41.11, 42.7, 39.92, 44.04, 40.65,
  29.27, 41.2, 32.62, 36.72, 37.12, 37.07, 36.25, 40.84, 31.16,
];

/** Boroughs with a centre of their own, by key of the province; for others the capital is used. */
const BOROUGHS: Record<string, string> = {
  istanbul:
    'Adalar 40.87 29.13,Arnavutköy 41.18 28.74,Ataşehir 40.98 29.12,Avcılar 40.98 28.72,Bağcılar 41.04 28.86,' +
    'Bahçelievler 41 28.86,Bakırköy 40.98 28.87,Başakşehir 41.09 28.8,Bayrampaşa 41.05 28.91,Beşiktaş 41.04 29.01,' +
    'Beykoz 41.13 29.1,Beylikdüzü 40.99 28.64,Beyoğlu 41.03 28.98,Büyükçekmece 41.02 28.58,Çatalca 41.14 28.46,' +
    'Çekmeköy 41.04 29.18,Esenler 41.04 28.88,Esenyurt 41.03 28.68,Eyüpsultan 41.05 28.93,Fatih 41.02 28.95,' +
    'Gaziosmanpaşa 41.06 28.91,Güngören 41.02 28.88,Kadıköy 40.99 29.03,Kağıthane 41.08 28.97,Kartal 40.89 29.19,' +
    'Küçükçekmece 41 28.78,Maltepe 40.94 29.13,Pendik 40.88 29.23,Sancaktepe 41 29.23,Sarıyer 41.17 29.05,' +
    'Silivri 41.07 28.25,Sultanbeyli 40.96 29.27,Sultangazi 41.11 28.87,Şile 41.18 29.61,Şişli 41.06 28.99,' +
    'Tuzla 40.82 29.3,Ümraniye 41.02 29.12,Üsküdar 41.02 29.02,Zeytinburnu 40.99 28.9',
  ankara:
    'Çankaya 39.9 32.86,Keçiören 39.97 32.86,Yenimahalle 39.97 32.81,Mamak 39.93 32.91,Etimesgut 39.95 32.67,' +
    'Sincan 39.97 32.58,Pursaklar 40.04 32.9,Gölbaşı 39.79 32.81,Polatlı 39.58 32.15,Çubuk 40.24 33.03,' +
    'Beypazarı 40.17 31.92,Elmadağ 39.92 33.23,Haymana 39.43 32.5,Nallıhan 40.19 31.35,Akyurt 40.13 33.09,' +
    'Şereflikoçhisar 38.94 33.54,Kızılcahamam 40.47 32.65',
  izmir:
    'Konak 38.42 27.13,Bornova 38.47 27.22,Karşıyaka 38.46 27.11,Buca 38.39 27.17,Bayraklı 38.46 27.16,' +
    'Çiğli 38.5 27.07,Gaziemir 38.32 27.13,Karabağlar 38.37 27.13,Balçova 38.39 27.05,Narlıdere 38.4 27,' +
    'Güzelbahçe 38.37 26.89,Torbalı 38.15 27.36,Menemen 38.61 27.07,Menderes 38.25 27.13,Urla 38.32 26.76,' +
    'Çeşme 38.32 26.3,Bergama 39.12 27.18,Ödemiş 38.23 27.97,Tire 38.09 27.73,Aliağa 38.8 26.97,' +
    'Kemalpaşa 38.43 27.42,Seferihisar 38.2 26.84,Selçuk 37.95 27.37,Foça 38.67 26.76,Dikili 39.07 26.89,' +
    'Karaburun 38.64 26.51',
  bursa:
    'Osmangazi 40.2 29.06,Nilüfer 40.21 28.99,Yıldırım 40.19 29.08,İnegöl 40.08 29.51,Gemlik 40.43 29.16,' +
    'Mudanya 40.38 28.88,Mustafakemalpaşa 40.04 28.41,Karacabey 40.21 28.36,İznik 40.43 29.72,Orhangazi 40.49 29.31',
  antalya:
    'Muratpaşa 36.89 30.71,Konyaaltı 36.87 30.64,Alanya 36.54 32,Manavgat 36.79 31.44,Serik 36.92 31.1,' +
    'Kumluca 36.37 30.29,Kaş 36.2 29.64,Finike 36.3 30.15,Kemer 36.6 30.56,Demre 36.24 29.98,Elmalı 36.74 29.92',
  adana: 'Ceyhan 37.03 35.82,Kozan 37.46 35.81',
  aydin: 'Kuşadası 37.86 27.26,Nazilli 37.91 28.32,Söke 37.75 27.41,Didim 37.38 27.27',
  balikesir: 'Ayvalık 39.32 26.69,Edremit 39.6 27.02,Bandırma 40.35 27.98,Burhaniye 39.5 26.97,Gönen 40.1 27.65',
  gaziantep: 'Nizip 37.01 37.8,İslahiye 37.03 36.63',
  hatay: 'İskenderun 36.59 36.17,Samandağ 36.08 35.98,Reyhanlı 36.27 36.57',
  kocaeli: 'Gebze 40.8 29.43,Gölcük 40.72 29.83,Darıca 40.77 29.4,Körfez 40.77 29.74',
  konya: 'Ereğli 37.51 34.05,Akşehir 38.36 31.42,Beyşehir 37.68 31.72',
  manisa: 'Akhisar 38.92 27.84,Salihli 38.48 28.14,Turgutlu 38.5 27.7,Alaşehir 38.35 28.52,Soma 39.19 27.61',
  mersin: 'Tarsus 36.92 34.89,Erdemli 36.61 34.31,Silifke 36.38 33.93,Anamur 36.08 32.83,Mut 36.64 33.44',
  mugla: 'Bodrum 37.03 27.43,Fethiye 36.62 29.12,Marmaris 36.85 28.27,Milas 37.32 27.78,Datça 36.73 27.68',
  ordu: 'Ünye 41.13 37.29,Fatsa 41.03 37.5',
  rize: 'Çayeli 41.09 40.72,Ardeşen 41.19 40.99,Pazar 41.18 40.88',
  samsun: 'Bafra 41.57 35.91,Çarşamba 41.2 36.72',
  tekirdag: 'Çorlu 41.16 27.8,Çerkezköy 41.29 28,Şarköy 40.61 27.11,Malkara 40.89 26.9',
  trabzon: 'Of 40.95 40.27,Akçaabat 41.02 39.57',
};

/** A place with a label on the map. */
export interface NamedPlace extends Centre {
  name: string;
  province: Province;
  isBorough: boolean;
}

const CITIES: readonly NamedPlace[] = PROVINCES.map((province, at) => ({
  name: province.name,
  province,
  isBorough: false,
  latitude: CAPITALS[at * 2] ?? 0,
  longitude: CAPITALS[at * 2 + 1] ?? 0,
}));

const TOWNS: readonly NamedPlace[] = PROVINCES.flatMap((province) =>
  (BOROUGHS[province.key]?.split(',') ?? []).map((line) => {
    const [name = '', latitude, longitude] = line.split(' ');
    return { name, province, isBorough: true, latitude: Number(latitude), longitude: Number(longitude) };
  }),
);

// Plate codes of the cities that are labelled first when not all labels fit.
const FIRST = [
  '34',
  '06',
  '35',
  '07',
  '61',
  '27',
  '21',
  '65',
  '42',
  '55',
  '25',
  '01',
  '16',
  '38',
  '58',
  '17',
  '26',
  '48',
];
const rank = ({ province: { code } }: NamedPlace): number =>
  (FIRST.indexOf(code) + FIRST.length + 1) % (FIRST.length + 1);

/** Capitals, the most important first, then boroughs. */
export const NAMED_PLACES: readonly NamedPlace[] = [
  ...CITIES.toSorted((one, other) => rank(one) - rank(other)),
  ...TOWNS,
];

/** The position of a borough, or the capital of its province if unknown. */
export const placeOf = (province: Province, borough?: string | null): NamedPlace | undefined =>
  TOWNS.find((town) => town.province === province && town.name === borough) ??
  CITIES.find((city) => city.province === province);
