/** All addresses of the site. Their Turkish words are defined only here. */
export const paths = {
  home: '/',
  businesses: '/firma',
  /** Redirects to `businesses`, without filters. */
  allBusinesses: '/isletmeler',
  business: (slug: string) => `/firma/${slug}`,
  /** The form to suggest a correction of a business's page. */
  suggestChange: (slug: string) => `/firma/${slug}/duzelt`,
  /** Endpoint for reports of opened search results. */
  searchClick: '/firma/tiklama',
  /** Endpoint for reports of actions on a business's page. */
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
  /** Preview of a post that is not public, for people with the token. */
  postPreview: (token: string) => `/blog/onizleme/${token}`,
  /** Endpoint for reports of viewed posts. */
  postView: '/blog/goruntuleme',
  blogFeed: '/blog/rss.xml',
  addBusiness: '/firma-ekle',
  requestQuotes: '/teklif-iste',
  quoteRequests: '/taleplerim',
  /** A quote request for its buyer, by a mailed token or by its id. */
  quoteRequest: (key: string) => `/taleplerim/${key}`,
  /** A quote request for a supplier, by a mailed token. */
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
  /** The page on which a business's owner claims it. */
  claimPage: (slug: string) => `/isletmem/sahiplen/${slug}`,
  /** Target of a mailed invitation to own a page. */
  pageInvitation: '/isletmem/davet',
  savedSearches: '/hesabim/aramalarim',
  /** Unsubscribes from the mails of a saved search; also accepts the POST of mail programs. */
  searchMails: '/arama-bildirimi',
  /** The same for the mails about replies to reviews. */
  replyMails: '/yanit-bildirimi',
  /** The pages that a visitor owns. */
  ownPages: '/isletmem',
  ownPage: (slug: string) => `/isletmem/${slug}`,
  backOffice: '/yonetici',
  privacyNotice: '/kvkk-aydinlatma-metni',
  privacy: '/gizlilik',
  cookies: '/cerez-politikasi',
  terms: '/kullanim-kosullari',
  reviewRules: '/degerlendirme-kurallari',
};

/** Addresses of the former site, which redirect to the current ones. */
export const formerPaths = {
  businessNamed: (slug: string) => `/isletme/${slug}`,
  city: (slug: string) => `/city/${slug}`,
  district: '/district',
  business: ['/BusinessPage', '/business'],
  managedBusinesses: '/admin/businesses',
};

/** The list of businesses for a search text. */
export const searchPath = (q: string) => `${paths.businesses}?${new URLSearchParams({ q })}`;
export const businessesWithServicePath = (slug: string) =>
  `${paths.businesses}?${new URLSearchParams({ hizmet: slug })}`;
export const certifiedBusinessesPath = (slug: string) =>
  `${paths.businesses}?${new URLSearchParams({ sertifika: slug })}`;
/** The list of products for a search text, of all sellers. */
export const productSearchPath = (search: string) => `${paths.products}?${new URLSearchParams({ search })}`;

export const blogOfCategoryPath = (slug: string) => `${paths.blog}?${new URLSearchParams({ category: slug })}`;
export const blogSearchPath = (search: string) => `${paths.blog}?${new URLSearchParams({ search })}`;

/** Sign-in or sign-up that returns to `from`, a path of this site. */
export const signInPath = (from: string) => `${paths.signIn}?${new URLSearchParams({ donus: from })}`;
export const signUpPath = (from: string) => `${paths.signUp}?${new URLSearchParams({ donus: from })}`;

/** The form to request a quote from one business, with the product if known. */
export const requestQuoteOfPath = (slug: string, product?: string) =>
  `${paths.requestQuotes}?${new URLSearchParams({ firma: slug, ...(product && { urun: product }) })}`;

/** Address of a picture in a width of 160, 320, 640, 960 or 1280. `path` comes with the data. */
export const pictureAddress = (path: string, width: number) => `${path}?w=${width}`;

/** Must be raised when drawings at existing addresses change, because they are cached for ever. */
const EDITION = '?v=2';

/** Drawings that the gateway generates from the last two parts of their address; immutable. */
export const drawings = {
  cover: (category: string, slug: string) => `/kapak/kapak/${category}/${slug}.svg`,
  product: (category: string, slug: string) => `/kapak/urun/${category}/${slug}.svg${EDITION}`,
  banner: (category: string, slug: string) => `/kapak/afis/${category}/${slug}.svg`,
  place: (slug: string) => `/kapak/yer/diger/${slug}.svg${EDITION}`,
  plate: (category: string) => `/kapak/tabak/${category}/${category}.svg${EDITION}`,
};

/** Pictures of 1200 by 630 that the gateway generates for other sites to show with a link. */
export const sharePictures = {
  business: (slug: string) => `/paylasim/firma/${slug}.jpg`,
  category: (slug: string) => `/paylasim/kategori/${slug}.jpg`,
  city: (slug: string) => `/paylasim/sehir/${slug}.jpg`,
  district: (slug: string) => `/paylasim/semt/${slug}.jpg`,
  post: (slug: string) => `/paylasim/yazi/${slug}.jpg`,
};

/** Static files outside the build; a changed file needs a new name. */
export const files = {
  heroWide: '/assets/sofra-genis-1.svg',
  heroStrip: '/assets/sofra-serit-1.svg',
  mark: '/assets/marka-1.svg',
  share: '/assets/paylasim-1.jpg',
};
