import { GetImport, GetImportReview, RetryImport } from '@tedarik/commands';
import { countsOf, RunningImports } from './running-imports.js';

const imports = new RunningImports();
beforeAll(() => imports.start(), 120_000);
afterAll(() => imports.stop(), 60_000);

const TABLE = [
  'Telefon;Açık Adres;Firma Adı;İl;İlçe;Vergi No;Kategori',
  '0464 123 45 67;Hal Yolu No:3;Sütun Çay;Rize;Çayeli;123;Çay',
  '0464 123 45 68;10 Kingsland High St, London, United Kingdom;Sütun Londra;;;124;Çay',
  ';Hal Yolu No:5;;Rize;;125;',
].join('\n');
const started = (text: string, fileName = 'sutunlar.csv') => imports.begin(text, { form: 'tsv', fileName });

it('IMP-TSV-08 a table goes in by the names of its columns, and the review says what is left out of it', async () => {
  const { id } = await started(TABLE);
  expect(countsOf(await imports.until(id, 'review'))).toMatchObject({ read: 3, invalid: 2 });
  const review = await imports.send(GetImportReview, { id });
  expect(review).toMatchObject({ new: 1, invalid: 2 });
  expect(review.reasons).toEqual(
    expect.arrayContaining([
      { kind: 'invalid', reason: 'outside-turkiye', count: 1, rows: [3] },
      { kind: 'invalid', reason: 'name-required', count: 1, rows: [4] },
    ]),
  );
  expect(review.columns).toEqual([
    { name: 'Telefon', sample: '0464 123 45 67', target: 'phone' },
    { name: 'Açık Adres', sample: 'Hal Yolu No:3', target: 'address' },
    { name: 'Firma Adı', sample: 'Sütun Çay', target: 'name' },
    { name: 'İl', sample: 'Rize', target: 'province' },
    { name: 'İlçe', sample: 'Çayeli', target: 'borough' },
    { name: 'Vergi No', sample: '123', target: null },
    { name: 'Kategori', sample: 'Çay', target: 'category' },
  ]);
  expect(await imports.rows(id)).toMatchObject([
    {
      row: 2,
      name: 'Sütun Çay',
      categoryNames: ['Çay'],
      mapped: { phone: '+904641234567', location: { city: 'Rize', borough: 'Çayeli', address: 'Hal Yolu No:3' } },
      source: { 'Vergi No': '123' },
    },
    { row: 3, name: 'Sütun Londra', refusal: 'outside-turkiye' },
    { row: 4, name: '', refusal: 'name-required' },
  ]);

  await imports.confirm(id);
  expect(countsOf(await imports.until(id, 'finished'))).toMatchObject({ read: 3, created: 1, invalid: 2 });
  const again = await imports.send(RetryImport, { id });
  await imports.until(again.id, 'review');
  expect(await imports.rows(again.id)).toMatchObject([
    { row: 2, refusal: 'outside-turkiye' },
    { row: 3, refusal: 'name-required', source: { 'Vergi No': '125' } },
  ]);
});

it('IMP-TSV-07 a table whose columns nobody knows is refused with their names, and nothing of it is read', async () => {
  const rows = ['K-1;Ali;120', 'K-2;Veli;90', 'K-3;Can;80'].map((row) => `${row};;;7`);
  const { id } = await started(['Cari Kod;Bölge Sorumlusu;Bakiye;Vade;Limit;Gün', ...rows].join('\n'));
  expect(await imports.until(id, 'failed')).toMatchObject({
    failure: 'unknown-columns: Cari Kod, Bölge Sorumlusu, Bakiye, Vade, Limit, Gün',
    failureLine: 1,
    read: 0,
  });
});

it('IMP-JSON-24 features of a map go in with their fields named, and a table in our order names none', async () => {
  const feature = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [40.72, 41.09] },
    properties: { name: 'Harita Çay', 'addr:full': 'Hal Yolu 3, Çayeli/Rize', shop: 'tea', wheelchair: 'yes' },
  };
  const { id } = await imports.begin(JSON.stringify({ type: 'FeatureCollection', features: [feature] }));
  await imports.until(id, 'review');
  const { columns } = await imports.send(GetImportReview, { id });
  expect(columns?.map(({ name, target }) => [name, target])).toEqual([
    ['latitude', 'latitude'],
    ['longitude', 'longitude'],
    ['name', 'name'],
    ['addr:full', 'address'],
    ['shop', 'category'],
    ['wheelchair', null],
  ]);
  expect(await imports.rows(id)).toMatchObject([{ mapped: { location: { city: 'Rize', latitude: 41.09 } } }]);

  const plain = await started('Sıralı Çay;;Çay;Çayeli;Rize;Hal Yolu No:3');
  await imports.until(plain.id, 'review');
  expect(await imports.send(GetImportReview, { id: plain.id })).toMatchObject({ new: 1, columns: null });
  expect(await imports.send(GetImport, { id: plain.id })).toMatchObject({ separator: 'semicolon' });
});
