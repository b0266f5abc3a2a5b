/** Province, district, postal code, latitude, longitude, quarters. */
export const PLACES = [
  ['İstanbul', 'Kadıköy', '34710', 40.991, 29.027, ['Caferağa', 'Moda', 'Göztepe']],
  ['İstanbul', 'Fatih', '34116', 41.017, 28.972, ['Rüstempaşa', 'Balat']],
  ['İstanbul', 'Ümraniye', '34764', 41.033, 29.098, ['Yukarı Dudullu', 'Şerifali']],
  ['Ankara', 'Yenimahalle', '06370', 39.97, 32.77, ['Ostim', 'İvedik']],
  ['İzmir', 'Bornova', '35040', 38.462, 27.217, ['Işıkkent', 'Kâzımdirik']],
  ['Gaziantep', 'Şahinbey', '27010', 37.059, 37.38, ['Bey', 'Akyol']],
  ['Şanlıurfa', 'Haliliye', '63050', 37.16, 38.796, ['Ertuğrulgazi']],
  ['Bursa', 'Osmangazi', '16220', 40.188, 29.061, ['Hocahasan', 'Demirtaş']],
  ['Rize', 'Çayeli', '53200', 41.092, 40.728, ['Eskipazar']],
  ['Malatya', 'Yeşilyurt', '44900', 38.303, 38.245, ['Gedik']],
  ['Trabzon', 'Ortahisar', '61030', 41.005, 39.73, ['Kemerkaya']],
  ['Ağrı', 'Doğubayazıt', '04400', 39.547, 44.083, ['Büyük Ağrı']],
] as const;

export const OWNERS = [
  'Öz', 'Hacı Şakir', 'Güneydoğu', 'Karadeniz', 'Ege', 'Anadolu', 'Işıl', 'Çınar', 'Uğur', 'İpek', 'Kardeşler', 'Yıldız',
  'Gümüş', 'Doğal', 'Köy', 'Şifa', 'Bereket', 'Has', 'Altın', 'Ilgaz',
] as const; // oxfmt-ignore

/** Trade, place type in the maps service, and the same in a person's words. */
export const TRADES = [
  ['Baharat', 'spice_store', 'Baharat dükkânı'],
  ['Fırın Malzemeleri', 'bakery', 'Fırın'],
  ['Süt Ürünleri', 'dairy_store', 'Mandıra'],
  ['Et ve Et Ürünleri', 'butcher_shop', 'Kasap'],
  ['Şekerleme', 'confectionery', 'Şekerlemeci'],
  ['Zeytinyağı', 'olive_oil_store', 'Zeytinyağı üreticisi'],
  ['Meyve Sebze', 'greengrocer', 'Manav'],
  ['Çay', 'tea_store', 'Çay toptancısı'],
  ['Kuruyemiş', 'nut_store', 'Kuruyemişçi'],
  ['Balıkçılık', 'seafood_market', 'Balık pazarı'],
  ['Toptan Gıda', 'food_wholesaler', 'Toptan gıda satıcısı'],
  ['Bakliyat', 'food_products_supplier', 'Gıda ürünleri tedarikçisi'],
] as const;

export const SUFFIXES = [
  'Gıda San. ve Tic. Ltd. Şti.',
  'Gıda A.Ş.',
  'Ticaret',
  '',
  '',
  've Oğulları',
  'Toptan',
] as const;
export const STREETS = ['Atatürk Cd.', 'İstiklal Cad.', 'Çarşı Sk.', '1202. Sk.', 'Hal Yolu', 'Sanayi Blv.'] as const;
export const DAYS_TR = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const;
export const DAYS_EN = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const RANGES = [
  '09:00–18:00',
  '08:30-19:00',
  '9 AM–6 PM',
  '24 saat açık',
  'Open 24 hours',
  '10:00–13:00, 14:00–22:00',
  '18:00–02:00',
] as const;
