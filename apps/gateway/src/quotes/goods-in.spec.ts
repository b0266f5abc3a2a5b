import { growth, LINEAR_GROWTH } from '@tedarik/testing';
import { goodsIn } from './goods-in.js';
import { QuoteSuppliersResolver } from './quote-suppliers.resolver.js';

it.each([
  ['Maraş pul biberi, 1 kg paket', 'Maraş pul biberi'],
  ['Maraş pul biberi (10 kg’lık çuval)', 'Maraş pul biberi'],
  ['500gr kavanoz çiçek balı', 'çiçek balı'],
  ['2x500 g süzme bal; 1,5 litre pekmez', 'süzme bal pekmez'],
  ['Siyah zeytin, teneke', 'Siyah zeytin'],
  ['10 KOLİ ayçiçek yağı 5 LT', 'ayçiçek yağı'],
  ['1.000 adet lahmacun', 'lahmacun'],
  ['Antep fıstığı 250 gr. paketli', 'Antep fıstığı'],
])('a supplier is looked for by the goods of %j, not by how much of them: %j', (text, goods) => {
  expect(goodsIn(text)).toBe(goods);
});

it.each(['karton koli', 'plastik kasa 60x40', 'E330', '1 kg paket', 'lokum', ''])(
  'packaging without other goods is searched as goods: %j',
  (text) => {
    expect(goodsIn(text)).toBe(text.replace(' 60x40', ''));
  },
);

it('the search for suppliers gets only the goods, without the amount', async () => {
  const searched: string[] = [];
  const search = { find: ({ text }: { text: string }) => Promise.resolve((searched.push(text), { cards: [] })) };
  const suppliers = new QuoteSuppliersResolver(
    search as never,
    { read: () => Promise.resolve({}) } as never,
    { send: () => Promise.resolve({ businesses: [] }) } as never,
    { count: () => Promise.resolve() } as never,
  );
  await suppliers.quoteSuppliers(' Maraş pul biberi, 1 kg paket ', null, 'İstanbul', {} as never, null);
  expect(searched).toEqual(['Maraş pul biberi', 'Maraş pul biberi']);
});

it.each(['-', 'a', "'a", '1x'])('A41: reads the goods of a text of any length in linear time: %j', (piece) => {
  expect(growth((text) => goodsIn(`a${text}b`), piece)).toBeLessThan(LINEAR_GROWTH);
});
