import {
  GetImport,
  ListImports,
  PLAIN_IMPORT,
  type RequestContext,
  RunScheduledImport,
  SCHEDULED_IMPORTS,
} from '@tedarik/commands';
import { SCHEDULED_IMPORT, type RecordInput, type RecordRow } from '@tedarik/fields';
import { type MailRow, MAILS } from '@tedarik/mail';
import { Clock, Database, Leases } from '@tedarik/service-kit';
import { eventually } from '@tedarik/testing';
import { RunRepository, type ScheduledRun } from '../src/schedule/run.repository.js';
import { ScheduledImports } from '../src/schedule/scheduled-imports.js';
import { ScheduledRuns } from '../src/schedule/scheduled-runs.js';
import { FileServer } from './a-file-server.js';
import { RunningImports } from './running-imports.js';

const { contracts } = SCHEDULED_IMPORTS;
const ADMIN: Partial<RequestContext> = { actor: { kind: 'back-office', id: 'a-1', name: 'Ayşe Yılmaz' } };
const HOUR_MS = 3_600_000;
const imports = new RunningImports();
const server = new FileServer();
let others: { release(): Promise<void> } | null;

beforeAll(async () => {
  await imports.start({ MEDIA_URL: await server.start(), SMTP_URL: 'smtp://127.0.0.1:1' });
  // Runs start only when a test starts them.
  others = await eventually('nothing runs by itself', async () => {
    await imports.get(ScheduledRuns).onModuleDestroy();
    const lease = await imports.get(Leases).acquire('scheduled-imports', HOUR_MS);
    if (!lease) throw new Error('somebody else has the lease');
    return lease;
  });
});
afterAll(async () => {
  await others?.release();
  await imports.stop();
  server.stop();
});

let made = 0;
const url = () => `https://dosyalar.example/${made}/firmalar.json`;
const rows = (...names: string[]) =>
  JSON.stringify(names.map((name) => ({ name: `${name} ${made}`, address: 'Sokak 1, Rize' })));
const offer = (text: string, etag: string) => server.files.set(url(), { text, etag });
const input = (over: Partial<RecordInput<typeof SCHEDULED_IMPORT>> = {}): RecordInput<typeof SCHEDULED_IMPORT> => ({
  name: `Tedarikçi ${made}`,
  url: url(),
  form: 'json',
  sheet: null,
  day: 'daily',
  time: '03:00',
  status: 'active',
  businessStatus: 'active',
  defaultCategory: null,
  defaultCity: null,
  onDuplicate: 'skip',
  onBranch: 'skip',
  reportTo: 'ayse@example.org',
  ...over,
});
async function schedule(over: Parameters<typeof input>[0] = {}): Promise<string> {
  return (await imports.send(contracts.create, input(over), ADMIN)).id;
}
async function row(id: string): Promise<RecordRow<typeof SCHEDULED_IMPORT>> {
  const list = { search: id, page: 1, pageSize: 10, sort: 'name', descending: false } as const;
  return (await imports.send(contracts.list, list)).scheduledImports[0]!;
}
const save = async (id: string, over: Parameters<typeof input>[0]) =>
  imports.send(contracts.update, { id, revision: (await row(id)).revision, ...input(over) }, ADMIN);
const change = (id: string, over: Partial<ScheduledRun>) =>
  imports.get(Database).transaction((session) => imports.get(RunRepository).set(session, id, over));
/** Makes the scheduled import due. */
const becomeDue = (id: string) => change(id, { dueAt: new Date(Date.now() - HOUR_MS) });
async function runDue(signal = new AbortController().signal) {
  await Promise.all((await imports.get(ScheduledRuns).startDue(signal)).values());
}
async function run(id: string) {
  await becomeDue(id);
  await runDue();
  return row(id);
}
/** Waits for the end of its last import. */
async function ended(id: string) {
  return eventually('its import has ended', async () => {
    const found = await row(id);
    if (!['finished', 'failed'].includes(found.outcome ?? '')) throw new Error(String(found.outcome));
    return found;
  });
}
const endedImport = async (id: string) => imports.send(GetImport, { id: (await ended(id)).importId! });
/** Telephone numbers of the businesses with this name in the directory. */
const phonesOf = (name: string) =>
  [...imports.directory.businesses.values()].flatMap((one) => (one.name === name ? [one.phone] : []));
