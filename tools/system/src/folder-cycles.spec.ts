import { folderCycles } from './folder-cycles.js';

const src = (importer: string, imported: string) => [`src/${importer}`, `src/${imported}`] as const;

it('folders that import each other in a cycle are found, with a shortest cycle', () => {
  expect(
    folderCycles([
      src('order/order.ts', 'price/price.ts'),
      src('price/price.ts', 'rate/deep/rate.ts'),
      src('rate/rate.ts', 'order/lines.ts'),
      src('rate/rate.ts', 'price/currency.ts'),
    ]),
  ).toEqual(['src:\n    src/price/price.ts → src/rate/deep/rate.ts\n    src/rate/rate.ts → src/price/currency.ts']);
});

it('a file beside folders counts like a folder, and each folder is checked separately', () => {
  expect(folderCycles([src('order/order.ts', 'clock.ts'), src('clock.ts', 'order/day.ts')])).toHaveLength(1);
  expect(
    folderCycles([src('shop/order/order.ts', 'shop/price/price.ts'), src('shop/price/tax.ts', 'shop/order/line.ts')]),
  ).toEqual([expect.stringMatching(/^src\/shop:/)]);
});

it('imports in one direction or within one folder are not a cycle', () => {
  expect(
    folderCycles([
      src('order/order.ts', 'price/price.ts'),
      src('order/line.ts', 'price/price.ts'),
      src('order/order.ts', 'order/line.ts'),
      src('app.ts', 'order/order.ts'),
    ]),
  ).toEqual([]);
});
