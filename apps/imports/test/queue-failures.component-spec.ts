import {
  type RequestContext,
  DiscardImportFailure,
  GetImportQueues,
  type ImportFailure,
  RetryImportFailure,
  UndoImport,
} from '@tedarik/commands';
import { currentTrace, DomainError, newId, withTrace } from '@tedarik/service-kit';
import { eventually } from '@tedarik/testing';
import { TRIES } from '../src/attempts/failure.repository.js';
import { ChunkRepository } from '../src/import/chunk.repository.js';
import { JobRecovery } from '../src/queue/job-recovery.js';
import { countsOf, RunningImports } from './running-imports.js';

const imports = new RunningImports();
beforeAll(() => imports.start(), 120_000);
afterAll(() => imports.stop(), 60_000);
afterEach(() => jest.restoreAllMocks());

const admin: RequestContext = { actor: { kind: 'back-office', id: 'a-1', name: 'Ayşe Yılmaz' } };
const records = (mark: string, rows: number) =>
  Array.from({ length: rows }, (_, i) => ({ name: `${mark} ${i}`, address: `Sokak ${i}, Kadıköy/İstanbul` }));
const queues = () => imports.send(GetImportQueues, {});
const failureOf = async (id: string): Promise<ImportFailure | undefined> =>
  (await queues()).failures.find(({ importId }) => importId === id);
const failed = (queue: string) => async () => (await queues()).queues.find(({ name }) => name === queue)?.failed;

/** Enqueues unfinished work until it is exhausted. */
async function untilExhausted(id: string): Promise<ImportFailure> {
  return eventually('the work is exhausted', async () => {
    await imports.enqueueUnfinished();
    const failure = await failureOf(id);
    if (!failure?.exhausted) throw new Error(`it failed ${failure?.times ?? 0} times`);
    return failure;
  });
}

/** An import of two chunks, the first of which the directory cannot write. */
async function withBrokenChunk(mark: string): Promise<{ id: string; tries: () => number }> {
  const write = imports.directory.import.bind(imports.directory);
  let tries = 0;
  jest.spyOn(imports.directory, 'import').mockImplementation((request) => {
    if (!request.businesses.some(({ name }) => name === `${mark} 0`)) return write(request);
    tries += 1;
    throw new Error('kaputt');
  });
  const { id } = await imports.begin(JSON.stringify(records(mark, 300)), { review: false, fileName: `${mark}.json` });
  return { id, tries: () => tries };
}

/**
 * An import of two chunks, the first of which has failed and is being sent again. With `written` the directory has already written it, with
 * `sent` not yet.
 */
async function beingSent(mark: string, before: 'written' | 'sent'): Promise<{ id: string; goOn: () => void }> {
  const write = imports.directory.import.bind(imports.directory);
  let [tries, isThere] = [0, false];
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  jest.spyOn(imports.directory, 'import').mockImplementation(async (request) => {
    if (!request.businesses.some(({ name }) => name === `${mark} 0`)) return write(request);
    if ((tries += 1) === 1) throw new Error('kaputt');
    const written = before === 'written' && (await write(request));
    isThere = true;
    await held;
    return written || write(request);
  });
  const { id } = await imports.begin(JSON.stringify(records(mark, 300)), { review: false });
  await eventually('the worker is sending it again', async () => {
    await imports.enqueueUnfinished();
    if (!isThere) throw new Error(`${tries} tries`);
  });
  return { id, goOn };
}

it('jobs belong to the trace of the request that started the import', async () => {
  // Disabled, because its jobs would start a trace of their own.
  jest.spyOn(JobRecovery.prototype, 'enqueueUnfinished').mockResolvedValue();
  const write = imports.directory.import.bind(imports.directory);
  const traces: string[] = [];
  jest.spyOn(imports.directory, 'import').mockImplementation((request) => {
    traces.push(currentTrace());
    return write(request);
  });
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const { id } = await withTrace(`00-${trace}-00f067aa0ba902b7-00`, () =>
    imports.begin(JSON.stringify(records('İzli', 300)), { review: false }),
  );
  await imports.until(id, 'finished');
  expect(traces).toEqual([trace, trace]);
});

