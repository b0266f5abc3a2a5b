import { Client } from '@elastic/elasticsearch';
import { newId } from '@tedarik/service-kit';
import { aBusinessSnapshot, aLocationSnapshot, backingServiceUrls, SYNONYMS } from '@tedarik/testing';
import { type BusinessOrder, type BusinessSearchResult, MATCHES, tombstone } from '../src/index.js';
import { anIndexOf } from './businesses.fixture.js';

const SPICES = '01900001-0000-7000-8000-000000000001';
const SWEETS = '01900001-0000-7000-8000-000000000002';
const OILS = '01900001-0000-7000-8000-000000000003';
const ORGANIC = '01900002-0000-7000-8000-000000000001';
const CARGO = '01900003-0000-7000-8000-000000000001';
const TABLES = {
  categories: [{ id: SPICES, name: 'Baharat' }],
  certificates: [{ id: ORGANIC, name: 'Organik Tarım' }],
  serviceAttributes: [{ id: CARGO, name: 'Kargo ile gönderim' }],
  cities: [],
  synonyms: SYNONYMS,
  districts: [],
};
const ORDERS: BusinessOrder[] = ['relevance', 'rating', 'name', 'newest', 'added'];

const names = ({ cards }: BusinessSearchResult) => cards.map(({ name }) => name);
const undescribed: typeof aBusinessSnapshot = (over) =>
  aBusinessSnapshot({ description: '', productNames: [], ...over });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const day = (date: number) => new Date(Date.UTC(2026, 0, date)).toISOString();

