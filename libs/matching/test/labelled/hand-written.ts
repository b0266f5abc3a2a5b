import type { ComparableBusiness } from '../../src/index.js';
import type { LabelledPair } from './labelled-pair.js';

/** 'name | telephone | website | address | city | borough'; unknown values are empty. */
type Row = string;

let ids = 0;
function recordOf(row: Row): ComparableBusiness {
  const [name = '', phone = '', website = '', address = '', cityKey = '', borough = ''] = row
    .split('|')
    .map((part) => part.trim());
  return {
    id: `hand-${(ids += 1)}`,
    name,
    placeId: null,
    phones: phone ? [phone] : [],
    website: website || null,
    places: [{ address, cityKey, borough: borough || null, latitude: null, longitude: null }],
  };
}
const labelled =
  (isOne: boolean) =>
  (kind: string, ...rows: [Row, Row][]): LabelledPair[] =>
    rows.map(([one, other]) => ({ kind, isOne, records: [recordOf(one), recordOf(other)] }));
const one = labelled(true);
const two = labelled(false);

/** Hand-written pairs, as they occur in directories and in exports of map services. */
export const HAND_WRITTEN: LabelledPair[] = [
  ...one(
    'the sign and the company',
    [
      'Hacı Bekir | +902125221666 | https://hacibekir.com | Hamidiye Cad. No: 31 | istanbul | Fatih',
      'Ali Muhiddin Hacı Bekir Lokum Sanayi A.Ş. | +902125221666 | http://www.hacibekir.com/ | Hamidiye Caddesi 31, Eminönü | istanbul | Fatih',
    ],
    [
      'Kurukahveci Mehmet Efendi | +902125114262 | | Tahmis Sok. No: 66 | istanbul | Fatih',
      'KURUKAHVECİ MEHMET EFENDİ MAHDUMLARI | +902125114262 | https://mehmetefendi.com | Tahmis Sokak 66 | istanbul |',
    ],
    [
      'Ege Köy Zeytinyağı | +902663121212 | https://egekoyzeytin.com | Edremit Cad. 14 | balikesir | Ayvalık',
      'Egeköy Zeytin ve Zeytinyağı Gıda San. Tic. Ltd. Şti. | +902663121212 | https://www.egekoyzeytin.com/iletisim | Edremit Caddesi No 14 | balikesir | Ayvalık',
    ],
    [
      'Balcı Hasan | +904422331122 | | Cumhuriyet Cad. 8 | erzurum | Yakutiye',
      'Balcı Hasan Arıcılık Gıda Pazarlama | +904422331122 | https://balcihasan.com.tr | Cumhuriyet Caddesi No:8 | erzurum |',
    ],
    [
      'Şimşek Un | +903322511010 | https://simsekun.com | 1. Organize San. Böl. Büyük Kayacık | konya | Selçuklu',
      'ŞİMŞEK UN FABRİKASI SAN. VE TİC. A.Ş. | +903322511010 | simsekun.com | 1. OSB Büyükkayacık Mah. | konya | Selçuklu',
    ],
  ),
  ...one(
    'without marks and case',
    [
      'Gümüşhane Kuşburnu Çiftliği | +904562131415 | | Atatürk Cad. No: 3 | gumushane |',
      'GUMUSHANE KUSBURNU CIFTLIGI | +904562131415 | | Ataturk Cad. 3 | gumushane |',
    ],
    [
      'Iğdır Kayısı Dünyası | | https://igdirkayisi.com | Evrenpaşa Cad. 21 | igdir |',
      'IGDIR KAYISI DUNYASI | +904762271111 | https://igdirkayisi.com | Evrenpasa Caddesi No 21 | igdir |',
    ],
    [
      'Özdilek Pişmaniye | +902623217788 | | Hürriyet Cad. 102 | kocaeli | İzmit',
      'OZDILEK PISMANIYE | +902623217788 | | Hurriyet Caddesi No:102 | kocaeli | Izmit',
    ],
    [
      'Çağlar Süt | +902244432211 | | Sanayi Cad. 55 | bursa | Karacabey',
      'caglar süt | +902244432211 | | Sanayi Caddesi No:55 Karacabey | bursa |',
    ],
  ),
  ...one(
    'together or apart',
    [
      'Altın Kuruyemiş Pazarı | +903422205566 | | Gazi Muhtar Paşa Blv. 40 | gaziantep | Şehitkamil',
      'Altınkuru Yemiş Pazarı | +903422205566 | | Gazimuhtarpaşa Bulvarı No: 40 | gaziantep | Şehitkamil',
    ],
    [
      'Karadeniz Bal Evi | +904643211234 | | Çarşı Sok. 4 | rize |',
      'Karadeniz Balevi | +904643211234 | | Çarşı Sokak No 4 | rize |',
    ],
    [
      'Taş Fırın Ekmek | +903124445566 | | Ulus İş Hanı Altı 12 | ankara | Altındağ',
      'Taşfırın Ekmek | +903124445566 | | Ulus Ishani 12 | ankara | Altındağ',
    ],
    [
      'Deniz Kızı Balıkçılık | | https://denizkizi.com.tr | İskele Cad. 9 | mugla | Bodrum',
      'Denizkızı Balıkçılık Su Ürünleri | | https://www.denizkizi.com.tr | İskele Caddesi No:9 | mugla | Bodrum',
    ],
  ),
  ...one(
    'suffixes and possessives',
    [
      'Anamur Muz Üreticileri | +903248141516 | | Bankalar Cad. 7 | mersin | Anamur',
      'Anamur Muz Üreticileri Birliği | +903248141516 | | Bankalar Caddesi 7 | mersin | Anamur',
    ],
    [
      'Ömer Usta’nın Çiğ Köftesi | +904143131313 | | Divanyolu Cad. 22 | sanliurfa | Haliliye',
      'Ömer Ustanın Çiğköftesi | +904143131313 | | Divan Yolu Cad. No: 22 | sanliurfa | Haliliye',
    ],
    [
      'Kars Kaşar Çiftlik | +904742121314 | | Faikbey Cad. 33 | kars |',
      'Kars Kaşarı Çiftliği | +904742121314 | | Faik Bey Caddesi No:33 | kars |',
    ],
    [
      'Malatya Kayısı | +904223211010 | https://malatyakayisi.example | Şire Pazarı No 18 | malatya | Battalgazi',
      'Malatya Kayısıcılık | +904223211010 | https://malatyakayisi.example | Şirepazarı 18 | malatya |',
    ],
  ),
  ...one(
    'another way of reaching it',
    [
      'Tariş Zeytinyağı Satış Mağazası | +902324637373 | https://taris.com.tr | Alsancak 1480 Sok. No: 10 | izmir | Konak',
      'Tariş Zeytinyağı Mağazası | +905321112233 | https://taris.com.tr | 1480. Sokak 10 Alsancak | izmir | Konak',
    ],
    [
      'Köy Pazarı Organik | +905442223344 | https://instagram.com/koypazariorganik | Bağlar Cad. 5 | eskisehir | Tepebaşı',
      'Köy Pazarı Organik Ürünler | +902222203040 | https://www.instagram.com/koypazariorganik/ | Bağlar Caddesi 5 | eskisehir | Tepebaşı',
    ],
    [
      'Mandıra 1958 | +902864122334 | | Kordon Boyu 12 | canakkale |',
      'Mandıra 1958 Ezine Peyniri | +905301239988 | https://mandira1958.example | Kordonboyu No 12 | canakkale |',
    ],
    [
      'Safranbolu Lokumcusu İmren | +903707122020 | https://imrenlokum.example | Çarşı İçi 1 | karabuk | Safranbolu',
      'İmren Lokumları | +903707122020 | https://imrenlokum.example | Kayyım Ali Mah. Çarşı | karabuk | Safranbolu',
    ],
  ),
  ...one(
    'moved or enlarged',
    [
      'Bizim Bakliyat Tosya | +903663133030 | https://bizimtosya.example | Eski Pazar Yeri 3 | kastamonu | Tosya',
      'Bizim Bakliyat Tosya | +903663133030 | https://bizimtosya.example | Yeni Sanayi Sitesi B Blok 14 | kastamonu | Tosya',
    ],
    [
      'Ovacık Kooperatifi | +904285112233 | https://ovacikkoop.example | Merkez Çarşı | tunceli | Ovacık',
      'Ovacık Doğal Kooperatifi | +904285112233 | https://ovacikkoop.example | Sanayi Cad. 2 | tunceli | Ovacık',
    ],
    [
      'Finike Portakal Bahçesi | +902428551122 | https://finikeportakal.example | Kumluca Yolu 3. km | antalya | Finike',
      'Finike Portakal Bahçesi Paketleme | +902428551122 | https://finikeportakal.example | İskele Mah. Liman Cad. 8 | antalya | Finike',
    ],
    [
      'Giresun Fındık Borsası Gıda | +904542161718 | https://gfindik.example | Gazi Cad. 40 | giresun |',
      'Giresun Fındık Borsası Gıda A.Ş. | +904542161718 | https://gfindik.example | Organize Sanayi 2. Cad. 6 | giresun | Bulancak',
    ],
  ),
  ...one(
    'little is known',
    [
      'Zahter Baharat Kilis | +903488133344 | | | kilis |',
      'Zahter Baharat | +903488133344 | | Cumhuriyet Cad. | kilis |',
    ],
    [
      'Bozcaada Reçel Evi | +902866970101 | | Alaybey Mah. | canakkale | Bozcaada',
      'Bozcaada Reçelevi | +902866970101 | | | canakkale | Bozcaada',
    ],
    [
      'Van Otlu Peyniri Serhat | +904322141516 | | Peynirciler Çarşısı 7 | van | İpekyolu',
      'Serhat Van Otlu Peynir | +904322141516 | | Peynirciler Çarşısı | van |',
    ],
    [
      'Taşköprü Sarımsak Deposu | +903664171234 | | | kastamonu | Taşköprü',
      'TAŞKÖPRÜ SARIMSAK DEPOSU TİC. LTD. ŞTİ. | +903664171234 | | Sanayi Sitesi | kastamonu | Taşköprü',
    ],
    [
      'Derinkuyu Patates Pazarlama | +903843814455 | | Gölcük Yolu | nevsehir | Derinkuyu',
      'Derinkuyu Patates | +903843814455 | | | nevsehir | Derinkuyu',
    ],
    [
      'Pervari Bal Üreticisi Şirvan | +904842231010 | | | siirt | Pervari',
      'Pervari Balı Şirvan | +904842231010 | | Merkez | siirt | Pervari',
    ],
  ),
  ...one(
    'a slip',
    [
      'Nizip Sabun ve Zeytinyağı | +903425171819 | | Atatürk Blv. 90 | gaziantep | Nizip',
      'Nizp Sabun ve Zeytinyağı | +903425171819 | | Atatürk Bulvarı No:90 | gaziantep | Nizip',
    ],
    [
      'Tokat Yaprak Salamura | +903562121415 | | Behzat Bulvarı 5 | tokat |',
      'Tokat Yaprk Salamura | +903562121415 | | Behzat Blv. 5 | tokat |',
    ],
    [
      'Uzunköprü Pirinç Fabrikası | +902845131718 | | Çeltik Cad. 2 | edirne | Uzunköprü',
      'Uzunköpü Pirinç Fabrikası | +902845131718 | | Çeltik Caddesi No:2 | edirne | Uzunköprü',
    ],
    [
      'Kemalpaşa Kiraz Birliği | +902328781122 | | İstiklal Cad. 71 | izmir | Kemalpaşa',
      'Kemalpaşa Kirza Birliği | +902328781122 | | İstiklal Cd. 71 | izmir | Kemalpaşa',
    ],
  ),
  ...two(
    'one name in two cities',
    [
      'Güven Gıda | +902124445511 | | Rami Kuru Gıda Hali 12 | istanbul | Eyüpsultan',
      'Güven Gıda | +903224351122 | | Toptancılar Sitesi B Blok 4 | adana | Seyhan',
    ],
    [
      'Öz Anadolu Un | +903822151617 | https://ozanadoluun.example | OSB 3. Cad. | aksaray |',
      'Öz Anadolu Un | +903642281818 | | Sanayi Cad. 11 | corum |',
    ],
    [
      'Bereket Et | +902244561010 | | Altıparmak Cad. 40 | bursa | Osmangazi',
      'Bereket Et | +902624112233 | | Gebze Center Yanı | kocaeli | Gebze',
    ],
    [
      'Yayla Süt Ürünleri | +904422341122 | | Kongre Cad. 8 | erzurum |',
      'Yayla Süt Ürünleri | +904742231155 | | Halitpaşa Cad. 4 | kars |',
    ],
    [
      'Akdeniz Balıkçılık | +902427489911 | | Liman Mah. | antalya | Konyaaltı',
      'Akdeniz Balıkçılık | +903246112233 | | Balıkçı Barınağı 6 | mersin | Erdemli',
    ],
    [
      'Altın Başak Ekmek Fırını | +903124561122 | | Demetevler 4. Cad. | ankara | Yenimahalle',
      'Altınbaşak Ekmek Fırını | +902223351122 | | Kırmızıtoprak Mah. | eskisehir | Odunpazarı',
    ],
  ),
  ...two(
    'one name in one city',
    [
      'Merkez Market | +902123334455 | | Bağdat Cad. 100 | istanbul | Kadıköy',
      'Merkez Market | +902126667788 | | E-5 Yan Yol 7 | istanbul | Bakırköy',
    ],
    [
      'Kardeşler Gıda | +903123104455 | | Hal Kompleksi 22 | ankara | Yenimahalle',
      'Kardeşler Gıda Pazarlama | +903124821199 | | Dikmen Cad. 210 | ankara | Çankaya',
    ],
    [
      'Ege Fırın | +902323881122 | | Ankara Cad. 75 | izmir | Bornova',
      'Ege Fırını | +902322231199 | | Mithatpaşa Cad. 812 | izmir | Balçova',
    ],
    [
      'Bizim Manav | +902242201122 | | Kükürtlü Cad. 3 | bursa | Osmangazi',
      'Bizim Manav | +902244139988 | | Özlüce Blv. 50 | bursa | Nilüfer',
    ],
    [
      'Hünkar Helva | +903324123344 | | Nalçacı Cad. 19 | konya | Selçuklu',
      'Hünkâr Helvacısı | +903323219988 | | Larende Cad. 41 | konya | Meram',
    ],
  ),
  ...two(
    'branches of one house',
    [
      'Koska Helvacısı Kadıköy Şubesi | +902163361122 | https://koska.example | Moda Cad. 20 | istanbul | Kadıköy',
      'Koska Helvacısı Beyoğlu Şubesi | +902122441122 | https://koska.example | İstiklal Cad. 122 | istanbul | Beyoğlu',
    ],
    [
      'Tadım Kuruyemiş Ostim Şubesi | +903123541122 | https://tadimkuru.example | Ostim 12. Sok. 4 | ankara | Yenimahalle',
      'Tadım Kuruyemiş Çankaya Şubesi | +903124421122 | https://tadimkuru.example | Tunalı Hilmi Cad. 66 | ankara | Çankaya',
    ],
    [
      'Cumbalı Kahve 2. Şube | +902324221133 | | Kıbrıs Şehitleri Cad. 50 | izmir | Konak',
      'Cumbalı Kahve | +902324221122 | | Kemeraltı 873 Sok. 9 | izmir | Konak',
    ],
    [
      'Meram Et Lokantalar Tedarik Lara Şubesi | +902423231122 | https://merametlok.example | Lara Cad. 300 | antalya | Muratpaşa',
      'Meram Et Lokantalar Tedarik Kepez Şubesi | +902423451122 | https://merametlok.example | Yeşilırmak Cad. 12 | antalya | Kepez',
    ],
    [
      'Sütaş Bayii Yılmaz Dağıtım | +902824121122 | https://sutas.com.tr | Sanayi Cad. 4 | tekirdag | Çorlu',
      'Sütaş Bayii Demir Dağıtım | +902822621122 | https://sutas.com.tr | Hürriyet Cad. 90 | tekirdag | Süleymanpaşa',
    ],
  ),
  ...two(
    'under one roof',
    [
      'Aydın Sebze Komisyon | +902123121122 | | Bayrampaşa Hali 42 | istanbul | Bayrampaşa',
      'Polat Sebze Komisyon | +902123123344 | | Bayrampaşa Hali 43 | istanbul | Bayrampaşa',
    ],
    [
      'Marmara Balık | +902125218899 | | Gürpınar Su Ürünleri Hali 7 | istanbul | Büyükçekmece',
      'Bosfor Balık | +902125219900 | | Gürpınar Su Ürünleri Hali 7 | istanbul | Büyükçekmece',
    ],
    [
      'Has Kuruyemiş | +903422301122 | | Zincirli Bedesten 18 | gaziantep | Şahinbey',
      'Antepli Kuruyemiş | +903422303344 | | Zincirli Bedesten 19 | gaziantep | Şahinbey',
    ],
    [
      'Elit Şekerleme | +902125122233 | | Mısır Çarşısı No: 51 | istanbul | Fatih',
      'Ucuzcular Baharat | +902125125566 | | Mısır Çarşısı No: 51 | istanbul | Fatih',
    ],
    [
      'Ova Tarım Depolama | +903288121122 | | OSB 5. Cad. No: 2 | osmaniye |',
      'Ova Yem Sanayi | +903288123344 | | OSB 5. Cad. No: 2 | osmaniye |',
    ],
    [
      'Göl Un Fabrikası | +902462231122 | | Sanayi Sitesi C Blok 3 | isparta |',
      'Gül Un Fabrikası | +902462233344 | | Sanayi Sitesi C Blok 8 | isparta |',
    ],
  ),
  ...two(
    'relatives',
    [
      'Yılmaz Et ve Et Ürünleri | +903462211122 | | Kepçeli Mah. 4 | sivas |',
      'Yılmaz Süt ve Süt Ürünleri | +903462213344 | | Kepçeli Mah. 12 | sivas |',
    ],
    [
      'Çelebi Kardeşler Baharat | +904142151122 | | Haşimiye Meydanı 3 | sanliurfa | Eyyübiye',
      'Çelebi İsot Pazarı | +904142153344 | | Haşimiye Meydanı 9 | sanliurfa | Eyyübiye',
    ],
    [
      'Hasan Kaya Çay Fabrikası | +904645121122 | | Fener Mah. | rize | Ardeşen',
      'Hüseyin Kaya Fındık Alımı | +904645123344 | | Fener Mah. | rize | Ardeşen',
    ],
    [
      'Bozok Bakliyat | +903542121122 | | Cumhuriyet Meydanı 1 | yozgat |',
      'Bozok Tavukçuluk | +903542123344 | | Cumhuriyet Meydanı 6 | yozgat |',
    ],
  ),
  ...two(
    'the same town and trade',
    [
      'Ayvalık Zeytinyağı Satış Yeri | +902663121020 | | Sahil Yolu 5 | balikesir | Ayvalık',
      'Ayvalık Zeytinyağı Evi | +902663127788 | | 13 Nisan Cad. 88 | balikesir | Ayvalık',
    ],
    [
      'Gaziantep Baklava Dünyası | +903422151122 | | Suburcu Cad. 20 | gaziantep | Şahinbey',
      'Gaziantep Baklava Sarayı | +903422153399 | | İnönü Cad. 77 | gaziantep | Şahinbey',
    ],
    [
      'Kayseri Pastırma Sucuk Pazarı | +903522221122 | | Kapalı Çarşı 41 | kayseri | Melikgazi',
      'Kayseri Pastırma Sucuk Evi | +903523331199 | | Sivas Cad. 190 | kayseri | Kocasinan',
    ],
    [
      'Rize Çay Evi | +904642131122 | | Menderes Blv. 8 | rize |',
      'Rize Çay Dünyası | +904642179988 | | Deniz Cad. 60 | rize |',
    ],
    [
      'Malatya Kayısı Dünyası | +904223251122 | | İnönü Cad. 12 | malatya | Battalgazi',
      'Malatya Kayısı Sarayı | +904223289900 | | Fuzuli Cad. 31 | malatya | Yeşilyurt',
    ],
    [
      'Urfa İsot Pazarı | +904143121122 | | Balıklıgöl Cad. 4 | sanliurfa | Eyyübiye',
      'Urfa İsot Dünyası | +904143129911 | | Atatürk Blv. 55 | sanliurfa | Haliliye',
    ],
    [
      'Afyon Kaymak Merkezi | +902722131122 | | Milli Birlik Cad. 3 | afyonkarahisar |',
      'Afyon Sucuk Merkezi | +902722137788 | | Kurtuluş Cad. 19 | afyonkarahisar |',
    ],
    [
      'Safranbolu Lokum Evi | +903707121212 | | Yemeniciler Arastası 5 | karabuk | Safranbolu',
      'Safranbolu Lokum Bahçesi | +903707125656 | | Hıdırlık Yolu 3 | karabuk | Safranbolu',
    ],
  ),
  ...two(
    'what they share is not theirs',
    [
      'Lezzet Catering | +908502221010 | https://yemeksepeti.example | Büyükdere Cad. 12 | istanbul | Şişli',
      'Nefis Ev Yemekleri | +908502221010 | https://yemeksepeti.example | Bağdat Cad. 300 | istanbul | Kadıköy',
    ],
    [
      'Pınar Bayii Aksoy | +904442468 | https://pinar.com.tr | Bornova Cad. 9 | izmir | Bornova',
      'Pınar Bayii Ertaş | +904442468 | https://pinar.com.tr | Yeşillik Cad. 81 | izmir | Karabağlar',
    ],
    [
      'Doğa Çiftliği | | https://www.facebook.com/dogaciftligi | Köy Yolu 2 | bolu | Mudurnu',
      'Abant Köy Ürünleri | | https://www.facebook.com/abantkoy | Abant Yolu 5 | bolu |',
    ],
    [
      'Serin Depo | +902823511122 | | Avrupa Serbest Bölgesi 118 Ada | tekirdag | Ergene',
      'Trakya Yağ İhracat | +902823513344 | | Avrupa Serbest Bölgesi 118 Ada | tekirdag | Ergene',
    ],
  ),
];