describe('a failing chunk', () => {
  it('is tried five times and then exhausted, while the other chunks are imported', async () => {
    const { id, tries } = await withBrokenChunk('Parklı');
    expect(await untilExhausted(id)).toMatchObject({
      fileName: 'Parklı.json',
      chunk: 0,
      firstRow: 1,
      lastRow: 200,
      reason: 'unexpected',
      times: TRIES,
    });
    expect(await failed('import-chunks')()).toBe(1);

    await imports.enqueueUnfinished();
    const { queues: jobs } = await queues();
    expect(jobs.map(({ waiting, active, delayed }) => waiting + active + delayed)).toEqual([0, 0]);
    expect(tries()).toBe(TRIES);
    expect(countsOf(await imports.until(id, 'importing'))).toMatchObject({ created: 100, remaining: 200 });
    await imports.send(DiscardImportFailure, { importId: id, chunk: 0 });
  });

  it('is imported when it is retried by an administrator, once per command', async () => {
    const { id } = await withBrokenChunk('Yeniden');
    await untilExhausted(id);
    jest.restoreAllMocks();
    const commandId = newId();
    const again = () => imports.send(RetryImportFailure, { importId: id, chunk: 0 }, { ...admin, commandId });
    await again();
    expect(countsOf(await imports.until(id, 'finished'))).toMatchObject({ created: 300, invalid: 0 });
    await again();
    expect(await failureOf(id)).toBeUndefined();
  });

  it('is removed from the list of failures when a later try succeeds', async () => {
    const { id } = await withBrokenChunk('Unutulan');
    await eventually('it has failed once', async () => {
      if (!(await failureOf(id))) throw new Error('it has not');
    });
    jest.restoreAllMocks();
    await imports.until(id, 'finished');
    expect(await failureOf(id)).toBeUndefined();
  });

  it('can be discarded: its rows are invalid, and the import ends', async () => {
    const { id } = await withBrokenChunk('Vazgeçilen');
    await untilExhausted(id);
    await imports.send(DiscardImportFailure, { importId: id, chunk: 0 }, admin);
    expect(countsOf(await imports.until(id, 'finished'))).toMatchObject({ created: 100, invalid: 200, remaining: 0 });
    const [row] = await imports.rows(id, { outcome: 'invalid' });
    expect(row?.outcome).toMatchObject({ outcome: 'invalid', reason: 'discarded' });
    expect(await failureOf(id)).toBeUndefined();
    const recorded = (await imports.recorded('import')).filter(({ record }) => record.id === id);
    expect(recorded.at(-1)).toMatchObject({
      actor: { name: 'Ayşe Yılmaz' },
      action: 'discarded',
      record: { name: 'Vazgeçilen.json' },
    });
  });

  it('is logged as discarded, even if a worker that finds it closed removes it from the list', async () => {
    const { id, goOn } = await beingSent('Kapalı', 'sent');
    const close = imports.directory.close.bind(imports.directory);
    jest.spyOn(imports.directory, 'close').mockImplementation(async (request) => {
      const closed = close(request);
      goOn();
      await eventually('it is off the list', async () => {
        if (await failureOf(id)) throw new Error('it is on it');
      });
      return closed;
    });
    await imports.send(DiscardImportFailure, { importId: id, chunk: 0 }, admin);
    await imports.until(id, 'finished');
    const recorded = (await imports.recorded('import')).filter(({ record }) => record.id === id);
    expect(recorded.map(({ action }) => action)).toContain('discarded');
  });

  it('is discarded, even if a worker takes it meanwhile', async () => {
    const { id } = await withBrokenChunk('Kapılan');
    await untilExhausted(id);
    const close = imports.directory.close.bind(imports.directory);
    jest.spyOn(imports.directory, 'close').mockImplementationOnce(async (request) => {
      await imports.get(ChunkRepository).take(`${id}/0`, 'send');
      return close(request);
    });
    await imports.send(DiscardImportFailure, { importId: id, chunk: 0 }, admin);
    expect(countsOf(await imports.until(id, 'finished'))).toMatchObject({ created: 100, invalid: 200 });
  });

  it.each([
    ['the directory has it, and the worker no answer yet', 'written' as const, { created: 300, invalid: 0 }],
    ['it is on its way to the directory', 'sent' as const, { created: 100, invalid: 200 }],
  ])('discarded while %s counts by what the directory has', async (_what, before, expected) => {
    const mark = `Yolda ${before}`;
    const { id, goOn } = await beingSent(mark, before);
    await imports.send(DiscardImportFailure, { importId: id, chunk: 0 }, admin);
    goOn();
    expect(countsOf(await imports.until(id, 'finished'))).toMatchObject(expected);
    expect(imports.directory.contents().filter(({ name }) => name.startsWith(mark))).toHaveLength(expected.created);
  });

  it('discarded while its rows are sent one by one keeps those that were imported', async () => {
    const write = imports.directory.import.bind(imports.directory);
    jest.spyOn(imports.directory, 'import').mockImplementation((request) => {
      if (request.businesses.length > 1) throw new DomainError('bad-request', 'invalid');
      if (request.businesses[0]!.name === 'Tek Tek 3') throw new Error('kaputt');
      return write(request);
    });
    const { id } = await imports.begin(JSON.stringify(records('Tek Tek', 5)), { review: false });
    await untilExhausted(id);
    await imports.send(DiscardImportFailure, { importId: id, chunk: 0 }, admin);
    expect(countsOf(await imports.until(id, 'finished'))).toMatchObject({ created: 3, invalid: 2 });
    await imports.send(UndoImport, { id }, admin);
    await imports.until(id, 'undone');
    expect(imports.directory.contents().filter(({ name }) => name.startsWith('Tek Tek'))).toEqual([]);
  });

  it('cannot be discarded while the directory is down, and is imported when it is retried', async () => {
    const { id } = await withBrokenChunk('Verilmeyen');
    await untilExhausted(id);
    const close = jest.spyOn(imports.directory, 'close').mockImplementation(() => {
      throw new DomainError('service-unavailable', 'unavailable');
    });
    const refused = imports.send(DiscardImportFailure, { importId: id, chunk: 0 }, admin);
    await expect(refused).rejects.toMatchObject({ failure: { kind: 'unavailable' } });
    expect(close).toHaveBeenCalledTimes(1);
    expect(await failureOf(id)).toMatchObject({ chunk: 0, exhausted: true });
    jest.restoreAllMocks();
    await imports.send(RetryImportFailure, { importId: id, chunk: 0 }, admin);
    expect(countsOf(await imports.until(id, 'finished'))).toMatchObject({ created: 300, invalid: 0 });
  });

  it('cannot be retried or discarded when it is unknown', async () => {
    for (const send of [RetryImportFailure, DiscardImportFailure]) {
      const requested = imports.send(send, { importId: newId(), chunk: 0 }, admin);
      await expect(requested).rejects.toMatchObject({ failure: { code: 'failure-not-found' } });
    }
  });

  it('does not count as failed while the directory is down', async () => {
    const import_ = imports.directory.import.bind(imports.directory);
    let away = 3;
    jest.spyOn(imports.directory, 'import').mockImplementation((request) => {
      if ((away -= 1) >= 0) throw new DomainError('service-unavailable', 'unavailable');
      return import_(request);
    });
    const { id } = await imports.begin(JSON.stringify(records('Bekleyen', 10)), { review: false });
    await imports.until(id, 'finished');
    expect(await failureOf(id)).toBeUndefined();
  });
});

