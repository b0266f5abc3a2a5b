import { IMPORT_BATCH, type ImportedBusiness } from '@tedarik/commands';
import { type RequestClient, RequestFailed } from '@tedarik/messaging';
import { freshChunk } from '../import/chunk.js';
import { SendRows } from './send-rows.js';

const failed = (code: string, kind: 'conflict' | 'invalid') =>
  new RequestFailed('request', { code, kind, fieldErrors: [] });

it('R25: leaves a chunk to a later worker that took it while its rows are sent one by one', async () => {
  const send = jest
    .fn()
    .mockRejectedValueOnce(failed('bad-request', 'invalid'))
    .mockRejectedValueOnce(failed('import-chunk-fenced', 'conflict'));
  const rows = [{ row: 1 } as ImportedBusiness, { row: 2 } as ImportedBusiness];
  const sent = new SendRows({ send } as unknown as RequestClient);
  expect(await sent.execute(freshChunk('an import', 0), rows, new AbortController().signal)).toBeNull();
});

it('sends a chunk that is too large for one request in parts, which are the same when it is sent again', async () => {
  const send = jest.fn((_contract: unknown, { businesses }: { businesses: ImportedBusiness[] }) =>
    Promise.resolve({ outcomes: businesses.map(({ row }) => ({ row, outcome: 'created' })) }),
  );
  const long = 'ç'.repeat(2_000);
  const rows = Array.from(
    { length: 450 },
    (_, at) => ({ row: at + 1, ...(at > 300 && { name: long }) }) as ImportedBusiness,
  );
  const sent = new SendRows({ send } as unknown as RequestClient);
  const execute = () => sent.execute(freshChunk('an import', 3), rows, new AbortController().signal);
  expect((await execute())?.map(({ row }) => row)).toEqual(rows.map(({ row }) => row));
  const parts = send.mock.calls.map(([, request]) => request as { chunk: number; businesses: ImportedBusiness[] });
  const [first, ...others] = parts;
  expect(first!.chunk).toBe(3);
  expect(others.map(({ chunk }) => chunk)).toEqual(others.map(({ businesses }) => 1_000_000 + businesses[0]!.row));
  for (const { businesses } of parts) {
    expect(businesses.length).toBeLessThanOrEqual(IMPORT_BATCH.rows);
    expect(Buffer.byteLength(JSON.stringify(businesses))).toBeLessThan(IMPORT_BATCH.bytes + 1_000);
  }
  send.mockClear();
  await execute();
  expect(send.mock.calls.map(([, { businesses }]) => businesses.length)).toEqual(
    parts.map(({ businesses }) => businesses.length),
  );
});
