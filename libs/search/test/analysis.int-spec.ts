import { Client } from '@elastic/elasticsearch';
import { backingServiceUrls, uniqueName } from '@tedarik/testing';
import { BUSINESSES } from '../src/index.js';
import { stem } from '../src/businesses/stems.js';

describe('Turkish analysis in Elasticsearch', () => {
  const index = uniqueName('analysis');
  let client: Client;
  beforeAll(async () => {
    client = new Client({ node: backingServiceUrls().elasticsearchUrl });
    await client.indices.create({ index, ...BUSINESSES.body() });
  });
  afterAll(async () => {
    await client.indices.delete({ index });
    await client.close();
  });
  const analyze = async (analyzer: string, text: string) =>
    (await client.indices.analyze({ index, analyzer, text })).tokens?.map(({ token }) => token).join(' ') ?? '';

  it.each([
    ['exact', 'ISPANAK, İNCİR ve Iğdır’ın çayı', 'ıspanak incir ve ığdır çayı'],
    ['exact', 'Kâhyaoğlu ÇİĞ KÖFTE', 'kâhyaoğlu çiğ köfte'],
    ['prefix_search', "ISPANAK İNCİR Iğdır'ın ÇÖĞÜŞ kâğıt", 'ispanak incir igdir cogus kagit'],
    ['stemmed', 'Peynircilik peynirleri peynirlerimiz peyniri', 'peynir peynir peynir peynir'],
    ['stemmed', 'Zeytinyağları zeytinyağı zeytinyagi', 'zeytinyak zeytinyak zeytinyak'],
    ['stemmed', 'fındığı fındık üzümler baharatçı kuruyemişçiler', 'findik findik uzum baharat kuruyemis'],
    ['joined', 'Sızma Zeytin Yağı', 'sizmazeytin sizmazeytinyak zeytinyak'],
    ['joined', 'Zeytinyağı', ''],
    ['heads', 'Zeytinyağları, yerelması, elma ve yağ', 'yak elma'],
    [
      'endings',
      'Kuruyemişçi karabiber, balık',
      'yemis uyemis ruyemis uruyemis kuruyemis biber abiber rabiber arabiber karabiber balik',
    ],
    ['prefix', 'Çay bal', 'c ca cay b ba bal'],
    [
      'prefix',
      'Uzunköprülüoğullarından',
      'u uz uzu uzun uzunk uzunko uzunkop uzunkopr uzunkopru uzunkoprul uzunkoprulu uzunkopruluo uzunkopruluog uzunkopruluogu uzunkopruluogul',
    ],
    ['prefix_search', 'Uzunköprülüoğullarından ZEY', 'uzunkopruluogul zey'],
  ])('PUB-LIST-17 %s: %s', async (analyzer, text, tokens) => {
    expect(await analyze(analyzer, text)).toBe(tokens);
  });

  it('stems words as stem() does for queries', async () => {
    const words =
      'şekerciler balıkçılık tatlısı kebabı kanadı mandıra ürünleri ağ su unlu mamulleri lokumculuk kayısısı'.split(
        ' ',
      );
    for (const word of words) expect(`${word} ${await analyze('stemmed', word)}`).toBe(`${word} ${stem(word)}`);
  });
});
