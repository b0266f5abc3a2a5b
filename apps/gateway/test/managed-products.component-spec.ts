import {
  CreateProduct,
  DeleteProducts,
  GetManagedProduct,
  ListManagedProducts,
  type ManagedProduct,
  RestoreProducts,
  SuggestBusinesses,
  UpdateProduct,
} from '@tedarik/commands';
import { stubRequest } from '@tedarik/messaging/testing';
import { DomainError, newId } from '@tedarik/service-kit';
import { anAdministrator } from './an-administrator.js';
import { ServedBackOffice } from './served-back-office.js';

const BUSINESS = { id: newId(), name: 'Kars Yaylası', slug: 'kars-yaylasi', status: 'active' as const };
const PRODUCT: ManagedProduct = {
  id: newId(),
  name: 'Kaşar',
  description: 'Sert.',
  business: BUSINESS,
  category: { id: newId(), name: 'Peynir' },
  price: 149.9,
  unit: 'kg',
  minimumOrder: '10 kg',
  imageUrl: null,
  updatedAt: '2026-11-21T08:00:00.000Z',
  revision: 2,
};

describe('products in the back office', () => {
  const office = new ServedBackOffice();
  const { graphql, last, noted, requested } = office;
  const answers = [
    stubRequest(ListManagedProducts, noted({ products: [PRODUCT], total: 41, totalIsLowerBound: false })),
    stubRequest(GetManagedProduct, noted({ product: PRODUCT })),
    stubRequest(SuggestBusinesses, noted({ businesses: [BUSINESS] })),
    stubRequest(CreateProduct, (request, context) => {
      if (request.businessId === null) {
        throw new DomainError('product-refused', 'unprocessable', undefined, [
          { field: 'businessId', code: 'required' },
        ]);
      }
      return noted(PRODUCT)(request, context);
    }),
    stubRequest(UpdateProduct, noted(PRODUCT)),
    stubRequest(DeleteProducts, noted({ outcomes: [{ id: PRODUCT.id, outcome: 'done' as const, code: null }] })),
    stubRequest(RestoreProducts, noted({ outcomes: [{ id: PRODUCT.id, outcome: 'done' as const, code: null }] })),
  ];

  office.serve('directory', answers, '{ managedBusinessNames(search: "") { id } }');

  const LIST = `query Q($list: ManagedListInput!, $categoryId: ID, $businessId: ID) {
    managedProducts(list: $list, categoryId: $categoryId, businessId: $businessId) {
      items { id name price business { name slug status } category { name } revision } total totalIsLowerBound } }`;
  const ALL = { search: '', page: 1, pageSize: 20, sort: 'name', descending: false };
  const CREATE = `mutation M($input: ManagedProductInput!, $commandId: ID!) {
    createProduct(input: $input, commandId: $commandId) { id } }`;
  const UPDATE = `mutation M($id: ID!, $revision: Int!, $changes: ManagedProductChanges!) {
    updateProduct(id: $id, revision: $revision, changes: $changes) { id } }`;
  const RESTORE = 'mutation M($ids: [ID!]!) { restoreProducts(ids: $ids) { id isDone code } }';
  const DELETE = 'mutation M($ids: [ID!]!) { deleteProducts(ids: $ids) { id isDone code } }';

  it('marks only a save that restores former values as a restore', async () => {
    const change = { id: PRODUCT.id, revision: 2, changes: { name: 'Eski kaşar' } };
    await graphql(UPDATE, change, { ...office.administrator.headers, 'x-restores': 'true' });
    expect(last().context.isRestore).toBe(true);
    await graphql(UPDATE, change);
    expect(last().context.isRestore).toBeUndefined();
  });

  it('ADM-PROD-02 ADM-PROD-07 lists products with the names of business and category', async () => {
    const { data } = await graphql(LIST, {
      list: { ...ALL, search: 'kaşar', sort: 'price', descending: true },
      businessId: BUSINESS.id,
    });
    expect(data?.['managedProducts']).toMatchObject({
      items: [
        {
          name: 'Kaşar',
          price: 149.9,
          business: { name: 'Kars Yaylası', slug: 'kars-yaylasi', status: 'active' },
          category: { name: 'Peynir' },
          revision: 2,
        },
      ],
      total: 41,
      totalIsLowerBound: false,
    });
    expect(last().request).toEqual({
      search: 'kaşar',
      page: 1,
      pageSize: 20,
      sort: 'price',
      descending: true,
      categoryId: null,
      businessId: BUSINESS.id,
    });
  });

  it('ADM-PROD-05 passes on only the given fields, with the caller and the command id', async () => {
    const commandId = newId();
    const input = { name: 'Lor', description: 'Taze.', businessId: BUSINESS.id, categoryId: PRODUCT.category!.id };
    await graphql(CREATE, { input, commandId });
    expect(last()).toMatchObject({
      request: input,
      context: { commandId, actor: { id: office.administrator.accountId } },
    });
    expect(last().request).toEqual(input);

    await graphql(UPDATE, { id: PRODUCT.id, revision: 2, changes: { price: null, businessId: BUSINESS.id } });
    expect(last().request).toEqual({ id: PRODUCT.id, revision: 2, price: null, businessId: BUSINESS.id });
  });

  it('ADM-PROD-04 names the invalid fields', async () => {
    const { errors } = await graphql(CREATE, { input: { name: 'Lor', description: 'Taze.' }, commandId: newId() });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'product-refused',
      fieldErrors: [{ field: 'businessId', code: 'required' }],
    });
  });

  it('ADM-PROD-03 deletes a list of products with one call, and returns the outcome of each', async () => {
    const { data } = await graphql(DELETE, { ids: [PRODUCT.id] });
    expect(data).toEqual({ deleteProducts: [{ id: PRODUCT.id, isDone: true, code: null }] });
  });

  it('PUB-LAY-17 undoes deletions with one call', async () => {
    const { data } = await graphql(RESTORE, { ids: [PRODUCT.id] });
    expect(data).toEqual({ restoreProducts: [{ id: PRODUCT.id, isDone: true, code: null }] });
  });

  it('GEN-12 AUTH-06 refuses visitors and editors', async () => {
    const editor = await anAdministrator(office.parts.redisUrl, 'editor');
    const before = requested.length;
    for (const [headers, code] of [
      [{}, 'sign-in-required'],
      [editor.headers, 'access-denied'],
    ] as const) {
      const refused = await Promise.all([
        graphql(LIST, { list: ALL }, headers),
        graphql(UPDATE, { id: PRODUCT.id, revision: 2, changes: {} }, headers),
        graphql(DELETE, { ids: [PRODUCT.id] }, headers),
        graphql(RESTORE, { ids: [PRODUCT.id] }, headers),
      ]);
      expect(refused.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([code, code, code, code]);
    }
    expect(requested).toHaveLength(before);
  });
});
