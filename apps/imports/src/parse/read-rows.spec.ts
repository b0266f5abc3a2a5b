import { readRows } from './read-rows.js';
import type { SourceRow } from './source-row.js';

async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

async function rowsOf(text: string | Buffer, form: 'json' | 'tsv' = 'json', size = 7): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const batch of readRows(inParts(Buffer.from(text as string), size), form)) rows.push(...batch);
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
    ['a wrapper of nested arrays', JSON.stringify({ status: 'OK', results: [[A, B]] })],
    ['a wrapper in a wrapper', JSON.stringify({ data: { places: [A, B] }, n: 1 })],
    ['objects one to a line', `${JSON.stringify(A)}\n${JSON.stringify(B)}\n`],
  ];
  it.each(forms)('IMP-JSON-24 finds the same records in %s, however it is cut', async (_form, text) => {
    for (const size of [1, 3, 50, 5000])
      expect((await rowsOf(text, 'json', size)).map(({ value }) => value)).toEqual([A, B]);
  });

  it('IMP-JSON-24 takes a single object as one record', async () => {
    expect(namesOf(await rowsOf(JSON.stringify(A)))).toEqual(['Öz Çay']);
  });

  it('IMP-JSON-24 refuses arrays nested deeper than 32', async () => {
    await expect(rowsOf('['.repeat(40))).rejects.toMatchObject({ code: 'nested-too-deep' });
  });

  it('A25 costs a broken record only itself and names its line', async () => {
    const rows = await rowsOf('[\n{"name":"bir"},\n{"name":NaN},\n{"name":"üç"}]');
    expect(rows.map(({ row, line, broken }) => [row, line, broken])).toEqual([
      [1, 2, undefined],
      [2, 3, 'not-json'],
      [3, 4, undefined],
    ]);
  });

  it('A25 hands out what stood before a file broke off', async () => {
    const seen: SourceRow[] = [];
    const read = async () => {
      for await (const batch of readRows(inParts(Buffer.from('[{"name":"bir"},{"name":"ik'), 9), 'json'))
        seen.push(...batch);
    };
    await expect(read()).rejects.toMatchObject({ code: 'truncated' });
    expect(namesOf(seen)).toEqual(['bir']);
  });

  it('A25 reads on after a broken line of an NDJSON file', async () => {
    const rows = await rowsOf('{"name":"bir"}\n{"name":"iki\n{"name":"üç"}\n');
    expect(rows.map(({ broken }) => broken)).toEqual([undefined, 'not-json', undefined]);
  });

  it('IMP-JSON-02 refuses text that is no JSON at all', async () => {
    await expect(rowsOf('<html>')).rejects.toMatchObject({ code: 'not-json', line: 1 });
  });

  it('A6 leaves Object.prototype alone', async () => {
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

  it('A25 refuses bytes that are no text', async () => {
    await expect(rowsOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x01, 0x81, 0xff, 0x05]))).rejects.toMatchObject({
      code: 'encoding-unknown',
    });
  });
});

describe('reading tab-separated text', () => {
  it('IMP-TSV-02 IMP-TSV-08 skips a header and empty lines and keeps line numbers', async () => {
    const rows = await rowsOf(
      'name\tslug\tcategory\tcity\tprovince\taddress\r\n\r\nÖz Çay\t\t\tÇayeli\tRize\tHal Yolu 3\r\n',
      'tsv',
    );
    expect(rows).toEqual([{ row: 1, line: 3, value: ['Öz Çay', '', '', 'Çayeli', 'Rize', 'Hal Yolu 3'] }]);
  });

  it('A26 takes CR alone as the end of a line', async () => {
    expect(await rowsOf('a\tb\rc\td', 'tsv')).toHaveLength(2);
  });

  it('A26 passes over a line of 10 MB and goes on', async () => {
    const rows = await rowsOf(`a\tb\n${'x'.repeat(10_000_000)}\nc\td\n`, 'tsv', 65_536);
    expect(rows.map(({ line, broken }) => [line, broken])).toEqual([
      [1, undefined],
      [2, 'line-too-long'],
      [3, undefined],
    ]);
  });
});
