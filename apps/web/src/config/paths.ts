/** Every address of the site. The Turkish words of the addresses stand here and nowhere else. */
export const paths = {
  home: '/',
  businesses: '/firma',
  business: (slug: string) => `/firma/${slug}`,
  categories: '/kategoriler',
  category: (slug: string) => `/kategori/${slug}`,
  cities: '/sehirler',
  districts: '/semtler',
  products: '/urunler',
  blog: '/blog',
  addBusiness: '/firma-ekle',
  privacyNotice: '/kvkk-aydinlatma-metni',
  privacy: '/gizlilik',
  cookies: '/cerez-politikasi',
  terms: '/kullanim-kosullari',
  reviewRules: '/degerlendirme-kurallari',
};

/** `/firma` with a search text, as the hero's shortcuts use it. */
export const searchPath = (q: string) => `${paths.businesses}?${new URLSearchParams({ q })}`;
export const businessesOfCategoryPath = (slug: string) =>
  `${paths.businesses}?${new URLSearchParams({ category: slug })}`;

/** Drawings, made by the gateway from the last two parts of their address; they never change. */
export const drawings = {
  cover: (category: string, slug: string) => `/kapak/kapak/${category}/${slug}.svg`,
  product: (category: string, slug: string) => `/kapak/urun/${category}/${slug}.svg`,
  banner: (category: string, slug: string) => `/kapak/afis/${category}/${slug}.svg`,
  place: (slug: string) => `/kapak/yer/diger/${slug}.svg`,
  plate: (category: string) => `/kapak/tabak/${category}/${category}.svg`,
};

/** Files of our own that are not built: their names change when they do. */
export const files = {
  heroWide: '/assets/sofra-genis-1.svg',
  heroStrip: '/assets/sofra-serit-1.svg',
  mark: '/assets/marka-1.svg',
  share: '/assets/paylasim-1.jpg',
};
