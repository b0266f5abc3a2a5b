import { withAllProducts } from '@tedarik/commands';
import { aBusinessInput, sharedByTests, rejectionOf } from '@tedarik/testing';
import { SaveProductHandler } from '../src/managed-products/save-product.handler.js';
import { BusinessViews } from '../src/reading/business-view.js';
import { GetBusinessBySlugQuery } from '../src/reading/get-business-by-slug.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { aDirectory, anId } from './a-directory.js';

const MAX_MESSAGE_BYTES = 512_000;
const LONG = 'ş'.repeat(5_000);
const bytesOf = (reply: unknown) => Buffer.byteLength(JSON.stringify(reply));

const directory = sharedByTests(aDirectory);
let categoryId: string;
beforeAll(async () => {
  categoryId = await directory.category('Baharat');
});

/** A business with this number of products with long descriptions, stored as if they had been added one by one. */
async function aBusinessWith(products: number) {
  const business = aBusinessInput({
    name: `Dolu ${anId()}`,
    status: 'active',
    categoryIds: [categoryId],
    certificates: [],
  });
  const { id, slug } = await directory.get(BusinessForms).create({ business: { ...business, products: [] } }, {});
  const row = (position: number) => ({
    ...{
      _id: anId(),
      businessId: id,
      alsoOfferedBy: [],
      shownBy: [id],
      name: `Ürün ${position}`,
      sortKey: `${position}`,
    },
    ...{
      description: LONG,
      categoryId,
      price: null,
      currency: 'TRY',
      imageUrl: null,
      position,
      version: 1,
      revision: 1,
    },
    ...{ createdAt: new Date(0), updatedAt: new Date(0), deletedAt: null },
  });
  const rows = Array.from({ length: products }, (_, position) => row(position));
  await directory.db.collection<{ _id: string }>('products').insertMany(rows);
  return { id, slug };
}
const listProducts = (request: Parameters<BusinessViews['listProducts']>[0]) =>
  directory.get(BusinessViews).listProducts(request);

it('R2: a business with 103 long products is returned in several messages, each below the limit', async () => {
  const { slug } = await aBusinessWith(103);
  const answer = await directory.get(GetBusinessBySlugQuery).execute({ slug });
  if (answer.found !== 'live') throw new Error(`${slug} is ${answer.found}`);
  expect(bytesOf(answer)).toBeLessThan(MAX_MESSAGE_BYTES);
  const sizes: number[] = [];
  const whole = await withAllProducts(answer.business, 'offered', async (request) => {
    const page = await listProducts(request);
    sizes.push(bytesOf(page));
    return page;
  });
  expect(Math.max(...sizes)).toBeLessThan(MAX_MESSAGE_BYTES);
  expect(whole.products.map(({ name }) => name)).toEqual(Array.from({ length: 103 }, (_, at) => `Ürün ${at}`));
});

it('R2: a business with 103 long products can be edited; omitted fields of stored products are kept', async () => {
  const { id } = await aBusinessWith(103);
  const { business } = await directory.get(BusinessForms).get({ id });
  const { products, revision } = await withAllProducts(business!, 'own', listProducts);
  const inputs = products.map(({ id: product, name, price, imageUrl }) => {
    return { id: product, name, categoryId, price, imageUrl };
  });
  const request = { id, revision, changes: { products: [{ ...inputs[0]!, name: 'Yeni Ad' }, ...inputs.slice(1)] } };
  expect(bytesOf(request)).toBeLessThan(MAX_MESSAGE_BYTES);
  const saved = await directory.get(BusinessForms).update({ ...request, fromForm: true }, {});
  expect(bytesOf(saved)).toBeLessThan(MAX_MESSAGE_BYTES);
  expect(saved.products[0]).toMatchObject({ name: 'Yeni Ad', description: LONG });
});

it('R2: refuses a further product when the products of a business are too long, with a field error', async () => {
  const { id: businessId } = await aBusinessWith(160);
  const product = { name: 'Bir Fazla', description: 'Kısa.', businessId, categoryId };
  const create = directory.get(SaveProductHandler).create(product, {});
  expect(await rejectionOf(create)).toMatchObject({
    code: 'products-too-long',
    kind: 'unprocessable',
    fieldErrors: [{ field: 'description', code: 'products-too-long' }],
  });
});
