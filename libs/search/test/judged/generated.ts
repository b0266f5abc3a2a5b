import type { JudgedBusiness } from './judged-business.js';

interface Trade {
  category: string;
  titles: string[];
  goods: string[];
}

const TRADES: Trade[] = [
  {
    category: 'Baharat',
    titles: ['Baharat', 'Baharatçılık', 'Baharat Dünyası'],
    goods: ['Pul biber', 'Kimyon', 'Karabiber', 'Sumak', 'Zerdeçal', 'Kekik'],
  },
  {
    category: 'Unlu Mamuller',
    titles: ['Unlu Mamulleri', 'Fırıncılık', 'Ekmek'],
    goods: ['Simit', 'Köy ekmeği', 'Poğaça', 'Galeta', 'Yufka'],
  },
  {
    category: 'Süt Ürünleri',
    titles: ['Süt Ürünleri', 'Mandıra', 'Peynircilik'],
    goods: ['Beyaz peynir', 'Kaşar peyniri', 'Tereyağı', 'Süzme yoğurt', 'Kaymak', 'Lor'],
  },
  {
    category: 'Et Ürünleri',
    titles: ['Et', 'Et Entegre', 'Şarküteri'],
    goods: ['Sucuk', 'Pastırma', 'Dana kıyma', 'Kavurma', 'Tavuk but'],
  },
  {
    category: 'Şekerleme',
    titles: ['Şekerleme', 'Lokumculuk', 'Şekercilik'],
    goods: ['Güllü lokum', 'Akide şekeri', 'Badem ezmesi', 'Cezerye', 'Draje'],
  },
  {
    category: 'Meyve ve Sebze',
    titles: ['Meyve Sebze', 'Tarım Ürünleri', 'Yaş Sebze'],
    goods: ['Domates', 'Salatalık', 'Ispanak', 'Portakal', 'Üzüm', 'Narenciye'],
  },
  {
    category: 'Çay ve İçecek',
    titles: ['Çay', 'Kahve', 'Meşrubat'],
    goods: ['Siyah çay', 'Türk kahvesi', 'Şalgam suyu', 'Maden suyu', 'Ihlamur'],
  },
  {
    category: 'Zeytinyağı ve Yağlar',
    titles: ['Zeytinyağı', 'Zeytincilik', 'Yağ Sanayi'],
    goods: ['Naturel sızma zeytinyağı', 'Ayçiçek yağı', 'Susam yağı', 'Sofralık zeytin'],
  },
  {
    category: 'Tahıl ve Bakliyat',
    titles: ['Bakliyat', 'Tahıl', 'Hububat'],
    goods: ['Kuru fasulye', 'Nohut', 'Kırmızı mercimek', 'Pirinç', 'Bulgur'],
  },
  {
    category: 'Kuruyemiş',
    titles: ['Kuruyemiş', 'Fındık', 'Fıstıkçılık'],
    goods: ['İç fındık', 'Antep fıstığı', 'Ceviz içi', 'Kavrulmuş badem', 'Leblebi'],
  },
  {
    category: 'Deniz Ürünleri',
    titles: ['Balıkçılık', 'Su Ürünleri'],
    goods: ['Levrek', 'Hamsi', 'Karides', 'Somon füme'],
  },
  {
    category: 'Tatlı',
    titles: ['Baklava', 'Tatlıcılık', 'Helva'],
    goods: ['Fıstıklı baklava', 'Künefe', 'Tahin helvası', 'Kadayıf'],
  },
  { category: 'Arıcılık', titles: ['Bal', 'Arıcılık'], goods: ['Çam balı', 'Petek bal', 'Polen', 'Arı sütü'] },
];
const HOUSES =
  'Yıldız|Anadolu|Özlem|Güneş|Kaya|Çınar|Pınar|Bereket|Hasat|Başak|Kervan|Altın|Uğur|Işık|Şahin|Toros|Marmara|Karadeniz|Fırat|Göksu|Ağaoğlu|Çelik|Ünal|İpek|Öztürk'.split(
    '|',
  );
const FORMS = ['', ' Gıda', ' Ltd. Şti.', ' A.Ş.', ' Gıda Sanayi ve Ticaret', ' Pazarlama'];
const PLACES: [city: string, boroughs: string[]][] = [
  ['İstanbul', ['Kadıköy', 'Eminönü', 'Üsküdar']],
  ['İzmir', ['Bornova', 'Urla', 'Konak']],
  ['Ankara', ['Çankaya', 'Ulus']],
  ['Bursa', ['Nilüfer', 'Osmangazi']],
  ['Gaziantep', ['Şahinbey', 'Nizip']],
  ['Şanlıurfa', ['Haliliye', 'Birecik']],
  ['Antalya', ['Kumluca', 'Manavgat']],
  ['Muğla', ['Datça', 'Marmaris']],
  ['Rize', ['Çayeli', 'Ardeşen']],
  ['Iğdır', ['Tuzluca', 'Aralık']],
  ['Kars', ['Sarıkamış', 'Susuz']],
  ['Balıkesir', ['Ayvalık', 'Edremit']],
];

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Generates plausible suppliers from a fixed seed, cycling through the trades. */
export function generated(count: number): JudgedBusiness[] {
  const next = seeded(20_261_121);
  const oneOf = <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T;
  return Array.from({ length: count }, (_, number) => {
    const trade = TRADES[number % TRADES.length] as Trade;
    const [city, boroughs] = oneOf(PLACES);
    const first = oneOf(trade.goods);
    const products = [...new Set([first, oneOf(trade.goods), oneOf(trade.goods)])];
    const mention = next() < 0.15 ? ` Ayrıca ${oneOf(oneOf(TRADES).goods).toLocaleLowerCase('tr')} sağlar.` : '';
    const reviews = Math.floor(next() * 120);
    return {
      name: `${oneOf(HOUSES)} ${oneOf(trade.titles)}${oneOf(FORMS)}`,
      categories: [trade.category],
      city,
      borough: oneOf(boroughs),
      products,
      description: `Lokantalara ve marketlere ${first.toLocaleLowerCase('tr')} veren aile işletmesi.${mention}`,
      rating: reviews ? Math.round((3 + next() * 2) * 10) / 10 : null,
      reviews,
    };
  });
}
