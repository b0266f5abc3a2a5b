import { type RequestContext, CancelImport, PauseImport, ResumeImport, UndoImport } from '@tedarik/commands';
import { newId } from '@tedarik/service-kit';
import { eventually } from '@tedarik/testing';
import { RunningImports } from './running-imports.js';

const imports = new RunningImports();
beforeAll(() => imports.start(), 120_000);
afterAll(() => imports.stop(), 60_000);

const admin: RequestContext = { actor: { kind: 'back-office', id: 'a-1', name: 'Ayşe Yılmaz' } };
const text = (mark: string, rows = 1) =>
  JSON.stringify(Array.from({ length: rows }, (_, i) => ({ name: `${mark} ${i}`, address: `Sokak ${i}, Rize` })));
const recorded = async (id: string) => (await imports.recorded('import')).filter(({ record }) => record.id === id);

it('K25: the audit log has each step of an import once: start, confirmation, pause, finish and undo', async () => {
  const commandId = newId();
  const started = await imports.begin(text('Kayıtlı', 300), { fileName: 'kayıtlı.json' }, { ...admin, commandId });
  await imports.until(started.id, 'review');
  imports.directory.letThrough(0);
  const confirmed = newId();
  await imports.confirm(started.id, { status: 'pending', onBranch: 'branch' }, { ...admin, commandId: confirmed });
  await imports.confirm(started.id, { status: 'pending', onBranch: 'branch' }, { ...admin, commandId: confirmed });
  await imports.send(PauseImport, { id: started.id }, admin);
  await imports.send(ResumeImport, { id: started.id }, admin);
  imports.directory.letAllIn();
  await imports.until(started.id, 'finished');
  await imports.send(UndoImport, { id: started.id }, admin);

  const records = await recorded(started.id);
  const steps = ['started', 'confirmed', 'paused', 'resumed', 'finished', 'undone'];
  expect(records.map(({ action }) => action)).toEqual(steps);
  expect(records.map(({ actor }) => actor)).toEqual(steps.map(() => ({ id: 'a-1', name: 'Ayşe Yılmaz' })));
  expect(new Set(records.map(({ record }) => record.name))).toEqual(new Set(['kayıtlı.json']));
  expect(records[0]).toMatchObject({ before: null, after: { status: 'waiting', form: 'json', onDuplicate: 'skip' } });
  expect(records[1]).toMatchObject({
    before: { status: 'review', businessStatus: 'active', onBranch: 'skip' },
    after: { status: 'importing', businessStatus: 'pending', onBranch: 'branch' },
  });
  expect(records[4]).toMatchObject({
    before: { status: 'importing' },
    after: { status: 'finished', created: 300, updated: 0, duplicate: 0, skipped: 0, invalid: 0 },
  });
  expect(records[5]).toMatchObject({
    before: { status: 'finished' },
    after: { status: 'undoing', created: expect.any(Number) as number },
  });
});

it('a repeated start and a refused cancel write no second audit entry', async () => {
  const commandId = newId();
  const { id } = await imports.begin(text('Tekrarlı'), {}, { ...admin, commandId });
  await imports.begin(text('Tekrarlı'), {}, { ...admin, commandId });
  await imports.until(id, 'review');
  await imports.send(CancelImport, { id }, admin);
  await expect(imports.send(CancelImport, { id }, admin)).rejects.toMatchObject({ failure: { code: 'import-state' } });
  expect((await recorded(id)).map(({ action }) => action)).toEqual(['started', 'cancelled']);
});

it('K25: an import from the command line has only its end in the audit log, with the service as actor', async () => {
  const { id } = await imports.begin(text('Komut'), { review: false });
  await imports.until(id, 'finished');
  const actor = { id: 'import', name: 'İçe aktarım' };
  expect(await recorded(id)).toMatchObject([{ actor, action: 'finished', after: { created: 1 } }]);
});

it('K25: an import of a truncated file is logged as failed, with the rows imported before', async () => {
  const { id } = await imports.begin(text('Yarım', 2).slice(0, -1), { review: false }, admin);
  await imports.until(id, 'failed');
  expect(await recorded(id)).toMatchObject([
    { action: 'started' },
    { action: 'failed', after: { status: 'failed', created: 2 } },
  ]);
});

it('leaves no audit record waiting in the outbox', async () => {
  await imports.begin(text('Akan'), {}, admin);
  await eventually('nothing waits to be sent', async () => {
    const waiting = /^outbox_waiting\{lane="live"\} (\d+)$/m.exec(await imports.metrics());
    if (waiting?.[1] !== '0') throw new Error(`${waiting?.[1] ?? 'no figure'} wait`);
  });
});
