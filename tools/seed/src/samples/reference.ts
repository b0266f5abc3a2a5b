import { PROVINCES } from '@tedarik/turkish/places';

/** Name, slug and description of each category, in display order. */
export const CATEGORIES: readonly [name: string, slug: string, description: string][] = [
  ['Baharat', 'baharat', 'Öğütülmüş ve bütün baharatlar, karışımlar, tohumlar.'],
  ['Fırın ve Pastane', 'firin', 'Un, maya, krema ve fırınların işine yarayan her malzeme.'],
  ['Süt Ürünleri', 'sut-urunleri', 'Peynir, tereyağı, yoğurt ve kaymak üreten mandıralar.'],
  ['Et Ürünleri', 'et', 'Kırmızı et, kanatlı, sucuk, pastırma ve porsiyonlanmış etler.'],
  ['Şekerleme', 'sekerleme', 'Lokum, akide, badem şekeri ve çikolata.'],
  ['Meyve ve Sebze', 'meyve-sebze', 'Halden ve tarladan mevsimin meyvesi, sebzesi, yeşilliği.'],
  ['Çay ve İçecek', 'icecek', 'Siyah çay, bitki çayı, kahve, şerbet ve meyve suyu.'],
  ['Zeytinyağı ve Yağlar', 'yaglar', 'Natürel sızma zeytinyağı, sofralık zeytin ve diğer bitkisel yağlar.'],
  ['Tahıl ve Bakliyat', 'tahil-bakliyat', 'Bulgur, pirinç, nohut, mercimek ve fasulye.'],
  ['Kuruyemiş', 'kuruyemis', 'Antep fıstığı, fındık, ceviz, badem ve kuru meyve.'],
  ['Deniz Ürünleri', 'deniz-urunleri', 'Günlük balık, kabuklular ve tuzlanmış deniz ürünleri.'],
  ['Tatlılar', 'tatli', 'Baklava, kadayıf, künefe ve sütlü tatlılar.'],
  ['Çorba', 'corba', 'Tarhana, çorbalık karışımlar ve kemik suyu.'],
  ['Diğer', 'diger', 'Ambalaj ve mutfağın kalan ihtiyaçları.'],
];

export const CERTIFICATES: readonly [name: string, description: string][] = [
  ['ISO 22000', 'Gıda güvenliği yönetim sistemi'],
  ['Helal Sertifikası', 'Üretim ve paketleme hattı'],
  ['Organik Tarım', 'Organik ürün ve üretim'],
  ['HACCP', 'Tehlike analizi ve kritik kontrol noktaları'],
  ['Coğrafi İşaret Tescili', 'Yöresiyle tescilli ürün'],
  ['TSE Hizmet Yeterlilik', 'Hizmet yeri yeterlilik belgesi'],
];

/** Every ilçe of İstanbul, and some of the cities in the samples. */
export function districts(): { name: string; city: string; region: string | null }[] {
  const whole = ['İstanbul'];
  const some: Record<string, string[]> = {
    Ankara: ['Çankaya', 'Yenimahalle'],
    İzmir: ['Konak', 'Bornova'],
    Bursa: ['Osmangazi'],
    Gaziantep: ['Şahinbey'],
    Balıkesir: ['Ayvalık'],
  };
  return PROVINCES.flatMap(({ name: city, region, boroughs }) =>
    (whole.includes(city) ? boroughs : (some[city] ?? [])).map((name) => ({ name, city, region })),
  );
}