const importsOf = async () =>
  (await imports.send(ListImports, { page: 1, pageSize: 100, form: null, open: false })).imports.filter(
    ({ startedBy }) => startedBy === `Tedarikçi ${made}`,
  );
const mailsTo = (to: string) =>
  imports.get(Database).db.collection<MailRow>(MAILS).find({ to }).sort({ createdAt: 1 }).toArray();
const actionsOf = async (id: string) =>
  (await imports.recorded('scheduled-import')).filter(({ record }) => record.id === id).map(({ action }) => action);

beforeEach(async () => {
  made += 1;
  // Runs of earlier tests must not become due.
  await imports
    .get(Database)
    .db.collection('scheduledRuns')
    .updateMany({}, { $set: { dueAt: null } });
});

it('imports a file when it is due, with its settings and without a review', async () => {
  offer(rows('Akdeniz', 'Ege'), '"1"');
  const id = await schedule({ businessStatus: 'pending', onDuplicate: 'update', defaultCity: 'Rize' });
  expect(await row(id)).toMatchObject({ outcome: null, lastRunAt: null, importId: null });
  await runDue();
  expect(await importsOf()).toEqual([]);

  await run(id);
  const { importId, nextRunAt, lastRunAt } = await ended(id);
  const settings = { ...PLAIN_IMPORT, status: 'pending', onDuplicate: 'update', defaultCity: 'Rize' };
  expect(await imports.send(GetImport, { id: importId! })).toMatchObject({
    fileName: 'firmalar.json',
    status: 'finished',
    created: 2,
    startedBy: `Tedarikçi ${made}`,
    settings,
  });
  expect(Date.parse(nextRunAt!)).toBeGreaterThan(Date.now());
  expect(Date.parse(lastRunAt!)).toBeGreaterThan(Date.now() - HOUR_MS);
  expect(await actionsOf(id)).toEqual(['created', 'ran']);
});

it('starts no import for an unchanged file, and a new one for a changed file', async () => {
  offer(rows('Akdeniz'), '"1"');
  const id = await schedule();
  await run(id);
  const { importId } = await ended(id);
  expect(await run(id)).toMatchObject({ outcome: 'unchanged', reason: null, importId });
  offer(rows('Akdeniz', 'Ege'), '"2"');
  await run(id);
  expect(await ended(id)).not.toMatchObject({ importId });
  expect(server.requested.filter((one) => one.url === url()).map(({ etag }) => etag)).toEqual([
    undefined,
    '"1"',
    '"1"',
  ]);
  expect(await importsOf()).toHaveLength(2);
});

it('applies its settings to businesses that exist: it updates them, and adds branches', async () => {
  const place = (address: string, phone: string) =>
    JSON.stringify([
      { name: `Akdeniz ${made}`, place_id: `yer-${made}-${address}`, address: `${address}, Rize`, phone },
    ]);
  offer(place('Sokak 1', '0464 111 11 11'), '"1"');
  const id = await schedule({ onDuplicate: 'update', onBranch: 'branch' });
  await run(id);
  expect(await endedImport(id)).toMatchObject({ created: 1 });

  offer(place('Sokak 1', '0464 222 22 22'), '"2"');
  await run(id);
  expect(await endedImport(id)).toMatchObject({ created: 0, updated: 1, duplicate: 0 });
  expect(phonesOf(`Akdeniz ${made}`)).toEqual(['+904642222222']);

  offer(place('Sokak 9', '0464 333 33 33'), '"3"');
  await run(id);
  expect(await endedImport(id)).toMatchObject({ created: 1, updated: 0, duplicate: 0 });
  expect(phonesOf(`Akdeniz ${made}`)).toEqual(['+904642222222', '+904643333333']);
});

