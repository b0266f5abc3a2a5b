import {
  CERTIFICATES,
  type BusinessView,
  ApplyBulkEdit,
  type BulkEdit,
  CreateBusiness,
  DeleteBusinesses,
  GetBulkEdit,
  GetBusiness,
  GetDeletionEffects,
  GetReferenceTables,
  ListBulkEdits,
  ListManagedBusinesses,
  PreviewBulkEdit,
  RestoreBusinesses,
  SERVICE_ATTRIBUTES,
  UndoBulkEdit,
  DiscardBulkEdit,
  UpdateBusiness,
} from '@tedarik/commands';
import { LISTED_FIELDS, textsOf } from '@tedarik/fields';
import { stubRequest } from '@tedarik/messaging/testing';
import { DomainError, newId } from '@tedarik/service-kit';
import { aBusinessSnapshot, aLocationSnapshot } from '@tedarik/testing';
import { anAdministrator } from './an-administrator.js';
import { ServedBackOffice } from './served-back-office.js';

const CATEGORY = {
  id: newId(),
  slug: 'peynir',
  name: 'Peynir',
  sortKey: 'peynir',
  sortOrder: 1,
  description: null,
  businessCount: 1,
};
const DISTRICT = newId();
const VIEW: BusinessView = {
  ...aBusinessSnapshot({
    name: 'Kars Yaylası',
    categoryIds: [CATEGORY.id],
    logoUrl: 'https://kars.example/logo.png',
    locations: [aLocationSnapshot({ districtKeys: [`id:${DISTRICT}`] })],
  }),
  version: 4,
  revision: 2,
  photosCount: 3,
  openingHours: [{ dayOfWeek: 1, opens: '09:00', closes: '18:00', isClosed: false }],
  products: [
    {
      ...{ id: newId(), name: 'Kaşar', description: 'Sert.', categoryId: CATEGORY.id, price: 149.9, imageUrl: null },
      ...{ unit: 'kg', minimumOrder: null },
    },
  ],
  certificates: [{ id: newId(), name: 'Helal', description: null, issuedDate: '2026-01-01', expiryDate: null }],
  serviceAttributes: [{ id: newId(), name: 'İhracat' }],
  ownership: null,
  photos: [],
};
const { id, slug, name, logoUrl, status, verified, featured, categoryIds, createdAt, updatedAt } = VIEW;
const ROW = {
  id,
  slug,
  name,
  logoUrl,
  status,
  verified,
  featured,
  ...textsOf(LISTED_FIELDS, VIEW),
  headquarters: null,
  categoryIds,
  createdAt,
  updatedAt,
  locations: [{ city: 'Kars', country: 'Türkiye' }],
  locationCount: 3,
  certificates: [
    { name: 'Helal', expiryDate: null },
    { name: 'ISO 22000', expiryDate: '2027-11-05' },
  ],
  serviceNames: ['İhracat'],
  averageRating: null,
  reviewCount: 0,
  revision: 2,
};

const FIELDS = { status, verified, featured, categoryIds, serviceAttributeIds: [] };
const EDIT: BulkEdit = {
  ...{ id: newId(), state: 'previewed', at: createdAt, by: null, changes: { verified: true }, recordName: null },
  ...{ total: 2, toChange: 1, changed: 0, same: 0, refused: 1, restored: 0, kept: 0, undoableUntil: null },
  reasons: [{ code: 'last-category', count: 1 }],
  named: [{ id: newId(), name: 'Son Durak', code: 'last-category' }],
  examples: [{ id, name, before: FIELDS, after: { ...FIELDS, verified: true } }],
};