describe('searching businesses', () => {
  let client: Client;
  const dropped: (() => Promise<unknown>)[] = [];
  beforeAll(() => {
    client = new Client({ node: backingServiceUrls().elasticsearchUrl });
  });
  afterAll(async () => {
    for (const drop of dropped) await drop();
    await client.close();
  });
  const indexOf = async (snapshots: Parameters<typeof anIndexOf>[1]) => {
    const index = await anIndexOf(client, snapshots, TABLES);
    dropped.push(index.drop);
    return index;
  };

  it('returns the same page with and without counts, in every order', async () => {
    const snapshots = ['Bal Evi', 'Balcı', 'Baharatçı', 'Bal ve Reçel'].map((name, at) =>
      aBusinessSnapshot({
        name,
        categoryIds: at === 1 ? [OILS] : [SPICES, OILS],
        reviewCount: at,
        averageRating: at + 1,
      }),
    );
    const { search } = await indexOf(snapshots);
    for (const sort of ORDERS) {
      for (const text of ['', 'bal']) {
        const requested = { sort, text, categoryIds: [SPICES], page: 2, pageSize: 1 };
        const [counted, alone] = [await search(requested), await search({ ...requested, counted: false })];
        expect({ sort, text, names: names(alone) }).toEqual({ sort, text, names: names(counted) });
        expect(names(alone)).toHaveLength(1);
      }
    }
  });

  it('R15: counts every category, however many there are', async () => {
    const ids = Array.from({ length: 205 }, () => newId());
    const { search } = await indexOf(ids.map((id) => aBusinessSnapshot({ categoryIds: [id] })));
    expect(new Set((await search({})).facets.keys())).toEqual(new Set(ids));
  });

  it('runs every order with and without text and categories', async () => {
    const { search } = await indexOf([aBusinessSnapshot({ name: 'Baharat Evi', categoryIds: [SPICES] })]);
    for (const sort of ORDERS) {
      for (const text of ['', 'baharat', 'zeytin yağı istanbulda', 'x']) {
        for (const categoryIds of [[], [SPICES, SWEETS]]) {
          const { total } = await search({ sort, text, categoryIds });
          expect({ sort, text, total }).toEqual({ sort, text, total: text === '' || text === 'baharat' ? 1 : 0 });
        }
      }
    }
  });

  it('orders by the distance to the nearest location of each business, those without a position last', async () => {
    const at = (latitude: number | null, longitude: number | null) => aLocationSnapshot({ latitude, longitude });
    const { search } = await indexOf([
      aBusinessSnapshot({ name: 'Ankara', locations: [at(39.93, 32.86)] }),
      aBusinessSnapshot({ name: 'Nowhere', averageRating: 5, reviewCount: 9, locations: [at(null, null)] }),
      aBusinessSnapshot({ name: 'Kadıköy and Van', locations: [at(38.5, 43.4), at(40.99, 29.03)] }),
      aBusinessSnapshot({ name: 'Fatih', locations: [at(41.02, 28.94)] }),
    ]);
    const found = await search({ text: '', sort: 'nearest', near: { lat: 41.01, lon: 28.97 } });
    expect(names(found)).toEqual(['Fatih', 'Kadıköy and Van', 'Ankara', 'Nowhere']);
    const [fatih, kadikoy, , nowhere] = found.distances ?? [];
    expect(fatih).toBeGreaterThan(2_000);
    expect(fatih).toBeLessThan(kadikoy ?? 0);
    expect(kadikoy).toBeLessThan(7_000);
    expect(nowhere).toBeNull();
  });

  it('U22: lists and counts only the businesses within the given distance', async () => {
    const at = (latitude: number | null, longitude: number | null) => aLocationSnapshot({ latitude, longitude });
    const { search } = await indexOf([
      aBusinessSnapshot({ name: 'Ankara', categoryIds: [SPICES], locations: [at(39.93, 32.86)] }),
      aBusinessSnapshot({ name: 'Nowhere', categoryIds: [SPICES], locations: [at(null, null)] }),
      aBusinessSnapshot({ name: 'Fatih', categoryIds: [SPICES], locations: [at(41.02, 28.94)] }),
    ]);
    const near = { lat: 41.01, lon: 28.97 };
    const around = await search({ sort: 'nearest', near, within: 5_000 });
    expect([names(around), around.total, around.facets.get(SPICES)]).toEqual([['Fatih'], 1, 1]);
    expect(names(await search({ sort: 'nearest', near, within: 1_000 }))).toEqual([]);
    expect(names(await search({ sort: 'nearest', near: { lat: 39.9, lon: 32.8 }, within: 50_000 }))).toEqual([
      'Ankara',
    ]);
  });

  it('PUB-CITY-06 PUB-DIST-06 filters by city or district, and counts only the businesses there', async () => {
    const at = (cityKey: string, ...districtKeys: string[]) => [aLocationSnapshot({ cityKey, districtKeys })];
    const { search } = await indexOf([
      aBusinessSnapshot({ name: 'Kadıköy', categoryIds: [SPICES], locations: at('istanbul', 'k:istanbul/kadikoy') }),
      aBusinessSnapshot({ name: 'Moda', categoryIds: [SWEETS], locations: at('istanbul', 'id:moda') }),
      aBusinessSnapshot({ name: 'Konak', categoryIds: [SPICES], locations: at('izmir', 'k:izmir/konak') }),
    ]);
    const inIstanbul = await search({ sort: 'name', cityKey: 'istanbul' });
    expect([names(inIstanbul), inIstanbul.facets.get(SPICES)]).toEqual([['Kadıköy', 'Moda'], 1]);
    expect(names(await search({ sort: 'name', districtKeys: ['id:moda', 'k:istanbul/kadikoy'] }))).toHaveLength(2);
    expect(names(await search({ cityKey: 'izmir', categoryIds: [SWEETS] }))).toEqual([]);
    expect(names(await search({ cityKey: 'istanbul', text: 'konak' }))).toEqual([]);
  });

  it('PUB-LIST-13 PUB-REV-21 orders by rating, then number of reviews, then Turkish name, unrated businesses last', async () => {
    const { search } = await indexOf([
      aBusinessSnapshot({ name: 'Unrated' }),
      aBusinessSnapshot({ name: 'Şeker', averageRating: 4.5, reviewCount: 10 }),
      aBusinessSnapshot({ name: 'Çay', averageRating: 4.5, reviewCount: 10 }),
      aBusinessSnapshot({ name: 'Few', averageRating: 4.5, reviewCount: 2 }),
      aBusinessSnapshot({ name: 'Best', averageRating: 4.9, reviewCount: 1 }),
    ]);
    const expected = ['Best', 'Çay', 'Şeker', 'Few', 'Unrated'];
    expect(names(await search({ sort: 'rating' }))).toEqual(expected);
    expect(names(await search({ sort: 'relevance', text: ' ' }))).toEqual(expected);
  });

  it('PUB-LIST-15 orders names as the Turkish alphabet does', async () => {
    const sorted = ['Can', 'Çam', 'Dal', 'Gül', 'Ğız', 'Irmak', 'İnci', 'Öz', 'Su', 'Şan', 'Un', 'Üzüm', 'Zeytin'];
    const shuffled = [...sorted].reverse().map((name) => aBusinessSnapshot({ name }));
    const { search } = await indexOf(shuffled);
    expect(names(await search({ sort: 'name', pageSize: 20 }))).toEqual(sorted);
  });

  it('PUB-LIST-14 orders by year of foundation, unknown years last and newer entries first, or by date of entry', async () => {
    const { search } = await indexOf([
      aBusinessSnapshot({ name: 'Unknown, older', established: null, createdAt: day(1) }),
      aBusinessSnapshot({ name: 'Unknown, newer', established: 'çok eski', createdAt: day(4) }),
      aBusinessSnapshot({ name: 'Of 1950', established: '1950', createdAt: day(3) }),
      aBusinessSnapshot({ name: 'Of 2020', established: '2020', createdAt: day(2) }),
    ]);
    const byYear = ['Of 2020', 'Of 1950', 'Unknown, newer', 'Unknown, older'];
    expect(names(await search({ sort: 'newest' }))).toEqual(byYear);
    const byEntry = ['Unknown, newer', 'Of 1950', 'Of 2020', 'Unknown, older'];
    expect(names(await search({ sort: 'added' }))).toEqual(byEntry);
  });

  it('PUB-LIST-22 orders by tier, then by rating within a tier; PUB-LIST-18 being featured changes nothing', async () => {
    const rated = (name: string, averageRating: number, description = '') =>
      aBusinessSnapshot({ name, averageRating, reviewCount: 1, description, featured: averageRating > 4 });
    const { search } = await indexOf([
      rated('Kaymakçı', 5, 'Bakalva da var.'),
      rated('Baklavacı Ali', 4.9),
      rated('Baklava Evi', 3.1),
      rated('Baklava Sarayı', 4.2),
      rated('Güllü', 4.8, 'Taze baklava.'),
      rated('BAKLAVA', 1),
    ]);
    expect(names(await search({ text: 'baklava' }))).toEqual([
      'BAKLAVA',
      'Baklava Sarayı',
      'Baklava Evi',
      'Baklavacı Ali',
      'Güllü',
    ]);
    const [first] = names(await search({ text: 'baklava', sort: 'rating' }));
    expect(first).toBe('Baklavacı Ali');
  });

  it('U11: PUB-LIST-22 a match in the description ranks below one in name, place or category', async () => {
    const best = { averageRating: 5, reviewCount: 9 };
    const { search } = await indexOf([
      aBusinessSnapshot({ ...best, name: 'Toptan Gıda', description: 'Her lokanta, her baharat, Fatih ve Laleli.' }),
      undescribed({ name: 'Altın Lokantası', locations: [] }),
      undescribed({ name: 'İsot Dünyası', categoryIds: [SPICES], locations: [] }),
      undescribed({ name: 'Fatih Ambalaj', locations: [] }),
      undescribed({ ...best, name: 'Sur İçi', locations: [aLocationSnapshot({ borough: 'Fatih' })] }),
    ]);
    expect(names(await search({ text: 'lokanta' }))).toEqual(['Altın Lokantası', 'Toptan Gıda']);
    expect(names(await search({ text: 'baharatlar' }))).toEqual(['İsot Dünyası', 'Toptan Gıda']);
    expect(names(await search({ text: 'fatih' }))).toEqual(['Fatih Ambalaj', 'Sur İçi', 'Toptan Gıda']);
  });

  it('U12: PUB-LIST-17 does not match short words as prefixes, and tolerates a typo only if nothing else matches', async () => {
    const { search } = await indexOf([
      undescribed({
        name: 'Altın Damla',
        locations: [aLocationSnapshot({ city: 'Balıkesir', cityKey: 'balikesir' })],
      }),
      undescribed({ name: 'Yayla Mandıra', productNames: ['Eski Kaşar'] }),
      undescribed({ name: 'Türk Kahvesi' }),
      undescribed({ name: 'Trakya Kasap' }),
    ]);
    for (const text of ['bal', 'balık', 'turşu']) {
      expect({ text, found: names(await search({ text })) }).toEqual({ text, found: [] });
    }
    expect(names(await search({ text: 'kasap' }))).toEqual(['Trakya Kasap']);
    expect(names(await search({ text: 'kasar' }))).toEqual(['Yayla Mandıra']);
    expect(names(await search({ text: 'peynir' }))).toEqual(['Yayla Mandıra']);
    expect(names(await search({ text: 'tra', typing: true }))).toEqual(['Trakya Kasap']);
    expect(names(await search({ text: 'trakya k', typing: true }))).toEqual(['Trakya Kasap']);
    expect(names(await search({ text: 'trakya k' }))).toEqual([]);
    const slip = await search({ text: 'trakia' });
    expect([slip.match, names(slip)]).toEqual(['nearly', ['Trakya Kasap']]);
  });

  it('suggests a business with a region in its name before others of that region', async () => {
    const at = (city: string, cityKey: string) => [aLocationSnapshot({ city, cityKey, borough: null })];
    const { search } = await indexOf([
      undescribed({ name: 'Pazar Fındık', averageRating: 5, reviewCount: 9, locations: at('Rize', 'rize') }),
      undescribed({ name: 'Karadeniz Pide', locations: at('Ankara', 'ankara') }),
    ]);
    expect(names(await search({ text: 'karadeniz p', typing: true }))).toEqual(['Karadeniz Pide']);
    expect(names(await search({ text: 'karadeniz pazar' }))).toEqual(['Pazar Fındık']);
  });

  it('PUB-LIST-17 takes no word of the trade for a typing error, also beside words that nothing matches together with it', async () => {
    const { search } = await indexOf([
      undescribed({ name: 'Kars Yaylası', productNames: ['Eski Kaşar'] }),
      undescribed({ name: 'Trakya Kasap' }),
    ]);
    expect(names(await search({ text: 'kars kasap' }))).toEqual([]);
    expect(names(await search({ text: 'kars kasap' }, MATCHES)).toSorted()).toEqual(['Kars Yaylası', 'Trakya Kasap']);
  });

  it('U13: counts words of the trade, however short, if only some of the words match', async () => {
    const { search } = await indexOf([undescribed({ name: 'Trakya Et Pazarı' }), undescribed({ name: 'Süt' })]);
    const found = await search({ text: 'kırmızı et' }, MATCHES);
    expect([found.match, names(found)]).toEqual(['partly', ['Trakya Et Pazarı']]);
  });

  it('U13: returns businesses that match some of the words if none matches all, those with more matches first', async () => {
    const { search } = await indexOf([
      undescribed({ name: 'Boz Fıstık', averageRating: 5, reviewCount: 9 }),
      undescribed({ name: 'Taze Fıstık' }),
      undescribed({ name: 'Süt' }),
    ]);
    const found = await search({ text: 'pek taze fıstık' }, MATCHES);
    expect([found.match, names(found)]).toEqual(['partly', ['Taze Fıstık', 'Boz Fıstık']]);
    expect(names(await search({ text: 'pek taze fıstık' }))).toEqual([]);
    expect((await search({ text: 'taze fıstık' }, MATCHES)).match).toBe('closely');
  });

  it('U13: ranks what a business sells before what it only mentions, also if only some of the words match', async () => {
    const { search } = await indexOf([
      undescribed({ name: 'Fındık Evi', description: 'Pastanelere un.', averageRating: 5, reviewCount: 9 }),
      undescribed({ name: 'Fırın Malzemeleri', productNames: ['Ekmeklik un'] }),
      undescribed({ name: 'Katkı ve Un', description: 'Glutensiz.' }),
    ]);
    const found = await search({ text: 'glutensiz kepekli un' }, MATCHES);
    expect([found.match, names(found)]).toEqual(['partly', ['Katkı ve Un', 'Fırın Malzemeleri', 'Fındık Evi']]);
  });

  it('ranks a name equal to the whole text first, even if one of its words is a general one', async () => {
    const { search } = await indexOf([
      undescribed({ name: 'Boz Fıstık', averageRating: 5, reviewCount: 9 }),
      undescribed({ name: 'Ucuz Fıstık' }),
    ]);
    expect(names(await search({ text: 'ucuz fıstık' }))).toEqual(['Ucuz Fıstık', 'Boz Fıstık']);
    expect(names(await search({ text: 'fıstık satan yerler' }))).toEqual(['Boz Fıstık', 'Ucuz Fıstık']);
  });

  it('PUB-LIST-17 finds by name, description, product, city, borough and category name', async () => {
    const { search } = await indexOf([
      aBusinessSnapshot({
        name: 'Olivera',
        description: 'Soğuk sıkım.',
        productNames: ['Memecik'],
        categoryIds: [SPICES],
      }),
    ]);
    for (const text of ['olivera', 'soğuk', 'memecik', 'istanbul', 'kadıköy', 'baharat', 'olivera baharat kadikoyde']) {
      expect({ text, found: names(await search({ text })) }).toEqual({ text, found: ['Olivera'] });
    }
    expect(names(await search({ text: 'olivera ankara' }))).toEqual([]);
  });

  it('U6: PUB-LIST-17 finds by phone number in any notation, by e-mail address and by website', async () => {
    const { search } = await indexOf([
      aBusinessSnapshot({
        name: 'Olivera',
        description: 'Zeytin.com değil.',
        phone: '+902120001122',
        email: 'Bilgi@olivera.com.tr',
        websiteUrl: 'https://www.olivera.com.tr/iletisim',
        locations: [aLocationSnapshot({ phone: '444 0 123', email: null })],
      }),
      aBusinessSnapshot({ name: 'Başka', phone: '+902160001123', locations: [] }),
    ]);
    const phones = ['0212 000 11 22', '02120001122', '+90 212 000 11 22', '(212) 000-1122', '000 11 22', '4440123'];
    const others = ['bilgi@olivera.com.tr', 'BİLGİ@OLIVERA.COM.TR', 'olivera.com.tr', 'http://www.olivera.com.tr/'];
    for (const text of [...phones, ...others]) {
      for (const sort of ['relevance', 'name'] as const) {
        expect({ text, found: names(await search({ text, sort })) }).toEqual({ text, found: ['Olivera'] });
      }
    }
    expect(names(await search({ text: 'zeytin.com' }))).toEqual(['Olivera']);
    for (const text of ['0212 000', '0216 000 11 22', 'bilgi@olivera.com', 'veli@olivera.com.tr']) {
      expect({ text, found: names(await search({ text })) }).toEqual({ text, found: [] });
    }
  });

  it('U6: PUB-LIST-17 finds by a certificate only while it is valid', async () => {
    const holding = (name: string, ...expiryDates: (string | null)[]) =>
      undescribed({
        name,
        heldCertificates: expiryDates.map((expiryDate) => ({ certificateId: ORGANIC, expiryDate })),
      });
    const other = { certificateId: SWEETS, expiryDate: inDays(100) };
    const { search } = await indexOf([
      holding('Ali', null),
      holding('Banu', inDays(1)),
      holding('Cem', inDays(-2)),
      undescribed({
        name: 'Deniz',
        heldCertificates: [other, { certificateId: ORGANIC, expiryDate: inDays(-2) }],
      }),
      undescribed({ name: 'Eda' }),
    ]);
    for (const text of ['organik', 'ORGANİK TARIM', 'organik sertifikalı']) {
      expect({ text, found: names(await search({ text })) }).toEqual({ text, found: ['Ali', 'Banu'] });
    }
  });

  it('finds businesses that offer a service, after those whose name or product matches the word', async () => {
    const { search } = await indexOf([
      undescribed({ name: 'Gönderen', serviceAttributeIds: [CARGO], averageRating: 5 }),
      undescribed({ name: 'Kargo Baharat', averageRating: 1 }),
      undescribed({ name: 'Satan', productNames: ['Kargo kutusu'], averageRating: 2 }),
      undescribed({ name: 'Gelip Alan', serviceAttributeIds: [newId()] }),
    ]);
    expect(names(await search({ text: 'kargo' }))).toEqual(['Kargo Baharat', 'Satan', 'Gönderen']);
    expect(names(await search({ text: 'kargo ile gönderim' }))).toEqual(['Gönderen']);
    expect(names(await search({ text: 'kargo gönderen' }))).toEqual(['Gönderen']);
  });

  it('PUB-LIST-04 matches any of the chosen categories, and counts categories without that filter', async () => {
    const { search } = await indexOf([
      aBusinessSnapshot({ name: 'Bal Bir', categoryIds: [SPICES] }),
      aBusinessSnapshot({ name: 'Bal İki', categoryIds: [SPICES, SWEETS] }),
      aBusinessSnapshot({ name: 'Bal Üç', categoryIds: [OILS] }),
      aBusinessSnapshot({ name: 'Süt', categoryIds: [OILS] }),
    ]);
    const one = await search({ text: 'bal', categoryIds: [SWEETS] });
    expect([one.total, names(one)]).toEqual([1, ['Bal İki']]);
    expect(Object.fromEntries(one.facets)).toEqual({ [SPICES]: 2, [SWEETS]: 1, [OILS]: 1 });
    expect((await search({ text: 'bal', categoryIds: [SWEETS, OILS] })).total).toBe(2);
    expect((await search({ categoryIds: ['01900001-0000-7000-8000-00000000dead'] })).total).toBe(0);
  });

  it('filters by open now, valid certificate and minimum rating, and counts each with all filters applied', async () => {
    const SATURDAY_NIGHT = { day: '2026-11-21', minuteOfWeek: 6 * 1_440 + 23 * 60 };
    const SUNDAY_NIGHT = { day: '2026-11-22', minuteOfWeek: 60 };
    const [organic, halal] = [newId(), newId()];
    const held = (certificateId: string, expiryDate: string | null) => ({ certificateId, expiryDate });
    const lateOnSaturday = [{ from: 6 * 1_440 + 20 * 60, to: 7 * 1_440 + 120 }];
    const { search } = await indexOf([
      undescribed({ name: 'Ali', averageRating: 4, heldCertificates: [held(organic, '2026-11-21')] }),
      undescribed({ name: 'Banu', averageRating: 3.9, openSpans: lateOnSaturday }),
      undescribed({
        name: 'Cem',
        averageRating: 4.6,
        openSpans: lateOnSaturday,
        heldCertificates: [held(organic, null), held(halal, '2026-11-20')],
      }),
      undescribed({ name: 'Eda', openSpans: [{ from: 6 * 1_440, to: 6 * 1_440 + 23 * 60 }] }),
    ]);
    const saturday = (over: object) => search({ sort: 'name', moment: SATURDAY_NIGHT, ...over });
    expect(names(await saturday({ openNow: true }))).toEqual(['Banu', 'Cem']);
    expect(names(await search({ sort: 'name', moment: SUNDAY_NIGHT, openNow: true }))).toEqual(['Banu', 'Cem']);
    expect(names(await saturday({ certificateIds: [organic] }))).toEqual(['Ali', 'Cem']);
    expect(names(await saturday({ certificateIds: [halal] }))).toEqual([]);
    expect(names(await saturday({ ratedAtLeast: 4 }))).toEqual(['Ali', 'Cem']);
    expect(names(await saturday({ ratedAtLeast: 4, openNow: true, certificateIds: [organic] }))).toEqual(['Cem']);
    expect((await saturday({})).now).toEqual({
      open: 2,
      ratings: new Map([
        [4, 2],
        [3, 3],
      ]),
      certificates: new Map([[organic, 2]]),
    });
    expect((await saturday({ openNow: true })).now).toMatchObject({ open: 2, certificates: new Map([[organic, 1]]) });
    expect((await search({ sort: 'name' })).now).toBeUndefined();
  });

  it('matches businesses with all chosen services, and counts services with all filters applied', async () => {
    const [cargo, exports, samples] = [newId(), newId(), newId()];
    const { search } = await indexOf([
      aBusinessSnapshot({ name: 'Bal Bir', categoryIds: [SPICES], serviceAttributeIds: [cargo] }),
      aBusinessSnapshot({ name: 'Bal İki', categoryIds: [SPICES, SWEETS], serviceAttributeIds: [cargo, exports] }),
      aBusinessSnapshot({ name: 'Bal Üç', categoryIds: [OILS], serviceAttributeIds: [exports, samples] }),
      aBusinessSnapshot({ name: 'Süt', categoryIds: [OILS] }),
    ]);
    const counted = async (over: Parameters<typeof search>[0]) => {
      const { total, facets, services } = await search(over);
      return [total, Object.fromEntries(facets), Object.fromEntries(services)];
    };
    const all = { [SPICES]: 2, [SWEETS]: 1, [OILS]: 2 };
    expect(await counted({})).toEqual([4, all, { [cargo]: 2, [exports]: 2, [samples]: 1 }]);
    expect(await counted({ categoryIds: [SPICES] })).toEqual([2, all, { [cargo]: 2, [exports]: 1 }]);
    expect(await counted({ serviceAttributeIds: [cargo] })).toEqual([
      2,
      { [SPICES]: 2, [SWEETS]: 1 },
      { [cargo]: 2, [exports]: 1 },
    ]);
    expect(names(await search({ serviceAttributeIds: [cargo, exports] }))).toEqual(['Bal İki']);
    expect((await search({ serviceAttributeIds: [cargo, samples] })).total).toBe(0);
  });

  it('PUB-LIST-22 ranks a business in the named city first, and one product with all words above words in several products', async () => {
    const tables = { ...TABLES, cities: [{ key: 'izmir', name: 'İzmir' }] };
    const at = (cityKey: string, city: string) => [
      aLocationSnapshot({ cityKey, city, borough: null, districtKeys: [] }),
    ];
    const index = await anIndexOf(
      client,
      [
        undescribed({
          name: 'Ali',
          productNames: ['İzmir lokması', 'Kuru incir'],
          locations: at('bursa', 'Bursa'),
          averageRating: 5,
        }),
        undescribed({ name: 'Banu', productNames: ['Kuru incir'], locations: at('izmir', 'İzmir') }),
        undescribed({ name: 'Cem', productNames: ['Un 25 kg', 'Bal 5 kg'], locations: at('kars', 'Kars') }),
        undescribed({
          name: 'Deniz',
          productNames: ['Bal', 'Un 5 kg'],
          locations: at('kars', 'Kars'),
          averageRating: 5,
        }),
      ],
      tables,
    );
    dropped.push(index.drop);
    const found = async (text: string) => names(await index.search({ text }));
    expect(await found('izmir incir')).toEqual(['Banu', 'Ali']);
    for (const text of ['bal 5 kg', '5kg bal']) expect([text, await found(text)]).toEqual([text, ['Cem', 'Deniz']]);
  });

  it('PUB-LIST-17 PUB-LIST-22 finds businesses in the provinces of a region, below one with the whole text as its name', async () => {
    const at = (cityKey: string) => [aLocationSnapshot({ cityKey, borough: null, districtKeys: [] })];
    const { search } = await indexOf([
      undescribed({ name: 'Ali', productNames: ['İç fındık'], locations: at('giresun') }),
      undescribed({ name: 'Banu', productNames: ['Bulgur'], locations: at('konya') }),
      undescribed({ name: 'Karadeniz Fındık', locations: at('izmir') }),
    ]);
    const found = async (text: string) => names(await search({ text }));
    expect(await found('karadeniz')).toEqual(['Ali', 'Karadeniz Fındık']);
    expect(await found('karadeniz fındık')).toEqual(['Karadeniz Fındık', 'Ali']);
    expect(await found('Karadeniz bölgesinin fındığı')).toEqual(['Ali']);
    expect(await found('iç anadolu bulgur')).toEqual(['Banu']);
    expect(await found('ege bulgur')).toEqual([]);
  });

  it('PUB-LIST-22 ranks matches of related terms below matches of the words themselves', async () => {
    const { search } = await indexOf([
      undescribed({ name: 'Ali', productNames: ['Dana pastırma'], averageRating: 5 }),
      undescribed({ name: 'Banu', productNames: ['Kangal sucuğu'], averageRating: 1 }),
    ]);
    expect(names(await search({ text: 'sucuk' }))).toEqual(['Banu', 'Ali']);
  });

  it('matches either of two alternatives', async () => {
    const { search } = await indexOf(['İç fındık', 'Ceviz', 'Badem'].map((name) => undescribed({ name })));
    for (const text of ['fındık veya ceviz', 'ceviz OR fındık', 'fındık|ceviz'])
      expect([text, names(await search({ text })).sort()]).toEqual([text, ['Ceviz', 'İç fındık']]);
  });

  it('matches the last part of a compound in names and products, never in places', async () => {
    const { search } = await indexOf([
      undescribed({
        name: 'Karalahana Evi',
        locations: [aLocationSnapshot({ borough: 'Karadeniz', districtKeys: [] })],
      }),
      undescribed({ name: 'Ali', productNames: ['Yerelması', 'Salkım domates'] }),
    ]);
    const found = async (text: string) => names(await search({ text }));
    expect(await found('lahanalar')).toEqual(['Karalahana Evi']);
    expect(await found('elma')).toEqual(['Ali']);
    for (const text of ['ateş', 'deniz']) expect([text, await found(text)]).toEqual([text, []]);
  });

  it('tolerates a typo in any letter of a long word, two typos only as a last resort, and none in a number', async () => {
    const { search } = await indexOf([
      undescribed({ name: 'Hazinedar 2021', averageRating: 1 }),
      undescribed({ name: 'Baklava', averageRating: 1 }),
      undescribed({ name: 'Baklama', averageRating: 5 }),
    ]);
    const found = async (text: string) => names(await search({ text }));
    expect(await found('hzinear')).toEqual(['Hazinedar 2021']);
    expect(await found('paklava')).toEqual(['Baklava', 'Baklama']);
    expect(await found('2022')).toEqual([]);
  });

  it('PUB-LIST-16 pages with exact totals and without duplicates, also beyond the last page', async () => {
    const { search } = await indexOf(Array.from({ length: 30 }, () => aBusinessSnapshot({ name: 'Aynı Ad' })));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ text: 'aynı', page })));
    expect(pages.map(({ cards, total }) => [cards.length, total])).toEqual([
      [12, 30],
      [12, 30],
      [6, 30],
      [0, 30],
    ]);
    expect(new Set(pages.flatMap(({ cards }) => cards.map(({ id }) => id))).size).toBe(30);
    expect((await search({ page: 10_000, pageSize: 100 })).total).toBe(30);
  });

  it('returns only active businesses, never pending, inactive or deleted ones', async () => {
    const gone = aBusinessSnapshot({ name: 'Silinmiş' });
    const { search, names: of } = await indexOf([
      aBusinessSnapshot({ name: 'Açık' }),
      aBusinessSnapshot({ name: 'Bekleyen', status: 'pending' }),
      aBusinessSnapshot({ name: 'Kapalı', status: 'inactive' }),
      gone,
    ]);
    const document = tombstone(gone.id, { version: 2, hash: 'h' });
    await client.index({ index: of.alias, id: gone.id, document, refresh: true });
    expect(names(await search())).toEqual(['Açık']);
  });

  it('returns every field that a card needs', async () => {
    const snapshot = aBusinessSnapshot({ categoryIds: [SPICES], averageRating: 4.2, reviewCount: 5 });
    const { search } = await indexOf([snapshot]);
    const [card] = (await search()).cards;
    expect({ ...snapshot, ...card }).toEqual(snapshot);
    const unshown = Object.keys(snapshot).filter((field) => !(field in (card ?? {})));
    expect(unshown.sort()).toEqual(['productNames', 'serviceAttributeIds', 'sortKey', 'status']);
  });

  it('A4 A5 treats patterns, operators and 10 kB of brackets as words', async () => {
    const { search } = await indexOf([aBusinessSnapshot({ name: 'Baharat Evi' }), aBusinessSnapshot({ name: 'A' })]);
    expect(names(await search({ text: '.*(a+)+$' }))).toEqual(['A']);
    const hostile = ['('.repeat(10_000), '*'.repeat(50), 'name:* OR _exists_:x', '{"match_all":{}}', '\u0000', '😀'];
    for (const text of hostile) expect({ text, total: (await search({ text })).total }).toEqual({ text, total: 0 });
    expect((await search({ text: 'q '.repeat(5_000) })).total).toBe(0);
  });

  it('refuses a document with a field that the mapping does not define', async () => {
    const { names: of } = await indexOf([]);
    const unknown = client.index({ index: of.alias, document: { id: 'x', colour: 'red' } });
    await expect(unknown).rejects.toThrow('strict_dynamic_mapping_exception');
  });
});
