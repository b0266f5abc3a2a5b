/**
 * Texts of pages; they are sanitised when they are stored. Places and categories are named by slug, because their ids are not known in
 * advance.
 */
export const SEO_TEXTS: readonly { kind: 'category' | 'city' | 'district'; slug: string; html: string }[] = [
  {
    kind: 'category',
    slug: 'baharat',
    html: '<h2>Baharat alırken nelere bakılır?</h2><p>Öğütülmüş baharat üç ay, bütün baharat bir yıl kokusunu korur. Toptan alımda öğütme tarihini sorun, numuneyi avucunuzda ısıtıp koklayın.</p><ul><li>Pul biber: nem oranı ve tuz katkısı etikette yazmalı</li><li>Sumak: tuzsuzu ekşi ve koyu kırmızıdır</li><li>Kimyon: tane alıp öğütmek kokuyu uzatır</li></ul>',
  },
  {
    kind: 'category',
    slug: 'yaglar',
    html: '<h2>Zeytinyağı tedarikçisi seçerken</h2><p>Hasat tarihi ve sıkım yöntemi etikette yazmalı. Toptan alımda numune isteyin, asit ve peroksit değerlerini gösteren analiz raporunu saklayın.</p><p>Teneke ışık geçirmez; cam şişe alıyorsanız koyu renkli olanı seçin.</p>',
  },
  {
    kind: 'category',
    slug: 'sut-urunleri',
    html: '<h2>Mandıradan mutfağa</h2><p>Peynirde olgunlaşma süresi, tereyağında süt kaynağı fiyatı belirler. Soğuk zincirin belgesini her sevkiyatta isteyin.</p>',
  },
  {
    kind: 'city',
    slug: 'istanbul',
    html: '<h2>İstanbul’da toptan gıda</h2><p>Haller gece yarısından sonra açılır; sebze ve meyve sabaha kadar dağılır. Baharat ve kuruyemiş için Eminönü, un ve fırın malzemesi için İkitelli çevresine bakın.</p>',
  },
  {
    kind: 'city',
    slug: 'gaziantep',
    html: '<h2>Gaziantep’in tezgâhı</h2><p>Fıstık önce boz, sonra kırmızı toplanır: baklavacı bozu, kuruyemişçi kırmızıyı sorar. Salça ve kuru patlıcan yaz sonunda, pekmez güzün tazedir.</p>',
  },
  {
    kind: 'city',
    slug: 'izmir',
    html: '<h2>İzmir ve çevresinden</h2><p>Ege’nin zeytinyağı, Tire’nin sütü, Ödemiş’in patatesi Kemeraltı’nda buluşur. Kuru incir ve üzümün yeni mahsulü güzün gelir.</p>',
  },
  {
    kind: 'district',
    slug: 'istanbul-kadikoy',
    html: '<h2>Kadıköy’de gıda toptancısı bulmak</h2><p>Kadıköy Çarşısı sabah erken uyanır. Toptan alım için hafta içi sabah saatlerini, pazar alışverişi için salı gününü seçin.</p><ul><li>Balık: Güneşlibahçe Sokak çevresi</li><li>Şekerleme ve lokum: çarşı içi imalathaneler</li></ul>',
  },
  {
    kind: 'district',
    slug: 'istanbul-fatih',
    html: '<h2>Fatih: Eminönü’nden Unkapanı’na</h2><p>Mısır Çarşısı’nın çevresi baharatın, Tahtakale kuruyemişin, Küçükpazar ambalajın yeridir. Yükleme için sabah erken gelin.</p>',
  },
];
