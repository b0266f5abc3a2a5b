import type { BlogSample } from './blog-sample.js';

/** Guides to buying and storing goods. */
export const GUIDES: readonly BlogSample[] = [
  {
    title: 'Zeytinyağı alırken etikette neye bakmalı?',
    excerpt: 'Asit oranı, hasat tarihi, sıkım yöntemi: mutfağınız için doğru tenekeyi seçmenin beş adımı.',
    category: 'Rehber',
    day: '2026-11-12',
    author: 'Elif Kara',
    featured: true,
    tags: ['zeytinyağı', 'etiket', 'satın alma'],
    metaDescription:
      'Toptan zeytinyağı alırken asit oranı, hasat tarihi, sıkım yöntemi ve ambalaj nasıl okunur? Beş adımda etiket rehberi.',
    content: `
<p>Bir tenekenin üzerinde çok şey yazar, ama mutfağınızı ilgilendiren beş satırdır. Gerisi iyi niyetli süslemedir. Tedarikçiyle konuşmadan önce bu beş satırı okumayı öğrenin; pazarlık kendiliğinden kısalır.</p>
<h2>Önce sınıfı bulun</h2>
<p>“Natürel sızma” ibaresi, yağın yalnızca mekanik yolla elde edildiğini ve serbest asitliğinin yüzde 0,8’i geçmediğini söyler. “Natürel birinci”de sınır yüzde 2’dir. “Riviera” ise rafine yağla natürel yağın karışımıdır; kızartma ve yüksek ısı için dürüst bir seçenektir, salata için değil.</p>
<table>
<thead><tr><th>Sınıf</th><th>Asit sınırı</th><th>Mutfaktaki yeri</th></tr></thead>
<tbody>
<tr><td>Natürel sızma</td><td>%0,8</td><td>Salata, meze, son dokunuş</td></tr>
<tr><td>Natürel birinci</td><td>%2</td><td>Zeytinyağlılar, tencere</td></tr>
<tr><td>Riviera</td><td>%1</td><td>Kızartma, büyük kazan</td></tr>
</tbody>
</table>
<h2>Hasat tarihi, son kullanma tarihinden değerlidir</h2>
<p>Zeytinyağı şarap değildir; bekledikçe güzelleşmez. Kasım ya da aralıkta sıkılmış bir yağ, ertesi sonbahara kadar en canlı hâlindedir. Etikette hasat yılı yoksa tedarikçiye sorun. Cevap gecikiyorsa o da bir cevaptır.</p>
<h2>Sıkım ve ambalaj</h2>
<ul>
<li><strong>Soğuk sıkım:</strong> hamurun sıcaklığı 27 dereceyi geçmemiştir; koku yerinde durur.</li>
<li><strong>Taş baskı:</strong> bir gelenektir, tek başına kalite belgesi değildir.</li>
<li><strong>Teneke ya da koyu cam:</strong> ışığı keser. Şeffaf pet şişe, rafta geçen her gün yağdan bir şey alır.</li>
</ul>
<blockquote><p>İyi yağ önce meyve kokar, sonra boğazı hafifçe yakar. İkisi de yoksa yalnızca yağdır.</p></blockquote>
<h2>Numune isteyin, kör tadın</h2>
<p>Üç tedarikçiden yüzer mililitre numune alın, bardakları numaralayın ve ekmeksiz tadın. Ustanız hangisini hangi yemekte kullanacağını söylesin; fiyatı ondan sonra açın. Büyük alımda analiz raporunun parti numarasıyla tenekenin numarasını karşılaştırmayı unutmayın: rapor başka bir tanka aitse, elinizdeki yağ hakkında hiçbir şey söylemez.</p>
<p>Son bir öneri: açtığınız tenekeyi bir ay içinde bitirecek boyu seçin. Küçük bir lokanta için iki adet beş litrelik, on litrelik tek tenekeden daha ucuza gelir; çünkü yarısı bayatlamış yağın indirimi olmaz.</p>`,
    comments: [
      { name: 'Burcu Aksoy', text: 'Kör tadım önerisini uyguladık, en pahalı numune üçüncü oldu. Teşekkürler.' },
      { name: 'Hasan Tekin', text: 'Hasat yılını sormak aklıma gelmemişti. Bundan sonra her tenekede bakacağım.' },
    ],
  },
  {
    title: 'Toptan baharat nasıl saklanır?',
    excerpt: 'Işık, ısı ve nem: kokuyu kaçıran üç düşman ve basit önlemler.',
    category: 'Rehber',
    day: '2026-10-28',
    author: 'Deniz Yılmaz',
    featured: true,
    tags: ['baharat', 'depo', 'saklama'],
    metaDescription:
      'Pul biber, kimyon ve sumak depoda ne kadar dayanır? Işık, ısı ve neme karşı toptan baharat saklama rehberi.',
    content: `
<p>Baharat bozulmaz, susar. Küflenmediği sürece insanı hasta etmez ama altı ay yanlış rafta duran bir kimyon, yemeğe renginden başka bir şey katmaz. Toptan alan bir mutfak için bu, çöpe giden para demektir.</p>
<h2>Üç düşman</h2>
<ol>
<li><strong>Işık</strong> rengi götürür. Pul biberin kırmızısı, cam kavanozda ve pencere önünde üç ayda tuğla rengine döner.</li>
<li><strong>Isı</strong> kokuyu uçurur. Ocağın üstündeki raf, baharat için mutfağın en kötü yeridir.</li>
<li><strong>Nem</strong> topaklandırır ve küfe kapı açar. Buharlı tencerenin üstünde kavanoz sallamak en yaygın hatadır.</li>
</ol>
<h2>Ne, ne kadar dayanır?</h2>
<table>
<thead><tr><th>Baharat</th><th>Bütün</th><th>Öğütülmüş</th></tr></thead>
<tbody>
<tr><td>Karabiber</td><td>3 yıl</td><td>8 ay</td></tr>
<tr><td>Kimyon</td><td>2 yıl</td><td>6 ay</td></tr>
<tr><td>Pul biber</td><td>—</td><td>9 ay</td></tr>
<tr><td>Sumak</td><td>—</td><td>1 yıl</td></tr>
</tbody>
</table>
<p>Süreler 18 derecede, karanlıkta ve ağzı kapalı kapta geçerlidir. Deponuz yazın 28 dereceyi görüyorsa yarısını hesaplayın.</p>
<h2>Depoda düzen</h2>
<p>Çuvalı palete koyun, duvardan bir karış uzak tutun ve üzerine geliş tarihini yazın. Mutfağa haftalık miktarı çıkarın; büyük çuvalı her gün açıp kapamak, onu her gün bir saat havalandırmaktır. Yağlı baharatları (haşhaş, susam, çörek otu) ayrı ve serin yerde tutun: onları bozan koku kaybı değil, acımadır.</p>
<blockquote><p>Avucunuza alın, ovun, koklayın. Koku gelmiyorsa tarih ne derse desin, bitmiştir.</p></blockquote>
<h2>Sipariş miktarı</h2>
<p>Öğütülmüşü altı haftalık, bütün olanı altı aylık ihtiyaç kadar alın. Değirmeniniz varsa tane alıp kendiniz öğütmek hem daha ucuz hem daha kokuludur. Tedarikçiden öğütme tarihini isteyin; haftalık öğüten bir imalathane bunu söylemekten çekinmez.</p>
<p>Sayım gününü de baharata göre kurun. Ayın ilk pazartesi günü rafın en arkasındakini öne alın, tarihi geçeni değil kokusu geçeni ayırın ve ne kadar attığınızı yazın. İki ay sonra o liste size, hangi baharatı gereğinden çok sipariş ettiğinizi kendiliğinden söyleyecektir.</p>`,
    comments: [
      { name: 'Mehmet Çelik', text: 'Ocağın üstündeki rafı ertesi gün boşalttık. Fark ilk hafta belli oldu.' },
    ],
  },
  {
    title: 'Boz, meverdi, tane: Antep fıstığının sınıfları',
    excerpt: 'Baklavacının boz fıstığı neden daha yeşil? Hasat zamanından fiyata.',
    category: 'Rehber',
    day: '2026-09-24',
    author: 'Deniz Yılmaz',
    tags: ['antep fıstığı', 'kuruyemiş', 'hasat'],
    metaDescription:
      'Boz iç, meverdi ve kırmızı kabuklu Antep fıstığı arasındaki farklar, kullanım yerleri ve alırken bakılacaklar.',
    content: `
<p>Aynı ağaçtan üç ayrı ürün alınır; aralarındaki fark takvimdir. Fıstık ne kadar erken toplanırsa o kadar yeşil, o kadar kokulu ve o kadar pahalı olur. Çünkü erken toplanan fıstığın içi henüz dolmamıştır: bir kilo iç için daha çok ağaç gerekir.</p>
<h2>Hasadın üç vakti</h2>
<table>
<thead><tr><th>Ad</th><th>Hasat</th><th>Kullanım</th></tr></thead>
<tbody>
<tr><td>Boz iç</td><td>Temmuz sonu – ağustos</td><td>Baklava, dondurma, süsleme</td></tr>
<tr><td>Meverdi</td><td>Ağustos sonu</td><td>Ezme, lokum, sütlü tatlı</td></tr>
<tr><td>Kırmızı kabuk</td><td>Eylül</td><td>Çerezlik, kavrulmuş</td></tr>
</tbody>
</table>
<h2>Boz fıstık neden yeşil?</h2>
<p>Olgunlaşmadan toplandığı için klorofili yerindedir, yağı azdır. Az yağ, tepside fıstığın yanmadan pişmesi ve yeşil kalması demektir. Çerezlik fıstıkla yapılan baklavanın sararmasının sebebi ustanın eli değil, fıstığın yaşıdır.</p>
<h2>Alırken bakılacaklar</h2>
<ul>
<li>Bir avuç içi beyaz kâğıda dökün: renk bir örnek olmalı, sarı tane yüzde beşi geçmemeli.</li>
<li>İki taneyi ezip koklayın; ot kokusu iyiye, bayat yağ kokusu eski mahsule işarettir.</li>
<li>Aflatoksin analizini parti numarasıyla isteyin. İhracat yapan firmada bu belge zaten hazırdır.</li>
<li>Nem yüzde altının altında olmalı; ıslak fıstık hem ağır çeker hem küflenir.</li>
</ul>
<blockquote><p>Fıstığın fiyatı ağustosta belli olur, pişmanlığı ocakta.</p></blockquote>
<h2>Ne zaman, nasıl alınır?</h2>
<p>Yıl boyu kullanacağınız boz içi hasattan hemen sonra bağlamak, kış fiyatına göre genellikle kazançlıdır; yeter ki deponuz olsun. Vakumlu ambalajda ve dört derecede bir yıl rengini korur. Açılan paketi ise iki haftada bitirin: fıstık, havayla karşılaştığı gün saymaya başlar. Küçük bir imalathaneyseniz tedarikçinizden malı kendi soğuk deposunda tutup aylık sevk etmesini isteyebilirsiniz; çoğu bunu yıllık anlaşmanın içine katar.</p>
<p>Son olarak, fıstığı tanımadığınız birinden ilk kez alıyorsanız bir tepsilik deneyin. Pişmiş baklavanın kesitine bakın: yeşil çizgi duruyorsa mal söylendiği gibidir, kahverengiye dönmüşse fiyat ne olursa olsun pahalıdır.</p>`,
  },
];
