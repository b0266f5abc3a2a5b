import { defineMessages } from '../../lib/messages.js';

export const homeMessages = defineMessages({
  headline: {
    tr: 'Yerel üreticilerden doğal lezzetleri keşfedin',
    en: 'Discover natural flavours from local producers',
  },
  lead: {
    tr: 'Baharatçıdan mandıraya, zeytinlikten imalathaneye: mutfağınızın tedarikçisini kaynağında bulun.',
    en: 'From spice merchant to dairy, from olive grove to workshop: find your kitchen’s supplier at the source.',
  },
  searchLabel: { tr: 'Tedarikçi, ürün veya kategori ara', en: 'Search suppliers, products or categories' },
  searchPlaceholder: { tr: 'Ne arıyorsunuz?', en: 'What are you looking for?' },
  search: { tr: 'Ara', en: 'Search' },
  popular: { tr: 'Çok arananlar:', en: 'Popular:' },
  popularSpices: { tr: 'Baharat', en: 'Spices' },
  popularBaklava: { tr: 'Baklava', en: 'Baklava' },
  popularOliveOil: { tr: 'Zeytinyağı', en: 'Olive oil' },
  popularTea: { tr: 'Türk çayı', en: 'Turkish tea' },
  categoriesTitle: { tr: 'Ne pişiriyorsunuz?', en: 'What are you cooking?' },
  allCategories: { tr: 'Tüm kategoriler', en: 'All categories' },
  recentTitle: { tr: 'Tezgâha yeni gelenler', en: 'New at the counter' },
  recentLead: { tr: 'Son eklenen işletmeler.', en: 'The latest businesses.' },
  recentAll: { tr: 'Tümünü gör', en: 'View all' },
  recentError: {
    tr: 'Son eklenen işletmeler alınırken hata oluştu',
    en: 'The latest businesses could not be loaded',
  },
  recentEmpty: { tr: 'Henüz yeni eklenen işletme bulunamadı.', en: 'No new businesses yet.' },
  infoTitle: {
    tr: 'Üretenle pişireni aynı sofraya oturtuyoruz',
    en: 'We bring those who make and those who cook to one table',
  },
  forBusinesses: { tr: 'İşletmeler için', en: 'For businesses' },
  forBusinessesText: {
    tr: 'Firmanızı ücretsiz ekleyin; ürünlerinizi, belgelerinizi ve çalışma saatlerinizi alıcılara gösterin.',
    en: 'Add your business free of charge; show buyers your products, certificates and opening hours.',
  },
  forBusinessesLink: { tr: 'Firmanızı ekleyin', en: 'Add your business' },
  forBuyers: { tr: 'Alıcılar için', en: 'For buyers' },
  forBuyersText: {
    tr: 'Kategoriye, şehre ve ürüne göre arayın; yorumları okuyun, tedarikçiyle doğrudan görüşün.',
    en: 'Search by category, city and product; read reviews and talk to the supplier directly.',
  },
  forBuyersLink: { tr: 'Tedarikçilere göz atın', en: 'Browse suppliers' },
  quality: { tr: 'Kalite güvencesi', en: 'Quality guarantee' },
  qualityText: {
    tr: 'Her başvuruyu inceliyoruz. Yeşil işaret, bilgileri doğrulanmış işletme demektir.',
    en: 'We check every application. The green mark means that a business’s details were verified.',
  },
  qualityLink: { tr: 'Değerlendirme kuralları', en: 'Review rules' },
  postsTitle: { tr: 'Mutfaktan yazılar', en: 'From the kitchen' },
  postsAll: { tr: 'Blog’a git', en: 'Go to the blog' },
  postsError: {
    tr: 'Blog yazıları yüklenirken bir hata oluştu.',
    en: 'The blog posts could not be loaded.',
  },
  description: {
    tr: (brand: string) =>
      `${brand}: baharat, süt ürünleri, zeytinyağı, çay ve daha fazlası. Türkiye’nin gıda tedarikçilerini kategoriye, şehre ve ürüne göre arayın.`,
    en: (brand: string) =>
      `${brand}: spices, dairy, olive oil, tea and more. Search Turkey’s food suppliers by category, city and product.`,
  },
  keywords: {
    tr: 'gıda tedarikçileri, toptan gıda, baharat, zeytinyağı, süt ürünleri',
    en: 'food suppliers, wholesale food, spices, olive oil, dairy',
  },
});
