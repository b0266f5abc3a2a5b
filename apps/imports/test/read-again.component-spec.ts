import {
  type RequestContext,
  ChooseImportRows,
  type ColumnSeparator,
  ConfirmImport,
  GetImport,
  GetImportReview,
  type ImportProgress,
  PLAIN_IMPORT,
  ReadImportAgain,
} from '@tedarik/commands';
import { newId } from '@tedarik/service-kit';
import { countsOf, RunningImports } from './running-imports.js';

const imports = new RunningImports();
beforeAll(() => imports.start(), 120_000);
afterAll(() => imports.stop(), 60_000);

const AYSE: RequestContext = { actor: { kind: 'back-office', id: 'a-1', name: 'Ayşe Yılmaz' } };
const failure = (code: string) => ({ failure: expect.objectContaining({ code }) as object });

let marks = 0;
/** Columns separated by semicolons and by commas; the second line has only semicolons. */
function aFile(): { mark: string; text: string } {
  const mark = `Tekrar${(marks += 1)}`;
  const lines = [
    `${mark} Bir;;Market;Kadıköy;İstanbul;Bağdat Cad. No:1,Rize,Çay,Fındıklı,Rize,Hal Yolu No:3`,
    `${mark} İki;;Market;Fatih;İstanbul;Hasırcılar Cd. No:12`,
  ];
  return { mark, text: lines.join('\n') };
}
async function inReview(text = aFile().text): Promise<{ id: string; startedAt: string }> {
  const { id } = await imports.begin(text, { form: 'tsv', fileName: 'liste.csv' }, AYSE);
  await imports.until(id, 'review');
  return { id, startedAt: await imports.startOf(id) };
}
const readAgain = (seen: { id: string; startedAt: string }, separator: ColumnSeparator, commandId = newId()) =>
  imports.send(ReadImportAgain, { ...seen, separator }, { ...AYSE, commandId });
const skipFirst = (seen: { id: string; startedAt: string }) =>
  imports.send(ChooseImportRows, { ...seen, rows: [{ row: 1, action: 'skip', categoryNames: null }] });

it('IMP-TSV-10 reads the file of a review again with another separator: the rows are new, earlier choices are dropped', async () => {
  const { mark, text } = aFile();
  const seen = await inReview(text);
  expect(await imports.send(GetImport, { id: seen.id })).toMatchObject({ separator: 'semicolon', read: 2 });
  await skipFirst(seen);

  await readAgain(seen, 'comma');
  const progress = await imports.until(seen.id, 'review');
  expect(progress).toMatchObject({ separator: 'comma', read: 2, invalid: 1, failure: null });
  const rows = await imports.rows(seen.id);
  expect(rows).toMatchObject([
    { row: 1, action: null, name: expect.stringContaining(`${mark} Bir;;Market`) as string },
    { row: 2, refusal: 'too-few-columns' },
  ]);
  expect(await imports.send(GetImportReview, { id: seen.id })).toMatchObject({ new: 1, invalid: 1, chosen: [] });

  await imports.confirm(seen.id);
  expect(countsOf(await imports.until(seen.id, 'finished'))).toMatchObject({ read: 2, created: 1, invalid: 1 });
});

it('lets one of two concurrent requests read again, and refuses the other and every command on the old review', async () => {
  const seen = await inReview();
  const both = await Promise.allSettled([readAgain(seen, 'comma'), readAgain(seen, 'comma')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await imports.until(seen.id, 'review');

  const late = [
    readAgain(seen, 'semicolon'),
    skipFirst(seen),
    imports.send(ConfirmImport, { ...seen, settings: PLAIN_IMPORT }),
  ];
  for (const one of late) await expect(one).rejects.toMatchObject(failure('import-read-again'));
  expect(await imports.send(GetImport, { id: seen.id })).toMatchObject({ status: 'review', separator: 'comma' });
  expect(await imports.send(GetImportReview, { id: seen.id })).toMatchObject({ chosen: [] });
});

it('reads again once per command, and audits it', async () => {
  const seen = await inReview();
  const commandId = newId();
  await Promise.all([readAgain(seen, 'comma', commandId), readAgain(seen, 'comma', commandId)]);
  const { startedAt }: ImportProgress = await imports.until(seen.id, 'review');
  await expect(readAgain(seen, 'comma', commandId)).resolves.toMatchObject({ status: 'review', startedAt });
  const records = (await imports.recorded('import')).filter(({ record }) => record.id === seen.id);
  expect(records.map(({ action }) => action)).toEqual(['started', 'read-again']);
  expect(records[1]).toMatchObject({
    actor: { name: 'Ayşe Yılmaz' },
    before: { status: 'review', separator: 'semicolon' },
    after: { status: 'waiting', separator: 'comma' },
  });
});

it('leaves the review unchanged when the file does not contain the separator', async () => {
  const seen = await inReview();
  await skipFirst(seen);
  await expect(readAgain(seen, 'tab')).rejects.toMatchObject(failure('not-columns'));
  expect(await imports.send(GetImport, { id: seen.id })).toMatchObject({ status: 'review', separator: 'semicolon' });
  expect((await imports.rows(seen.id))[0]).toMatchObject({ action: 'skip' });
});

it('refuses imports of JSON, unknown imports and finished imports', async () => {
  const json = await imports.reviewed([{ name: 'Öz Çay', address: 'Hal Yolu 3, Rize' }]);
  const startedAt = await imports.startOf(json);
  await expect(readAgain({ id: json, startedAt }, 'comma')).rejects.toMatchObject(failure('not-columns'));
  await expect(readAgain({ id: newId(), startedAt }, 'comma')).rejects.toMatchObject(failure('import-not-found'));
  const seen = await inReview();
  await imports.confirm(seen.id);
  await imports.until(seen.id, 'finished');
  await expect(readAgain(seen, 'comma')).rejects.toMatchObject(failure('import-state'));
});
