import { ofEachRecord } from '@tedarik/fields';

const root = '/yonetici';

/** Addresses of the back office. */
export const backOfficePaths = {
  root,
  signIn: `${root}/giris`,
  password: `${root}/sifre`,
  panel: `${root}/panel`,
  businesses: `${root}/firmalar`,
  business: (id: string) => `${root}/firmalar?kayit=${id}`,
  businessesToo: `${root}/isletmeler`,
  businessesOf: (importId: string) => `${root}/isletmeler?aktarim=${importId}`,
  products: `${root}/urunler`,
  reviews: `${root}/yorumlar`,
  reviewsOf: (status: 'pending' | 'held' | 'reported') => `${root}/yorumlar?durum=${status}`,
  ...ofEachRecord(({ path }) => `${root}/${path}`),
  duplicates: `${root}/mukerrer-kayitlar`,
  searches: `${root}/aramalar`,
  searchesWithoutResult: `${root}/aramalar?sonuc=yok`,
  submissions: `${root}/basvurular`,
  submissionsOf: (status: 'pending') => `${root}/basvurular?durum=${status}`,
  claims: `${root}/sahiplik-talepleri`,
  document: (id: string) => `${root}/belgeler/${id}`,
  photos: `${root}/fotograflar`,
  photosOf: (businessId: string) => `${root}/fotograflar?isletme=${businessId}`,
  quoteRequests: `${root}/fiyat-talepleri`,
  changeSuggestions: `${root}/duzeltme-onerileri`,
  blog: `${root}/blog`,
  newPost: `${root}/blog/yeni`,
  editPost: (id: string) => `${root}/blog/duzenle/${id}`,
  blogComments: `${root}/blog/yorumlar`,
  seoTexts: `${root}/seo`,
  mapsImport: `${root}/veri-aktar`,
  textImport: `${root}/csv-aktar`,
  importRuns: `${root}/aktarimlar`,
  importRun: (id: string) => `${root}/aktarimlar/${id}`,
  importQueue: `${root}/kuyruk`,
  typeCategories: `${root}/tur-eslemeleri`,
  ownAccount: `${root}/hesabim`,
  accounts: `${root}/hesaplar`,
  audit: `${root}/gunluk`,
} as const;

/** Parameter with the screen that was first requested. */
const AFTERWARDS = 'sonra';

/** AUTH-04: the target after a sign-in: the screen first requested if it is part of the back office, else the panel. */
export function afterSignIn(parameters: URLSearchParams): string {
  const wanted = parameters.get(AFTERWARDS) ?? '';
  const isOurs = wanted.startsWith(`${root}/`) && !wanted.includes('//') && !wanted.includes('\\');
  return isOurs && !wanted.startsWith(backOfficePaths.signIn) ? wanted : backOfficePaths.panel;
}

const followedBy = (first: string) => (path: string) =>
  `${first}?${new URLSearchParams({ [AFTERWARDS]: path }).toString()}`;

export const signInFor = followedBy(backOfficePaths.signIn);
/** Address of the password screen, which leads to `path` once a new password is chosen. */
export const passwordFor = followedBy(backOfficePaths.password);

/** Parameter with the ids of the two businesses to compare. */
export const COMPARED = 'karsilastir';

/** Address of the screen on which two businesses are compared and merged. */
export const compareBusinessesPath = (ids: readonly string[]): string =>
  `${backOfficePaths.duplicates}?${COMPARED}=${ids.join()}`;
