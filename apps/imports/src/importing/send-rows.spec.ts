import type { ImportedBusiness } from '@tedarik/commands';
import { type RequestClient, RequestFailed } from '@tedarik/messaging';
import { freshChunk } from '../import/chunk.js';
import { SendRows } from './send-rows.js';

const failed = (code: string, kind: 'conflict' | 'invalid') =>
  new RequestFailed('request', { code, kind, fieldErrors: [] });

it('R25: a chunk that a later worker has taken while its rows go one by one is left to that worker', async () => {
  const send = jest
    .fn()
    .mockRejectedValueOnce(failed('bad-request', 'invalid'))
    .mockRejectedValueOnce(failed('import-chunk-fenced', 'conflict'));
  const rows = [{ row: 1 } as ImportedBusiness, { row: 2 } as ImportedBusiness];
  const sent = new SendRows({ send } as unknown as RequestClient);
  expect(await sent.execute(freshChunk('an import', 0), rows, new AbortController().signal)).toBeNull();
});
