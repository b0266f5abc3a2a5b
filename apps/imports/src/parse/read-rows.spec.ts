import type { ColumnSeparator } from '@tedarik/commands';
import { readRows, recogniseSeparator } from './read-rows.js';
import type { SourceRow } from './source-row.js';

async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

async function rowsOf(
  text: string | Buffer,
  form: 'json' | 'tsv' = 'json',
  size = 7,
  separator: ColumnSeparator | null = null,
): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const batch of readRows(inParts(Buffer.from(text as string), size), form, separator)) rows.push(...batch);
  return rows;
}
const namesOf = (rows: SourceRow[]) => rows.map(({ value }) => (value as { name?: string })?.name);

const A = { name: 'Öz Çay', tags: ['a', '}', ']'], deep: { x: [1, { y: '"{' }] } };
const B = { name: 'Işıl "Baharat"', path: 'C:\\' };

describe('reading JSON', () => {
  const forms: [string, string][] = [
    ['an array', JSON.stringify([A, B])],
    ['an indented array', JSON.stringify([A, B], null, 2)],
    ['nested arrays', JSON.stringify([[A], [[B]]])],
    ['a wrapper', JSON.stringify({ status: 'OK', data: [A, B], next: { page: [2] } })],
    ['a wrapper in capitals', JSON.stringify({ Total: 2, FİRMALAR: [A, B] })],
    ['a wrapper named after its trade', JSON.stringify({ meta: { count: 2 }, restaurants: [A, B] })],
    ['a wrapper of two words', JSON.stringify({ LocalResults: [A, B] })],
    ['a wrapper of nested arrays', JSON.stringify({ status: 'OK', results: [[A, B]] })],
    ['a wrapper in a wrapper', JSON.stringify({ data: { places: [A, B] }, n: 1 })],
    ['a collection of features', JSON.stringify({ type: 'FeatureCollection', name: 'x', features: [A, B] })],
    ['a list two objects deep', JSON.stringify({ response: { meta: { code: 200 }, venues: [A, B] }, n: 1 })],
    ['two lists of a wrapper', JSON.stringify({ kafeler: [A], n: { page: [2] }, Dükkanlar: [B] })],
    ['a wrapper with an empty list before', JSON.stringify({ candidates: [], results: [A, B] })],
    ['a wrapper whose name is escaped', `{"D\\u00fckkanlar":${JSON.stringify([A, B])}}`],
    ['objects one to a line', `${JSON.stringify(A)}\n${JSON.stringify(B)}\n`],
  ];
  it.each(forms)('IMP-JSON-24 finds the same records in %s, however it is cut', async (_form, text) => {
    for (const size of [1, 3, 50, 5000])
      expect((await rowsOf(text, 'json', size)).map(({ value }) => value)).toEqual([A, B]);
  });

  const inAnkara = (of: object) => ({ il: 'Ankara', ...of });
  const inIzmir = (of: object) => ({ il: 'İzmir', ...of });
  const nested: [string, unknown, object[]][] = [
    ['lists by province', { Ankara: [A], İzmir: [B] }, [inAnkara(A), inIzmir(B)]],
    ['lists by province below a title', { title: 'Üyeler', data: { Ankara: [A], İzmir: [B] } }, [inAnkara(A), inIzmir(B)]], // oxfmt-ignore
    ['an object for each province', [{ Ankara: [A] }, { İzmir: [B] }], [inAnkara(A), inIzmir(B)]],
    [
      'lists by province and borough',
      { Ankara: { Çankaya: [A], Keçiören: [A] }, İzmir: { Konak: [B] } },
      [
        { ...inAnkara(A), ilçe: 'Çankaya' },
        { ...inAnkara(A), ilçe: 'Keçiören' },
        { ...inIzmir(B), ilçe: 'Konak' },
      ],
    ],
    [
      'objects with a province and a list',
      [
        { il: 'Ankara', plaka: 6, firmalar: [A] },
        { il: 'İzmir', plaka: 35, firmalar: [B] },
      ],
      [inAnkara(A), inIzmir(B)],
    ],
    [
      'objects named after a province, with boroughs in them',
      { iller: [{ ad: 'Ankara', ilceler: [{ ilce: 'Çankaya', isletmeler: [A] }] }] },
      [{ ...inAnkara(A), ilce: 'Çankaya' }],
    ],
    [
      'objects with a category and two lists',
      [{ kategori: 'Çay', marketler: [A], kafeler: [B] }],
      [
        { kategori: 'Çay', ...A },
        { kategori: 'Çay', ...B },
      ],
    ],
    ['a list beside those of provinces', { Ankara: [A], firmalar: [B] }, [inAnkara(A), B]],
    ['records that say their province themselves', { Ankara: [{ ...A, il: 'Çorum' }] }, [{ ...A, il: 'Çorum' }]],
  ];
  it.each(nested)(
    'IMP-JSON-24 reads %s, and the records have their place, however it is cut',
    async (_, given, rows) => {
      const asLines = [given].flat().map((one) => JSON.stringify(one));
      for (const text of [JSON.stringify(given), JSON.stringify(given, null, 2), asLines.join('\n')]) {
        for (const size of [1, 3, 50, 5000])
          expect((await rowsOf(text, 'json', size)).map(({ value }) => value)).toEqual(rows);
      }
    },
  );

  it('IMP-JSON-24 reads groups one to a line, with the lines of their records and however large a group is', async () => {
    const many = Array.from({ length: 3_000 }, () => ({ ...A, about: 'x'.repeat(100) }));
    const groups = [{ il: 'İzmir', firmalar: [B] }, { il: 'Ankara', firmalar: many }, B];
    const rows = await rowsOf(groups.map((group) => JSON.stringify(group)).join('\r\n'), 'json', 65_536);
    expect(rows.map(({ line, broken }) => [line, broken])).toEqual([
      [1, undefined],
      ...many.map(() => [2, undefined]),
      [3, undefined],
    ]);
    expect([rows[0]!.value, rows[3_000]!.value, rows[3_001]!.value]).toEqual([inIzmir(B), inAnkara(many[0]!), B]);
  });

  it('A25 keeps the records before the error in a group on a line, and reads the next line', async () => {
    const group = JSON.stringify({ il: 'Ankara', firmalar: [A] });
    const rows = await rowsOf(`${group}\n{"il":"İzmir","firmalar":[{"name":"bir"},{"na\n${group}\nno record\n`);
    expect(rows.map(({ line, broken }) => [line, broken])).toEqual([
      [1, undefined],
      [2, undefined],
      [2, 'not-json'],
      [3, undefined],
      [4, 'not-json'],
    ]);
  });

  it.each([
    ['a business with a list', [{ name: 'Öz Çay', il: 'Rize', items: [A] }]],
    ['a business with a list and without any place', [{ Cari: 'Öz Çay', items: [A] }]],
    ['a long text with a list', [{ x: 'x'.repeat(3_000), il: 'Rize', firmalar: [A] }]],
    [
      'a business with a list of words after its place',
      [{ il: 'Rize', features: ['wifi', 'otopark'], name: 'Öz Çay' }],
    ],
    ['a business with an empty list after its place', [{ il: 'Rize', features: [], name: 'Öz Çay' }]],
    ['a business with branches by province', { name: 'Öz Çay', address: 'Hal Yolu 3', Ankara: [A] }],
  ])('IMP-JSON-24 reads %s as one record', async (_, given) => {
    const asLines = [given, given].flat().map((one) => JSON.stringify(one));
    expect((await rowsOf(JSON.stringify(given))).map(({ value }) => value)).toEqual([given].flat());
    expect((await rowsOf(asLines.join('\n'))).map(({ value }) => value)).toEqual([given, given].flat());
  });

  it('IMP-JSON-24 reads nothing from a group with an empty list', async () => {
    const rows = await rowsOf(
      JSON.stringify([
        { il: 'Rize', firmalar: [] },
        { il: 'Ankara', firmalar: [A] },
      ]),
    );
    expect(rows.map(({ value }) => value)).toEqual([inAnkara(A)]);
  });

  it('IMP-JSON-24 reads a single object as one record', async () => {
    expect(namesOf(await rowsOf(JSON.stringify(A)))).toEqual(['Öz Çay']);
  });

  it('IMP-JSON-24 refuses arrays nested deeper than 32', async () => {
    await expect(rowsOf('['.repeat(40))).rejects.toMatchObject({ code: 'nested-too-deep' });
    await expect(rowsOf('{"data":'.repeat(40))).rejects.toMatchObject({ code: 'nested-too-deep' });
  });

  it('IMP-JSON-24 reads a single object in a wrapper as one record', async () => {
    expect(namesOf(await rowsOf(JSON.stringify({ status: 'OK', data: A, next: { page: [2] } })))).toEqual(['Öz Çay']);
  });

  it('IMP-JSON-24 refuses more than 200,000 rows, and reports the line', async () => {
    const lines = (rows: number) => '{"name":"Öz Çay"}\n'.repeat(rows);
    expect(await rowsOf(lines(200_000), 'json', 65_536)).toHaveLength(200_000);
    const refused = await rowsOf(lines(200_050), 'json', 65_536).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'too-many-rows', line: 200_001 });
  });

  it('A25 marks only the record that is nested deeper than 32 as broken', async () => {
    const deep = `${'['.repeat(1_000)}${']'.repeat(1_000)}`;
    for (const text of [`[{"x":${deep}},{"name":"iki"}]`, `{"name":"bir"}\n{"x":${deep}}\n{"name":"üç"}`]) {
      expect((await rowsOf(text)).flatMap(({ broken }) => broken ?? [])).toEqual(['nested-too-deep']);
    }
  });

  it('A25 returns a row for each value that is not a record', async () => {
    const rows = await rowsOf('["{a, \\"b", 7, {"name":"üç"}]');
    expect(rows.map(({ value }) => value)).toEqual(['{a, "b', 7, { name: 'üç' }]);
  });

  it('A25 marks a very long text as too large, and reads the next record', async () => {
    const [row, next] = await rowsOf(`["${'x'.repeat(1_000_000)}",{"name":"iki"}]`, 'json', 65_536);
    expect([row?.broken, (next?.value as { name: string } | undefined)?.name]).toEqual(['record-too-large', 'iki']);
  });

  it('A25 removes what a document cannot hold: NULs, and keys that the driver reads as types', async () => {
    const [row] = await rowsOf('[{"na\\u0000me":"Öz\\u0000 Çay","at":[{"_bsontype":"ObjectId","x":1}]}]');
    expect(row?.value).toEqual({ name: 'Öz Çay', at: [{ x: 1 }] });
  });

  it('A25 marks only the broken record, with its line', async () => {
    const rows = await rowsOf('[\n{"name":"bir"},\n{"name":NaN},\n{"name":"üç"}]');
    expect(rows.map(({ row, line, broken }) => [row, line, broken])).toEqual([
      [1, 2, undefined],
      [2, 3, 'not-json'],
      [3, 4, undefined],
    ]);
  });

  it('A25 returns the records before the end of a truncated file', async () => {
    const seen: SourceRow[] = [];
    const read = async () => {
      for await (const batch of readRows(inParts(Buffer.from('[{"name":"bir"},{"name":"ik'), 9), 'json'))
        seen.push(...batch);
    };
    await expect(read()).rejects.toMatchObject({ code: 'truncated' });
    expect(namesOf(seen)).toEqual(['bir']);
  });

  it('A25 continues after a broken line of an NDJSON file', async () => {
    const rows = await rowsOf('{"name":"bir"}\n{"name":"iki\n{"name":"üç"}\n');
    expect(rows.map(({ broken }) => broken)).toEqual([undefined, 'not-json', undefined]);
  });

  it('IMP-JSON-02 refuses text that is not JSON', async () => {
    await expect(rowsOf('<html>')).rejects.toMatchObject({ code: 'not-json', line: 1 });
  });

  it('A6 does not change Object.prototype', async () => {
    await rowsOf('[{"__proto__":{"polluted":1},"name":"x"}]');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('encodings', () => {
  const text = JSON.stringify([{ name: 'Şişli İğde Çayı' }]);
  const utf16be = Buffer.from(text, 'utf16le').swap16();
  it.each([
    ['UTF-8 with BOM', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 LE with BOM', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
    ['UTF-16 BE without BOM', utf16be],
    [
      'Windows-1254',
      Buffer.from(
        [...text].map((c) => ({ Ş: 0xde, ş: 0xfe, İ: 0xdd, ı: 0xfd, ğ: 0xf0, Ç: 0xc7 })[c] ?? c.charCodeAt(0)),
      ),
    ],
  ])('A25 recognises %s', async (_name, bytes) => {
    expect(namesOf(await rowsOf(bytes as Buffer))).toEqual(['Şişli İğde Çayı']);
  });

  it('A25 refuses bytes that are not text', async () => {
    await expect(rowsOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x01, 0x81, 0xff, 0x05]))).rejects.toMatchObject({
      code: 'encoding-unknown',
    });
  });
});

