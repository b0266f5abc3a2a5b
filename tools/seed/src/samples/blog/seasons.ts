import type { BlogSample } from './blog-sample.js';

/** What is in season. */
export const SEASONS: readonly BlogSample[] = [
  {
    title: 'Hangi ay hangi balık? Lokantalar için mevsim takvimi',
    excerpt: 'Eylülden nisana, tezgâhta ne var ve menünüze ne yakışır.',
    category: 'Mevsim',
    day: '2026-10-02',
    author: 'Mert Aydın',
    tags: ['balık', 'mevsim', 'menü'],
    metaDescription:
      'Lokantalar için balık takvimi: palamut, lüfer, hamsi, kalkan hangi ay alınır, tazelik nasıl anlaşılır, menü nasıl kurulur?',
    content: `
<p>Menüye yılda bir kez balık yazan lokanta, on iki ay boyunca aynı balığın peşinden koşar. Takvime göre yazan ise tezgâhın bolluğundan kazanır. Av yasağının kalktığı eylülden nisana kadar ay ay ne alınacağını, balıkçıların defterinden derledik.</p>
<h2>Takvim</h2>
<table>
<thead><tr><th>Ay</th><th>Balık</th><th>Yakışan pişirme</th></tr></thead>
<tbody>
<tr><td>Eylül</td><td>Palamut</td><td>Izgara, pilaki</td></tr>
<tr><td>Ekim</td><td>Lüfer</td><td>Izgara</td></tr>
<tr><td>Kasım – ocak</td><td>Hamsi</td><td>Tava, buğulama</td></tr>
<tr><td>Şubat</td><td>Tekir, mezgit</td><td>Tava</td></tr>
<tr><td>Mart – nisan</td><td>Kalkan</td><td>Tava, fırın</td></tr>
</tbody>
</table>
<h2>Tazeliğin dört işareti</h2>
<ul>
<li>Göz dışa bombeli ve parlaktır; çöken göz bekleyen balıktır.</li>
<li>Solungaç kırmızıdır. Pembeye dönmüşse bir gün, kahverengiyse iki gün geçmiştir.</li>
<li>Et parmakla bastırınca geri gelir.</li>
<li>Koku deniz kokusudur; “balık kokusu” tazelik değil, yaştır.</li>
</ul>
<h2>Boy yasağı sizin de meselenizdir</h2>
<p>Asgari avlanma boyunun altındaki balığı satın almak, satmak kadar suçtur. Lüferde on sekiz santimetre, palamutta yirmi beş santimetre sınırını mal kabul masasına asın; cetvel, teraziden ucuzdur. Küçük balığı geri çeviren müşteri, gelecek yılın tezgâhını korur.</p>
<blockquote><p>Balığın iyisi, size sormadan menüye giren balıktır.</p></blockquote>
<h2>Soğuk zincir</h2>
<p>Teslimatta sıcaklığı ölçün: iki derecenin üstünde gelen kasayı geri çevirmek hakkınızdır. Buz, balığın üstünde olduğu kadar altında da olmalı ve eriyen su akmalıdır. Kasayı mutfağa sokmadan ayıklayın, günlük ihtiyacı ayırın, kalanı sıfır derecede ve en çok iki gün tutun. Fiyatın en düşük olduğu gün, denizin durulduğu günün ertesidir; hava raporunu satın alma defterinizin yanına koyun.</p>
<p>Menüyü buna göre yazmanın kolay yolu, balığın adını basmamaktır. “Günün balığı” satırını tahtaya yazan lokanta hem takvime uyar hem de servise başlamadan önce ekibiyle balığı konuşmak zorunda kalır. Garson neyin neden iyi olduğunu bilirse, satması için ayrıca bir şey söylemenize gerek kalmaz. Yasağın başladığı nisan ortasından sonra ise çiftlik balığına geçtiğinizi saklamayın.</p>`,
    comments: [{ name: 'Kemal Derin', text: 'Cetvel önerisi çok yerinde, mutfağa astık. Teşekkürler.' }],
  },
  {
    title: 'Nar hasadı başladı',
    excerpt: 'Hicaz mı, devedişi mi? Suyu, tanesi ve raf ömrüyle nar çeşitleri.',
    category: 'Mevsim',
    day: '2026-09-15',
    author: 'Mert Aydın',
    tags: ['nar', 'meyve', 'hasat'],
    metaDescription:
      'Hicaz, devedişi ve katırbaşı nar arasındaki farklar; sıkma, taneleme ve saklama için toptan alım önerileri.',
    content: `
<p>Antalya’dan ilk tırlar yola çıktı. Bu yıl yaz uzun, geceler serin geçti; narın sevdiği hava budur. Kabuk kızardı, taneler doldu. Hal fiyatları ekim ortasına kadar inecek, kasım sonunda yeniden yükselecek. Sıkma için alacaksanız beklemenin, vitrin için alacaksanız acele etmenin vaktidir.</p>
<h2>Çeşidi işe göre seçin</h2>
<table>
<thead><tr><th>Çeşit</th><th>Tat</th><th>En iyi kullanım</th></tr></thead>
<tbody>
<tr><td>Hicaz</td><td>Mayhoş, koyu kırmızı</td><td>Sıkma, ekşi, ihracat</td></tr>
<tr><td>Devedişi</td><td>Tatlı, iri tane</td><td>Taneleme, salata</td></tr>
<tr><td>Katırbaşı</td><td>Çok iri, hafif ekşi</td><td>Vitrin, sofra</td></tr>
</tbody>
</table>
<h2>Kasada neye bakılır?</h2>
<ul>
<li>Ağırlık: aynı boydaki iki nardan ağır olanın suyu çoktur.</li>
<li>Kabuk: köşeli ve gergin olmalı; top gibi yuvarlak nar ham kalmıştır.</li>
<li>Taç: kuru ve kapalıysa iyi; açık ve nemli taç küfün kapısıdır.</li>
<li>Ses: tırnakla vurunca metal gibi tınlarsa taneler doludur.</li>
</ul>
<h2>Saklama</h2>
<p>Sağlam nar beş derecede ve yüksek nemde üç ay dayanır. Odada iki hafta sonra kabuğu büzülür ama içi hâlâ iyidir; görüntüsünü önemsemiyorsanız bu narları sıkmaya ayırın. Tanelenmiş nar ise süt gibidir: dört derecede dört gün.</p>
<blockquote><p>Çatlak narı atmayın, o gün sıkın. Çatlatan çoğu zaman şekeridir.</p></blockquote>
<h2>Nar ekşisi kendi mutfağınızda</h2>
<ol>
<li>Hicaz narını ikiye bölüp kabuğun acısını çıkarmadan sıkın.</li>
<li>Süzüp geniş tavada, kısık ateşte onda bire inene kadar kaynatın.</li>
<li>Şeker eklemeyin. Koyulaşan şey şeker değil, narın kendisidir.</li>
<li>Sıcakken cam şişeye doldurun; açılmadan bir yıl dayanır.</li>
</ol>
<p>On kilo nar yaklaşık yarım litre ekşi verir. Hesap pahalı görünür, ta ki raftaki “nar ekşili sos”un etiketindeki glikoz şurubunu okuyana kadar.</p>
<p>Hasat kasım ortasında biter; sonrasında gelen nar, soğuk depodan çıkar. Depo narı kötü değildir ama raf ömrünün yarısını yaşamıştır. Kasanın üzerinde hasat haftası yazmıyorsa tedarikçinize sorun ve siparişinizi ona göre küçültün.</p>`,
  },
  {
    title: 'Kış sebzeleri halde: pırasa, kereviz, kara lahana',
    excerpt: 'Kasım tezgâhının ucuz ve dayanıklı üç sebzesiyle menü kurmak.',
    category: 'Mevsim',
    day: '2026-11-16',
    author: 'Mert Aydın',
    tags: ['sebze', 'hal', 'kış menüsü'],
    metaDescription:
      'Pırasa, kereviz ve kara lahana nasıl seçilir, ne kadar dayanır, firesi ne tutar? Kış menüsü için hal rehberi.',
    content: `
<p>Kasımın ikinci yarısında halin kokusu değişir. Domates pahalanır, biber incelir; tezgâhın ortasına toprak kokan, ağır ve dayanıklı sebzeler yerleşir. Menüsünü zamanında değiştiren mutfak, ocak sonuna kadar aynı fiyattan alır.</p>
<h2>Üç sebze, üç karakter</h2>
<ul>
<li><strong>Pırasa:</strong> beyazı uzun olanı seçin. Yeşilini atmayın; çorba suyunun yarısı odur.</li>
<li><strong>Kereviz:</strong> yumruk büyüklüğünde, ağır ve saplı olsun. Hafif kereviz içi boş kerevizdir.</li>
<li><strong>Kara lahana:</strong> kırağı yediyse tatlanmıştır; soğuk, yaprağın nişastasını şekere çevirir.</li>
</ul>
<h2>Fire hesabı</h2>
<table>
<thead><tr><th>Sebze</th><th>Fire</th><th>Dayanma (4 °C)</th></tr></thead>
<tbody>
<tr><td>Pırasa</td><td>%30</td><td>10 gün</td></tr>
<tr><td>Kereviz</td><td>%25</td><td>3 hafta</td></tr>
<tr><td>Kara lahana</td><td>%20</td><td>5 gün</td></tr>
</tbody>
</table>
<p>Kilo fiyatını fireyle bölün; gerçek maliyet odur. Yirmi liralık pırasa, tencereye girdiğinde yirmi dokuz liradır. Yeşilini çorbada kullanırsanız yeniden yirmi üçe iner.</p>
<h2>Menüde yerleri</h2>
<p>Zeytinyağlı pırasa ve portakallı kereviz soğuk servis edildiği için bir gün önceden hazırlanır; sabahın yoğun saatini boşaltır. Kara lahana çorbası ise kazanda bekledikçe güzelleşen az sayıdaki yemekten biridir. Öğle servisinden kalan, akşama daha iyi gider.</p>
<blockquote><p>Mevsiminde alınan sebze pazarlık istemez; zaten inmiştir.</p></blockquote>
<h2>Tedarikçinizle konuşurken</h2>
<ol>
<li>Haftalık miktarı söyleyin, günlük fiyat istemeyin.</li>
<li>Yıkanmış mı, topraklı mı geleceğini yazın. Topraklı kereviz iki kat dayanır.</li>
<li>Don haberi varsa siparişi bir gün öne çekin; yol kapandığında hal de kapanır.</li>
</ol>
<h2>Küçük bir deneme</h2><p>Bu hafta üç sebzeden birer kasa alın, ayıklanmış ağırlığını tartın ve tahtaya yazın. Çıkan sayı bizim çizelgemizden farklıysa sizinki doğrudur: bıçağın kimin elinde olduğu da fireye girer. Sonra aynı tartıyı ocak ayında tekrarlayın. Soğuk ilerledikçe dış yapraklar kalınlaşır, fire artar, ama tat da koyulaşır; fiyat düşmüşse alışveriş hâlâ kazançlıdır. Ayıklanan yeşilleri ayrı kapta toplayıp akşamüstü sebze suyu kaynatmak, haftada bir çuval soğan ve epey gaz kazandırır.</p>`,
  },
];