it('adds rows of one name at several addresses as branches, each place once', async () => {
  const places = (...streets: string[]) =>
    JSON.stringify(streets.map((street) => ({ name: `Akdeniz ${made}`, address: `${street}, Rize` })));
  offer(places('Sokak 1', 'Sokak 2', 'Sokak 1'), '"1"');
  const id = await schedule({ onBranch: 'branch' });
  await run(id);
  expect(await endedImport(id)).toMatchObject({ created: 2, duplicate: 1, skipped: 0 });
  const chunks = imports.get(Database).db.collection('importChunks');
  // Otherwise its branch, if that reached the directory first, would make it a duplicate.
  expect(await chunks.findOne({ importId: (await row(id)).importId! })).toMatchObject({ leads: [1] });

  offer(places('Sokak 3', 'Sokak 2', 'Sokak 1'), '"2"');
  await run(id);
  expect(await endedImport(id)).toMatchObject({ created: 1, duplicate: 2, skipped: 0 });
});

it('holds back a file whose columns are not those with saved choices, until somebody has seen it', async () => {
  const table = (heading: string, ...names: string[]) =>
    [`Firma Adı;Açık Adres;${heading} ${made}`, ...names.map((name) => `${name} ${made};Hal Yolu, Rize;1`)].join('\n');
  const seen = await imports.begin(table('Bölge', 'Akdeniz'), { form: 'tsv', fileName: 'a.csv', review: true });
  await imports.until(seen.id, 'review');
  await imports.confirm(seen.id, { gate: { invalid: 10, withoutCity: null } });
  const id = await schedule({ form: 'tsv', reportTo: `sutun-${made}@example.org` });
  offer(table('Bölge', 'Ege'), '"1"');
  await run(id);
  expect(await endedImport(id)).toMatchObject({ created: 1, settings: { gate: { invalid: 10 } } });

  offer(table('Alan', 'Marmara'), '"2"');
  const { importId } = await run(id);
  await imports.until(importId!, 'review');
  expect(phonesOf(`Marmara ${made}`)).toEqual([]);
  const mail = (await mailsTo(`sutun-${made}@example.org`)).at(-1);
  expect(mail?.subject).toBe(`Tedarikçi ${made}: aktarım onayınızı bekliyor`);
  expect(mail?.body?.text).toContain('Dosyanın sütunları son aktarımdakilerden farklı.');
  await imports.confirm(importId!);
  expect(await endedImport(id)).toMatchObject({ created: 1 });

  offer(table('Alan', 'Karadeniz'), '"3"');
  await run(id);
  expect(await endedImport(id)).toMatchObject({ created: 1 });
});

it('reads an unchanged file again after its import settings changed', async () => {
  offer(rows('Akdeniz'), '"1"');
  const id = await schedule();
  await run(id);
  await ended(id);
  await save(id, { name: `Başka ad ${made}` });
  expect(await run(id)).toMatchObject({ outcome: 'unchanged' });
  await save(id, { onDuplicate: 'update' });
  await run(id);
  expect(server.requested.at(-1)).toEqual({ url: url(), etag: undefined });
});

it('runs once for two replicas at a time, and runs again when it was aborted before the import was stored', async () => {
  offer(rows('Akdeniz'), '"1"');
  const id = await schedule();
  await becomeDue(id);
  const killed = new AbortController();
  killed.abort();
  await runDue(killed.signal);
  expect(await importsOf()).toEqual([]);
  await Promise.all([runDue(), runDue()]);
  expect(await importsOf()).toHaveLength(1);
  await runDue();
  expect(await importsOf()).toHaveLength(1);
});

