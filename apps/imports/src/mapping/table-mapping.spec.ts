import type { ChosenColumn, ConstantField } from '@tedarik/commands';
import { mapNamed } from './map-record.js';
import { tableMapping, underMapping } from './table-mapping.js';

const mappingOf = (columns: ChosenColumn[], constants: ConstantField[] = []) =>
  tableMapping({ columns, constants, proposed: [] });

const chosen = mappingOf([
  { name: 'Unvan Bilgisi', target: 'name' },
  { name: 'Yer 1', target: 'address' },
  { name: 'Yer 2', target: 'address' },
  { name: 'Cep', target: 'phone' },
  { name: 'Sabit', target: 'phone' },
  { name: 'Nokta', target: 'coordinates' },
  { name: 'Firma', target: null },
]);

it('maps chosen columns, joins parts of an address, and uses the first telephone that is filled', () => {
  const row = {
    'Unvan Bilgisi': 'Çay Evi',
    Firma: 'Grup 7',
    'Yer 1': ' Hal Yolu No:3 ',
    'Yer 2': 'Çayeli',
    Cep: '',
    Sabit: '0464 123 45 67',
    Nokta: '41.08, 40.72',
    İl: 'Rize',
  };
  expect(underMapping(row, chosen)).toMatchObject({ name: 'Çay Evi', address: 'Hal Yolu No:3, Çayeli', İl: 'Rize' });
  expect(mapNamed(underMapping(row, chosen))).toMatchObject({
    business: {
      name: 'Çay Evi',
      phone: '+904641234567',
      location: { address: 'Hal Yolu No:3, Çayeli', city: 'Rize', latitude: 41.08, longitude: 40.72 },
    },
  });
});

it('names the telephone of a further column with the same target', () => {
  const row = { 'Unvan Bilgisi': 'Çay Evi', 'Yer 1': 'Hal Yolu No:3, Rize', Cep: '05321112233', Sabit: '04641234567' };
  expect(mapNamed(underMapping(row, chosen))).toMatchObject({
    business: { phone: '+905321112233' },
    warnings: ['left-out-phone: +904641234567'],
  });
});

it.each([
  ['both columns', ['Santral', 'Hat']],
  ['the number alone', ['Hat']],
])('joins an area code and a number when %s are chosen', (_, names) => {
  const mapping = mappingOf(names.map((name) => ({ name, target: 'phone' })));
  const row = {
    Unvan: 'Çay Evi',
    Adres: 'Hal Yolu No:3, Rize',
    Hat: '724 89 22',
    [names[1] ? 'Santral' : 'Alan Kodu']: '464',
  };
  expect(mapNamed(underMapping(row, mapping))).toMatchObject({ warnings: [], business: { phone: '+904647248922' } });
});

it('ignores a column that is left out, even if its name is known', () => {
  expect(mapNamed(underMapping({ Firma: 'Grup 7', Adres: 'Hal Yolu No:3', İl: 'Rize' }, chosen))).toEqual({
    refused: 'name-required',
  });
});

it('prefers a chosen column to one with the exact name of the field', () => {
  const row = { name: 'Kod 1', Unvan: 'Çay Evi', address: 'Hal Yolu No:3, Rize' };
  expect(mapNamed(underMapping(row, mappingOf([{ name: 'Unvan', target: 'name' }])))).toMatchObject({
    business: { name: 'Çay Evi' },
  });
});

it('identifies a column with a long name by the beginning of the name', () => {
  const name = 'u'.repeat(90);
  expect(underMapping({ [name]: 'Çay Evi' }, mappingOf([{ name: name.slice(0, 60), target: 'name' }]))).toEqual({
    name: 'Çay Evi',
  });
});

describe('a column that is split', () => {
  const parts = (by: string, text: string) =>
    underMapping(
      { Yer: text },
      mappingOf([
        { name: 'Yer', target: 'borough', split: { by, further: [{ target: null }, { target: 'province' }] } },
      ]),
    );

  it('assigns each part to its field, and the whole rest to the last one', () => {
    expect(parts('/', 'Çayeli / Eskipazar / Rize / Türkiye')).toEqual({ borough: 'Çayeli', state: 'Rize / Türkiye' });
  });

  it('gives nothing for missing parts', () => {
    expect(parts('/', 'Çayeli')).toEqual({ borough: 'Çayeli' });
    expect(parts('/', ' / ')).toEqual({});
  });
});

it('replaces listed values, however they are written, and keeps the others', () => {
  const mapping = mappingOf([
    {
      name: 'Grup',
      target: 'category',
      values: [
        { from: 'Manavlar', to: 'Manav' },
        { from: 'yok', to: '' },
      ],
    },
  ]);
  expect(underMapping({ Grup: ' MANAVLAR ' }, mapping)).toEqual({ category: 'Manav' });
  expect(underMapping({ Grup: 'Yok' }, mapping)).toEqual({});
  expect(underMapping({ Grup: 'Kasap' }, mapping)).toEqual({ category: 'Kasap' });
});

it('fills fields that no column of the row fills with the constant', () => {
  const constants: ConstantField[] = [
    { target: 'city', text: 'Ankara' },
    { target: 'category', text: 'Bal' },
  ];
  const mapping = mappingOf([{ name: 'Grup', target: 'category' }], constants);
  expect(underMapping({ Grup: '', Şehir: '' }, mapping)).toMatchObject({ city: 'Ankara', category: 'Bal' });
  expect(underMapping({ Grup: 'Çay', Şehir: 'Rize' }, mapping)).toEqual({ category: 'Çay', Şehir: 'Rize' });
});
