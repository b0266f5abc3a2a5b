import { PRODUCT_FIELD_NAMES, textsOf } from '@tedarik/fields';
import type { BusinessSnapshot } from '@tedarik/events';
import type { RunningService } from '@tedarik/service-kit';
import { aBusinessSnapshot, eventually, type TestBackingService, startBackingService } from '@tedarik/testing';
import { aView, directoryStandIn } from './directory-stand-in.js';
import { aCategory, aDistrict, noFacts } from './facts.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';

/** The fields of an entity that the public may read: section 3 of the specification. */
describe('the fields of', () => {
  const facts = noFacts();
  const moda = { region: 'Marmara', description: 'Salı pazarı.', businessCount: 4 };
  const kadikoy = { ...aDistrict('Kadıköy', 'İstanbul'), ...moda };
  let nats: TestBackingService;
  let directory: RunningService;
  let gateway: RunningGateway;

  const send = async (query: string) => (await gateway.graphql({ query })).json().data as Record<string, unknown>;
  const show = (over: Partial<BusinessSnapshot>) => {
    const snapshot = aBusinessSnapshot({ slug: 'ege-zeytin', ...over });
    facts.answers['ege-zeytin'] = { found: 'live', business: aView(snapshot) };
    return snapshot;
  };

  beforeAll(async () => {
    nats = await startBackingService('nats');
    directory = await directoryStandIn(nats.url, facts);
    facts.tables.categories = ['Şekerleme', 'Çay', 'Bal', 'Sirke', 'Et', 'Un'].map((name) => aCategory(name));
    facts.tables.categories.push(aCategory('Zeytin', { sortOrder: 1, description: 'Sofralık ve sıkımlık.' }));
    facts.tables.districts = [kadikoy];
    gateway = await runningGateway({ NATS_URL: nats.url, NODE_ENV: 'development' });
    await eventually('the directory answers', async () => {
      expect(await send('{layout{categoryCount}}')).toEqual({ layout: { categoryCount: 7 } });
    });
  });
  afterAll(async () => {
    await gateway?.stop();
    await directory?.stop();
    await nats?.stop();
  });

  it('DATA-01 DATA-06 a business, its products and certificates', async () => {
    const [zeytin] = facts.tables.categories.slice(-1);
    const product = { id: zeytin!.id, name: 'Gemlik', description: 'Salamura.', price: 149.9, imageUrl: null };
    const certificate = { id: zeytin!.id, name: 'ISO 22000', description: 'Gıda güvenliği' };
    const dates = { issuedDate: '2026-01-01', expiryDate: '2029-01-01' };
    const snapshot = aBusinessSnapshot({ slug: 'ege-zeytin', categoryIds: [zeytin!.id], logoUrl: null });
    facts.answers['ege-zeytin'] = {
      found: 'live',
      business: {
        ...aView(snapshot),
        photosCount: 4,
        products: [{ ...product, ...textsOf(PRODUCT_FIELD_NAMES, {}), categoryId: zeytin!.id }],
        certificates: [{ ...certificate, ...dates }],
      },
    };
    const plain = 'id name slug description featured verified established websiteUrl averageRating reviewCount';
    const { business } = await send(
      `{business(slug:"ege-zeytin"){...on BusinessFound{business{${plain} photosCount logoUrl coverImageUrl photoUrl` +
        ' categories{name slug}locations{id}products{id name description price imageUrl category{name}}' +
        'certificates{id name description issuedDate expiryDate}}}}}',
    );
    expect(business).toEqual({
      business: {
        ...Object.fromEntries(plain.split(' ').map((field) => [field, snapshot[field as keyof BusinessSnapshot]])),
        photosCount: 4,
        logoUrl: null,
        coverImageUrl: null,
        photoUrl: expect.stringMatching(/^\/gorsel\//) as unknown,
        categories: [{ name: 'Zeytin', slug: 'zeytin' }],
        locations: snapshot.locations.map(({ id }) => ({ id })),
        products: [{ ...product, category: { name: 'Zeytin' } }],
        certificates: [{ ...certificate, ...dates }],
      },
    });
  });

  it('DATA-02 a location', async () => {
    const { locations } = show({});
    const fields =
      'id address city region postalCode country latitude longitude phone email isHeadquarters borough citySlug';
    const { business } = await send(
      `{business(slug:"ege-zeytin"){...on BusinessFound{business{locations{${fields}}headquarters{id}}}}}`,
    );
    const [{ cityKey, districtKeys, ...shown } = { cityKey: '', districtKeys: [] }] = locations;
    expect(districtKeys).not.toEqual([]);
    expect(business).toEqual({
      business: { locations: [{ ...shown, citySlug: cityKey }], headquarters: { id: locations[0]?.id } },
    });
  });

  it('DATA-03 no location: no city and no country is invented', async () => {
    show({ locations: [] });
    const { business } = await send(
      '{business(slug:"ege-zeytin"){...on BusinessFound{business{locations{city}headquarters{city country}}}}}',
    );
    expect(business).toEqual({ business: { locations: [], headquarters: null } });
  });

  it('DATA-04 a category', async () => {
    const [stored] = facts.tables.categories.slice(-1);
    const { categories } = await send('{categories(first:1){id name slug description businessCount}}');
    const { id, businessCount } = stored!;
    expect(categories).toEqual([
      { id, name: 'Zeytin', slug: 'zeytin', description: 'Sofralık ve sıkımlık.', businessCount },
    ]);
  });

  it('PUB-LAY-12 categories, by their number and then by Turkish name, the same in the footer and in every list', async () => {
    const { layout, first, all } = await send(
      '{layout{footerCategories{name}} first:categories(first:5){name} all:categories{name}}',
    );
    const names = ['Zeytin', 'Bal', 'Çay', 'Et', 'Sirke', 'Şekerleme', 'Un'].map((name) => ({ name }));
    expect(all).toEqual(names);
    expect(first).toEqual(names.slice(0, 5));
    expect(layout).toEqual({ footerCategories: names.slice(0, 5) });
  });

  it('DATA-08 a district', async () => {
    const { districts } = await send(
      '{districts{id name slug city citySlug region country description imageUrl businessCount}}',
    );
    const { id, name, slug, city, country } = kadikoy;
    expect(districts).toEqual([{ id, name, slug, city, country, citySlug: 'istanbul', imageUrl: null, ...moda }]);
  });
});
