import type { Sample } from './sample.js';

/** Further suppliers, so that every category and several cities have somebody. */
export const AROUND_THE_COUNTRY: readonly Sample[] = [
  {
    name: 'Hacıoğlu Baklava İmalathanesi',
    description:
      'Kırk kat el açması yufka, sade yağ ve Antep fıstığı. Tepsi bazında toptan baklava; sipariş bir gün önceden alınır, şerbeti teslim günü dökülür.',
    established: '1973',
    categories: ['Tatlılar', 'Fırın ve Pastane'],
    verified: true,
    phone: '+90 342 000 41 41',
    locations: [['Bey Mahallesi, Uzun Çarşı No: 18', 'Şehitkamil', 'Gaziantep', '27060', 37.0662, 37.3781]],
    hours: 'everyday',
    services: ['Toptan satış', 'Perakende satış'],
    products: [
      {
        name: 'Fıstıklı Baklava',
        description: 'Kırk kat yufka, boz fıstık, 3 kilogramlık tepsi.',
        category: 'Tatlılar',
        price: 2850,
      },
      {
        name: 'Cevizli Baklava',
        description: 'Yerli ceviz içiyle, 3 kilogramlık tepsi.',
        category: 'Tatlılar',
        price: 1980,
      },
    ],
  },
  {
    name: 'Konya Ova Bakliyat',
    description:
      'Nohut, yeşil mercimek ve bulgur. Elenmiş, taşı ayıklanmış, 25 kilogramlık çuvallarda; analiz raporu her partiyle birlikte gelir.',
    established: '1984',
    categories: ['Tahıl ve Bakliyat', 'Çorba'],
    verified: true,
    phone: '+90 332 000 42 42',
    locations: [['Buğday Pazarı No: 77', 'Karatay', 'Konya', '42030', 37.8713, 32.5061]],
    hours: 'weekdays',
    services: ['Toptan satış', 'İhracat', 'Numune gönderimi'],
    products: [
      {
        name: 'Koçbaşı Nohut',
        description: 'Dokuz milimetre üstü, aynı boyda. 25 kilogramlık çuval.',
        category: 'Tahıl ve Bakliyat',
        price: 1450,
      },
      {
        name: 'Yeşil Mercimek',
        description: 'Yeni mahsul, sert kabuklu. 25 kilogramlık çuval.',
        category: 'Tahıl ve Bakliyat',
        price: 1320,
      },
      {
        name: 'Pilavlık Bulgur',
        description: 'Kaynatılıp güneşte kurutulmuş, iri taneli.',
        category: 'Tahıl ve Bakliyat',
        price: 610,
      },
    ],
    certificates: [['ISO 22000', '2023-01-10', '2026-01-10']],
  },
  {
    name: 'Boğaz Deniz Ürünleri',
    description:
      'Günlük tekneden lüfer, istavrit ve midye. Lokantalara temizlenmiş, buzda, sabah sekizden önce teslim ediyoruz.',
    established: '2001',
    categories: ['Deniz Ürünleri'],
    verified: true,
    phone: '+90 212 000 61 61',
    locations: [['Kıyı Caddesi No: 3', 'Sarıyer', 'İstanbul', '34450', 41.1667, 29.0572]],
    hours: 'early',
    products: [
      {
        name: 'Boğaz Lüferi',
        description: 'Mevsiminde, 300 ile 500 gram arası; kilosu günlük fiyatla.',
        category: 'Deniz Ürünleri',
      },
      {
        name: 'Ayıklanmış Midye',
        description: 'Haşlanmış, kumu süzülmüş. 2 kilogramlık paket.',
        category: 'Deniz Ürünleri',
        price: 380,
      },
    ],
  },
  {
    name: 'Giresun Yeşilyayla Fındık',
    description:
      'Tombul kalite kabuklu ve iç fındık, kavrulmuş, dilimlenmiş ya da un. Pastanelere 5 ve 10 kilogramlık vakumlu paketlerde gönderiyoruz.',
    established: '1991',
    categories: ['Kuruyemiş'],
    phone: '+90 454 000 28 28',
    locations: [['Fatih Caddesi No: 64', 'Merkez', 'Giresun', '28100', 40.9128, 38.3895]],
    hours: 'weekdays',
    services: ['Toptan satış', 'Kargo ile gönderim', 'İhracat', 'Fason üretim'],
    products: [
      {
        name: 'Kavrulmuş İç Fındık',
        description: 'On üç milimetre üstü, zarı soyulmuş. 10 kilogram.',
        category: 'Kuruyemiş',
        price: 4200,
      },
    ],
    certificates: [['Coğrafi İşaret Tescili', '2019-08-01', '2029-08-01']],
  },
  {
    name: 'Isparta Gül ve Şerbet',
    description:
      'Gül suyu, gül reçeli ve şerbet konsantresi. Hasat mayıs sonunda başlar, gül yaprağı aynı gün damıtılır.',
    established: '1986',
    categories: ['Çay ve İçecek', 'Şekerleme'],
    phone: '+90 246 000 32 32',
    locations: [['Gülcü Mahallesi No: 21', 'Merkez', 'Isparta', '32040', 37.7648, 30.5566]],
    hours: 'weekdays',
    services: ['Perakende satış', 'Kargo ile gönderim'],
    products: [
      {
        name: 'Gül Suyu',
        description: 'Tek damıtım, katkısız. 5 litrelik bidon.',
        category: 'Çay ve İçecek',
        price: 540,
      },
      {
        name: 'Gül Reçeli',
        description: 'Yaprak oranı yüzde otuz. 3 kilogramlık kova.',
        category: 'Şekerleme',
        price: 690,
      },
    ],
  },
  {
    name: 'Malatya Güneş Kayısı',
    description:
      'Gün kurusu ve sarı kayısı, çekirdek içi, kayısı küpü. Kükürtlü ve kükürtsüz ayrı hatlarda, ihracat kutusunda hazırlanır.',
    established: '1977',
    categories: ['Kuruyemiş', 'Meyve ve Sebze'],
    verified: true,
    phone: '+90 422 000 44 44',
    locations: [['Şire Pazarı No: 15', 'Yeşilyurt', 'Malatya', '44900', 38.303, 38.245]],
    hours: 'weekdays',
    services: ['Toptan satış', 'İhracat', 'Numune gönderimi'],
    products: [
      {
        name: 'Gün Kurusu Kayısı',
        description: 'Kükürtsüz, iri. 5 kilogramlık koli.',
        category: 'Kuruyemiş',
        price: 1150,
      },
    ],
  },
  {
    name: 'Afyon Kaymak ve Sucuk',
    description: 'Manda sütünden lüle kaymak ve fermente sucuk. Kaymak tava tava soğutulur, aynı gün yola çıkar.',
    established: '1958',
    categories: ['Süt Ürünleri', 'Et Ürünleri'],
    verified: true,
    phone: '+90 272 000 03 03',
    locations: [['Dumlupınar Bulvarı No: 8', 'Merkez', 'Afyonkarahisar', '03200', 38.7569, 30.5387]],
    hours: 'everyday',
    services: ['Perakende satış', 'Kargo ile gönderim'],
    products: [
      {
        name: 'Manda Kaymağı',
        description: 'Lüle, 1 kilogramlık tepsi. Altı gün içinde tüketilir.',
        category: 'Süt Ürünleri',
        price: 1100,
      },
      {
        name: 'Afyon Sucuğu',
        description: 'Baharatı ölçülü, parmak sucuk. 5 kilogramlık koli.',
        category: 'Et Ürünleri',
      },
    ],
  },
  {
    name: 'Ezine Bağ Peynircilik',
    description: 'Koyun, keçi ve inek sütü karışımından tam yağlı beyaz peynir. En az sekiz ay teneke içinde bekler.',
    established: '1989',
    categories: ['Süt Ürünleri'],
    verified: true,
    phone: '+90 286 000 17 17',
    locations: [['Çarşı Caddesi No: 33', 'Ezine', 'Çanakkale', '17600', 39.7856, 26.3403]],
    hours: 'weekdays',
    services: ['Toptan satış'],
    products: [
      {
        name: 'Ezine Beyaz Peynir',
        description: 'Tam yağlı, sekiz aylık. 17 kilogramlık teneke.',
        category: 'Süt Ürünleri',
        price: 4900,
      },
    ],
    certificates: [['Coğrafi İşaret Tescili', '2018-03-01', '2028-03-01']],
  },
  {
    name: 'İzmir Kemeraltı Kuru Gıda',
    description:
      'Kuru incir, çekirdeksiz üzüm, baharat ve bakliyat. Kemeraltı’ndaki dükkânımızdan esnafa aynı gün kurye ile teslim.',
    established: '1948',
    categories: ['Kuruyemiş', 'Baharat', 'Tahıl ve Bakliyat'],
    phone: '+90 232 000 35 35',
    locations: [['Anafartalar Caddesi No: 254', 'Konak', 'İzmir', '35250', 38.4187, 27.1378]],
    hours: 'weekdays',
    services: ['Toptan satış', 'Perakende satış'],
    products: [
      {
        name: 'Aydın Kuru İncir',
        description: 'Lerida tipi, 1 numara. 5 kilogramlık koli.',
        category: 'Kuruyemiş',
        price: 1350,
      },
      {
        name: 'Çekirdeksiz Sultani Üzüm',
        description: 'Dokuz numara, natürel. 10 kilogram.',
        category: 'Kuruyemiş',
        price: 1600,
      },
    ],
  },
  {
    name: 'Ankara Ostim Toptan Gıda',
    description:
      'Lokanta, yemekhane ve otel mutfakları için tek depodan bin iki yüz kalem kuru gıda. Siparişler ertesi gün kendi araçlarımızla dağıtılır.',
    established: '1999',
    categories: ['Tahıl ve Bakliyat', 'Baharat', 'Diğer'],
    phone: '+90 312 000 06 06',
    locations: [['Ostim Sanayi Sitesi 1202. Sokak No: 55', 'Yenimahalle', 'Ankara', '06374', 39.9736, 32.7497]],
    hours: 'weekdays',
    services: ['Toptan satış'],
    products: [
      {
        name: 'Osmancık Pirinç',
        description: 'Yeni mahsul, kırıksız. 25 kilogramlık çuval.',
        category: 'Tahıl ve Bakliyat',
        price: 1780,
      },
    ],
  },
  {
    name: 'Uşak Tarhana Atölyesi',
    description:
      'Ev usulü mayalanmış tarhana, domates ve biberi tarladan. On beş gün bekler, elenir, güneşte kurutulur.',
    established: '2012',
    categories: ['Çorba'],
    phone: '+90 276 000 64 64',
    locations: [['Köme Mahallesi No: 6', 'Merkez', 'Uşak', '64100', 38.6742, 29.4058]],
    hours: 'weekdays',
    services: ['Perakende satış', 'Kargo ile gönderim'],
    products: [
      {
        name: 'Uşak Tarhanası',
        description: 'Acılı ya da acısız. 5 kilogramlık bez torba.',
        category: 'Çorba',
        price: 870,
      },
    ],
  },
  {
    name: 'Şanlıurfa İsot Dünyası',
    description:
      'Gün batımında terletilip karartılmış isot, biber salçası ve nar ekşisi. Kebapçılara 5 kilogramlık bidonlarda.',
    established: '1994',
    categories: ['Baharat'],
    verified: true,
    phone: '+90 414 000 63 63',
    locations: [['Sipahi Pazarı No: 40', 'Haliliye', 'Şanlıurfa', '63050', 37.16, 38.796]],
    hours: 'everyday',
    services: ['Toptan satış', 'Kargo ile gönderim'],
    products: [
      { name: 'Urfa İsotu', description: 'Yağlı, koyu renkli, az acı. 5 kilogram.', category: 'Baharat', price: 1250 },
      {
        name: 'Nar Ekşisi',
        description: 'Yalnızca nar; şeker ve katkı yok. 5 litre.',
        category: 'Baharat',
        price: 980,
      },
    ],
  },
  {
    name: 'Trabzon Vakfıkebir Taş Fırın',
    description:
      'Odun ateşinde iki kilogramlık ekmek, yarı pişmiş ve şoklanmış olarak otellere de gönderilir. Ekşi mayası yetmiş yaşındadır.',
    established: '1955',
    categories: ['Fırın ve Pastane'],
    phone: '+90 462 000 61 00',
    locations: [['Liman Caddesi No: 12', 'Vakfıkebir', 'Trabzon', '61400', 41.0458, 39.2778]],
    hours: 'everyday',
    products: [
      {
        name: 'Vakfıkebir Ekmeği',
        description: 'İki kilogram, dört gün bayatlamaz.',
        category: 'Fırın ve Pastane',
        price: 95,
      },
    ],
  },
  {
    name: 'Beyoğlu Kahve Kavurma',
    description:
      'Haftada üç kez kavrulan Türk kahvesi ve filtre harmanları. Kafelere kendi etiketiyle paketleme, öğütme derecesi istenen kıvamda.',
    established: '2010',
    categories: ['Çay ve İçecek'],
    phone: '+90 212 000 10 10',
    locations: [['Serdar-ı Ekrem Sokak No: 31', 'Beyoğlu', 'İstanbul', '34425', 41.0256, 28.9742]],
    hours: 'weekdays',
    services: ['Toptan satış', 'Perakende satış', 'Kargo ile gönderim', 'Fason üretim', 'Numune gönderimi'],
    products: [
      {
        name: 'Orta Kavrulmuş Türk Kahvesi',
        description: 'Un inceliğinde çekilmiş. 1 kilogramlık valfli paket.',
        category: 'Çay ve İçecek',
        price: 720,
      },
    ],
  },
  {
    name: 'Antalya Sera Yeşillik',
    description: 'Marul, roka, fesleğen ve yenilebilir çiçek. Topraksız seradan kökü üstünde, su kaybetmeden gelir.',
    established: '2016',
    categories: ['Meyve ve Sebze'],
    phone: '+90 242 000 07 07',
    locations: [['Aksu Sera Bölgesi 4. Cadde No: 9', 'Aksu', 'Antalya', '07112', 36.95, 30.85]],
    hours: 'early',
    products: [{ name: 'Köklü Fesleğen', description: 'Saksıda, 24’lü kasa.', category: 'Meyve ve Sebze', price: 480 }],
  },
  {
    name: 'Fatih Ambalaj ve Mutfak',
    description:
      'Karton kutu, sızdırmaz kap, pişirme kâğıdı ve gıdaya uygun eldiven. Logolu baskı en az bin adetten yapılır.',
    established: '2007',
    categories: ['Diğer'],
    phone: '+90 212 000 78 78',
    locations: [['Rami Kışla Caddesi No: 90', 'Eyüpsultan', 'İstanbul', '34056', 41.0483, 28.9167]],
    hours: 'weekdays',
    services: ['Toptan satış'],
    products: [
      {
        name: 'Sızdırmaz Çorba Kabı',
        description: 'Kapaklı, 500 mililitre, 500 adetlik koli.',
        category: 'Diğer',
        price: 1150,
      },
    ],
  },
  {
    name: 'Kayseri Erciyes Pastırma',
    description:
      'Sırt ve kuşgömü pastırma, çemeni yerinde dövülür. Dilimlenip jelatinli tabakta ya da bütün olarak gönderilir.',
    established: '1966',
    categories: ['Et Ürünleri'],
    verified: true,
    phone: '+90 352 000 38 38',
    locations: [['Kapalı Çarşı No: 61', 'Melikgazi', 'Kayseri', '38030', 38.7205, 35.4894]],
    hours: 'weekdays',
    services: ['Toptan satış', 'Perakende satış', 'Kargo ile gönderim'],
    products: [
      { name: 'Kuşgömü Pastırma', description: 'Bütün, çemenli; 2 ile 3 kilogram arası.', category: 'Et Ürünleri' },
    ],
    certificates: [
      ['Coğrafi İşaret Tescili', '2017-09-09', '2027-09-09'],
      ['Helal Sertifikası', '2024-02-02', '2026-02-02'],
    ],
  },
];