it('a file that cannot be staged is exhausted, and its import fails when it is discarded', async () => {
  jest.spyOn(imports.directory, 'match').mockImplementation(() => {
    throw new Error('kaputt');
  });
  const { id } = await imports.begin(JSON.stringify(records('Okunmayan', 3)));
  expect(await untilExhausted(id)).toMatchObject({ chunk: null, firstRow: null, lastRow: null, times: TRIES });
  expect(await failed('import-staging')()).toBe(1);
  await imports.send(DiscardImportFailure, { importId: id, chunk: null }, admin);
  expect(await imports.until(id, 'failed')).toMatchObject({ failure: 'discarded', remaining: 0 });
});

describe('the state of the queues', () => {
  it('lists a worker instance once, with both of its queues', async () => {
    const { workers } = await queues();
    expect(workers).toEqual([
      {
        name: expect.stringContaining(`-${process.pid}`) as string,
        queues: ['import-staging', 'import-chunks'],
        since: expect.any(String) as string,
      },
    ]);
    expect(Date.now() - Date.parse(workers[0]!.since!)).toBeGreaterThanOrEqual(0);
  });

  it('contains the active and waiting chunks, and the rows of each of the last sixty minutes', async () => {
    const doneBefore = sum((await queues()).throughput);
    imports.directory.letThrough(0);
    const { id } = await imports.begin(JSON.stringify(records('Sayılan', 500)), { review: false });
    await imports.untilSent(id, 1);
    await eventually('two chunks wait behind one', async () => {
      const chunks = (await queues()).queues.find(({ name }) => name === 'import-chunks');
      if (chunks?.active !== 1 || chunks.waiting !== 2) throw new Error(JSON.stringify(chunks));
    });
    imports.directory.letAllIn();
    await imports.until(id, 'finished');
    const { throughput } = await queues();
    expect(sum(throughput) - doneBefore).toBe(500);
    const minutes = throughput.map(({ minute }) => Date.parse(minute));
    expect(minutes).toHaveLength(60);
    expect(minutes.slice(1).every((at, i) => at - minutes[i]! === 60_000)).toBe(true);
  });

  it('F5 fails as unavailable while Redis is down, and can be requested again afterwards', async () => {
    const refused = await imports.withoutRedis(() => queues().catch((error: unknown) => error));
    expect(refused).toMatchObject({ failure: { code: 'queue-unavailable', kind: 'unavailable' } });
    expect((await queues()).queues).toHaveLength(2);
  });
});

const sum = (throughput: { rows: number }[]): number => throughput.reduce((all, { rows }) => all + rows, 0);
