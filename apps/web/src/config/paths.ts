/** Every address of the site. The Turkish words of the addresses stand here and nowhere else. */
export const paths = {
  home: '/',
  businesses: '/firma',
  /** Leads to `businesses`, without a filter. */
  allBusinesses: '/isletmeler',
  business: (slug: string) => `/firma/${slug}`,
  /** Where anybody says what is wrong with the page of a business. */
  suggestChange: (slug: string) => `/firma/${slug}/duzelt`,
  /** Takes the report that a result of a search was chosen. */
  searchClick: '/firma/tiklama',
  /** Takes the report of what is done on the page of a business. */
  pageAct: '/firma/hareket',
  categories: '/kategoriler',
  category: (slug: string) => `/kategori/${slug}`,
  cities: '/sehirler',
  city: (slug: string) => `/sehir/${slug}`,
  districts: '/semtler',
  allDistricts: '/bolgeler',
  district: (slug: string) => `/semt/${slug}`,
  products: '/urunler',
  product: (slug: string) => `/urun/${slug}`,
  formerProducts: '/products',
  blog: '/blog',
  post: (slug: string) => `/blog/${slug}`,
  /** A post that is not public, for those who were given the token. */
  postPreview: (token: string) => `/blog/onizleme/${token}`,
  /** Takes the report that a post was shown. */
  postView: '/blog/goruntuleme',
  blogFeed: '/blog/rss.xml',
  addBusiness: '/firma-ekle',
  requestQuotes: '/teklif-iste',
  quoteRequests: '/taleplerim',
  /** A request as its buyer sees it, by a mailed token or by its id. */
  quoteRequest: (key: string) => `/taleplerim/${key}`,
  /** A request as a supplier sees it, by a mailed token. */
  quoteInvitation: (token: string) => `/teklif/${token}`,
  favourites: '/favoriler',
  compare: '/karsilastir',
  signUp: '/kayit',
  signIn: '/giris',
  signOut: '/cikis',
  verifyEmail: '/e-posta-dogrula',
  forgotPassword: '/sifremi-unuttum',
  resetPassword: '/sifre-sifirla',
  account: '/hesabim',
  /** Where the owner of a business claims its page. */
  claimPage: (slug: string) => `/isletmem/sahiplen/${slug}`,
  /** What a mailed invitation to own a page opens. */
  pageInvitation: '/isletmem/davet',
  savedSearches: '/hesabim/aramalarim',
  /** Ends the mails of a saved search; takes what programs for mail post, too. */
  searchMails: '/arama-bildirimi',
  /** What the owner of a page edits of it. */
  ownPages: '/isletmem',
  ownPage: (slug: string) => `/isletmem/${slug}`,
  backOffice: '/yonetici',
  privacyNotice: '/kvkk-aydinlatma-metni',
  privacy: '/gizlilik',
  cookies: '/cerez-politikasi',
  terms: '/kullanim-kosullari',
  reviewRules: '/degerlendirme-kurallari',
};

/** Addresses of the former site; they lead to those of today. */
export const formerPaths = {
  businessNamed: (slug: string) => `/isletme/${slug}`,
  city: (slug: string) => `/city/${slug}`,
  district: '/district',
  business: ['/BusinessPage', '/business'],
  managedBusinesses: '/admin/businesses',
};

/** `/firma` with a search text, as the hero's shortcuts use it. */
export const searchPath = (q: string) => `${paths.businesses}?${new URLSearchParams({ q })}`;
export const businessesWithServicePath = (slug: string) =>
  `${paths.businesses}?${new URLSearchParams({ hizmet: slug })}`;
export const certifiedBusinessesPath = (slug: string) =>
  `${paths.businesses}?${new URLSearchParams({ sertifika: slug })}`;
/** Every product with the text in its name or description, whoever sells it. */
export const productSearchPath = (search: string) => `${paths.products}?${new URLSearchParams({ search })}`;

export const blogOfCategoryPath = (slug: string) => `${paths.blog}?${new URLSearchParams({ category: slug })}`;
export const blogSearchPath = (search: string) => `${paths.blog}?${new URLSearchParams({ search })}`;

/** Sign-in and sign-up that lead back to `from`, an address of this site. */
export const signInPath = (from: string) => `${paths.signIn}?${new URLSearchParams({ donus: from })}`;
export const signUpPath = (from: string) => `${paths.signUp}?${new URLSearchParams({ donus: from })}`;

/** Requests a quote from one business, for a product if that is known. */
export const requestQuoteOfPath = (slug: string, product?: string) =>
  `${paths.requestQuotes}?${new URLSearchParams({ firma: slug, ...(product && { urun: product }) })}`;

/** A picture (its path comes with the data) as wide as 160, 320, 640, 960 or 1280. */
export const pictureAddress = (path: string, width: number) => `${path}?w=${width}`;

/** Raised when drawings of known addresses change: their bytes are kept for ever. */
const EDITION = '?v=2';

/** Drawings, made by the gateway from the last two parts of their address; they never change. */
export const drawings = {
  cover: (category: string, slug: string) => `/kapak/kapak/${category}/${slug}.svg`,
  product: (category: string, slug: string) => `/kapak/urun/${category}/${slug}.svg${EDITION}`,
  banner: (category: string, slug: string) => `/kapak/afis/${category}/${slug}.svg`,
  place: (slug: string) => `/kapak/yer/diger/${slug}.svg${EDITION}`,
  plate: (category: string) => `/kapak/tabak/${category}/${category}.svg${EDITION}`,
};

/** Pictures of 1200 by 630 that other sites show beside a link, drawn by the gateway. */
export const sharePictures = {
  business: (slug: string) => `/paylasim/firma/${slug}.jpg`,
  category: (slug: string) => `/paylasim/kategori/${slug}.jpg`,
  city: (slug: string) => `/paylasim/sehir/${slug}.jpg`,
  district: (slug: string) => `/paylasim/semt/${slug}.jpg`,
  post: (slug: string) => `/paylasim/yazi/${slug}.jpg`,
};

/** Files of our own that are not built: their names change when they do. */
export const files = {
  heroWide: '/assets/sofra-genis-1.svg',
  heroStrip: '/assets/sofra-serit-1.svg',
  mark: '/assets/marka-1.svg',
  share: '/assets/paylasim-1.jpg',
};