it('K25: recognises a zip archive with the name of a text file', async () => {
  await expect(rowsOf('PK\u0003\u0004', 'json')).rejects.toMatchObject({ code: 'zip-archive' });
});

describe('reading tab-separated text', () => {
  it('IMP-TSV-02 IMP-TSV-08 skips a header and empty lines and keeps line numbers', async () => {
    const rows = await rowsOf(
      'name\tslug\tcategory\tcity\tprovince\taddress\r\n\r\nÖz Çay\t\t\tÇayeli\tRize\tHal Yolu 3\r\n',
      'tsv',
    );
    expect(rows).toMatchObject([{ row: 3, line: 3, value: ['Öz Çay', '', '', 'Çayeli', 'Rize', 'Hal Yolu 3'] }]);
  });

  it('A26 accepts CR alone as the end of a line', async () => {
    expect(await rowsOf('a\tb\rc\td', 'tsv')).toHaveLength(2);
  });

  it('A26 skips a line of 10 MB and continues', async () => {
    const rows = await rowsOf(`a\tb\n${'x'.repeat(10_000_000)}\nc\td\n`, 'tsv', 65_536);
    expect(rows.map(({ line, broken }) => [line, broken])).toEqual([
      [1, undefined],
      [2, 'line-too-long'],
      [3, undefined],
    ]);
  });

  it('IMP-TSV-07 refuses text without columns', async () => {
    for (const text of ['[{"name":"Öz Çay"}]', '<html>\n</html>'])
      await expect(rowsOf(text, 'tsv')).rejects.toMatchObject({ code: 'not-columns', line: 1 });
    await expect(rowsOf('a;b;c;d;e;f', 'tsv', 7, 'tab')).rejects.toMatchObject({ code: 'not-columns' });
    expect(await rowsOf('\n\n', 'tsv')).toEqual([]);
  });

  it('IMP-TSV-10 reads quotes as plain characters in tab-separated text', async () => {
    const [row] = await rowsOf('"5"" boru\ta\tb\tc\td\te', 'tsv');
    expect(row?.value).toEqual(['"5"" boru', 'a', 'b', 'c', 'd', 'e']);
  });
});

