/** Authors of the sample reviews. They have no accounts, so nobody can sign in as them. */
export const REVIEWERS = [
  'Zeynep Kılıç',
  'Emre Aydın',
  'Elif Şahin',
  'Mustafa Çelik',
  'Ayşe Yıldırım',
  'Burak Özdemir',
  'Hatice Arslan',
  'Can Doğan',
  'Iraz Güneş',
  'Ömer Korkmaz',
] as const;

/** A review: index of its author in REVIEWERS, stars, comment. */
export type SampleReview = [reviewer: number, rating: number, comment: string];

/** Sample reviews by name of the business, oldest first. Some businesses have none, as in reality. */
export const REVIEWS: Readonly<Record<string, SampleReview[]>> = {
  'Anadolu Baharat Evi': [
    [0, 5, 'Pul biberin rengi ve kokusu aylarca aynı kaldı. Siparişimiz iki günde mutfağımızdaydı.'],
    [1, 4, 'Sumak gerçekten tuzsuz. Paketleme biraz daha sağlam olabilir, bir torba yolda açılmıştı.'],
    [4, 5, 'Üç yıldır lokantamın bütün baharatı buradan. Analiz raporunu istemeden gönderiyorlar.'],
    [7, 5, 'Kimyonu taze öğütüp yolluyorlar, farkı köftede hemen anlaşılıyor.'],
  ],
  'Marmara Fırın Malzemeleri': [
    [2, 5, 'Taş değirmen unu su kaldırıyor, hamur hiç yormuyor. Fırıncıya gönül rahatlığıyla öneririm.'],
    [5, 4, 'Ekşi maya dayanıklı. Hafta sonu teslimat olmaması bizi biraz zorluyor.'],
  ],
  'Kars Yaylası Süt Ürünleri': [
    [3, 5, 'Gravyerin deliğinden kokusuna kadar hakiki. Kahvaltı tabağımızın yıldızı oldu.'],
    [6, 5, 'Soğuk zincir hiç kırılmadan geldi, derece kaydını da koymuşlar.'],
    [8, 4, 'Eski kaşar çok iyi, ancak kalıp ağırlıkları birbirini tutmuyor; sipariş verirken payını düşünün.'],
  ],
  'Trakya Et Pazarı': [
    [9, 4, 'Kuzu pirzola tertemiz porsiyonlanmış. Yoğun haftada bir gün geç geldi ama haber verdiler.'],
    [0, 5, 'Sucuğun baharatı dengeli, fırında su bırakmıyor. Belgeleri eksiksiz.'],
  ],
  'Kadıköy Şekerleme ve Lokum': [
    [2, 5, 'Güllü lokum bayram kutularımız için birebir. Paketleri özenle hazırladılar.'],
    [4, 5, 'Çifte kavrulmuş fıstıklı, fıstığı bol. Misafirlerimiz nereden aldığımızı soruyor.'],
    [1, 3, 'Lezzet güzel fakat akide şekerinin bir kısmı birbirine yapışmıştı.'],
  ],
  'Ege Altın Damla Zeytinyağı': [
    [5, 5, 'Asit oranı etikette ne yazıyorsa o. Salatada ve sabah kahvaltısında fark yaratıyor.'],
    [7, 5, 'On sekiz litrelik tenekeler sağlam geldi, hasat tarihi üzerinde yazıyor.'],
    [9, 4, 'Yağ harika. Kargo firmasını değiştirseler daha da iyi olur.'],
    [3, 5, 'Erken hasadın acılığını sevenler için biçilmiş kaftan.'],
  ],
  'Çukurova Taze Meyve Sebze': [
    [6, 4, 'Domatesler sabah toplanıp akşam kapımızdaydı. Yağmurlu haftada kasalar biraz karışıktı.'],
    [8, 4, 'Fiyatı hal fiyatına yakın, seçme iyi. Portakal sulu ve ince kabuklu.'],
  ],
  'Rize Yamaç Çay': [
    [1, 5, 'Mayıs çayının demi berrak, kokusu yerinde. Otelimizde başka çay kalmadı.'],
    [4, 5, 'Çuvalın dibindeki çay da üstündeki gibi, kırık az.'],
    [0, 4, 'İyi bir günlük çay. Demlenmesi için sabır istiyor.'],
  ],
  'Antep Boz Fıstık': [
    [2, 5, 'Boz için rengi baklavaya çok yakışıyor. Kavurmadan gönderdikleri için raf ömrü uzun.'],
    [3, 5, 'Tane boyu birbirini tutuyor, fire yok denecek kadar az.'],
    [9, 5, 'Öğütülmüşü vakumda, taptaze. Teşekkürler.'],
  ],
  'Hacıoğlu Baklava İmalathanesi': [
    [5, 5, 'Yufkası kâğıt gibi, şerbeti boğmuyor. Toplantılarımızın tatlısı burası.'],
    [6, 4, 'Cevizlisi de güzel. Büyük sipariş için birkaç gün önceden aramak gerekiyor.'],
  ],
  'Konya Ova Bakliyat': [[7, 4, 'Nohut iki saatte pişiyor, kabuk atmıyor. Aşevimiz için düzenli alıyoruz.']],
  'Boğaz Deniz Ürünleri': [
    [8, 5, 'Lüferin gözü parlak, solungacı kırmızı: tazeliği anlatmaya gerek yok.'],
    [1, 3, 'Balık taze ama sipariş edilen boy her zaman gelmiyor.'],
  ],
  'Giresun Yeşilyayla Fındık': [[9, 5, 'Kavrulmuş iç çıtır çıtır, acı tane çıkmadı.']],
  'Afyon Kaymak ve Sucuk': [
    [0, 5, 'Manda kaymağı lüle lüle, ekmek kadayıfının yanında başka bir şey istemez.'],
    [4, 4, 'Soğuk kutuda geldi. Sucuğu da denemenizi öneririm.'],
  ],
  'Ezine Bağ Peynircilik': [
    [2, 4, 'Tam yağlı, tuzu yerinde. Tenekeyi açınca peynir dağılmıyor.'],
    [5, 5, 'Kahvaltı salonumuzun peyniri bir yıldır aynı lezzette.'],
  ],
};
