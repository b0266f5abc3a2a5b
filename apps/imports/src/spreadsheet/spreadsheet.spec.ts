import { crc32, deflateRawSync } from 'node:zlib';
import XLSX from '@e965/xlsx';
import { LIMITS } from '../parse/source-row.js';
import { looksLikeSpreadsheet, readSpreadsheet } from './spreadsheet.js';

type Cells = (string | number | boolean | Date | null | object)[][];

function aBook(sheets: Record<string, Cells>, { bookType = 'xlsx', hidden = [] as string[] } = {}): Buffer {
  const book = XLSX.utils.book_new();
  for (const [name, cells] of Object.entries(sheets)) {
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(cells), name);
  }
  book.Workbook = { Sheets: book.SheetNames.map((name) => ({ name, Hidden: hidden.includes(name) ? 1 : 0 })) };
  return XLSX.write(book, { type: 'buffer', bookType: bookType as XLSX.BookType, compression: true }) as Buffer;
}

// eslint-disable-next-line @typescript-eslint/require-await -- as an upload comes: in parts
async function* inParts(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 1_000) yield bytes.subarray(at, at + 1_000);
}
const read = (bytes: Buffer, sheet: string | null = null) => readSpreadsheet(inParts(bytes), sheet);

const TABLE: Cells = [
  ['Firma Adı', 'Adres', 'Telefon'],
  ['Şirin Çiğ Köfte', 'İnönü Cad. 1\nKadıköy', 905_321_112_233],
];

/** An archive with one entry of this many zeros, whose headers state a size of one byte. */
function anArchiveThatLies(bytes: number): Buffer {
  const content = Buffer.alloc(bytes);
  const packed = deflateRawSync(content);
  const name = Buffer.from('xl/a');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  const facts = Buffer.alloc(16);
  facts.writeUInt32LE(crc32(content), 0);
  facts.writeUInt32LE(packed.length, 4);
  facts.writeUInt32LE(1, 8);
  facts.writeUInt16LE(name.length, 12);
  facts.copy(local, 14);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  facts.copy(entry, 16);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}

