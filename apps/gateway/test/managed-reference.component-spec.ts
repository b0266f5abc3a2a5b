import {
  CATEGORIES,
  CERTIFICATES,
  DeleteSeoText,
  DISTRICTS,
  GetCategoryUse,
  GetManagedSeoText,
  ListManagedCities,
  ListManagedSeoTexts,
  ListSeoSubjects,
  WriteSeoText,
} from '@tedarik/commands';
import { stubRequest } from '@tedarik/messaging/testing';
import { DomainError, newId } from '@tedarik/service-kit';
import { anAdministrator } from './an-administrator.js';
import { ServedBackOffice } from './served-back-office.js';

const CATEGORY = { id: newId(), name: 'Çay', slug: 'cay', businessCount: 3, revision: 2 };
const DISTRICT = {
  id: newId(),
  slug: 'istanbul-moda',
  name: 'Moda',
  city: 'İstanbul',
  region: 'Marmara',
  country: 'Türkiye',
  description: null,
  imageUrl: null,
  businessCount: 7,
  revision: 1,
};
const CERTIFICATE_ID = newId();
const CITY = { key: 'istanbul', name: 'İstanbul', country: 'Türkiye', businessCount: 7, districtCount: 1 };
const TEXT = { kind: 'city' as const, key: 'izmir', name: 'İzmir', updatedAt: '2026-11-21T08:00:00.000Z' };
const LIST = { search: '', page: 1, pageSize: 20, sort: 'name', descending: false };

