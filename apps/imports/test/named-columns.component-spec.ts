import {
  type ChosenColumn,
  type ConstantField,
  GetImport,
  GetImportReview,
  ReadImportAgain,
  RetryImport,
} from '@tedarik/commands';
import { newId } from '@tedarik/service-kit';
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

it('IMP-TSV-08 a table is imported by the names of its columns, and the review shows which columns are left out', async () => {
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
  expect(review.columns).toMatchObject([
    { name: 'Telefon', sample: '0464 123 45 67', further: ['0464 123 45 68'], target: 'phone' },
    { name: 'Açık Adres', sample: 'Hal Yolu No:3', target: 'address' },
    { name: 'Firma Adı', sample: 'Sütun Çay', target: 'name' },
    { name: 'İl', sample: 'Rize', further: [], target: 'province' },
    { name: 'İlçe', sample: 'Çayeli', target: 'borough' },
    { name: 'Vergi No', sample: '123', further: ['124', '125'], target: null, isChosen: false, isFromContent: false },
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

it('IMP-TSV-07 without a review a table with unknown columns is refused with their names, and no row is read', async () => {
  const rows = ['K-1;Ali;120', 'K-2;Veli;90', 'K-3;Can;80'].map((row) => `${row};;;7`);
  const text = ['Cari Kod;Bölge Sorumlusu;Bakiye;Vade;Limit;Gün', ...rows].join('\n');
  const { id } = await imports.begin(text, { form: 'tsv', review: false });
  expect(await imports.until(id, 'failed')).toMatchObject({
    failure: 'unknown-columns: Cari Kod, Bölge Sorumlusu, Bakiye, Vade, Limit, Gün',
    failureLine: 1,
    read: 0,
  });
});

it('IMP-JSON-24 the fields of map features are listed in the review, a table in our order has none', async () => {
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

describe('columns with a chosen target', () => {
  const table = (mark: string, columns = ['Cari Kod', 'Unvan Bilgisi', 'Yer 1', 'Yer 2', 'Vade']) =>
    [columns.join(';'), ...[1, 2, 3].map((at) => `K-${at};${mark} ${at};Hal Yolu No:${at};Çayeli, Rize;${at}0`)].join(
      '\n',
    );
  const choices: ChosenColumn[] = [
    { name: 'Unvan Bilgisi', target: 'name' },
    { name: 'Yer 1', target: 'address' },
    { name: 'Yer 2', target: 'address' },
  ];
  const inReview = async (text: string) => {
    const { id } = await started(text);
    await imports.until(id, 'review');
    return { id, startedAt: await imports.startOf(id), review: await imports.send(GetImportReview, { id }) };
  };
  const choose = async (
    { id, startedAt }: { id: string; startedAt: string },
    columns: ChosenColumn[] | null,
    constants: ConstantField[] = [],
  ) => {
    const request = { id, startedAt, separator: 'semicolon' as const, columns, constants };
    await imports.send(ReadImportAgain, request, { commandId: newId() });
    await imports.until(id, 'review');
    return imports.send(GetImportReview, { id });
  };

  it('apply to a table with unknown columns, and automatically to the next one with the same columns', async () => {
    const seen = await inReview(table('Seçim'));
    expect(seen.review).toMatchObject({ new: 0, invalid: 3 });
    expect(seen.review.columns?.map(({ target }) => target)).toEqual([null, null, 'address', 'city', null]);

    const review = await choose(seen, choices);
    expect(review).toMatchObject({ new: 3, invalid: 0 });
    expect(review.columns).toMatchObject([
      { name: 'Cari Kod', target: null, isChosen: false },
      { name: 'Unvan Bilgisi', target: 'name', isChosen: true },
      { name: 'Yer 1', target: 'address', isChosen: true },
      { name: 'Yer 2', target: 'address', isChosen: true },
      { name: 'Vade', target: null, isChosen: false },
    ]);
    expect((await imports.rows(seen.id))[0]).toMatchObject({
      name: 'Seçim 1',
      mapped: { location: { address: 'Hal Yolu No:1, Çayeli, Rize', city: 'Rize', borough: 'Çayeli' } },
      source: { 'Cari Kod': 'K-1', 'Yer 2': 'Çayeli, Rize' },
    });

    const reordered = ['VADE', 'Cari Kod', 'unvan bilgisi', 'Yer 1', 'Yer 2'];
    const next = await inReview(table('Sonraki').replace(/^.*/, reordered.join(';')));
    expect(next.review.columns?.map(({ isChosen }) => isChosen)).toEqual([false, false, true, true, true]);
    const same = await inReview(table('Aynı'));
    expect(same.review).toMatchObject({ new: 3, invalid: 0 });
    const imported = await imports.begin(table('Sorulmadan'), { form: 'tsv', review: false });
    expect(countsOf(await imports.until(imported.id, 'finished'))).toMatchObject({ created: 3 });
  });

  it('stay when the file is read again, and are forgotten on request', async () => {
    const columns = ['Cari Kod', 'Unvan Bilgisi', 'Yer 1', 'Yer 2', 'Gün'];
    const seen = await inReview(table('Unutulan', columns));
    await choose(seen, choices);
    const again = await choose({ id: seen.id, startedAt: await imports.startOf(seen.id) }, null);
    expect(again).toMatchObject({ new: 3 });
    const forgotten = await choose({ id: seen.id, startedAt: await imports.startOf(seen.id) }, []);
    expect(forgotten).toMatchObject({ new: 0, invalid: 3 });
    expect((await inReview(table('Unutulan', columns))).review).toMatchObject({ invalid: 3 });
  });

  it('may leave out a column that is known by name', async () => {
    const seen = await inReview(TABLE);
    const review = await choose(seen, [{ name: 'Telefon', target: null }]);
    expect(review.columns?.[0]).toMatchObject({ name: 'Telefon', target: null, isChosen: true });
    expect((await imports.rows(seen.id))[0]).toMatchObject({ mapped: { phone: null } });
    await choose({ id: seen.id, startedAt: await imports.startOf(seen.id) }, []);
  });

  it('may be split, have values replaced, and be completed by constants', async () => {
    const text = (mark: string) =>
      [
        'Unvan;Semt;Grup;Nokta;Açık Adres',
        `${mark} 1;Çayeli / Rize;Manavlar;41.092,40.728;Hal Yolu No:1`,
        `${mark} 2;Ostim/Yenimahalle/Ankara;MANAVLAR;;Hal Yolu No:2`,
        `${mark} 3;Bornova/İzmir;Un;38.46,27.21;Hal Yolu No:3`,
      ].join('\n');
    const columns: ChosenColumn[] = [
      { name: 'Semt', target: 'borough', split: { by: '/', further: [{ target: 'province' }] } },
      { name: 'Grup', target: 'category', values: [{ from: 'Manavlar', to: 'Manav' }] },
      { name: 'Nokta', target: 'latitude', split: { by: ',', further: [{ target: 'longitude' }] } },
    ];
    const constants: ConstantField[] = [{ target: 'description', text: 'Toptan satış' }];
    const seen = await inReview(text('Bölünen'));
    const review = await choose(seen, columns, constants);
    expect(review).toMatchObject({ new: 3, constants });
    expect(review.columns).toMatchObject([{ name: 'Unvan' }, ...columns, { name: 'Açık Adres' }]);
    const made = [
      {
        categoryNames: ['Manav'],
        mapped: { description: 'Toptan satış', location: { city: 'Rize', borough: 'Çayeli', latitude: 41.092 } },
        source: { Semt: 'Çayeli / Rize', Grup: 'Manavlar' },
      },
      { categoryNames: ['Manav'], mapped: { location: { city: 'Ankara', latitude: null } } },
      { categoryNames: ['Un'], mapped: { location: { city: 'İzmir', borough: 'Bornova', longitude: 27.21 } } },
    ];
    expect(await imports.rows(seen.id)).toMatchObject(made);
    const next = await inReview(text('Sonraki bölünen'));
    expect(next.review).toMatchObject({ constants, columns: [{}, { isChosen: true }, {}, {}, {}] });
    expect(await imports.rows(next.id)).toMatchObject(made);
    await choose(next, [], []);
    expect((await inReview(text('Unutulan bölünen'))).review).toMatchObject({ constants: [] });
  });
});

describe('columns with unknown names', () => {
  const rows = [
    'Öz İçerik Gıda Ltd. Şti.;0464 555 12 12;Eskipazar Mah. Hal Yolu No:3;RİZE;5-10;Ali',
    'Bereket İçerik Toptan A.Ş.;0312 555 44 33;Ostim OSB 1202. Sok. No:14;ANKARA;10-50;Can',
    'Ege İçerik Kooperatifi;0532 555 12 12;Kâzımdirik Mah. 372. Sk. No:5;İZMİR;5-10;Ece',
  ];
  const seenOf = async (text: string) => {
    const { id } = await started(text);
    await imports.until(id, 'review');
    return { id, review: await imports.send(GetImportReview, { id }) };
  };
  const goTo = ({ columns }: Awaited<ReturnType<typeof seenOf>>['review']) =>
    columns?.map(({ name, target, isFromContent }) => [name, target, isFromContent]);

  it('are mapped by their values, and the review marks this', async () => {
    const { id, review } = await seenOf(['Cari;Hat;Yer;Bölge;Ekip;Yetkili', ...rows].join('\n'));
    expect(goTo(review)).toEqual([
      ['Cari', 'name', true],
      ['Hat', 'phone', true],
      ['Yer', 'address', true],
      ['Bölge', 'province', true],
      ['Ekip', null, false],
      ['Yetkili', null, false],
    ]);
    expect((await imports.rows(id))[1]).toMatchObject({
      name: 'Bereket İçerik Toptan A.Ş.',
      mapped: { phone: '+903125554433', location: { city: 'Ankara' } },
    });
  });

  it('are identified by number without a header, unless they may be in our order', async () => {
    const { id, review } = await seenOf(rows.join('\n'));
    expect(goTo(review)?.slice(0, 3)).toEqual([
      ['#1', 'name', true],
      ['#2', 'phone', true],
      ['#3', 'address', true],
    ]);
    expect(review).toMatchObject({ new: 3, invalid: 0 });
    expect((await imports.rows(id))[0]).toMatchObject({ row: 1, source: { '#2': '0464 555 12 12' } });
  });

  it('are not mapped by their values when there is no review', async () => {
    const text = [
      'Firma Adı;Açık Adres;Hat',
      'Bakılmayan;Hal Yolu No:3, Rize;0464 555 12 12',
      'B;Hal 2;0464 555 12 13',
    ];
    const { id } = await imports.begin(text.join('\n'), { form: 'tsv', review: false });
    await imports.until(id, 'finished');
    expect((await imports.rows(id))[0]).toMatchObject({ mapped: { phone: null } });
  });
});

it('names notes below a list and skips them, so that they are no invalid rows', async () => {
  const rows = ['Firma Adı;Açık Adres;Not Sınavı', 'Not Çay;Hal Yolu No:3, Rize;1', 'Adressiz;;2', 'Toplam: 2 kayıt;;'];
  const { id } = await started(rows.join('\n'), 'notlar.csv');
  expect(countsOf(await imports.until(id, 'review'))).toMatchObject({ read: 3, skipped: 1, invalid: 1 });
  const review = await imports.send(GetImportReview, { id });
  expect(review).toMatchObject({ new: 1, invalid: 1 });
  expect(review.reasons).toContainEqual({ kind: 'invalid', reason: 'note-beside-list', count: 1, rows: [4] });
  expect((await imports.rows(id))[2]).toMatchObject({ source: { 'Firma Adı': 'Toplam: 2 kayıt' } });
  expect(await imports.rows(id, { forecast: 'invalid' })).toMatchObject([{ row: 3 }]);
  await imports.confirm(id);
  expect(countsOf(await imports.until(id, 'finished'))).toMatchObject({ created: 1, skipped: 1, invalid: 1 });
});

it('mends latitudes and longitudes that are swapped in the whole file, says so, and leaves places abroad out', async () => {
  const rows = (...points: [address: string, latitude: string, longitude: string][]) =>
    [
      'Firma Adı;Açık Adres;Enlem;Boylam;Takas No',
      ...points.map((point, at) => [`Takas ${at}`, ...point, at].join(';')),
    ].join('\n');
  const table = rows(
    ['Hal Yolu No:1, İzmir', '27,14', '38,42'],
    ['Hal Yolu No:2, Rize', '40,52', '41,02'],
    ['Hal Yolu No:3', '32,85', '39,93'],
    ['10 Kingsland High St', '-0,12', '51,50'],
  );
  const { id } = await started(table, 'takas.csv');
  await imports.until(id, 'review');
  expect(await imports.rows(id)).toMatchObject([
    { warnings: ['swapped-coordinates'], mapped: { location: { latitude: 38.42, longitude: 27.14 } } },
    { warnings: ['swapped-coordinates'], mapped: { location: { latitude: 41.02, longitude: 40.52 } } },
    { mapped: { location: { latitude: 39.93, longitude: 32.85 } } },
    { refusal: 'outside-turkiye' },
  ]);
  const { reasons } = await imports.send(GetImportReview, { id });
  expect(reasons).toContainEqual({ kind: 'warning', reason: 'swapped-coordinates', count: 3, rows: [2, 3, 4] });

  const chosen = [
    { name: 'Enlem', target: 'latitude' as const },
    { name: 'Boylam', target: 'longitude' as const },
  ];
  const startedAt = await imports.startOf(id);
  await imports.send(ReadImportAgain, { id, startedAt, separator: 'semicolon', columns: chosen, constants: [] });
  await imports.until(id, 'review');
  expect((await imports.rows(id))[0]).toMatchObject({ refusal: 'outside-turkiye' });
});

it('mends swapped points of records too, whatever they are called', async () => {
  const feature = (city: string, coordinates: number[]) => ({
    type: 'Feature',
    properties: { name: `Nokta ${city}`, 'addr:full': `Hal Yolu No:1, ${city}` },
    geometry: { type: 'Point', coordinates },
  });
  const id = await imports.reviewed([feature('İzmir', [38.42, 27.14]), feature('Rize', [41.02, 40.52])]);
  expect(await imports.rows(id)).toMatchObject([
    { warnings: ['swapped-coordinates'], mapped: { location: { latitude: 38.42, longitude: 27.14 } } },
    { warnings: ['swapped-coordinates'], mapped: { location: { latitude: 41.02, longitude: 40.52 } } },
  ]);
});