describe('businesses in the back office', () => {
  const office = new ServedBackOffice();
  const { graphql, last, noted, requested } = office;
  const outcomes = { outcomes: [{ id, outcome: 'refused' as const, code: 'slug-taken' }] };
  const answers = [
    stubRequest(GetReferenceTables, () => ({
      categories: [CATEGORY],
      cities: [{ key: 'kars', name: 'Kars', country: 'Türkiye', businessCount: 1 }],
      districts: [],
      certificates: [],
      serviceAttributes: [],
      synonyms: [],
      stopWords: [],
      formerSlugs: [],
      next: null,
    })),
    stubRequest(ListManagedBusinesses, noted({ businesses: [ROW], total: 41, totalIsLowerBound: false })),
    stubRequest(CERTIFICATES.contracts.list, () => ({
      certificates: [{ id: newId(), name: 'Helal', description: null, businessCount: 0, revision: 1 }],
      total: 1,
    })),
    stubRequest(SERVICE_ATTRIBUTES.contracts.list, ({ sort }) => ({
      serviceAttributes: [
        { id: newId(), name: `İhracat by ${sort}`, description: null, sortOrder: 1, businessCount: 0, revision: 1 },
      ],
      total: 1,
    })),
    stubRequest(GetBusiness, (request) => ({ business: request.id === id ? VIEW : null })),
    stubRequest(GetDeletionEffects, noted({ deletedProducts: 2, keptProducts: 1 })),
    stubRequest(CreateBusiness, (request, context) => {
      if (request.business.name === '') {
        throw new DomainError('business-invalid', 'unprocessable', undefined, [{ field: 'name', code: 'required' }]);
      }
      return noted(VIEW)(request, context);
    }),
    stubRequest(UpdateBusiness, noted(VIEW)),
    stubRequest(PreviewBulkEdit, noted(EDIT)),
    stubRequest(ApplyBulkEdit, noted({ ...EDIT, state: 'applying' as const })),
    stubRequest(UndoBulkEdit, noted({ ...EDIT, state: 'undoing' as const })),
    stubRequest(DiscardBulkEdit, noted({ isDiscarded: true })),
    stubRequest(GetBulkEdit, noted(EDIT)),
    stubRequest(ListBulkEdits, noted({ bulkEdits: [EDIT], total: 1 })),
    stubRequest(DeleteBusinesses, noted(outcomes)),
    stubRequest(RestoreBusinesses, noted(outcomes)),
  ];
  const OPTIONS = `{ managedBusinessOptions {
    categories { name } cities { key name } certificates { name } serviceAttributes { name } } }`;
  office.serve('directory', answers, OPTIONS);

  const ALL = { search: '', page: 1, pageSize: 20, sort: 'name', descending: false };
  const LIST = `query Q($list: ManagedListInput!, $filter: ManagedBusinessFilter) {
    managedBusinesses(list: $list, filter: $filter) {
      items { name logo categories { name } locations { city } locationCount certificates serviceNames } total } }`;
  const ONE = `query Q($id: ID!) { managedBusiness(id: $id) {
    name revision statuses logoUrl logo categories { id name } locations { districtId } openingHours { opens }
    certificates { certificateId name issuedDate } serviceAttributes { id name } products { name price category { name } } } }`;
  const EFFECTS = 'query Q($ids: [ID!]!) { managedDeletionEffects(ids: $ids) { deletedProducts keptProducts } }';
  const CREATE = `mutation M($input: ManagedBusinessChanges!, $commandId: ID!) {
    createBusiness(input: $input, commandId: $commandId) { id slug revision } }`;
  const UPDATE = `mutation M($id: ID, $revision: Int!, $changes: ManagedBusinessChanges!) {
    updateBusiness(id: $id, revision: $revision, changes: $changes) { id revision } }`;
  const many = (mutation: string) => `mutation M($ids: [ID!]!) { ${mutation}(ids: $ids) { id isDone code } }`;
  const PREVIEW = `mutation M($ids: [ID!], $search: String, $filter: ManagedBusinessFilter, $changes: ManagedBulkChanges!) {
    previewBulkEdit(ids: $ids, search: $search, filter: $filter, changes: $changes) {
      id state toChange reasons { code count } named { name code } examples { name before { verified } after { verified } } } }`;

  it('K25 lists the certificates and services of a business by name, as in the exported file', async () => {
    const { data } = await graphql(LIST, { list: ALL });
    expect(data?.['managedBusinesses']).toMatchObject({
      items: [{ certificates: ['Helal', 'ISO 22000 (05.11.2027)'], serviceNames: ['İhracat'] }],
    });
  });

  it('ADM-BIZ-01 lists businesses with category names and pictures from our own address, filtered as requested', async () => {
    const filter = { status: 'active', verified: true, isWithoutCategory: true, cityKey: 'kars' };
    const { data } = await graphql(LIST, { list: { ...ALL, search: 'kaşar' }, filter });
    expect(data?.['managedBusinesses']).toMatchObject({
      items: [
        { name: 'Kars Yaylası', categories: [{ name: 'Peynir' }], locations: [{ city: 'Kars' }], locationCount: 3 },
      ],
      total: 41,
    });
    expect(JSON.stringify(data)).toContain('"logo":"/gorsel/');
    expect(last().request).toEqual({
      ...ALL,
      search: 'kaşar',
      status: 'active',
      verified: true,
      categoryId: null,
      cityKey: 'kars',
    });
    const certificateEnds = { from: '2026-11-22', by: '2026-12-22' };
    await graphql(LIST, { list: ALL, filter: { isWithoutLocation: true, certificateEnds } });
    expect(last().request).toEqual({ ...ALL, cityKey: null, certificateEnds });
    const importId = newId();
    await graphql(LIST, { list: ALL, filter: { importId } });
    expect(last().request).toEqual({ ...ALL, importId });
    await graphql(LIST, { list: ALL, filter: { importId: null } });
    expect(last().request).toEqual(ALL);
    await graphql(LIST, { list: ALL });
    expect(last().request).toEqual(ALL);
  });

  it('API-12 returns every field of a business for its form, and null for an unknown id', async () => {
    const { data } = await graphql(ONE, { id });
    expect(data?.['managedBusiness']).toMatchObject({
      name: 'Kars Yaylası',
      revision: 2,
      statuses: ['active', 'inactive'],
      logoUrl: 'https://kars.example/logo.png',
      categories: [{ id: CATEGORY.id, name: 'Peynir' }],
      locations: [{ districtId: DISTRICT }],
      openingHours: [{ opens: '09:00' }],
      certificates: [{ certificateId: VIEW.certificates[0]?.id, name: 'Helal', issuedDate: '2026-01-01' }],
      serviceAttributes: VIEW.serviceAttributes,
      products: [{ name: 'Kaşar', price: 149.9, category: { name: 'Peynir' } }],
    });
    expect((await graphql(ONE, { id: newId() })).data).toEqual({ managedBusiness: null });
  });

  it('ADM-BIZ-11 lists all categories, cities, certificates and service attributes as options', async () => {
    expect((await graphql(OPTIONS, {})).data?.['managedBusinessOptions']).toEqual({
      categories: [{ name: 'Peynir' }],
      cities: [{ key: 'kars', name: 'Kars' }],
      certificates: [{ name: 'Helal' }],
      serviceAttributes: [{ name: 'İhracat by order' }],
    });
  });

  it('ADM-BIZ-18 ADM-BIZ-27 API-12 creates an active business from the given fields, and returns it', async () => {
    const commandId = newId();
    const { data } = await graphql(CREATE, { input: { name: 'Yeni', description: 'Taze.' }, commandId });
    expect(data).toEqual({ createBusiness: { id, slug: VIEW.slug, revision: 2 } });
    expect(last()).toMatchObject({
      request: {
        business: { name: 'Yeni', description: 'Taze.', status: 'active', phone: null, products: [] },
        fromForm: true,
      },
      context: { commandId, actor: { id: office.administrator.accountId } },
    });
  });

  it('ADM-BIZ-17 passes on only the given fields, null included, so that fields left out keep their values', async () => {
    const product = { name: 'Lor', description: 'Taze.', categoryId: CATEGORY.id, price: null, imageUrl: null };
    await graphql(UPDATE, { id, revision: 2, changes: { phone: null, featured: true, products: [product] } });
    expect(last().request).toEqual({
      id,
      revision: 2,
      changes: { phone: null, featured: true, products: [product] },
      fromForm: true,
    });
  });

  it('ADM-BIZ-19 TXT-14 refuses an update without the id of a business', async () => {
    for (const nobody of [undefined, null, '']) {
      const { errors } = await graphql(UPDATE, { id: nobody, revision: 2, changes: {} });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'business-id-required', kind: 'invalid' });
    }
  });

  it('ADM-BIZ-10 names the invalid fields', async () => {
    const { errors } = await graphql(CREATE, { input: { description: 'Adsız' }, commandId: newId() });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'business-invalid',
      kind: 'unprocessable',
      fieldErrors: [{ field: 'name', code: 'required' }],
    });
  });

  it('ADM-BIZ-29 ADM-COMMON-08 deletes and restores a list of businesses with one call each, with an outcome per business', async () => {
    expect((await graphql(EFFECTS, { ids: [id] })).data).toEqual({
      managedDeletionEffects: { deletedProducts: 2, keptProducts: 1 },
    });
    const told = [{ id, isDone: false, code: 'slug-taken' }];
    expect((await graphql(many('deleteBusinesses'), { ids: [id] })).data).toEqual({ deleteBusinesses: told });
    expect((await graphql(many('restoreBusinesses'), { ids: [id] })).data).toEqual({ restoreBusinesses: told });
  });

  it('K20 previews a bulk edit of given or of all matching businesses, and applies, undoes and shows it', async () => {
    const { id: editId } = EDIT;
    const { data } = await graphql(PREVIEW, { ids: [id], changes: { verified: true, status: null } });
    expect(data).toEqual({
      previewBulkEdit: {
        ...{ id: editId, state: 'previewed', toChange: 1, reasons: EDIT.reasons },
        named: [{ name: 'Son Durak', code: 'last-category' }],
        examples: [{ name, before: { verified }, after: { verified: true } }],
      },
    });
    expect(last().request).toEqual({ ids: [id], changes: { verified: true } });
    const filter = { isWithoutCategory: true, cityKey: 'kars', status: null };
    await graphql(PREVIEW, { search: 'bal', filter, changes: { addCategoryId: CATEGORY.id } });
    expect(last().request).toEqual({
      filter: { search: 'bal', categoryId: null, cityKey: 'kars' },
      changes: { addCategoryId: CATEGORY.id },
    });
    for (const [operation, state] of [
      ['mutation M($id: ID!) { edit: applyBulkEdit(id: $id) { state } }', 'applying'],
      ['mutation M($id: ID!) { edit: undoBulkEdit(id: $id) { state } }', 'undoing'],
      ['query Q($id: ID!) { edit: managedBulkEdit(id: $id) { state } }', 'previewed'],
    ] as const) {
      expect((await graphql(operation, { id: editId })).data).toEqual({ edit: { state } });
      expect(last()).toMatchObject({
        request: { id: editId },
        context: { actor: { id: office.administrator.accountId } },
      });
    }
    const discard = 'mutation M($id: ID!) { discardBulkEdit(id: $id) }';
    expect((await graphql(discard, { id: editId })).data).toEqual({ discardBulkEdit: true });
    expect(last().request).toEqual({ id: editId });
    const list =
      'query Q($list: ManagedListInput!) { managedBulkEdits(list: $list) { items { id changes { verified } } total } }';
    expect((await graphql(list, { list: { ...ALL, sort: 'at' } })).data).toEqual({
      managedBulkEdits: { items: [{ id: editId, changes: { verified: true } }], total: 1 },
    });
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
        graphql(UPDATE, { id, revision: 2, changes: {} }, headers),
        graphql(many('deleteBusinesses'), { ids: [id] }, headers),
        graphql(PREVIEW, { ids: [id], changes: { verified: true } }, headers),
      ]);
      expect(refused.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([code, code, code, code]);
    }
    expect(requested).toHaveLength(before);
  });
});