it('makes up for missed times once, and repeats no run when the clock is set back', async () => {
  offer(rows('Akdeniz'), '"1"');
  const id = await schedule();
  await change(id, { dueAt: new Date(Date.now() - 9 * 24 * HOUR_MS) });
  await runDue();
  await runDue();
  expect(await importsOf()).toHaveLength(1);

  const { nextRunAt } = await row(id);
  const clock = imports.get(Clock);
  const now = clock.now.bind(clock);
  const due = new Date(nextRunAt!);
  try {
    const requested = server.requested.length;
    // The run is due; while its file is read, the clock is set back by an hour.
    clock.now = () => new Date(due.getTime() - (server.requested.length > requested ? HOUR_MS : 0));
    await runDue();
  } finally {
    clock.now = now;
  }
  expect(Date.parse((await row(id)).nextRunAt!) - due.getTime()).toBe(24 * HOUR_MS);
});

it('reports why a file could not be fetched, retries at the next time, and pauses after five failures', async () => {
  server.files.set(url(), { reason: 'address-not-public' });
  const id = await schedule();
  for (let failures = 1; failures < 5; failures += 1) {
    expect(await run(id)).toMatchObject({ outcome: 'failed', reason: 'address-not-public', status: 'active' });
  }
  expect(Date.parse((await row(id)).nextRunAt!)).toBeGreaterThan(Date.now());
  expect(await run(id)).toMatchObject({ outcome: 'failed', status: 'paused', nextRunAt: null });
  expect((await actionsOf(id)).slice(-2)).toEqual(['ran', 'paused']);

  await save(id, { status: 'active' });
  expect(await run(id)).toMatchObject({ outcome: 'failed', status: 'active' });
});

it('resets the count of failures after a successful run', async () => {
  const id = await schedule();
  for (let failures = 1; failures < 5; failures += 1) await run(id);
  expect(await row(id)).toMatchObject({ reason: 'answered: 404' });
  offer(rows('Akdeniz'), '"1"');
  await run(id);
  await ended(id);
  server.files.delete(url());
  expect(await run(id)).toMatchObject({ outcome: 'failed', status: 'active' });
});

it('counts a failed import as a failure, and reads its unchanged file again', async () => {
  offer('[{"name": "Yarım', '"1"');
  const id = await schedule({ reportTo: `yarim-${made}@example.org` });
  for (let failures = 1; failures <= 5; failures += 1) {
    await run(id);
    expect(await ended(id)).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(/^\S/) as string });
  }
  expect(await importsOf()).toHaveLength(5);
  expect(await row(id)).toMatchObject({ status: 'paused' });
  const mails = await mailsTo(`yarim-${made}@example.org`);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(5).fill(`Tedarikçi ${made}: aktarım başarısız oldu`));
  expect(mails[0]?.body?.text).not.toMatch('duraklatıldı');
  expect(mails[4]?.body?.text).toMatch('duraklatıldı');
});

it('counts an import without a valid row as a failure, and reads its unchanged file again', async () => {
  offer(JSON.stringify([{ name: 'Adressiz' }, { name: 'Adressiz iki' }]), '"1"');
  const id = await schedule({ reportTo: `hatali-${made}@example.org` });
  for (let failures = 1; failures <= 5; failures += 1) {
    const { importId } = await run(id);
    await imports.until(importId!, 'finished');
    expect(await row(id)).toMatchObject({ outcome: 'failed', reason: 'all-rows-invalid', importId });
  }
  expect(await importsOf()).toHaveLength(5);
  expect(await row(id)).toMatchObject({ status: 'paused' });
  const mails = (await mailsTo(`hatali-${made}@example.org`)).map(({ body }) => body?.text);
  expect(mails[0]).toMatch('Bir sonraki zamanında yeniden denenecek.');
  expect(mails[4]).toMatch('duraklatıldı');
});

it('waits while media is unavailable without counting a failure', async () => {
  server.files.set(url(), { status: 503 });
  const id = await schedule();
  expect(await run(id)).toMatchObject({ outcome: null, lastRunAt: null });
  offer(rows('Akdeniz'), '"1"');
  await runDue();
  expect(await ended(id)).toMatchObject({ outcome: 'finished' });
});

