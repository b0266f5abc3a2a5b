import type { Sample } from './sample.js';

/** The nine businesses that the specification names by their trade. */
export const NINE_TRADES: readonly Sample[] = [
  {
    trade: 'Anatolian spice',
    name: 'Anadolu Baharat Evi',
    description:
      'Mısır Çarşısı’nın arka sokağında 1974’te tek bir havanla başladık. Maraş’tan pul biber, Gaziantep’ten sumak, Konya’dan kimyon alıyor, hepsini Fatih’teki imalathanemizde haftalık öğütüyoruz. Lokantalara ve paketli gıda üreticilerine 1 kilogramdan palete kadar satış yapıyoruz.',
    established: '1974',
    categories: ['Baharat', 'Kuruyemiş', 'Tahıl ve Bakliyat', 'Zeytinyağı ve Yağlar'],
    verified: true,
    featured: true,
    phone: '+90 212 000 11 22',
    locations: [
      ['Tahmis Sokak No: 12', 'Fatih', 'İstanbul', '34116', 41.0169, 28.9706],
      ['İkitelli OSB, 7. Sokak No: 4', 'Başakşehir', 'İstanbul', '34490', 41.0713, 28.7964],
    ],
    hours: 'weekdays',
    services: ['Toptan satış', 'Perakende satış', 'Kargo ile gönderim', 'Numune gönderimi'],
    products: [
      {
        name: 'Maraş Pul Biber',
        description: 'Güneşte kurutulmuş, çekirdeği ayıklanmış, orta acı. 1 kilogramlık kilitli paket.',
        category: 'Baharat',
        price: 249.9,
      },
      {
        name: 'Antep Sumağı',
        description: 'Tuzsuz, taze öğütülmüş sumak. Salata ve kebap için ekşi ve mor.',
        category: 'Baharat',
        price: 189,
      },
      {
        name: 'Konya Kimyonu',
        description: 'Tane ya da öğütülmüş, uçucu yağı oranı yüksek. 5 kilogramlık çuval.',
        category: 'Baharat',
      },
    ],
    certificates: [
      ['ISO 22000', '2025-03-14', '2028-03-14'],
      ['Helal Sertifikası', '2026-01-02', '2027-01-02'],
      ['Organik Tarım', '2023-05-08', '2026-05-08'],
    ],
  },
  {
    trade: 'bakery supplies',
    name: 'Marmara Fırın Malzemeleri',
    description:
      'Ekmeklik un, ekşi maya, susam ve pastane kremaları. Bursa’daki depomuzdan fırınlara gece teslimat yapıyoruz; sipariş en geç 17.00’de verilirse sabah altıda kapınızda olur.',
    established: '1988',
    categories: ['Fırın ve Pastane', 'Tahıl ve Bakliyat'],
    verified: true,
    phone: '+90 224 000 15 15',
    locations: [['Hal Yolu Caddesi No: 41', 'Osmangazi', 'Bursa', '16220', 40.2056, 29.0419]],
    hours: 'early',
    services: ['Toptan satış'],
    products: [
      {
        name: 'Taş Değirmen Ekmeklik Un',
        description: 'Yerli buğdaydan, 25 kilogramlık çuval. Protein oranı etiketinde yazar.',
        category: 'Fırın ve Pastane',
        price: 685,
      },
      {
        name: 'Kuru Ekşi Maya',
        description: 'Çavdar tabanlı, suyla uyanır. 1 kilogramlık paket.',
        category: 'Fırın ve Pastane',
        price: 320,
      },
    ],
    certificates: [['HACCP', '2024-09-01', '2027-09-01']],
  },
  {
    trade: 'dairy',
    name: 'Kars Yaylası Süt Ürünleri',
    description:
      'Boğatepe’de yaz sütünden gravyer, kaşar ve tereyağı. Tekerlekler taş mahzende on iki ay bekler; soğuk zincirle haftada iki gün İstanbul’a ve Ankara’ya gönderiyoruz.',
    established: '1962',
    categories: ['Süt Ürünleri'],
    verified: true,
    featured: true,
    phone: '+90 474 000 20 62',
    locations: [['Boğatepe Köyü No: 3', 'Merkez', 'Kars', '36000', 40.7833, 43.0]],
    hours: 'everyday',
    services: ['Toptan satış', 'Kargo ile gönderim'],
    products: [
      {
        name: 'Kars Gravyeri',
        description: 'Çiğ sütten, on iki ay dinlenmiş. Çeyrek tekerlek olarak kesilir.',
        category: 'Süt Ürünleri',
        price: 780,
      },
      {
        name: 'Eski Kaşar',
        description: 'Tam yağlı inek sütünden, altı ay olgunlaşmış kaşar.',
        category: 'Süt Ürünleri',
        price: 520,
      },
      {
        name: 'Köy Tereyağı',
        description: 'Yayıkta dövülmüş, tuzsuz tereyağı. 1 kilogramlık kalıp.',
        category: 'Süt Ürünleri',
        price: 460,
      },
    ],
    certificates: [['Coğrafi İşaret Tescili', '2021-04-20', '2031-04-20']],
  },
  {
    trade: 'meat',
    name: 'Trakya Et Pazarı',
    description:
      'Meradan kuzu ve dana karkas, porsiyonlanmış et ve sucuk. Tekirdağ’daki kesimhanemiz HACCP belgeli; lokantaların gramajına göre kesip vakumluyoruz.',
    established: '1995',
    categories: ['Et Ürünleri'],
    verified: true,
    phone: '+90 282 000 33 44',
    locations: [['Sanayi Bulvarı No: 18', 'Süleymanpaşa', 'Tekirdağ', '59030', 40.9781, 27.5117]],
    hours: 'early',
    services: ['Toptan satış', 'Fason üretim'],
    products: [
      {
        name: 'Kuzu Pirzola',
        description: 'Dörtlü kesim, 250 gramlık porsiyonlar halinde vakumlu.',
        category: 'Et Ürünleri',
        price: 890,
      },
      {
        name: 'Dana Kangal Sucuk',
        description: 'Yüzde yüz dana, doğal kılıf, fermente. 1 kilogramlık kangal.',
        category: 'Et Ürünleri',
        price: 640,
      },
    ],
    certificates: [
      ['HACCP', '2025-02-01', '2028-02-01'],
      ['Helal Sertifikası', '2025-02-01', '2027-02-01'],
    ],
  },
  {
    trade: 'confections',
    name: 'Kadıköy Şekerleme ve Lokum',
    description:
      'Bakır kazanda odun ateşinde güllü, sakızlı ve fıstıklı lokum. Otellere ve kahvecilere özel kutuda, 300 gramdan 10 kilograma kadar hazırlıyoruz.',
    established: '1951',
    categories: ['Şekerleme', 'Tatlılar'],
    verified: true,
    phone: '+90 216 000 19 51',
    locations: [['Muvakkithane Caddesi No: 27', 'Kadıköy', 'İstanbul', '34710', 40.9903, 29.0253]],
    hours: 'everyday',
    services: ['Toptan satış', 'Perakende satış', 'Kargo ile gönderim', 'Fason üretim'],
    products: [
      {
        name: 'Güllü Lokum',
        description: 'Isparta gül suyuyla, pudra şekerli. 5 kilogramlık tepsi.',
        category: 'Şekerleme',
        price: 950,
      },
      {
        name: 'Çifte Kavrulmuş Fıstıklı Lokum',
        description: 'Boz Antep fıstığıyla iki kez kavrulur, dişe gelir.',
        category: 'Şekerleme',
      },
      {
        name: 'Akide Şekeri',
        description: 'Tarçınlı, güllü ve bergamotlu; elde kesilmiş akide.',
        category: 'Şekerleme',
        price: 310,
      },
    ],
  },
  {
    trade: 'olive oil',
    name: 'Ege Altın Damla Zeytinyağı',
    description:
      'Ayvalık’ta kendi zeytinliğimizden erken hasat, soğuk sıkım zeytinyağı. 5 ve 18 litrelik teneke; restoranlar için yıllık sözleşmeyle sabit kalite.',
    established: '1979',
    categories: ['Zeytinyağı ve Yağlar'],
    verified: true,
    featured: true,
    phone: '+90 266 000 79 79',
    locations: [['Kırlangıç Sokak No: 9', 'Ayvalık', 'Balıkesir', '10400', 39.3192, 26.6954]],
    hours: 'weekdays',
    services: ['Toptan satış', 'Perakende satış', 'Kargo ile gönderim', 'İhracat'],
    products: [
      {
        name: 'Erken Hasat Natürel Sızma Zeytinyağı',
        description: 'Ekim hasadı, asit oranı en çok 0,4. 5 litrelik teneke.',
        category: 'Zeytinyağı ve Yağlar',
        price: 1850,
      },
      {
        name: 'Yeşil Çizik Zeytin',
        description: 'Edremit tipi, salamurada. 10 kilogramlık bidon.',
        category: 'Zeytinyağı ve Yağlar',
        price: 1240,
      },
    ],
    certificates: [
      ['Organik Tarım', '2025-10-01', '2028-10-01'],
      ['Coğrafi İşaret Tescili', '2022-06-15', '2032-06-15'],
    ],
  },
  {
    trade: 'fresh produce',
    name: 'Çukurova Taze Meyve Sebze',
    description:
      'Narenciye, domates ve yeşillik; sabah Adana’da toplanır, akşam İstanbul Hali’nde iner. Zincir lokantalara günlük, tek kasadan başlayarak sevk ediyoruz.',
    established: '2004',
    categories: ['Meyve ve Sebze'],
    phone: '+90 322 000 01 01',
    locations: [
      ['Yeni Hal Kompleksi C Blok No: 112', 'Seyhan', 'Adana', '01110', 37.0017, 35.3289],
      ['Bayrampaşa Hali 14. Ada No: 6', 'Bayrampaşa', 'İstanbul', '34040', 41.0467, 28.8989],
    ],
    hours: 'early',
    services: ['Toptan satış'],
    products: [
      {
        name: 'Salkım Domates',
        description: 'Sera, 6 kilogramlık kasa. Aynı boy, çatlaksız.',
        category: 'Meyve ve Sebze',
        price: 270,
      },
      {
        name: 'Yafa Portakal',
        description: 'Mumsuz, sıkmalık ve sofralık iki boy. 15 kilogramlık kasa.',
        category: 'Meyve ve Sebze',
        price: 420,
      },
    ],
  },
  {
    trade: 'tea',
    name: 'Rize Yamaç Çay',
    description:
      'Mayıs sürgününden el değmeden işlenen siyah çay. Oteller ve kafeler için 10 kilogramlık çuvalda, demleme ölçüsüyle birlikte gönderiyoruz.',
    established: '1998',
    categories: ['Çay ve İçecek'],
    verified: true,
    phone: '+90 464 000 53 53',
    locations: [['Eskipazar Mahallesi, Çay Yolu No: 30', 'Çayeli', 'Rize', '53200', 41.0922, 40.7281]],
    hours: 'weekdays',
    services: ['Toptan satış', 'Kargo ile gönderim', 'Numune gönderimi'],
    products: [
      {
        name: 'Mayıs Çayı',
        description: 'Birinci sürgün siyah çay, orta demli, kokulu. 1 kilogramlık paket.',
        category: 'Çay ve İçecek',
        price: 340,
      },
      {
        name: 'Dökme Otel Çayı',
        description: 'Hızlı demlenen kırık yaprak. 10 kilogramlık çuval.',
        category: 'Çay ve İçecek',
        price: 2650,
      },
    ],
    certificates: [['Organik Tarım', '2024-05-01', '2027-05-01']],
  },
  {
    trade: 'pistachio',
    name: 'Antep Boz Fıstık',
    description:
      'Boz iç, file fıstık ve baklavalık öğütülmüş Antep fıstığı. Nizip’teki bahçelerden topluyor, Şahinbey’de kırıp kalibre ediyoruz; baklavacılara haftalık taze iç.',
    established: '1969',
    categories: ['Kuruyemiş', 'Tatlılar'],
    verified: true,
    featured: true,
    phone: '+90 342 000 27 27',
    locations: [['Akyol Mahallesi, Fıstıkçılar Çarşısı No: 5', 'Şahinbey', 'Gaziantep', '27010', 37.0606, 37.3792]],
    hours: 'weekdays',
    services: ['Toptan satış', 'Kargo ile gönderim', 'İhracat', 'Numune gönderimi'],
    products: [
      {
        name: 'Boz İç Fıstık',
        description: 'Ağustos başı hasadı, koyu yeşil. 5 kilogramlık vakumlu paket.',
        category: 'Kuruyemiş',
      },
      {
        name: 'File Antep Fıstığı',
        description: 'Süsleme için ince dilim. 1 kilogramlık paket.',
        category: 'Kuruyemiş',
        price: 1980,
      },
      {
        name: 'Baklavalık Öğütülmüş Fıstık',
        description: 'Yağını salmadan çekilmiş, ince ya da orta taneli.',
        category: 'Kuruyemiş',
        price: 1640,
      },
    ],
    certificates: [
      ['Coğrafi İşaret Tescili', '2020-01-10', '2030-01-10'],
      ['ISO 22000', '2024-11-05', '2027-11-05'],
    ],
  },
];
