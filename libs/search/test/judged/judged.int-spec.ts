import { Client } from '@elastic/elasticsearch';
import { backingServiceUrls, uniqueName } from '@tedarik/testing';
import {
  type BusinessDocument,
  BUSINESSES,
  findBusinesses,
  keysOfWords,
  queryWords,
  toBusinessDocument,
} from '../../src/index.js';
import { JUDGED, literalTitles, snapshotOf, TABLES } from './businesses.js';
import { ndcgAt10 } from './judge.js';
import type { JudgedBusiness } from './judged-business.js';
import { LIKE_ENDINGS, QUERIES } from './queries.js';

describe('the judged set', () => {
  const index = uniqueName('judged');
  let client: Client;

  beforeAll(async () => {
    client = new Client({ node: backingServiceUrls().elasticsearchUrl });
    await client.indices.create({ index, ...BUSINESSES.body() });
    const documents = JUDGED.map((business, number) =>
      toBusinessDocument(snapshotOf(business, number), { version: 1, hash: 'h' }),
    );
    const { errors } = await client.bulk({
      index,
      refresh: true,
      operations: documents.flatMap((document) => [{ index: { _id: document.id } }, document]),
    });
    expect(errors).toBe(false);
  });
  afterAll(async () => {
    await client.indices.delete({ index });
    await client.close();
  });

  const byId = new Map(JUDGED.map((business, number) => [snapshotOf(business, number).id, business]));

  async function find(text: string): Promise<JudgedBusiness[]> {
    const keys = keysOfWords(queryWords(text), TABLES);
    const search = { text, keys, categoryIds: [], sort: 'relevance', page: 1, pageSize: 500 } as const;
    const result = await findBusinesses(search, (body) => client.search<BusinessDocument>({ index, ...body }));
    expect(result.total).toBe(result.cards.length);
    return result.cards.map(({ id }) => byId.get(id) as JudgedBusiness);
  }

  const queries = Object.entries(QUERIES).flatMap(([trap, rows]) => rows.map((row) => ({ trap, row })));

  it('PUB-LIST-17 PUB-LIST-22 has at least 60 queries over 150 businesses', () => {
    expect(queries.length).toBeGreaterThanOrEqual(60);
    expect(JUDGED.length).toBeGreaterThanOrEqual(150);
  });

  it('PUB-LIST-17 PUB-LIST-22 answers with a mean nDCG@10 of at least 0.9', async () => {
    const scores: { trap: string; text: string; ndcg: number }[] = [];
    for (const { trap, row } of queries) {
      const [text, judge] = row;
      scores.push({ trap, text, ndcg: ndcgAt10(await find(text), JUDGED, judge) });
    }
    const poor = scores
      .filter(({ ndcg }) => ndcg < 0.7)
      .map((row) => `${row.trap}: ${row.text} ${row.ndcg.toFixed(2)}`);
    const mean = scores.reduce((sum, { ndcg }) => sum + ndcg, 0) / scores.length;
    if (process.env.SHOW_SCORES) console.table(scores);
    expect({ poor, goodEnough: mean >= 0.9, mean }).toEqual({ poor: [], goodEnough: true, mean });
  });

  it.each(LIKE_ENDINGS)('PUB-LIST-17 finds for "%s" exactly the businesses judged relevant', async (text, judge) => {
    const names = (all: readonly JudgedBusiness[]) => all.map(({ name }) => name).sort();
    expect(names(await find(text))).toEqual(names(JUDGED.filter(judge)));
  });

  it.each(queries.map(({ row: [text] }) => text))(
    'PUB-LIST-22 ranks businesses that have "%s" word for word in name, products, place or category first',
    async (text) => {
      const words = queryWords(text).map(({ exact }) => exact);
      const literally = (business: JudgedBusiness) => {
        const said = literalTitles(business);
        const inCategories = business.categories.flatMap((name) => queryWords(name).map(({ exact }) => exact));
        return words.every((word) => said.has(word) || inCategories.includes(word));
      };
      const found = (await find(text)).map(literally);
      expect(found).toEqual([...found].sort((one, other) => Number(other) - Number(one)));
    },
  );
});
