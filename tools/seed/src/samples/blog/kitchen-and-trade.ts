import type { BlogSample } from './blog-sample.js';

/** Recipes for large quantities, and advice for buyers. */
export const KITCHEN_AND_TRADE: readonly BlogSample[] = [
  {
    title: 'Esnaf lokantası usulü mercimek çorbası',
    excerpt: 'Büyük kazan ölçüleriyle, terbiyesi kesilmeyen bir klasik.',
    category: 'Tarif',
    day: '2026-08-20',
    author: 'Sevgi Usta',
    tags: ['çorba', 'mercimek', 'büyük kazan'],
    metaDescription:
      'Elli kişilik esnaf lokantası usulü mercimek çorbası: ölçüler, pişirme sırası ve kesilmeyen terbiyenin püf noktası.',
    content: `
<p>Esnaf lokantasının günü çorbayla açılır. Sabah altıda kazan kaynar, yedide ilk kâse gider. Mercimek çorbası bu saatlerin en sadık yemeğidir: ucuzdur, tok tutar ve kimse hatasını affetmez.</p>
<h2>Elli kişilik ölçü</h2>
<table>
<thead><tr><th>Malzeme</th><th>Miktar</th></tr></thead>
<tbody>
<tr><td>Kırmızı mercimek</td><td>3 kg</td></tr>
<tr><td>Kuru soğan</td><td>1 kg</td></tr>
<tr><td>Havuç</td><td>1 kg</td></tr>
<tr><td>Tereyağı</td><td>400 g</td></tr>
<tr><td>Un</td><td>200 g</td></tr>
<tr><td>Kemik suyu</td><td>12 litre</td></tr>
<tr><td>Pul biber, kuru nane, tuz</td><td>Göz kararı</td></tr>
</tbody>
</table>
<h2>Yapılışı</h2>
<ol>
<li>Mercimeği suyu berraklaşana kadar yıkayın. Köpük, yıkanmamış mercimektir.</li>
<li>Soğanı tereyağının yarısında, renk almadan, on dakika terletin.</li>
<li>Havucu ve unu ekleyin; un kokusu gidene kadar çevirin.</li>
<li>Mercimeği ve sıcak kemik suyunu katın. Kaynayınca altını kısın, kırk dakika unutun.</li>
<li>Tuzu en sonda verin. Erken tuz mercimeği sertleştirir.</li>
<li>Çekin, süzün, kıvamını sıcak suyla ayarlayın.</li>
</ol>
<h2>Terbiye neden kesilir?</h2>
<p>Limonlu yumurtalı terbiye yapıyorsanız sıcak çorbayı yumurtaya ekleyin, yumurtayı çorbaya değil. Kepçe kepçe, sürekli çırparak. Seksen beş dereceyi geçen kazana dökülen yumurta, terbiye değil omlettir.</p>
<blockquote><p>Çorba bekler, terbiye beklemez.</p></blockquote>
<h2>Servis ve saklama</h2>
<p>Kalan tereyağını kızdırın, pul biberi ateşten aldıktan sonra atın; yanık biber bütün kazanı acılaştırır. Çorba altmış beş derecenin üzerinde dört saat servis edilebilir. Kalanı iki saat içinde soğutup dört dereceye alın, ertesi gün bir kez ısıtın. İkinci kez ısınan mercimek çorbası hem tadını hem güveni yitirir.</p>
<h2>Mercimeği nereden almalı?</h2><p>Yeni mahsul mercimek yirmi beş dakikada dağılır, eskisi bir saatte direnir. Çuvalı açınca avucunuza alıp kırın: içi de dışı kadar parlaksa yenidir. Taşı ayıklanmış, elekten geçmiş mercimeğin kilosu birkaç lira fazladır; ama bir taşın bir müşterinin dişine maliyeti çuvalın kendisinden çoktur. Büyük kazan pişiriyorsanız aynı partiden iki çuval ayırtın, böylece pişme süresi haftanın ortasında değişmez.</p>`,
    comments: [
      { name: 'Ramazan Şen', text: 'Tuzu sona bırakınca mercimek yarı sürede dağıldı.' },
      { name: 'Nermin Ateş', text: 'Terbiye bölümü için ayrıca teşekkürler, yıllardır tersini yapıyormuşum.' },
    ],
  },
  {
    title: 'Fırınlar için ekşi maya: ilk on dört gün',
    excerpt: 'Un, su ve sabırla kendi mayanızı kurun; çizelgesi burada.',
    category: 'Tarif',
    day: '2026-08-06',
    author: 'Sevgi Usta',
    tags: ['ekşi maya', 'ekmek', 'fırın'],
    metaDescription:
      'Fırınlar için ekşi maya kurma çizelgesi: on dört günlük besleme, un seçimi, sıcaklık ve sık yapılan hatalar.',
    content: `
<p>Ekşi maya satın alınabilir, ama karakter satın alınamaz. Kendi fırınınızın havasında, kendi ununuzla kurduğunuz maya iki hafta ister; karşılığında ekmeğinize başka kimsede olmayan bir tat verir.</p>
<h2>Başlamadan</h2>
<ul>
<li>Tam buğday ya da çavdar unu: kepekte yaşayan maya daha çoktur.</li>
<li>Klorsuz su: musluk suyunu bir gece açıkta dinlendirin.</li>
<li>24 – 26 derece sabit bir köşe. Fırının yanı değil, üstündeki raf.</li>
<li>Geniş ağızlı, üzerine çizgi çekebileceğiniz bir cam kap.</li>
</ul>
<h2>Çizelge</h2>
<table>
<thead><tr><th>Gün</th><th>Besleme (maya : un : su)</th><th>Ne beklenir?</th></tr></thead>
<tbody>
<tr><td>1 – 2</td><td>0 : 1 : 1</td><td>Hiçbir şey</td></tr>
<tr><td>3 – 4</td><td>1 : 1 : 1</td><td>Ani kabarma, kötü koku</td></tr>
<tr><td>5 – 7</td><td>1 : 1 : 1, günde iki kez</td><td>Durgunluk</td></tr>
<tr><td>8 – 14</td><td>1 : 2 : 2, günde iki kez</td><td>Altı saatte iki katı</td></tr>
</tbody>
</table>
<h2>Üçüncü günün tuzağı</h2>
<p>Üçüncü gün maya taşar, siz de oldu sanırsınız. Kabartan maya değil, una önce yerleşen başka bakterilerdir. Beşinci günde ölür gibi olur; çoğu insan kavanozu burada döker. Dökmeyin. Asitlik yükselince gerçek maya sahneye çıkar.</p>
<blockquote><p>Maya ölmez, acıkır. Acıkınca da konuşur: yüzüne su çıkarır.</p></blockquote>
<h2>Hazır mı?</h2>
<ol>
<li>Beslemeden sonra altı saat içinde iki katına çıkıyorsa,</li>
<li>bir kaşığı suda yüzüyorsa,</li>
<li>kokusu sirke değil yoğurt gibiyse</li>
</ol>
<p>ekmeğe girebilir. Günlük üretimde mayanın yüzde yirmisini ayırıp gerisini hamura katın. Pazar kapalıysanız dört derecede yedi gün bekler; salıya hazır olması için pazartesi iki kez besleyin. Un değiştirecekseniz dörtte birer, dört günde değiştirin: maya yeniliği sever ama ani olanını değil.</p>
<p>Kavanozun dibinden bir kaşığı kurutup kâğıt zarfta saklamayı da unutmayın. Bir gün biri temizlik yaparken mayanızı dökerse — ki bir gün dökecektir — o zarf size on dört gün değil, üç gün kaybettirir.</p>`,
  },
  {
    title: 'Tedarikçi seçerken sorulacak on soru',
    excerpt: 'İlk görüşmeden önce yanınıza alacağınız kısa liste.',
    category: 'İşletme Yönetimi',
    day: '2026-10-09',
    author: 'Elif Kara',
    tags: ['tedarikçi', 'satın alma', 'sözleşme'],
    metaDescription:
      'Yeni bir gıda tedarikçisiyle çalışmadan önce sorulacak on soru: belge, izlenebilirlik, teslimat, iade ve ödeme.',
    content: `
<p>Yeni bir tedarikçiyle ilk görüşme genellikle fiyatla başlar ve fiyatla biter. Oysa mutfağı zor durumda bırakan şey çoğu zaman beş liralık fark değil, cuma akşamı gelmeyen kasadır. Bu listeyi yazdırın, cevapları yanına yazın, üç tedarikçiyi aynı kâğıtta karşılaştırın.</p>
<h2>Belge ve izlenebilirlik</h2>
<ol>
<li>İşletme kayıt ya da onay numaranız nedir?</li>
<li>Hangi gıda güvenliği belgeniz var ve ne zamana kadar geçerli?</li>
<li>Bir partide sorun çıkarsa bana ulaşan malı kaç saatte bulursunuz?</li>
<li>Analiz raporunu parti numarasıyla verebilir misiniz?</li>
</ol>
<h2>Teslimat</h2>
<ol>
<li>En az sipariş miktarınız ve son sipariş saatiniz nedir?</li>
<li>Soğuk zincir kaydını teslimatta gösterebilir misiniz?</li>
<li>Gelmeyen ürünün yerine ne gönderirsiniz, önce bana sorar mısınız?</li>
</ol>
<h2>Para</h2>
<ol>
<li>Fiyat ne kadar süre sabit?</li>
<li>İade ve fire nasıl hesaplanır?</li>
<li>Vade ve limit neye göre değişir?</li>
</ol>
<h2>Cevapları tartmak</h2>
<table>
<thead><tr><th>Konu</th><th>İyi işaret</th><th>Uyarı</th></tr></thead>
<tbody>
<tr><td>Belge</td><td>Hemen, kopyasıyla</td><td>“Yenileniyor”</td></tr>
<tr><td>Teslimat</td><td>Saat aralığı verir</td><td>“Gün içinde”</td></tr>
<tr><td>İade</td><td>Yazılı kural</td><td>“Aramızda hallederiz”</td></tr>
</tbody>
</table>
<blockquote><p>İyi tedarikçi sorudan rahatsız olmaz; çünkü aynı soruları kendisi de sormuştur.</p></blockquote>
<h2>Deneme siparişi</h2>
<p>İlk siparişi en yoğun gününüze değil, en sakin gününüze verin ve bilerek küçük bir aksilik yaratın: bir kalemi son anda değiştirin. Telefonu kimin açtığı, ne kadar sürede döndüğü, size bir yıllık ilişkinin özetini verir. Memnun kaldıysanız anlaşmayı kısa ama yazılı yapın; unutulan konuların çoğu iyi günde konuşulmamış olanlardır. Tek bir ürün için bile ikinci bir tedarikçinin numarasını saklayın.</p>
<p>Listeyi yılda bir kez yeniden doldurun. Uzun yıllardır çalıştığınız firmaya da aynı soruları sorun; cevaplar sessizce değişmiş olabilir. Belgenin süresi bitmiş, teslimat saati kaymış, iade kuralı unutulmuş olabilir. On dakikalık bu konuşma, sürprizi denetçiden önce sizin bulmanızı sağlar.</p>`,
    comments: [
      {
        name: 'Oya Demirtaş',
        text: 'Listeyi yazdırıp toplantıya götürdüm. “Aramızda hallederiz” diyen iki firma elendi.',
      },
    ],
  },
  {
    title: 'Açık büfede fireyi yarıya indirmek',
    excerpt: 'Küçük kap, doğru saat ve bir tartı: otel mutfağından ölçülmüş sonuçlar.',
    category: 'İşletme Yönetimi',
    day: '2026-09-09',
    author: 'Deniz Yılmaz',
    tags: ['israf', 'otel', 'maliyet'],
    metaDescription:
      'Açık büfede gıda israfını azaltmak için altı haftalık deneme: küçük kap, geç doldurma, tartım ve sonuçları.',
    content: `
<p>Yüz elli odalı bir otelin mutfağında altı hafta boyunca çöpe giden her şeyi tarttık. Amaç ayıplamak değil, öğrenmekti. Sonunda büfeden dönen yemek, kişi başına yüz doksan gramdan doksan grama indi. Hiçbir misafir fark etmedi; fark eden yalnızca satın alma defteri oldu.</p>
<h2>Ne yaptık?</h2>
<ul>
<li><strong>Küçük kap:</strong> son bir saatte büyük tepsiyi kaldırıp üçte biri kadar kap koyduk.</li>
<li><strong>Geç doldurma:</strong> kap üçte birine inmeden doldurmadık; eskiden yarıda dolduruyorduk.</li>
<li><strong>Küçük tabak:</strong> yirmi sekiz santimlik tabak yerine yirmi dört.</li>
<li><strong>Tartım:</strong> dönen yemek üç kovaya ayrıldı: mutfak, büfe, tabak.</li>
</ul>
<h2>Hafta hafta</h2>
<table>
<thead><tr><th>Hafta</th><th>Değişiklik</th><th>Kişi başına fire</th></tr></thead>
<tbody>
<tr><td>1</td><td>Yalnızca tartım</td><td>190 g</td></tr>
<tr><td>2</td><td>Geç doldurma</td><td>160 g</td></tr>
<tr><td>4</td><td>Küçük kap</td><td>115 g</td></tr>
<tr><td>6</td><td>Küçük tabak</td><td>90 g</td></tr>
</tbody>
</table>
<h2>En çok ne dönüyor?</h2>
<p>Sanılanın aksine tatlı değil; ekmek, pilav ve kesilmiş karpuz. Ekmeği sepet yerine tahta üzerinde, misafirin keseceği biçimde sunmak tek başına yüzde kırk azalttı. Karpuzu kaşıkla değil dilimle vermek, kabuğu geri getirdi ama eti götürdü.</p>
<blockquote><p>Ölçmediğiniz şeyi azaltamazsınız; ölçtüğünüz şey kendiliğinden azalır.</p></blockquote>
<h2>Tedarikçiye yansıması</h2>
<ol>
<li>Sipariş miktarını altı haftanın ortalamasıyla yeniden yazdık.</li>
<li>Sebzede haftada iki yerine üç teslimata geçtik; daha az, daha taze.</li>
<li>Ekmekte iade hakkını gram üzerinden konuştuk.</li>
</ol>
<p>Kurallar basit, zor olan altıncı haftadan sonra da tartıyı kaldırmamak. Bizde kovaların üzerinde hâlâ tarih yazıyor.</p>
<h2>Ekibi ikna etmek</h2><p>İlk hafta herkes tartıyı kendine karşı sandı. Çizelgeyi mutfağın kapısına değil, yemekhanenin duvarına astık ve hiçbir satıra isim yazmadık. Üçüncü haftada büfe sorumlusu kapları kendisi küçültmeye başladı; dördüncü haftada bulaşıkhane, tabaktan dönen ekmeği saymayı önerdi. Kazanılan paranın bir bölümünü personel yemeğine ayırdık. O günden sonra kimse tartıyı sormadı.</p>`,
  },
  {
    title: 'Coğrafi işaret nedir, tedarikte neye yarar?',
    excerpt: 'Tescilli ürünle “o yörenin tadında” arasındaki fark ve menüye yazmanın kuralları.',
    category: 'Haberler',
    day: '2026-11-19',
    author: 'Elif Kara',
    tags: ['coğrafi işaret', 'etiket', 'menü'],
    metaDescription:
      'Coğrafi işaretli ürün nasıl tanınır, menşe adı ile mahreç işareti farkı, menüde kullanım kuralları ve tedarikçiden istenecek belgeler.',
    content: `
<p>Menülerde her hafta yeni bir yöre adı görüyoruz: Antep’ten, Ezine’den, Kars’tan. Adların bir bölümü tescilli; yani o adı kullanabilmek için ürünün belirli bir yerde, belirli bir usulle yapılmış olması gerekir. Bilmeden yazılan bir kelime, hem müşteriyi yanıltır hem işletmeyi cezayla karşı karşıya bırakır.</p>
<h2>İki tür tescil</h2>
<table>
<thead><tr><th>Tür</th><th>Şart</th><th>Örnek</th></tr></thead>
<tbody>
<tr><td>Menşe adı</td><td>Üretimin tamamı o yörede</td><td>Ezine peyniri</td></tr>
<tr><td>Mahreç işareti</td><td>En az bir aşama o yörede</td><td>Antep baklavası</td></tr>
</tbody>
</table>
<h2>Nasıl tanınır?</h2>
<ul>
<li>Ambalajda kırmızı ya da yeşil resmî amblem bulunur; “tescilli lezzet” gibi sözler amblem değildir.</li>
<li>Tescil numarası yazar ve Türk Patent’in açık veri tabanında sorgulanabilir.</li>
<li>Denetim yapan kurumun adı, üreticiden istenince söylenebilmelidir.</li>
</ul>
<h2>Menüye yazarken</h2>
<p>Ürün tescilliyse adını olduğu gibi yazın ve faturasını saklayın. Değilse “usulü” ya da “tarzı” da kurtarmaz: tescilli adın çağrıştırılması da ihlal sayılır. Güvenli yol, ne aldıysanız onu yazmaktır: “Kars’tan, on iki aylık gravyer” cümlesi doğruysa süslemeye gerek yoktur.</p>
<blockquote><p>Yörenin adı bir tarif değil, bir sözdür.</p></blockquote>
<h2>Tedarikçiden isteyeceğiniz üç belge</h2>
<ol>
<li>Tescil belgesinin ya da kullanım izninin kopyası,</li>
<li>son denetim raporunun tarihi,</li>
<li>parti numarasının ürünle eşleştiği irsaliye.</li>
</ol>
<p>Fiyat farkı ürüne göre yüzde on ile kırk arasında değişiyor. Bu farkı müşteriye anlatabildiğiniz yemeklerde kullanın; sosun içinde kaybolacak peynire değil, tabağın ortasında duracak olana ödeyin. Dizinimizde “Coğrafi İşaret Tescili” belgesi olan firmaları işletme sayfalarındaki sertifikalar bölümünden görebilirsiniz.</p>
<p>Küçük üretici için tescil, tek başına bir satış aracı değildir; alıcı sormadıkça rafta sessiz kalır. Siparişinizde adı, numarayı ve yöreyi açıkça yazmanız, o ürünü doğru yapanın emeğini görünür kılar. Yanlış kullanım gördüğünüzde de il müdürlüğüne bildirmek bir dakikanızı alır ve dürüst çalışanın pazarını korur.</p>`,
  },
];
