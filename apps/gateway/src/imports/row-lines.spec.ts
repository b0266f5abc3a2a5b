import type { ImportRow } from '@tedarik/commands';
import { anImportRow } from '@tedarik/testing';
import { rowLines } from './row-lines.js';

const CELLS = ['Öz Çay', '', '', 'Çayeli', 'Rize', 'Hal Yolu 3', '+904641234567', 'a@ornek.com.tr', 'çay'];
const aRow = (over: Partial<ImportRow>) => anImportRow({ row: 7, source: CELLS, ...over });
const outcome = { row: 7, outcome: 'duplicate', reason: 'business-exists', businessId: null, slug: null } as const;
const recordOf = (over: Partial<ImportRow>) => JSON.parse(rowLines('json', []).line(aRow(over))) as unknown;
const cellsOf = (over: Partial<ImportRow>) => rowLines('tsv', []).line(aRow(over)).split('\t');

it('IMP-JSON-31 writes records as they were imported, each with its outcome', () => {
  const source = { name: 'Öz Çay', types: ['cafe'], notes: 'a\nb' };
  expect(recordOf({ source, outcome })).toEqual({
    ...source,
    _satir: 7,
    _sonuc: 'duplicate',
    _neden: 'business-exists',
  });
  expect(rowLines('json', []).line(aRow({ source }))).toMatch(/^[^\n]*\n$/);
});

it('writes the forecast of a row, and its reason, until the row is imported', () => {
  const refused = { forecast: 'invalid', refusal: 'name-and-address-required' } as const;
  expect(recordOf({ ...refused, source: {} })).toEqual({
    _satir: 7,
    _sonuc: 'invalid',
    _neden: 'name-and-address-required',
  });
});

it.each([['metin'], [5], [[1, 2]]])('keeps a value that is not a record: %j', (source) => {
  expect(recordOf({ source })).toEqual({ _kayit: source, _satir: 7, _sonuc: 'new', _neden: '' });
});

it('IMP-TSV-04 writes the known columns separated by tabs, then row number, outcome and reason', () => {
  const { head } = rowLines('tsv', [aRow({})]);
  const names = 'name\tslug\tcategory\tcity\tprovince\taddress\tphone\temail\tactivity_detail\tsatir\tsonuc\tneden';
  expect(head).toBe(`\uFEFF${names}\r\n`);
  expect(cellsOf({ outcome, source: CELLS.with(5, 'Hal Yolu 3\r\nKat\t2') })).toEqual([
    ...CELLS.with(5, 'Hal Yolu 3 Kat 2').with(6, "'+904641234567"),
    '7',
    'duplicate',
    'business-exists\r\n',
  ]);
});

it.each(['=1+1', '@SUM(A1)', '-cmd', '+90'])('writes no cell that a spreadsheet would work out: %s', (name) => {
  expect(cellsOf({ source: CELLS.with(0, name) })[0]).toBe(`'${name}`);
});

it.each([[['Öz Çay', 'x']], [null], ['metin']])('fills up a row that lacks columns: %j', (source) => {
  expect(cellsOf({ source })).toHaveLength(12);
});

describe('a table with columns of its own', () => {
  const source = { 'Firma Ünvanı': '', Adres: 'Yol üstü 3', 'İl/İlçe': 'İzmir/Konak' };
  const textOf = (...rows: ImportRow[]) => {
    const { head, line } = rowLines('tsv', rows);
    return (head + rows.map(line).join('')).split('\r\n').slice(0, -1);
  };
  const beside = '7\tnew\t';

  it('IMP-TSV-04 is exported in its own columns, with row number, outcome and reason added', () => {
    expect(textOf(aRow({ source }))).toEqual([
      '\uFEFFFirma Ünvanı\tAdres\tİl/İlçe\tsatir\tsonuc\tneden',
      `\tYol üstü 3\tİzmir/Konak\t${beside}`,
    ]);
  });

  it('has our columns once when it is handed out again, and a place for rows that could not be cut into cells', () => {
    const again = { ...source, satir: '6', sonuc: 'invalid', neden: 'name-required' };
    expect(textOf(aRow({ source: ['yarım'] }), aRow({ source: again }))).toEqual([
      '\uFEFFFirma Ünvanı\tAdres\tİl/İlçe\tsatir\tsonuc\tneden',
      `yarım\t\t\t${beside}`,
      `\tYol üstü 3\tİzmir/Konak\t${beside}`,
    ]);
  });

  it('has no header when it came without one', () => {
    expect(textOf(aRow({ source: { '#1': 'Öz Çay', '#2': 'Hal Yolu 3' } }))).toEqual([
      `\uFEFFÖz Çay\tHal Yolu 3\t${beside}`,
    ]);
  });
});