it('runs other schedules while some wait for media', async () => {
  server.files.set(url(), { status: 503 });
  for (let count = 0; count < 4; count += 1) {
    const waiting = await schedule({ name: `Bekleyen ${count} ${made}` });
    await change(waiting, { dueAt: new Date(Date.now() - 2 * HOUR_MS) });
  }
  await runDue();
  offer(rows('Akdeniz'), '"1"');
  expect(await run(await schedule())).toMatchObject({ importId: expect.any(String) as string });
});

it('runs other schedules while a server does not answer, and starts no second run of that one', async () => {
  const address = url();
  server.files.set(address, 'stalled');
  const stalled = await schedule({ name: `Yanıtsız ${made}` });
  await becomeDue(stalled);
  const stopped = new AbortController();
  const runs = imports.get(ScheduledRuns);
  const running = await runs.startDue(stopped.signal);
  try {
    made += 1;
    offer(rows('Akdeniz'), '"1"');
    const id = await schedule();
    await becomeDue(id);
    await runs.startDue(stopped.signal, running);
    expect([...running.keys()]).toEqual([stalled, id]);
    expect(await ended(id)).toMatchObject({ outcome: 'finished' });
    expect(await runs.startDue(stopped.signal, running)).toEqual(new Map([[stalled, expect.any(Promise)]]));
    expect(server.requested.filter((one) => one.url === address)).toHaveLength(1);
  } finally {
    stopped.abort();
    await Promise.all(running.values());
  }
  expect(await row(stalled)).toMatchObject({ outcome: null, lastRunAt: null });
});

it('gives up files that do not arrive in time, so that others get their turn, and reports it', async () => {
  const late = new AbortController();
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limits = jest
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => (ms === 300_000 ? late.signal : timeout(ms)));
  const stopped = new AbortController();
  const runs = imports.get(ScheduledRuns);
  let running: Awaited<ReturnType<typeof runs.startDue>> = new Map();
  const reportTo = `yavas-${made}@example.org`;
  try {
    server.files.set(url(), 'endless');
    const slow: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      slow.push(await schedule({ name: `Yavaş ${count} ${made}`, reportTo }));
      await becomeDue(slow.at(-1)!);
    }
    await runs.startDue(stopped.signal, running);
    made += 1;
    offer(rows('Akdeniz'), '"1"');
    const id = await schedule();
    await becomeDue(id);
    await runs.startDue(stopped.signal, running);
    expect([...running.keys()].toSorted()).toEqual(slow.toSorted());

    late.abort(new DOMException('late', 'TimeoutError'));
    await Promise.all(running.values());
    expect(await row(slow[0]!)).toMatchObject({ outcome: 'failed', reason: 'too-slow' });
    expect((await mailsTo(reportTo))[0]?.body?.text).toMatch('beş dakika');
    limits.mockRestore();
    running = await runs.startDue(stopped.signal, running);
    await Promise.all(running.values());
    expect(await ended(id)).toMatchObject({ outcome: 'finished' });
  } finally {
    limits.mockRestore();
    stopped.abort();
    await Promise.all(running.values());
  }
});

it('runs at once on request, also while it is paused, and keeps its schedule', async () => {
  offer(rows('Akdeniz'), '"1"');
  const id = await schedule({ status: 'paused' });
  expect(await row(id)).toMatchObject({ nextRunAt: null });
  await imports.send(RunScheduledImport, { id }, ADMIN);
  await runDue();
  expect(await ended(id)).toMatchObject({ outcome: 'finished', status: 'paused', nextRunAt: null });
  expect(await actionsOf(id)).toEqual(['created', 'started', 'ran']);
});

it('reads an unchanged file again on request, because the mapping of its columns may have been mended', async () => {
  offer(rows('Akdeniz'), '"1"');
  const id = await schedule();
  await run(id);
  const { importId } = await ended(id);
  await imports.send(RunScheduledImport, { id }, ADMIN);
  await runDue();
  expect(await ended(id)).toMatchObject({
    outcome: 'finished',
    importId: expect.not.stringMatching(importId!) as string,
  });
});