describe('reading separated text in quotes', () => {
  const cellsOf = async (text: string, size?: number) =>
    (await rowsOf(text, 'tsv', size, 'semicolon')).map(({ value, broken }) => value ?? broken);

  it('IMP-TSV-10 reads quotes by RFC 4180, however the file is cut', async () => {
    const text = 'Öz Çay;"Hal Yolu; No 3";"""Kuru"" gıda";\r\n"iki\r\nsatır";;5" boru;x\r\n';
    const cells = [
      ['Öz Çay', 'Hal Yolu; No 3', '"Kuru" gıda', ''],
      ['iki\nsatır', '', '5" boru', 'x'],
    ];
    for (const size of [1, 3, 5_000]) expect(await cellsOf(text, size)).toEqual(cells);
  });

  it('IMP-TSV-04 IMP-TSV-08 IMP-TSV-10 skips a header and empty lines, and numbers rows by their first line', async () => {
    const rows = await rowsOf('Name;slug;address\n"a\nb";c\n;;\n\nd;e\n', 'tsv', 7, 'semicolon');
    expect(rows.map(({ row, line }) => [row, line])).toEqual([
      [2, 2],
      [6, 6],
    ]);
  });

  it('A26 marks only the line of an unclosed quote as broken', async () => {
    expect(await cellsOf('a;b\nc;"d\ne;f\ng;h\n')).toEqual([['a', 'b'], 'broken-quotes', ['e', 'f'], ['g', 'h']]);
    expect(await cellsOf('a;"b"c\nd;e')).toEqual(['broken-quotes', ['d', 'e']]);
    expect(await cellsOf('a;"b\nc;"d\ne;f')).toEqual(['broken-quotes', 'broken-quotes', ['e', 'f']]);
  });

  it('A26 gives up a quoted cell that is too long, and continues after its first line', async () => {
    const lines = `${'x'.repeat(1_000)}\n`.repeat(100);
    const rows = await rowsOf(`a;"b\n${lines}c";d`, 'tsv', 65_536, 'semicolon');
    expect(rows[0]).toEqual({ row: 1, line: 1, broken: 'broken-quotes' });
    expect(rows.at(-1)).toEqual({ row: 102, line: 102, value: ['c"', 'd'] });
  });

  it('A26 ends a quoted cell at a line that is too long', async () => {
    const rows = await cellsOf(`a;"b\n${'x'.repeat(100_000)}\nc;d`, 65_536);
    expect(rows).toEqual(['broken-quotes', 'line-too-long', ['c', 'd']]);
  });
});

