import type { JudgedBusiness } from './businesses.js';

type Row = [
  name: string,
  categories: string,
  place: string,
  products: string,
  description: string,
  rating: number | null,
  reviews: number,
];

const ROWS: Row[] = [
  // the nine trades of the sample data
  ['Anadolu Baharat Sarayı', 'Baharat', 'İstanbul/Eminönü', 'Pul biber|Kimyon|Sumak', 'Anadolu’nun dört yanından seçilmiş baharatlar.', 4.8, 124],
  ['Altın Başak Fırın Malzemeleri', 'Unlu Mamuller', 'Ankara/Ulus', 'Ekmek mayası|Özel amaçlı un', 'Fırınlar ve pastaneler için un, maya ve katkı.', 4.5, 61],
  ['Yeşil Vadi Süt Ürünleri', 'Süt Ürünleri', 'Kars/Susuz', 'Kars gravyeri|Eski kaşar|Tereyağı', 'Yayla sütünden gravyer ve kaşar.', 4.7, 98],
  ['Bozkır Et Entegre', 'Et Ürünleri', 'Ankara/Çankaya', 'Dana antrikot|Kuzu pirzola', 'Soğuk zincirle dana ve kuzu eti.', 4.4, 57],
  ['Hacı Şakir Lokum ve Şekerleme', 'Şekerleme', 'İstanbul/Üsküdar', 'Güllü lokum|Fıstıklı lokum', '1890’dan beri geleneksel lokum.', 4.9, 210],
  ['Ege Altını Zeytinyağı', 'Yağlar', 'Balıkesir/Ayvalık', 'Erken hasat zeytinyağı|Sofralık zeytin', 'Ayvalık’ın zeytinliklerinden soğuk sıkım.', 4.9, 187],
  ['Taze Bahçe Meyve Sebze', 'Meyve Sebze', 'Antalya/Kumluca', 'Domates|Biber|Salatalık', 'Seradan hale her sabah taze ürün.', 4.3, 45],
  ['Karadeniz Çay Evi', 'İçecek', 'Rize/Çayeli', 'Siyah çay|Yeşil çay', 'Rize’nin yüksek bahçelerinden çay.', 4.6, 133],
  ['Antep Fıstık Dünyası', 'Kuruyemiş', 'Gaziantep/Nizip', 'Antep fıstığı|Boz fıstık', 'Nizip’ten kabuklu ve iç fıstık.', 4.8, 156],
  // spellings, joined and split words, marks
  ['Zeytin Yağı Evi', 'Yağlar', 'İzmir/Urla', 'Sızma zeytin yağı', 'Urla’da taş baskı.', 4.2, 20],
  ['Olivera Gurme', 'Yağlar', 'Muğla/Datça', 'Memecik zeytinyağı', 'Datça’da butik üretici.', 4.6, 31],
  ['Isparta Gülü Reçelleri', 'Şekerleme', 'Antalya/Manavgat', 'Gül reçeli|Gül suyu', 'Isparta güllerinden reçel ve gül suyu.', 4.5, 18],
  ['IŞIK GIDA PAZARLAMA A.Ş.', 'Bakliyat', 'Ankara/Ulus', 'Pirinç|Bulgur', 'Kurumsal mutfaklara kuru gıda.', 4.1, 77],
  ['İğde Dalı Kuruyemiş', 'Kuruyemiş', 'Iğdır/Tuzluca', 'Kuru kayısı|Kuru üzüm', 'Iğdır ovasından kuru meyve.', 4.0, 12],
  ['Kuru Yemiş Pazarı', 'Kuruyemiş', 'Bursa/Nilüfer', 'Karışık çerez|Ceviz içi', 'Toptan çerez.', 4.4, 40],
  ['Kâhyaoğlu Kahve', 'İçecek', 'İstanbul/Kadıköy', 'Türk kahvesi|Dibek kahvesi', 'Taş değirmende çekilmiş kahve.', 4.7, 90],
  ['Güllüoğlu Baklavaları', 'Tatlı', 'Gaziantep/Şahinbey', 'Fıstıklı baklava|Şöbiyet', 'El açması baklava.', 4.9, 300],
  ['Bakla Kardeşler', 'Bakliyat', 'İzmir/Bornova', 'Kuru bakla|Barbunya', 'Baklagil paketleme.', 4.9, 80],
  ['Çöp Şiş Yunus', 'Et Ürünleri', 'İzmir/Konak', 'Çöp şiş|Kuzu şiş', 'Marine edilmiş şişler.', 4.2, 15],
  ['Öz Şanlı İsot', 'Baharat', 'Şanlıurfa/Haliliye', 'İsot|Acı pul biber', 'Urfa isotu.', 4.6, 70],
  ['Lezzet Durağı Toptan Gıda', 'Bakliyat|Baharat', 'Bursa/Osmangazi', 'Nohut|Karabiber', 'Otel ve lokantalar için toptan kuru gıda.', 3.9, 22],
  ['Üç Kardeşler Turşuculuk', 'Meyve Sebze', 'Ankara/Çankaya', 'Salatalık turşusu|Karışık turşu', 'Çubuk turşusu.', 4.3, 33],
  ['Mavi Yolculuk Balıkçılık', 'Deniz Ürünleri', 'Muğla/Marmaris', 'Levrek|Çipura', 'Günlük taze balık.', 4.5, 48],
  ['Kafkas Arıcılık', 'Arıcılık', 'Kars/Sarıkamış', 'Kafkas balı|Propolis', 'Yüksek yaylaların çiçek balı.', 4.9, 66],
  ['Marmarabirlik Zeytin Satış', 'Yağlar', 'Bursa/Osmangazi', 'Gemlik zeytini', 'Gemlik tipi siyah zeytin.', 4.4, 140],
  ['Ispanakçı Hasan', 'Meyve Sebze', 'Bursa/Nilüfer', 'Ispanak|Pazı|Semizotu', 'Yapraklı sebzeler.', 4.2, 14],
  ['Köy Yumurtası Çiftliği', 'Süt Ürünleri', 'Bursa/Nilüfer', 'Köy yumurtası', 'Gezen tavuk yumurtası.', 4.4, 29],
  ['Dut Ağacı Pekmez', 'Şekerleme', 'Gaziantep/Nizip', 'Dut pekmezi|Üzüm pekmezi', 'Odun ateşinde kaynatılmış pekmez.', 4.6, 26],
  ['Maya Peynir Atölyesi', 'Süt Ürünleri', 'İzmir/Urla', 'Keçi peyniri|Tulum peyniri', 'Urla’da el yapımı peynirler.', 4.8, 52],
  ['Çiğ Köfteci Ömer Usta', 'Et Ürünleri', 'Şanlıurfa/Birecik', 'Etsiz çiğ köfte', 'Bayilere çiğ köfte harcı.', 4.0, 39],
  ['Sakız Ada Dondurma', 'Tatlı', 'İzmir/Konak', 'Damla sakızlı dondurma', 'Keçi sütünden dondurma.', 4.7, 58],
  ['Nar Bahçesi', 'Meyve Sebze', 'Antalya/Manavgat', 'Nar|Nar ekşisi', 'Hicaz narı ve nar ekşisi.', 4.3, 19],
  ['Doğuş Değirmencilik', 'Unlu Mamuller', 'Ankara/Ulus', 'Tam buğday unu|Çavdar unu', 'Taş değirmende un.', 4.2, 25],
  ['Salça Diyarı', 'Meyve Sebze', 'Gaziantep/Şahinbey', 'Domates salçası|Biber salçası', 'Güneşte kurutulmuş salça.', 4.5, 36],
];

/** Businesses written for the traps that searches in Turkish have to pass. */
export const HAND_WRITTEN: JudgedBusiness[] = ROWS.map(
  ([name, categories, place, products, description, rating, reviews]) => ({
    name,
    categories: categories.split('|'),
    city: place.split('/')[0] ?? '',
    borough: place.split('/')[1] ?? null,
    products: products.split('|'),
    description,
    rating,
    reviews,
  }),
);
