import type { Synonym } from '../src/index.js';

/** Words of the trade such as administrators keep. */
export const SYNONYMS: readonly Synonym[] = [
  { name: 'zeytinyağı', equivalents: 'zeytin yağı, sızma zeytinyağı', narrower: null },
  { name: 'bakliyat', equivalents: 'kuru baklagil, baklagil', narrower: 'nohut, mercimek, fasulye, barbunya, bakla' },
  { name: 'süt ürünleri', equivalents: 'mandıra, süthane', narrower: null },
  { name: 'şekerleme', equivalents: 'lokum, akide şekeri, şekerci', narrower: null },
  { name: 'kuruyemiş', equivalents: 'çerez', narrower: 'fındık, antep fıstığı, ceviz, badem, leblebi' },
  { name: 'unlu mamul', equivalents: 'fırın ürünleri, fırıncılık', narrower: null },
  { name: 'et ürünleri', equivalents: 'şarküteri, kasap', narrower: null },
  { name: 'deniz ürünleri', equivalents: 'balık, su ürünleri', narrower: null },
  { name: 'meyve sebze', equivalents: 'yaş meyve, manav, yaş sebze', narrower: null },
  { name: 'antep fıstığı', equivalents: 'fıstık, şamfıstığı', narrower: null },
  { name: 'pul biber', equivalents: 'kırmızı biber, isot', narrower: null },
  { name: 'sucuk', equivalents: 'pastırma', narrower: null },
  { name: 'içecek', equivalents: 'meşrubat', narrower: 'çay, kahve, şerbet, meyve suyu, şalgam' },
  { name: 'tatlı', equivalents: 'tatlıcı, pastane', narrower: 'baklava, künefe, kadayıf, şöbiyet, helva' },
  { name: 'çay', equivalents: 'türk çayı, siyah çay', narrower: null },
  { name: 'kahve', equivalents: 'türk kahvesi', narrower: null },
  { name: 'domates salçası', equivalents: 'salça', narrower: null },
  { name: 'toptan', equivalents: 'toptancı, tedarikçi', narrower: null },
  { name: 'organik', equivalents: 'doğal', narrower: null },
  { name: 'yumurta', equivalents: 'çiftlik yumurtası', narrower: null },
  { name: 'nohut', equivalents: 'leblebi', narrower: null },
  { name: 'peynir', equivalents: null, narrower: 'kaşar, gravyer, tulum, lor, çökelek, hellim, mozzarella' },
  { name: 'balık', equivalents: null, narrower: 'hamsi, levrek, çipura, lüfer, palamut, somon, alabalık, uskumru' },
];