describe('reading text with tabs', () => {
  const cellsOf = async (text: string) =>
    (await rowsOf(text, 'tsv', 7, 'tab')).map(({ value }) => Object.values(value!));

  it('IMP-TSV-10 reads the quotes that Excel writes around cells with commas, quotes and lines', async () => {
    const text = 'Firma\tAdres\r\n"""Şen"" Çay"\t"Hal Yolu, 3"\r\nÖz Çay\t"Hal Yolu\r\nkat 2"\r\n';
    expect(await cellsOf(text)).toEqual([
      ['"Şen" Çay', 'Hal Yolu, 3'],
      ['Öz Çay', 'Hal Yolu\nkat 2'],
    ]);
  });

  it('A26 takes quotes as signs where they surround no cell', async () => {
    const rows = [['"Öz" Çay', 'Hal Yolu'], ['"Bal Evi', 'Çarşı'], ['Cam', '19"'], ['"Gül', 'Moda']]; // oxfmt-ignore
    const text = rows.map((cells) => cells.join('\t')).join('\n');
    expect(await cellsOf(`Firma\tAdres\n${text}`)).toEqual(rows);
    expect(await cellsOf(text)).toEqual(rows);
  });
});

describe('recognising the column separator', () => {
  const ROW = ['Öz Çay', '', '', 'Çayeli', 'Rize', 'Hal Yolu 3'];
  const recognised = (text: string) => recogniseSeparator(inParts(Buffer.from(text), 7));

  it.each([
    ['tab', ROW.join('\t')],
    ['semicolon', ROW.join(';')],
    ['comma', ROW.join(',')],
    ['tab', `a;b;c;d;e;f\n${ROW.join('\t')}`],
    ['semicolon', `${ROW.join(';')}, kat 1, no 2, daire 3, Merkez, Rize`],
    ['comma', `"a;b;c;d;e;f",${ROW.join(',')}`],
    ['tab', 'Öz Çay'],
    ['tab', ''],
    ['tab', 'Öz Çay, Rize\nHal Yolu 3\n'],
  ])('IMP-TSV-10 recognises %s from the first lines', async (separator, text) => {
    expect(await recognised(text)).toBe(separator);
    expect(await recognised(`${'baslik\n'.repeat(18)}${text}`)).toBe(separator);
  });

  it('IMP-TSV-10 recognises a separator of fewer columns when all lines have it equally often', async () => {
    expect(await recognised('Öz Çay;Hal Yolu 3;0464\nBal Evi;Çarşı;0464\n')).toBe('semicolon');
  });

  it('IMP-TSV-10 reads at most twenty lines', async () => {
    expect(await recognised(`${'a,b,c,d,e,f\n'.repeat(20)}${ROW.join(';')}`)).toBe('comma');
  });

  it('IMP-TSV-10 reads a file with the recognised separator', async () => {
    expect(await rowsOf(ROW.join(';'), 'tsv')).toEqual([{ row: 1, line: 1, value: ROW }]);
  });
});
