import XLSX from '@e965/xlsx';
import { countsOf, RunningImports } from './running-imports.js';

const imports = new RunningImports();
beforeAll(() => imports.start(), 120_000);
afterAll(() => imports.stop(), 60_000);

const EGE = [
  ['Telefon', 'Açık Adres', 'Firma Adı', 'İl', 'İlçe'],
  [902_324_567_890, 'Hal Yolu No:3', 'Tablo Zeytin', 'İzmir', 'Bornova'],
  [],
  ['0232 456 78 91', 'Hal Yolu No:5', 'Tablo İncir', 'İzmir', 'Bornova'],
];
function aBook(bookType: XLSX.BookType): Buffer {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['Yalnızca kapak']]), 'Kapak');
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(EGE), 'Ege');
  return XLSX.write(book, { type: 'buffer', bookType }) as Buffer;
}

it.each(['xlsx', 'ods'] as const)('imports a sheet of an %s file like any other table', async (bookType) => {
  const { status, body } = await imports.upload(aBook(bookType), { name: `liste.${bookType}` });
  expect([status, body]).toMatchObject([201, { sheet: 'Ege', sheets: ['Kapak', 'Ege'] }]);
  const fileId = body['fileId'] as string;
  const { id } = await imports.begin('', { fileId, form: 'tsv', fileName: `liste.${bookType}` });
  expect(countsOf(await imports.until(id, 'review'))).toMatchObject({ read: 2, invalid: 0 });
  expect(await imports.rows(id)).toMatchObject([
    { row: 2, name: 'Tablo Zeytin', mapped: { phone: '+902324567890', location: { city: 'İzmir' } } },
    { row: 4, name: 'Tablo İncir' },
  ]);
});

it('tells a spreadsheet by its content, whatever its name and the given separator', async () => {
  const ofBook = await imports.upload(aBook('xlsx'), { name: 'liste.csv' });
  const fixed = { fileId: ofBook.body['fileId'] as string, form: 'tsv', fileName: 'liste.csv' } as const;
  const begun = await imports.begin('', { ...fixed, separator: 'semicolon' });
  expect(begun).toMatchObject({ separator: 'tab', separatorFixed: true });
  const ofText = await imports.upload(Buffer.from('Ad;Adres\nÖz Çay;Hal Yolu 3, Rize'), { name: 'liste.xlsx' });
  const free = { fileId: ofText.body['fileId'] as string, form: 'tsv', fileName: 'liste.xlsx' } as const;
  const { id } = await imports.begin('', free);
  expect(await imports.until(id, 'review')).toMatchObject({ separator: 'semicolon', separatorFixed: false });
});

it('refuses an unknown sheet and a broken spreadsheet', async () => {
  expect(await imports.upload(aBook('xlsx'), { name: 'a.xlsx', sheet: 'Marmara' })).toMatchObject({
    status: 422,
    body: { code: 'sheet-not-found' },
  });
  expect(await imports.upload(aBook('xlsx').subarray(0, 900), { name: 'a.xlsx' })).toMatchObject({
    status: 422,
    body: { code: 'spreadsheet-broken' },
  });
});
