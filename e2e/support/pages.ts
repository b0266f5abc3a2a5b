import { type APIRequestContext, expect } from '@playwright/test';

/** A page of the site, with a name that can be a file name. */
export interface SitePage {
  name: string;
  path: string;
}

/** Pages with fixed addresses, including each state of a list. */
const FIXED: readonly SitePage[] = [
  { name: 'ana-sayfa', path: '/' },
  { name: 'firmalar', path: '/firma' },
  { name: 'firmalar-arama', path: '/firma?q=zeytinya%C4%9F%C4%B1' },
  { name: 'firmalar-bos', path: '/firma?q=qqqqxxxxzzzz' },
  { name: 'kategoriler', path: '/kategoriler' },
  { name: 'sehirler', path: '/sehirler' },
  { name: 'semtler', path: '/semtler' },
  { name: 'bolgeler', path: '/bolgeler' },
  { name: 'urunler', path: '/urunler' },
  { name: 'urunler-arama', path: '/urunler?search=zeytin' },
  { name: 'urunler-bos', path: '/urunler?search=qqqqxxxx' },
  { name: 'blog', path: '/blog' },
  { name: 'blog-arama', path: '/blog?search=zeytin' },
  { name: 'blog-bos', path: '/blog?search=qqqqxxxx' },
  { name: 'firma-ekle', path: '/firma-ekle' },
  { name: 'teklif-iste', path: '/teklif-iste' },
  { name: 'taleplerim', path: '/taleplerim' },
  { name: 'talep-yok', path: '/taleplerim/gecersiz' },
  { name: 'teklif-yok', path: '/teklif/gecersiz' },
  { name: 'kayit', path: '/kayit' },
  { name: 'giris', path: '/giris' },
  { name: 'cikis', path: '/cikis' },
  { name: 'sifremi-unuttum', path: '/sifremi-unuttum' },
  { name: 'sifre-sifirla', path: '/sifre-sifirla?jeton=gecersiz' },
  { name: 'e-posta-dogrula', path: '/e-posta-dogrula?jeton=gecersiz' },
  { name: 'hesabim', path: '/hesabim' },
  { name: 'sahiplen', path: '/isletmem/sahiplen/anadolu-baharat-evi' },
  { name: 'isletmelerim', path: '/isletmem' },
  { name: 'duzelt', path: '/firma/anadolu-baharat-evi/duzelt' },
  { name: 'davet', path: '/isletmem/davet?jeton=gecersiz' },
  { name: 'aramalarim', path: '/hesabim/aramalarim' },
  { name: 'arama-bildirimi', path: '/arama-bildirimi?jeton=gecersiz' },
  { name: 'yanit-bildirimi', path: '/yanit-bildirimi?jeton=gecersiz' },
  { name: 'karsilastir', path: '/karsilastir?firma=anadolu-baharat-evi,marmara-firin-malzemeleri' },
  { name: 'kvkk', path: '/kvkk-aydinlatma-metni' },
  { name: 'gizlilik', path: '/gizlilik' },
  { name: 'cerezler', path: '/cerez-politikasi' },
  { name: 'kosullar', path: '/kullanim-kosullari' },
  { name: 'degerlendirme-kurallari', path: '/degerlendirme-kurallari' },
  { name: 'yok', path: '/boyle-bir-sayfa-yok' },
  { name: 'sehir-yok', path: '/sehir/atlantis' },
];

/** One page of each kind that exists per entry: its name, and the site map file that lists it. */
const LISTED: Readonly<Record<string, string>> = {
  kategori: 'kategoriler',
  sehir: 'sehirler',
  semt: 'semtler',
  firma: 'firmalar',
  yazi: 'yazilar',
};

/** Every kind of page of the public site, with addresses from the running system. */
export async function sitePages(request: APIRequestContext): Promise<SitePage[]> {
  const listed = await Promise.all(
    Object.entries(LISTED).map(async ([name, file]) => ({ name, path: await firstIn(request, file) })),
  );
  return [...FIXED, ...listed, { name: 'urun', path: await firstProduct(request) }];
}

/** Path of the first product in the list of products. */
async function firstProduct(request: APIRequestContext): Promise<string> {
  const [, path = ''] = /href="(\/urun\/[^"]+)"/.exec(await (await request.get('/urunler')).text()) ?? [];
  expect(path, 'a product in /urunler').not.toBe('');
  return path;
}

/** Path of the first page in a file of the site map. */
export async function firstIn(request: APIRequestContext, file: string): Promise<string> {
  const answer = await request.get(`/sitemaps/${file}.xml`);
  expect(answer.status(), `/sitemaps/${file}.xml`).toBe(200);
  const [, address = ''] = /<loc>([^<]+)<\/loc>/.exec(await answer.text()) ?? [];
  return new URL(address).pathname;
}