describe('categories, districts and texts of pages in the back office', () => {
  const office = new ServedBackOffice();
  const { graphql, last, noted, requested } = office;
  const done = (id: string) => ({ outcomes: [{ id, outcome: 'done' as const, code: null }] });
  const answers = [
    stubRequest(CATEGORIES.contracts.list, noted({ categories: [CATEGORY], total: 1 })),
    stubRequest(GetCategoryUse, noted({ businesses: 12, products: 5 })),
    stubRequest(CATEGORIES.contracts.create, () => {
      throw new DomainError('name-taken', 'conflict', undefined, [{ field: 'name', code: 'name-taken' }]);
    }),
    stubRequest(CATEGORIES.contracts.update, noted(CATEGORY)),
    stubRequest(CATEGORIES.contracts.delete, noted(done(CATEGORY.id))),
    stubRequest(CATEGORIES.contracts.restore, noted(done(CATEGORY.id))),
    stubRequest(DISTRICTS.contracts.list, noted({ districts: [DISTRICT], total: 1 })),
    stubRequest(ListManagedCities, noted({ cities: [CITY] })),
    stubRequest(DISTRICTS.contracts.create, noted(DISTRICT)),
    stubRequest(DISTRICTS.contracts.update, noted(DISTRICT)),
    stubRequest(DISTRICTS.contracts.delete, noted(done(DISTRICT.id))),
    stubRequest(DISTRICTS.contracts.restore, noted(done(DISTRICT.id))),
    stubRequest(CERTIFICATES.contracts.restore, noted(done(CERTIFICATE_ID))),
    stubRequest(ListManagedSeoTexts, noted({ seoTexts: [{ ...TEXT, preview: 'İncir' }], total: 1 })),
    stubRequest(GetManagedSeoText, noted({ seoText: { ...TEXT, html: '<p>İncir</p>', version: 4 } })),
    stubRequest(ListSeoSubjects, noted({ subjects: [{ key: 'izmir', name: 'İzmir', city: null, hasText: true }] })),
    stubRequest(WriteSeoText, noted({ ...TEXT, html: '<p>İncir</p>', version: 5 })),
    stubRequest(DeleteSeoText, noted({ version: 6 })),
  ];

  office.serve('directory', answers, '{ managedCities { key } }');

  const LIST_CATEGORIES =
    'query Q($list: ManagedListInput!) { managedCategories(list: $list) { items { id name slug businessCount revision } total } }';
  const DELETE_CATEGORIES =
    'mutation M($ids: [ID!]!, $moveTo: ID) { deleteCategories(ids: $ids, moveTo: $moveTo) { id isDone code } }';
  const SAVE_TEXT =
    'mutation M($input: ManagedSeoTextInput!, $commandId: ID!) { saveSeoText(input: $input, commandId: $commandId) { version } }';

  it('ADM-CAT-01 ADM-CAT-06 lists categories, counts what uses them, and deletes them with one call', async () => {
    expect((await graphql(LIST_CATEGORIES, { list: LIST })).data).toEqual({
      managedCategories: { items: [CATEGORY], total: 1 },
    });
    const use = await graphql('query Q($ids: [ID!]!) { categoryUse(ids: $ids) { businesses products } }', {
      ids: [CATEGORY.id],
    });
    expect(use.data).toEqual({ categoryUse: { businesses: 12, products: 5 } });

    const moveTo = newId();
    const { data } = await graphql(DELETE_CATEGORIES, { ids: [CATEGORY.id], moveTo });
    expect(data).toEqual({ deleteCategories: [{ id: CATEGORY.id, isDone: true, code: null }] });
    expect(last()).toMatchObject({
      request: { ids: [CATEGORY.id], moveTo },
      context: { actor: { kind: 'back-office', id: office.administrator.accountId } },
    });
    await graphql(DELETE_CATEGORIES, { ids: [CATEGORY.id] });
    expect(last().request).toEqual({ ids: [CATEGORY.id], moveTo: null });
  });

  it.each([
    ['restoreCategories', CATEGORY.id],
    ['restoreDistricts', DISTRICT.id],
    ['restoreCertificates', CERTIFICATE_ID],
  ])('PUB-LAY-17 %s undoes deletions with one call', async (what, id) => {
    const query = `mutation M($ids: [ID!]!) { ${what}(ids: $ids) { id isDone code } }`;
    expect((await graphql(query, { ids: [id] })).data).toEqual({ [what]: [{ id, isDone: true, code: null }] });
    expect(last()).toMatchObject({
      request: { ids: [id] },
      context: { actor: { id: office.administrator.accountId } },
    });
  });

  it('ADM-CAT-05 names the field whose value is already in use', async () => {
    const query =
      'mutation M($input: ManagedCategoryInput!, $commandId: ID!) { createCategory(input: $input, commandId: $commandId) { id } }';
    const { errors } = await graphql(query, { input: { name: 'Çay' }, commandId: newId() });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'name-taken',
      fieldErrors: [{ field: 'name', code: 'name-taken' }],
    });
  });

  it('ADM-CAT-04 ADM-DIST-04 passes on an edit with the revision of the record when the form was opened', async () => {
    await graphql(
      'mutation M($id: ID!, $input: ManagedCategoryInput!) { updateCategory(id: $id, revision: 2, input: $input) { id } }',
      { id: CATEGORY.id, input: { name: 'Kahve' } },
    );
    expect(last().request).toEqual({ id: CATEGORY.id, revision: 2, name: 'Kahve' });

    const input = { name: 'Moda', city: 'İstanbul', region: 'Marmara', country: 'Türkiye' };
    await graphql(
      'mutation M($id: ID!, $input: ManagedDistrictInput!) { updateDistrict(id: $id, revision: 1, input: $input) { id } }',
      { id: DISTRICT.id, input },
    );
    expect(last().request).toEqual({ id: DISTRICT.id, revision: 1, ...input, description: null, imageUrl: null });
  });

  it('ADM-DIST-01 ADM-DIST-04 lists all districts or those of one city, and lists the cities', async () => {
    const query =
      'query Q($list: ManagedListInput!, $cityKey: ID) { managedDistricts(list: $list, cityKey: $cityKey) { items { name city region businessCount } total } }';
    const { data } = await graphql(query, { list: LIST, cityKey: 'istanbul' });
    const { name, city, region, businessCount } = DISTRICT;
    expect(data).toEqual({ managedDistricts: { items: [{ name, city, region, businessCount }], total: 1 } });
    expect(last().request).toEqual({ ...LIST, cityKey: 'istanbul' });
    await graphql(query, { list: LIST });
    expect(last().request).toEqual(LIST);

    const cities = await graphql('{ managedCities { key name country businessCount districtCount } }', {});
    expect(cities.data).toEqual({ managedCities: [CITY] });
  });

  it('ADM-SEO-01 ADM-SEO-04 ADM-SEO-05 lists texts and their possible subjects', async () => {
    const query =
      'query Q($list: ManagedListInput!, $type: SeoEntityType) { managedSeoTexts(list: $list, type: $type) { items { id type key name preview } total } }';
    const { data } = await graphql(query, { list: { ...LIST, sort: 'subject' }, type: 'city' });
    expect(data).toEqual({
      managedSeoTexts: {
        items: [{ id: 'city:izmir', type: 'city', key: 'izmir', name: 'İzmir', preview: 'İncir' }],
        total: 1,
      },
    });
    expect(last().request).toEqual({ ...LIST, sort: 'subject', kind: 'city' });
    const subjects = await graphql('{ seoSubjects(type: city) { key name city hasText } }', {});
    expect(subjects.data).toEqual({ seoSubjects: [{ key: 'izmir', name: 'İzmir', city: null, hasText: true }] });
  });

  it('ADM-SEO-06 saves a text with the version of the text when its form was opened', async () => {
    const read = await graphql('{ managedSeoText(type: city, key: "izmir") { type html version } }', {});
    expect(read.data).toEqual({ managedSeoText: { type: 'city', html: '<p>İncir</p>', version: 4 } });
    const commandId = newId();
    const input = { type: 'city', key: 'izmir', html: '<p>İncir</p>', version: 4 };
    expect((await graphql(SAVE_TEXT, { input, commandId })).data).toEqual({ saveSeoText: { version: 5 } });
    expect(last()).toMatchObject({
      request: { kind: 'city', key: 'izmir', html: '<p>İncir</p>', version: 4 },
      context: { commandId },
    });
    expect((await graphql('mutation { deleteSeoText(type: city, key: "izmir") }', {})).data).toEqual({
      deleteSeoText: true,
    });
  });

  it('GEN-12 AUTH-06 gives an editor access only to page texts, and a visitor to nothing', async () => {
    const editor = await anAdministrator(office.parts.redisUrl, 'editor');
    expect((await graphql('{ seoSubjects(type: city) { key } }', {}, editor.headers)).errors).toBeUndefined();
    const before = requested.length;
    for (const [query, variables] of [
      [LIST_CATEGORIES, { list: LIST }],
      [DELETE_CATEGORIES, { ids: [CATEGORY.id] }],
      ['{ managedCities { key } }', {}],
    ] as const) {
      expect((await graphql(query, variables, editor.headers)).errors?.[0]?.extensions.code).toBe('access-denied');
      expect((await graphql(query, variables, {})).errors?.[0]?.extensions.code).toBe('sign-in-required');
    }
    expect((await graphql('{ seoSubjects(type: city) { key } }', {}, {})).errors?.[0]?.extensions.code).toBe(
      'sign-in-required',
    );
    expect(requested).toHaveLength(before);
  });
});