it('mails a report when an import changed something, and none when it changed nothing', async () => {
  const reportTo = `rapor-${made}@example.org`;
  offer(JSON.stringify([{ name: `Akdeniz ${made}`, address: 'Sokak 1, Rize' }, { name: 'Adressiz' }]), '"1"');
  const id = await schedule({ reportTo });
  await run(id);
  const { importId } = await ended(id);
  expect(await mailsTo(reportTo)).toMatchObject([{ subject: `Tedarikçi ${made}: aktarım tamamlandı` }]);
  const text = (await mailsTo(reportTo))[0]?.body?.text;
  expect(text).toMatch('Eklenen: 1, güncellenen: 0, atlanan: 0, hatalı: 1');
  expect(text).toMatch(`/yonetici/aktarimlar/${importId}`);

  await run(id);
  offer(rows('Akdeniz'), '"2"');
  await run(id);
  await ended(id);
  expect(await mailsTo(reportTo)).toHaveLength(1);
});

it('mails when an import waits for review because it exceeds the gate confirmed with its columns', async () => {
  const table = (rows: number, broken: string) =>
    ['Firma Adı;Açık Adres;Sıra Kodu', ...Array.from({ length: rows }, (_, at) => `Eşik ${at};Hal Yolu No:${at};${at}`), broken] // oxfmt-ignore
      .join('\n');
  const first = await imports.begin(table(2, 'Üç;Hal Yolu No:9;9'), { form: 'tsv', fileName: 'a.csv', review: true });
  await imports.until(first.id, 'review');
  await imports.confirm(first.id, { defaultCity: 'Rize', gate: { invalid: 10, withoutCity: null } });
  await imports.until(first.id, 'finished');

  offer(table(1, 'Adressiz;;1'), '"1"');
  const reportTo = 'bekleyen@example.org';
  const id = await schedule({ form: 'tsv', reportTo });
  await run(id);
  const { importId } = await row(id);
  expect(await imports.until(importId!, 'review')).toMatchObject({ created: 0 });
  const [mail, ...others] = await mailsTo(reportTo);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: `Tedarikçi ${made}: aktarım onayınızı bekliyor` });
  expect(mail!.body?.text).toContain(`/yonetici/aktarimlar/${importId}`);
  expect(await row(id)).toMatchObject({ status: 'active', outcome: 'review' });
});

it('does not run when it is deleted, and runs at its next time when it is restored', async () => {
  offer(rows('Akdeniz'), '"1"');
  const id = await schedule();
  await becomeDue(id);
  await imports.send(contracts.delete, { ids: [id] }, ADMIN);
  await runDue();
  await expect(imports.send(RunScheduledImport, { id }, ADMIN)).rejects.toMatchObject({
    failure: { code: 'scheduled-import-not-found' },
  });
  await imports.send(contracts.restore, { ids: [id] }, ADMIN);
  await runDue();
  expect(await importsOf()).toEqual([]);
  expect(Date.parse((await row(id)).nextRunAt!)).toBeGreaterThan(Date.now());
});

it('deletes its run when it is erased', async () => {
  const id = await schedule();
  await imports.send(contracts.delete, { ids: [id] }, ADMIN);
  const tomorrow = new Date(Date.now() + 24 * HOUR_MS);
  await imports.get(Database).transaction((session) => imports.get(ScheduledImports).eraseSome(session, tomorrow));
  expect(await imports.get(RunRepository).find(id)).toBeNull();
});

it.each([
  ['url', 'invalid-url', { url: 'ftp://dosyalar.example/a.json' }],
  ['url', 'invalid-url', { url: 'https://ad:sifre@dosyalar.example/a.json' }],
  ['reportTo', 'invalid-email', { reportTo: 'ayse' }],
  ['day', 'not-offered', { day: 'someday' }],
  ['time', 'not-offered', { time: '03:07' }],
  ['form', 'not-offered', { form: 'xml' }],
])('refuses a %s with %s', async (field, code, over) => {
  await expect(schedule(over)).rejects.toMatchObject({
    failure: { code: 'scheduled-import-refused', fieldErrors: [{ field, code }] },
  });
});
