import { columnsOf } from './export-columns.js';
import { csvHead, csvLine } from './csv.js';

const OPERATION = `query ManagedProducts($list:ManagedListInput!){managedProducts(list:$list){items{...Row}total}}
fragment Row on ManagedProduct{id name business{name slug}tags createdAt}`;
const columns = columnsOf(OPERATION);
const row = { id: '1', name: 'Kaşar', business: { name: 'Kars', slug: 'kars' }, tags: [], createdAt: '2026-11-21' };
const cellOf = (name: string) => csvLine({ ...row, name }, columns).split(';')[1];

it('writes a head with the snake_case names of the requested fields', () => {
  expect(csvHead(columns)).toBe('id;name;business_name;business_slug;tags;created_at\r\n');
});

it('writes one line per row, the values of a list in one cell, and an empty cell for a missing value', () => {
  expect(csvLine({ ...row, tags: ['kış', 'peynir'] }, columns)).toBe('1;Kaşar;Kars;kars;kış | peynir;2026-11-21\r\n');
  expect(csvLine({ ...row, business: null }, columns)).toBe('1;Kaşar;;;;2026-11-21\r\n');
});

it('keeps cells together that hold separators, quotes and line breaks', () => {
  expect(csvLine({ ...row, name: 'a;b "c"\nd' }, columns)).toBe('1;"a;b ""c""\nd";Kars;kars;;2026-11-21\r\n');
});

it.each([
  '=1+1',
  '+90',
  '-cmd',
  '@SUM(A1)',
  '\tx',
  '=HYPERLINK("http://evil")',
  '\n=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('A27: writes no cell that a spreadsheet would work out: %j', (text) => {
  expect(cellOf(text)?.replace(/^"/, '')).toMatch(/^'/);
});

it('leaves numbers as they are, negative ones too', () => {
  expect(cellOf('-12.5')).toBe('-12.5');
});
