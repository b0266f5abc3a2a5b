import { Client } from '@elastic/elasticsearch';
import { aProductSnapshot, backingServiceUrls } from '@tedarik/testing';
import { fold } from '@tedarik/turkish';
import fc from 'fast-check';
import { tombstone } from '../src/index.js';
import { anIndexOfProducts } from './products.fixture.js';

const SPICES = '01900001-0000-7000-8000-000000000001';
const CHEESES = '01900001-0000-7000-8000-000000000002';

describe('searching products', () => {
  let client: Client;
  const dropped: (() => Promise<unknown>)[] = [];
  beforeAll(() => {
    client = new Client({ node: backingServiceUrls().elasticsearchUrl });
  });
  afterAll(async () => {
    for (const drop of dropped) await drop();
    await client.close();
  });
  const indexOf = async (snapshots: Parameters<typeof anIndexOfProducts>[1]) => {
    const index = await anIndexOfProducts(client, snapshots);
    dropped.push(index.drop);
    return index;
  };

  it('PUB-PROD-01 finds any part of name or description regardless of case and accents, but no text across both', async () => {
    const { search } = await indexOf([
      aProductSnapshot({ name: 'Isparta Gül Reçeli', description: 'Katkısız, 3,5 kg.' }),
      aProductSnapshot({ name: 'İzmir Tulumu', description: 'Sert ve tuzlu; %45 yağlı.' }),
    ]);
    const found = async (text: string) => (await search({ text })).cards.map(({ name }) => name);
    for (const text of ['ISPARTA', 'sparta', 'parta gül reç', 'çeli', 'KATKISIZ', 'gül', 'ç', '3,5', '5 kg', 'g.'])
      expect([text, await found(text)]).toEqual([text, ['Isparta Gül Reçeli']]);
    for (const text of ['izmir', 'İZMİR', 'ızmır', 'zmir tul', '%45', 'Tuzlu; %', 'v'])
      expect([text, await found(text)]).toEqual([text, ['İzmir Tulumu']]);
    for (const text of ['reçeli katkısız', 'gülreç', 'xyz', 'partı', 'j', 'qq'])
      expect([text, await found(text)]).toEqual([text, []]);
    expect(await found('  ')).toHaveLength(2);
  });

  it('PUB-PROD-01 finds exactly the products that contain the folded text', async () => {
    const letters = fc.constantFrom(...'abcçgğıIiİöoşSuüÜ 1.,’-é%ﬁ');
    const phrase = (maxLength: number) => fc.array(letters, { minLength: 1, maxLength }).map((all) => all.join(''));
    const texts = fc.sample(phrase(30), { numRuns: 300, seed: 7 });
    const products = texts.map((name, at) => aProductSnapshot({ name, description: texts[(at + 1) % 300] ?? '' }));
    const { search } = await indexOf(products);
    const part = fc
      .tuple(fc.nat(299), fc.nat(25), fc.integer({ min: 1, max: 8 }))
      .map(([of, from, length]) => texts[of]?.slice(from, from + length) ?? '');
    await fc.assert(
      fc.asyncProperty(fc.oneof(part, phrase(4)), async (text) => {
        const expected = products.filter((product) =>
          [product.name, product.description].some((whole) => fold(whole).includes(fold(text))),
        );
        const { cards, total } = await search({ text, pageSize: 300 });
        expect(total).toBe(expected.length);
        expect(new Set(cards.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
      }),
      { numRuns: 200, seed: 7 },
    );
  });

  it.each(['*', '.*', 'text:*', '"', '\\', '(((', '?', 'a*'])('treats %j as plain characters', async (text) => {
    const { search } = await indexOf([aProductSnapshot({ name: 'Sade', description: 'Yağ' })]);
    expect((await search({ text })).total).toBe(0);
  });

  it('PUB-PROD-01 PUB-PROD-03 PUB-PROD-04 filters by category, and counts the matches and all public products', async () => {
    const hidden = aProductSnapshot({ name: 'Gizli Biber', businessIds: [], categoryId: 'hidden' });
    const { search, names } = await indexOf([
      aProductSnapshot({ name: 'Pul Biber', categoryId: SPICES }),
      aProductSnapshot({ name: 'Karabiber', categoryId: SPICES }),
      aProductSnapshot({ name: 'Biberli Peynir', categoryId: CHEESES }),
      hidden,
    ]);
    await client.index({ index: names.alias, refresh: true, document: tombstone('gone', { version: 2, hash: 'h' }) });
    const { cards, ...counts } = await search({ text: 'biber', categoryId: SPICES });
    expect(cards.map(({ name }) => name)).toEqual(['Karabiber', 'Pul Biber']);
    expect(counts).toMatchObject({ total: 2, everything: 3 });
    expect(counts.categoryIds.sort()).toEqual([SPICES, CHEESES]);
    expect(await search({ text: 'gizli' })).toMatchObject({ total: 0, everything: 3 });
  });

  it('PUB-PROD-16 pages in Turkish order', async () => {
    const names = ['Ceviz', 'Çay', 'Ispanak', 'İncir', 'Şeker', 'Un', 'Üzüm'];
    const { search } = await indexOf([...names].reverse().map((name) => aProductSnapshot({ name })));
    const pages = [1, 2, 3, 4].map(async (page) => (await search({ page, pageSize: 3 })).cards.map(({ name }) => name));
    expect(await Promise.all(pages)).toEqual([names.slice(0, 3), names.slice(3, 6), ['Üzüm'], []]);
  });

  describe('search by meaning', () => {
    const tables = {
      categories: [
        { id: SPICES, name: 'Baharat' },
        { id: CHEESES, name: 'Et Ürünleri' },
      ],
      cities: [],
      districts: [],
    };
    const shelf = [
      aProductSnapshot({ name: 'Pul Biber', description: '', categoryId: SPICES, price: 90 }),
      aProductSnapshot({ name: 'Kuzu Pirzola', description: '', categoryId: CHEESES, price: 900 }),
      aProductSnapshot({ name: 'Dana But', description: '', categoryId: CHEESES, price: null }),
      aProductSnapshot({ name: 'Ceviz', description: 'Haşlanmadı, kabuklu, net 5 kg.', categoryId: null, price: 10 }),
    ];

    it('U14: PUB-PROD-01 ranks products that match the meaning above those that only contain the letters, also when ordered by price', async () => {
      const { find } = await indexOf(shelf);
      const found = async (over: object) => {
        const { cards, meant, total } = await find({ text: 'et', ...over }, tables);
        return { names: cards.map(({ name }) => name), meant, total };
      };
      const inOrder = ['Dana But', 'Kuzu Pirzola', 'Ceviz'];
      expect(await found({})).toEqual({ names: inOrder, meant: 2, total: 3 });
      expect((await found({ order: 'price' })).names).toEqual(['Kuzu Pirzola', 'Dana But', 'Ceviz']);
      expect(await found({ categoryId: CHEESES })).toEqual({ names: inOrder.slice(0, 2), meant: 2, total: 2 });
    });

    it('U14: matches split and joined words and typos, and matches some of the words if no product has all', async () => {
      const { find } = await indexOf(shelf);
      const found = async (text: string) => {
        const { cards, match } = await find({ text }, tables);
        return [match, ...cards.map(({ name }) => name)];
      };
      expect(await found('pulbiber')).toEqual(['closely', 'Pul Biber']);
      expect(await found('pul bibr')).toEqual(['nearly', 'Pul Biber']);
      expect(await found('ceviz krokan')).toEqual(['partly', 'Ceviz']);
      expect(await found('helikopter')).toEqual(['nearly']);
      expect(await found('baharat')).toEqual(['closely', 'Pul Biber']);
    });

    it('U14: returns nothing from other categories if the chosen one has no match', async () => {
      const { find } = await indexOf(shelf);
      const found = await find({ text: 'pirzola', categoryId: SPICES }, tables);
      expect([found.match, found.total, found.meant]).toEqual(['closely', 0, 0]);
    });

    it('U15: orders by price, products without a price last', async () => {
      const { search } = await indexOf(shelf);
      const names = async (order: 'price' | 'price-desc') => (await search({ order })).cards.map(({ name }) => name);
      expect(await names('price')).toEqual(['Ceviz', 'Pul Biber', 'Kuzu Pirzola', 'Dana But']);
      expect(await names('price-desc')).toEqual(['Kuzu Pirzola', 'Pul Biber', 'Ceviz', 'Dana But']);
    });
  });
});
