import { mapColumns } from '../mapping/map-columns.js';
import { mapNamed } from '../mapping/map-record.js';
import { PLAIN_READING } from './header.js';
import { readRows, recogniseSeparator } from './read-rows.js';
import type { SourceRow } from './source-row.js';

async function* inParts(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 7) yield await Promise.resolve(bytes.subarray(at, at + 7));
}

async function rowsOf(text: string | Buffer): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const some of readRows(inParts(Buffer.from(text as string)), 'tsv')) rows.push(...some);
  return rows;
}
/** The rows of a table whose columns can still be mapped. */
async function openRowsOf(text: string): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  const reading = { ...PLAIN_READING, isOpen: true };
  for await (const some of readRows(inParts(Buffer.from(text)), 'tsv', 'semicolon', reading)) rows.push(...some);
  return rows;
}
const lines = (...all: string[]) => `${all.join('\n')}\n`;

describe('a table with a header line', () => {
  it.each([
    ['tab', '\t'],
    ['semicolon', ';'],
    ['comma', ','],
    ['pipe', '|'],
  ])('is read by column name in any order, separated by %s', async (separator, sign) => {
    const text = lines(['Telefon', 'Firma Adı', 'Adres'].join(sign), ['0464 1', 'Öz Çay', 'Hal Yolu 3'].join(sign));
    expect(await recogniseSeparator(inParts(Buffer.from(text)))).toBe(separator);
    expect(await rowsOf(text)).toEqual([
      {
        row: 2,
        line: 2,
        value: { Telefon: '0464 1', 'Firma Adı': 'Öz Çay', Adres: 'Hal Yolu 3' },
        names: ['Telefon', 'Firma Adı', 'Adres'],
      },
    ]);
  });

  const HEADING = 'FİRMA ÜNVANI;Açık Adres;İl;Şube Kodu';
  it.each([
    ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\u{feff}${text}`)],
    ['UTF-16', (text: string) => Buffer.from(`\u{feff}${text}`, 'utf16le')],
    [
      'Windows-1254',
      (text: string) =>
        Buffer.from([...text].map((c) => ({ İ: 0xdd, Ü: 0xdc, ı: 0xfd, ç: 0xe7, Ş: 0xde })[c] ?? c.charCodeAt(0))),
    ],
  ])('is read in %s', async (_name, encoded) => {
    const [row] = await rowsOf(encoded(lines(HEADING, 'Çay Evi;Hal Yolu 3;Rize;7').replace('Ç', 'C')));
    expect(mapNamed(row!.value as Record<string, string>)).toMatchObject({
      business: { name: 'Cay Evi', location: { city: 'Rize' } },
    });
    expect(row!.names).toEqual(['FİRMA ÜNVANI', 'Açık Adres', 'İl', 'Şube Kodu']);
  });

  it('may have titles above the header, unnamed cells, repeated names, and rows longer than the header', async () => {
    const rows = await rowsOf(lines('Firma listesi;;', '', 'Ad;;Adres;Ad', 'Öz Çay;x;Hal Yolu 3, Rize;y;z'));
    expect(rows).toMatchObject([
      { row: 4, value: { Ad: 'Öz Çay', '#2': 'x', Adres: 'Hal Yolu 3, Rize', 'Ad#4': 'y', '#5': 'z' } },
    ]);
  });

  it('is found below titles in several cells and below a line of groups of columns', async () => {
    const rows = await rowsOf(
      lines(
        'T.C. RİZE BELEDİYESİ;;;;Tarih:;21.11.2026',
        'S.NO;İŞLETME;;;İLETİŞİM;',
        ';ADI;FAALİYETİ;ADRESİ;TELEFON;E-MAİL',
        '1;Öz Çay;Çay;Hal Yolu 3;0464 123 45 67;-',
      ),
    );
    expect(rows).toMatchObject([{ row: 4, value: { ADI: 'Öz Çay', ADRESİ: 'Hal Yolu 3', 'E-MAİL': '' } }]);
  });

  it.each([
    ['names in the upper row only', ';;;Telefon;E-posta'],
    ['names that are in both rows, as merged cells are', 'Firma Adı;Açık Adres;Şehir;Telefon;E-posta'],
  ])('may be in two rows, with %s', async (_what, below) => {
    const [row, ...others] = await rowsOf(
      lines('Firma Adı;Adres;Şehir;İletişim;', below, 'Öz Çay;Hal Yolu 3;Rize;0464 123 45 67;bilgi@ozcay.example'),
    );
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      row: 3,
      value: { 'Firma Adı': 'Öz Çay', Şehir: 'Rize', Telefon: '0464 123 45 67', 'E-posta': 'bilgi@ozcay.example' },
    });
  });

  it('may have its only address in the second row', async () => {
    const rows = await rowsOf(lines('Firma Adı;Konum;;Yetkili', ';Adres;İl;', 'Öz Çay;Hal Yolu 3;Rize;Ali Er'));
    expect(rows).toMatchObject([
      { row: 3, names: ['Firma Adı', 'Adres', 'İl', 'Yetkili'], value: { Adres: 'Hal Yolu 3', Yetkili: 'Ali Er' } },
    ]);
  });

  it('is one row when a business below it consists of letters only', async () => {
    const rows = await rowsOf(lines('Firma;Adres;Şehir;Yetkili', 'Market;Hal Yolu;Rize;Ali Er', 'Bal Evi;Çarşı;Rize;'));
    expect(rows.map(({ row }) => row)).toEqual([2, 3]);
  });

  it('may have unknown names below titles, which are no rows then', async () => {
    const heading = 'Sıra;Cari;Yer 1;Hat';
    const rows = ['1;Öz Çay;Hal Yolu No:3;0464 1234567', '2;Bal Evi;Çarşı No:5;0464 1234568', '3;Işıl;;0464 1234569'];
    const text = lines('TEDARİKÇİ LİSTESİ 2026', 'Ticaret Odası;;', '', heading, ...rows);
    expect(await recogniseSeparator(inParts(Buffer.from(text)))).toBe('semicolon');
    expect(await openRowsOf(text)).toMatchObject([
      { row: 5, names: heading.split(';'), value: { Cari: 'Öz Çay' } },
      { row: 6 },
      { row: 7 },
    ]);
  });

  it('may have names that a program made', async () => {
    const heading = 'hfpxzc href;qBF1Pd;MW4etd;W4Efsd 2;UsdlK';
    const rows = ['a', 'b', 'c'].map((sign) => `https://maps.example/${sign};Öz ${sign};4,5;Hal Yolu 3;0464 123 45 67`);
    const text = lines(heading, ...rows);
    expect((await openRowsOf(text))[0]).toMatchObject({ row: 2, names: heading.split(';'), value: { qBF1Pd: 'Öz a' } });
  });

  it('IMP-TSV-02 keeps our columns in our order as cells, and sorts them into that order otherwise', async () => {
    const inOrder = 'name,slug,category,city,province,address';
    const cells = ['Öz Çay', '', 'Çay', 'Çayeli', 'Rize', 'Hal Yolu 3'];
    const [kept] = await rowsOf(lines(inOrder, cells.join(',')));
    expect(kept!.value).toEqual(cells);
    const [moved] = await rowsOf(
      lines('Address,Phone,Name,City,Province', 'Hal Yolu 3,0464 1234567,Öz Çay,Çayeli,Rize'),
    );
    expect(mapColumns(moved!.value as string[])).toMatchObject({
      business: { name: 'Öz Çay', phone: '+904641234567', location: { city: 'Rize', borough: 'Çayeli' } },
    });
  });

  it.each([
    ['knows some', 'Telefon;Web Sitesi;Vergi No', 'Telefon, Web Sitesi, Vergi No'],
    ['knows one', 'Cari Kod;Cari Ünvanı;Telefon', 'Cari Kod, Cari Ünvanı, Telefon'],
    ['knows none', 'Cari Kod;Bölge Sorumlusu;Bakiye', 'Cari Kod, Bölge Sorumlusu, Bakiye'],
    ['misses the address', 'Firma;Telefon;Vergi No', 'Firma, Telefon, Vergi No'],
  ])('is refused, with the names of its columns, when its header %s', async (_what, heading, detail) => {
    const text = lines(heading, 'K-1;0464 123 45 67;120', 'K-2;0464 123 45 68;90', 'K-3;0464 123 45 69;5');
    const wide = text.replaceAll('\n', ';;;\n');
    await expect(rowsOf(wide)).rejects.toMatchObject({ code: 'unknown-columns', line: 1, detail });
  });

  it('is refused when columns of mails and sites have names that are not known', async () => {
    const rows = ['Ali', 'Can', 'Ece'].map((name) => `${name};${name}@b.example;www.${name}.example;;;`);
    await expect(rowsOf(lines('Müşteri;Kutu;Sayfa;;;', ...rows))).rejects.toMatchObject({ code: 'unknown-columns' });
  });

  it('is refused when it has too many columns', async () => {
    const text = lines(`Ad;Adres;${'x;'.repeat(2_000)}`, 'Öz Çay;Hal Yolu 3, Rize');
    await expect(rowsOf(text)).rejects.toMatchObject({ code: 'too-many-columns' });
  });

  it('is read without the apostrophe that keeps a cell from being a formula, but only in known columns', async () => {
    const [row] = await rowsOf(lines('name,address,Not', "'-Öz Çay,'+Hal Yolu 3,'5"));
    expect(row!.value).toEqual({ name: '-Öz Çay', address: '+Hal Yolu 3', Not: "'5" });
  });

  it('does not change Object.prototype', async () => {
    await rowsOf(lines('Ad;Adres;__proto__', 'Öz Çay;Hal Yolu 3, Rize;x'));
    expect(({} as { x?: string }).x).toBeUndefined();
  });
});

describe('a table without a header line', () => {
  it.each([
    ['Öz Çay;;Market;Çayeli;Rize;Hal Yolu 3;0464 123 45 67;;'],
    ['Öz Çay;oz-cay;Çay;Çayeli;Rize;Hal Yolu;0464 123 45 67;a@ozcay.example;çay toptan'],
    ['Öz Çay;oz-cay;Çay;Çayeli;Rize;Hal Yolu'],
    ['Telefon Dünyası;;Market;Çayeli;Rize;Hal Yolu 3'],
  ])('is read in our order: %s', async (first) => {
    const more = [
      'Bal Evi;;Bal;Çayeli;Rize;Hal Yolu 7;0464 123 45 68',
      'Işıl;;Çay;Çayeli;Rize;Hal Yolu 9;0464 123 45 69',
    ];
    const rows = await rowsOf(lines(first, ...more));
    expect(rows.map(({ value }) => value)).toEqual([first, ...more].map((line) => line.split(';')));
    expect(rows[0]!.names).toBeUndefined();
  });
});