describe('readSpreadsheet', () => {
  it('reads the value of cells that are merged over rows in each of the rows', async () => {
    const book = XLSX.utils.book_new();
    const sheet = XLSX.utils.aoa_to_sheet([['Liste'], ['Firma', 'Adres'], ['"Öz" Çay', 'Hal Yolu'], ['', 'Çarşı']]);
    sheet['!merges'] = ['A1:B1', 'A3:A4'].map((range) => XLSX.utils.decode_range(range));
    XLSX.utils.book_append_sheet(book, sheet, 'Liste');
    const { text } = await read(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    expect(text.split('\n')).toEqual(['Liste', 'Firma\tAdres', '"""Öz"" Çay"\tHal Yolu', '"""Öz"" Çay"\tÇarşı']);
  });

  it.each(['xlsx', 'xls', 'xlsb', 'ods'])('reads %s as lines of columns', async (bookType) => {
    const bytes = aBook({ Liste: TABLE }, { bookType });
    expect(looksLikeSpreadsheet(bytes)).toBe(true);
    expect(await read(bytes)).toEqual({
      sheet: 'Liste',
      sheets: ['Liste'],
      text: 'Firma Adı\tAdres\tTelefon\nŞirin Çiğ Köfte\tİnönü Cad. 1 Kadıköy\t905321112233',
    });
  });

  it('formats numbers, dates and formulas as a person sees them', async () => {
    const { text } = await read(
      aBook({
        Liste: [
          [{ t: 'n', v: 1_234, z: '00000' }, 4.5, { t: 'n', v: 44_927, z: 'dd.mm.yyyy' }],
          [{ t: 'n', v: 2, f: '1+1' }, { t: 'e', v: 0x2a }, '0532'],
          [{ t: 'n', v: 0.375, z: 'hh:mm' }, true, 2_125_550_000_000],
        ],
      }),
    );
    expect(text).toBe('01234\t4.5\t01.01.2023\n2\t\t0532\n09:00\tTRUE\t2125550000000');
  });

  it('does not round or group numbers by their format', async () => {
    const formats = { '0.00': 41.008238, '#,##0.00': 28.978359, '#,##0': 5_321_112_233, '0 (000) 000 00 00': 5_321_112_233 }; // oxfmt-ignore
    const { text } = await read(aBook({ Liste: [Object.entries(formats).map(([z, v]) => ({ t: 'n', v, z }))] }));
    expect(text).toBe('41.008238\t28.978359\t5321112233\t0 (532) 111 22 33');
  });

  it('keeps the line of each row, also of empty ones', async () => {
    const { text } = await read(aBook({ Liste: [[], ['Ad', 'Adres'], [], ['Bir', 'Yer']] }));
    expect(text.split('\n')).toEqual(['', 'Ad\tAdres', '', 'Bir\tYer']);
  });

  it('reads the first visible sheet with a table, or the requested one; refuses a hidden one', async () => {
    const bytes = aBook({ Kapak: [['2026 listesi']], Gizli: TABLE, Ege: TABLE, Marmara: [...TABLE, ['Son', 'Yer', 1]] }, { hidden: ['Gizli'] }); // oxfmt-ignore
    expect(await read(bytes)).toMatchObject({ sheet: 'Ege', sheets: ['Kapak', 'Ege', 'Marmara'] });
    expect((await read(bytes, 'Marmara')).text).toMatch(/Son\tYer\t1$/);
    await expect(read(bytes, 'Gizli')).rejects.toMatchObject({ code: 'sheet-not-found' });
  });

  it('reads at most 100 rows more than an import may have', async () => {
    const rows = Array.from({ length: LIMITS.rows + 500 }, (_, at) => [`Firma ${at}`, 'Yer']);
    const { text } = await read(aBook({ Liste: rows }));
    expect(text.split('\n').length).toBe(LIMITS.rows + 100);
  });

  it.each(['xlsx', 'xls', 'xlsb', 'ods'])('does not count empty rows of %s towards the limit', async (bookType) => {
    const filled = Array.from({ length: 6 }, (_, at) => [`Firma ${at}`, 'Yer']);
    const textOf = async (cells: Cells) =>
      (await readSpreadsheet(inParts(aBook({ Liste: cells }, { bookType })), null, 5)).text.replace(/\n+/g, '\n');
    const all = filled.map((cells) => cells.join('\t')).join('\n');
    expect(await textOf([...filled.slice(0, 2), [], ...filled.slice(2)])).toBe(all);
    expect(await textOf([...filled.slice(0, 3), [], [], [], ...filled.slice(3)])).toBe(all);
  });

  describe('refuses', () => {
    const locked = () => {
      const file = XLSX.CFB.utils.cfb_new({ root: 'R' });
      XLSX.CFB.utils.cfb_add(file, '/EncryptionInfo', Buffer.alloc(64));
      XLSX.CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.alloc(64));
      return Buffer.from(XLSX.CFB.write(file, { type: 'buffer' }) as Buffer);
    };
    const archive = () => {
      const file = XLSX.CFB.utils.cfb_new();
      XLSX.CFB.utils.cfb_add(file, '/liste.csv', Buffer.from('ad;adres'));
      return Buffer.from(XLSX.CFB.write(file, { type: 'buffer', fileType: 'zip' }) as Buffer);
    };
    it.each<[string, () => Buffer, string]>([
      ['a file with a password', locked, 'spreadsheet-locked'],
      ['one that breaks off', () => aBook({ Liste: TABLE }).subarray(0, 2_000), 'spreadsheet-broken'],
      [
        'A41: one that unpacks to more than its headers state',
        () => anArchiveThatLies(251 * 2 ** 20),
        'spreadsheet-too-large',
      ],
      ['one of more than 25 MB', () => Buffer.concat([aBook({ Liste: TABLE }), Buffer.alloc(25 * 2 ** 20)]), 'spreadsheet-too-large'], // oxfmt-ignore
      ['an archive of something else', archive, 'zip-archive'],
    ])('%s', async (_, bytes, code) => {
      await expect(read(bytes())).rejects.toMatchObject({ code });
    });
  });
});
