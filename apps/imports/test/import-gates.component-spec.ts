import {
  ChooseImportRows,
  ConfirmImport,
  GetImport,
  GetImportReview,
  type ImportSettings,
  PLAIN_IMPORT,
  ReadImportAgain,
} from '@tedarik/commands';
import { newId } from '@tedarik/service-kit';
import { countsOf, RunningImports } from './running-imports.js';

const imports = new RunningImports();
beforeAll(() => imports.start(), 120_000);
afterAll(() => imports.stop(), 60_000);

const gate = (invalid: number | null, withoutCity: number | null) => ({ gate: { invalid, withoutCity } });
/** Four rows: one without an address, two without a city. */
const records = (mark: string) => [
  { name: `${mark} Rize`, address: 'Hal Yolu No:1, Çayeli/Rize' },
  { name: `${mark} Bir`, address: 'Hal Yolu No:2' },
  { name: `${mark} İki`, address: 'Hal Yolu No:3' },
  { name: `${mark} Adressiz` },
];
const OVER = { failure: { code: 'import-over-gate', kind: 'unprocessable' } };

describe('the gate of an import', () => {
  it('refuses the import before anything is written, and allows it once the gate is raised', async () => {
    const id = await imports.reviewed(records('Eşik'));
    await expect(imports.confirm(id, gate(24, null))).rejects.toMatchObject(OVER);
    expect(await imports.send(GetImport, { id })).toMatchObject({ status: 'review', remaining: 3 });
    expect(imports.directory.chunksOf).not.toContain(id);
    await imports.confirm(id, gate(25, null));
    expect(countsOf(await imports.until(id, 'finished'))).toMatchObject({ created: 3, invalid: 1 });
  });

  it('does not count rows without a city that the settings place in a city or leave out', async () => {
    const id = await imports.reviewed(records('Şehirsiz'));
    await expect(imports.confirm(id, gate(null, 49))).rejects.toMatchObject(OVER);
    await imports.confirm(id, { ...gate(null, 0), leaveOutWithoutCity: true });
    expect(countsOf(await imports.until(id, 'finished'))).toMatchObject({ created: 1, skipped: 2, invalid: 1 });
    expect((await imports.rows(id, { outcome: 'skipped' })).map(({ outcome }) => outcome?.reason)).toEqual([
      'city-not-found',
      'city-not-found',
    ]);
    const placed = await imports.reviewed(records('Yerli'));
    await imports.confirm(placed, { ...gate(null, 0), defaultCity: 'Ankara' });
    expect(countsOf(await imports.until(placed, 'finished'))).toMatchObject({ created: 3 });
  });

  it('stops an import for a review when it exceeds the gate, and finishes others without one', async () => {
    const unattended = (settings: Partial<ImportSettings>, mark: string) =>
      imports.begin(JSON.stringify(records(mark)), { review: false, settings: { ...PLAIN_IMPORT, ...settings } });
    const { id } = await unattended(gate(24, null), 'Tutulan');
    await imports.until(id, 'review');
    expect(await imports.send(GetImportReview, { id })).toMatchObject({ new: 3, invalid: 1 });
    expect(imports.directory.chunksOf).not.toContain(id);
    await imports.confirm(id);
    expect(countsOf(await imports.until(id, 'finished'))).toMatchObject({ created: 3, invalid: 1 });
    const passed = await unattended(gate(25, 50), 'Geçen');
    expect(countsOf(await imports.until(passed.id, 'finished'))).toMatchObject({ created: 3, invalid: 1 });
  });

  it('imports no rows of a file that turns out to be broken', async () => {
    const settings = { ...PLAIN_IMPORT, ...gate(90, null) };
    const text = `[${JSON.stringify(records('Kırık')[0])},`;
    const { id } = await imports.begin(text, { review: false, settings });
    expect(countsOf(await imports.until(id, 'failed'))).toMatchObject({ created: 0, skipped: 1 });
  });
});

it('rows without a city are counted until a choice is made for them; the choice overrides leaving them out', async () => {
  const id = await imports.reviewed(records('Seçilen'));
  const withoutCity = async () => (await imports.send(GetImportReview, { id })).withoutCity;
  expect(await withoutCity()).toContainEqual({ forecast: 'new', count: 2 });
  const rows = [{ row: 2, action: 'add' as const, categoryNames: null }];
  await imports.send(ChooseImportRows, { id, startedAt: await imports.startOf(id), rows });
  expect(await withoutCity()).toContainEqual({ forecast: 'new', count: 1 });
  await imports.confirm(id, { leaveOutWithoutCity: true });
  expect(countsOf(await imports.until(id, 'finished'))).toMatchObject({ created: 2, skipped: 1 });
});

describe('the settings with which a table was confirmed', () => {
  const table = (mark: string, rows: number) =>
    [
      'Firma Adı;Açık Adres;Eşik Kodu',
      ...Array.from({ length: rows }, (_, at) => `${mark} ${at};Hal Yolu No:${at};${at}`),
    ].join('\n');
  const begin = (text: string, review: boolean) => imports.begin(text, { form: 'tsv', fileName: 'esik.csv', review });
  const kept: Partial<ImportSettings> = { defaultCategory: 'Bal', defaultCity: 'Rize', ...gate(10, null) };

  it('apply to the next table with its columns: default values and gate', async () => {
    const { id } = await begin(table('İlk', 2), true);
    await imports.until(id, 'review');
    await imports.confirm(id, kept);
    await imports.until(id, 'finished');

    const next = await begin(table('İkinci', 2), true);
    const settings = { ...kept, defaultCity: null, status: 'active' };
    expect(await imports.until(next.id, 'review')).toMatchObject({ settings });
    expect(await imports.send(GetImportReview, { id: next.id })).toMatchObject({ offered: 1, fixes: [] });
    const unattended = await begin(table('Üçüncü', 2), false);
    expect(await imports.until(unattended.id, 'finished')).toMatchObject({ created: 2 });
    const broken = await begin(`${table('Dördüncü', 2)}\n;;`.replace('Hal Yolu No:1', ''), false);
    expect(await imports.until(broken.id, 'review')).toMatchObject({ created: 0, settings });
    const { fixes } = await imports.send(GetImportReview, { id: broken.id });
    expect(fixes).toMatchObject([{ target: 'city', text: 'Rize' }]);

    const seen = { id: next.id, startedAt: await imports.startOf(next.id) };
    const forget = { ...seen, separator: 'semicolon' as const, columns: [], constants: [] };
    await imports.send(ReadImportAgain, forget, { commandId: newId() });
    expect(await imports.until(next.id, 'review')).toMatchObject({ settings: { defaultCity: null, gate: null } });
    const plain = await begin(table('Beşinci', 2), true);
    expect(await imports.until(plain.id, 'review')).toMatchObject({ settings: { defaultCity: null } });
  });

  it('include columns recognised by their values, which need no further review', async () => {
    const text = (mark: string) =>
      [
        'Firma Adı;Açık Adres;Hat',
        ...[1, 2, 3].map((at) => `${mark} ${at};Hal Yolu No:${at}, Rize;0464 555 12 1${at}`),
      ].join('\n');
    const { id } = await begin(text('Görülen'), true);
    await imports.until(id, 'review');
    const settings = PLAIN_IMPORT;
    await imports.send(ConfirmImport, { id, startedAt: await imports.startOf(id), settings });
    await imports.until(id, 'finished');
    const next = await begin(text('Görülmeyen'), false);
    await imports.until(next.id, 'finished');
    expect((await imports.rows(next.id))[0]).toMatchObject({ mapped: { phone: '+904645551211' } });
  });
});
