import type { BlogSample } from './blog-sample.js';

/** Portraits of producers and their methods. */
export const PRODUCERS: readonly BlogSample[] = [
  {
    title: 'Baklavanın kırk katı: ustasından yufka dersleri',
    excerpt: 'Gaziantep’te sabahın dördünde başlayan bir imalathanede bir gün.',
    category: 'Üretici Hikâyeleri',
    day: '2026-11-05',
    author: 'Deniz Yılmaz',
    featured: true,
    tags: ['baklava', 'gaziantep', 'antep fıstığı'],
    metaDescription:
      'Gaziantep’te bir baklava imalathanesinde bir gün: hamurun sesi, kırk kat yufka, sade yağ ve ılık şerbet.',
    content: `
<p>Işıklar yandığında saat dördü on geçiyor. Tezgâhta nişasta bulutu, köşede bakır tepsiler. Usta oklavayı eline almadan konuşmuyor; önce hamurun sesini dinlemek gerekiyormuş.</p>
<h2>Hamur, önce sabır ister</h2>
<p>Sert buğday unu, yumurta, su ve tuz. Hepsi bu. Ama yoğurma kırk dakika, dinlenme bir saat. “Acele eden hamuru incitir,” diyor, “incinen hamur kat tutmaz.” Parmağını hamura bastırıyor, çekiyor, bekliyor. Çukur yavaşça kapanırsa hazırdır; hemen kapanırsa daha vakti var.</p>
<blockquote><p>İncinen hamur kat tutmaz.</p></blockquote>
<h2>Gazete sınavı</h2>
<p>Açılan her yufkanın arkasından gazete okunabilmeli. Kırk kat üst üste geldiğinde, tepsinin kenarından bakınca tek bir çizgi görmelisiniz. Çıraklar ilk yıl yalnızca nişasta serpiyor; ikinci yıl oklavaya dokunuyor.</p>
<ul>
<li><strong>Sade yağ:</strong> Urfa, kaymaklı sütten. Köpüğü alınmış, dinlendirilmiş.</li>
<li><strong>Fıstık:</strong> boz iç, ağustos hasadı, o sabah çekilmiş.</li>
<li><strong>Şerbet:</strong> limon damlatılmış, ılık. Tepsi sıcak, şerbet ılık olacak.</li>
</ul>
<h2>Bir tepsinin hesabı</h2>
<table>
<thead><tr><th>Malzeme</th><th>3 kiloluk tepsi</th></tr></thead>
<tbody>
<tr><td>Yufka</td><td>700 g</td></tr>
<tr><td>Boz iç fıstık</td><td>600 g</td></tr>
<tr><td>Sade yağ</td><td>500 g</td></tr>
<tr><td>Şerbet</td><td>1.200 g</td></tr>
</tbody>
</table>
<p>Fırından çıkan tepsinin üzerine şerbet dökülürken bütün imalathane susuyor. Çıkan ses, ustanın sabahtan beri beklediği ses: çıtırtı değil, uzun bir fısıltı. “Bağırırsa yağ fazla, susarsa şerbet soğuk,” diye açıklıyor.</p>
<h2>Sipariş verecekler için</h2>
<p>Günlük tepsi sayısı sınırlı, çünkü gün kısa. Siparişinizi bir gün önceden, adetle değil kiloyla verin; teslim saatini yazın. Baklava buzdolabına girmez, serin bir rafta üç gün dayanır. Dördüncü güne kalıyorsa az değil, çok söylemişsinizdir.</p>
<p>Ayrılırken çırak elime ılık bir dilim tutuşturuyor. “Çatalla değil,” diyor usta, “ters çevir, tabanı damağına gelsin.” Kırk katın sesi ağızda da duyuluyormuş. Dışarıda gün yeni ağarıyor, ilk araba tepsileri otellere götürmek için çoktan yola çıkmış.</p>`,
    comments: [
      {
        name: 'Ayşe Güneş',
        text: 'Babam da baklavacıydı; “hamurun sesi” lafını okuyunca gözüm doldu. Elinize sağlık.',
      },
      { name: 'Çınar Öztürk', text: 'Sade yağ için önerdiğiniz üreticiyi de yazar mısınız?' },
    ],
  },
  {
    title: 'Rize’de son sürgün: çay bahçesinde bir hafta',
    excerpt: 'Yağmurun hiç dinmediği yamaçlarda toplanan çayın fabrikaya yolculuğu.',
    category: 'Üretici Hikâyeleri',
    day: '2026-10-19',
    author: 'Elif Kara',
    tags: ['çay', 'rize', 'hasat'],
    metaDescription:
      'Rize’de üçüncü sürgün çay hasadı: iki buçuk yaprak kuralı, alım yeri, soldurma ve fırın. Bahçeden fabrikaya bir hafta.',
    content: `
<p>Pazartesi sabahı yamaçta on iki kişiyiz. Yağmur var, ama kimse yağmur demiyor; burada ona hava denir. Sepetler sırtta, makaslar elde. Üçüncü sürgün, yılın son çayı; yaprak küçük, koku derin.</p>
<h2>İki buçuk yaprak</h2>
<p>İyi çayın kuralı basittir: tomurcuk ve altındaki iki yaprak. Üçüncüsü ağırlık verir, lezzet almaz. Makasla toplayan dikkat etmezse sepete odun da girer ve o odun, fabrikada eleğin üstünde kalana kadar herkesin vaktini alır.</p>
<table>
<thead><tr><th>Sürgün</th><th>Zaman</th><th>Özellik</th></tr></thead>
<tbody>
<tr><td>Birinci</td><td>Mayıs</td><td>En ince koku, açık renk</td></tr>
<tr><td>İkinci</td><td>Temmuz</td><td>Dolgun, bol</td></tr>
<tr><td>Üçüncü</td><td>Eylül – ekim</td><td>Koyu dem, az miktar</td></tr>
</tbody>
</table>
<h2>Alım yerinde</h2>
<p>Toplanan yaprak altı saat içinde fabrikada olmalı. Bekleyen yaprak kızışır, kızışan yaprak demde ekşir. Alım yerinde çuvallar açılıyor, el içine sokuluyor: sıcaksa ayrılıyor.</p>
<h2>Fabrikada dört durak</h2>
<ol>
<li><strong>Soldurma:</strong> yaprak on beş saatte suyunun yarısını bırakır.</li>
<li><strong>Kıvırma:</strong> hücreler kırılır, öz su yaprağın yüzüne çıkar.</li>
<li><strong>Oksidasyon:</strong> yeşil bakıra döner; ustanın burnu burada saatten doğrudur.</li>
<li><strong>Fırın:</strong> nem yüzde üçe iner, çay susar ve saklanır.</li>
</ol>
<blockquote><p>Çay bahçede başlar, ama fabrikada bozulur. Bizim işimiz bozmamak.</p></blockquote>
<h2>Toptan alacaklara</h2>
<p>Çayın üzerinde yıl kadar sürgün de sorulur. Kafe ve lokantalar için ikinci sürgün, fiyat ile dem arasındaki en iyi dengedir; ikram için birinci sürgünü küçük paketlerde alın. Her numuneyi kendi suyunuzla demleyin: kireçli suda en güzel çay bile bulanır. Açık çuvalı baharattan, kahveden ve deterjandan uzak tutun. Çay, yanında duran her şeyi içine alır.</p>
<p>Cumartesi akşamı fırından çıkan ilk çayı hep birlikte içtik. Rengi tavşan kanından açıktı; fabrikadakiler üç hafta daha dinlenmesini söyledi. Pazar günü yağmur durdu, kimse inanmadı. Sepetler duvara asıldı, makaslar yağlandı; bahçe mayısa kadar kendi hâline kaldı.</p>`,
    comments: [{ name: 'Zeynep Kaptan', text: '“Ona hava denir” cümlesi tam bizim oralar. Ellerinize sağlık.' }],
  },
  {
    title: 'Kars gravyeri: bir tekerin on iki ayı',
    excerpt: 'Yayla sütünden taş mahzene, iri gözlü peynirin sabır isteyen yolu.',
    category: 'Üretici Hikâyeleri',
    day: '2026-09-01',
    author: 'Elif Kara',
    tags: ['peynir', 'kars', 'süt ürünleri'],
    metaDescription:
      'Kars gravyeri nasıl yapılır, gözleri neden irileşir, on iki ay nerede bekler? Alırken bakılacaklarla bir mandıra hikâyesi.',
    content: `
<p>Boğatepe’de haziran, sütün en iyi ayıdır. Otlar boy vermiş, çiçekler daha solmamıştır. Mandıracı sabah sağımını kazana boşaltırken kokluyor: “Kekik var,” diyor, “on iki ay sonra da olacak.”</p>
<h2>Kazandan kalıba</h2>
<p>Bir teker için yaklaşık bin litre süt gerekir. Bakır kazanda ısıtılır, mayalanır, pıhtı buğday tanesi kadar kırılır. Sonra bez kazana daldırılır ve altmış, yetmiş kiloluk pıhtı tek seferde kaldırılır. Bu iş iki kişiliktir; üçüncüsü yalnızca dua eder.</p>
<h2>Gözler nasıl açılır?</h2>
<p>Tuzlu suda geçen günlerden sonra teker sıcak odaya alınır. Burada propiyonik bakteriler çalışmaya başlar, gaz çıkarır ve gaz kaçamadığı yerde göz açar. Göz ne kadar yuvarlak ve parlaksa fermentasyon o kadar sakin geçmiştir.</p>
<table>
<thead><tr><th>Ay</th><th>Yer</th><th>Ne olur?</th></tr></thead>
<tbody>
<tr><td>0 – 1</td><td>Soğuk oda</td><td>Kabuk oluşur</td></tr>
<tr><td>1 – 3</td><td>Sıcak oda</td><td>Gözler açılır</td></tr>
<tr><td>3 – 12</td><td>Taş mahzen</td><td>Tat derinleşir, sertleşir</td></tr>
</tbody>
</table>
<h2>Mahzende sessizlik</h2>
<p>Her teker haftada bir çevrilir, tuzlu bezle silinir. Çevrilmeyen teker bir yanına yığılır; silinmeyen kabuk çatlar. On iki ay sonra tokmakla vurulur: tok ses, sağlam iç demektir.</p>
<blockquote><p>Peynirin takvimi vardır, saati yoktur.</p></blockquote>
<h2>Alırken</h2>
<ul>
<li>Kesitte gözler ceviz kadar ve düzgün dağılmış olsun; çatlak, hızlı ısıtıldığını söyler.</li>
<li>Renk saman sarısı, koku fındığı andırmalı.</li>
<li>Çeyrek teker alıyorsanız kesim tarihini etikete yazdırın ve sekiz derecede, bez içinde saklayın.</li>
<li>Dilimleme kaybını fiyata katın: kabuk yüzde beşi bulur.</li>
</ul>
<p>Otel kahvaltısı için altı aylık, peynir tabağı için on iki aylık teker isteyin. İkisi aynı mahzenden çıkar ama aynı peynir değildir.</p>
<p>Dönerken mandıracı, geçen yılın son tekerinden bir parça sarıyor. “Bunu sıcak ekmekle değil, olduğu gibi ye,” diyor. Kekik gerçekten orada: ince, arkada, ama yerinde.</p>`,
  },
];
