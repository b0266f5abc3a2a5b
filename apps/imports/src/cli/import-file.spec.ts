import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { GetImport, ListImportRows, type RequestOf } from '@tedarik/commands';
import type { RequestClient } from '@tedarik/messaging';
import { importFile } from './import-file.js';

it('O3: writes every row that was not imported, also doubtful rows that were skipped on request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-file-'));
  const server = createServer((_, answer) => answer.end('{"fileId":"f"}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ended = { id: 'i', status: 'finished', failure: null, read: 3, remaining: 0, created: 1, duplicate: 0, skipped: 1, invalid: 1, doubtful: 1, startedAt: null, finishedAt: null }; // oxfmt-ignore
  const rows = [
    { row: 2, outcome: { outcome: 'invalid', reason: 'name-required' }, source: '{}', warnings: [] },
    { row: 3, outcome: { outcome: 'skipped', reason: 'doubtful-not-added' }, source: '{}', warnings: [] },
  ];
  const listed = ({ outcome, afterRow }: RequestOf<typeof ListImportRows>) =>
    rows.filter((one) => one.outcome.outcome === outcome && one.row > afterRow);
  const send = (contract: object, request: unknown) =>
    Promise.resolve(
      contract === ListImportRows
        ? { rows: listed(request as RequestOf<typeof ListImportRows>) }
        : contract === GetImport
          ? ended
          : { id: 'i' },
    );
  const said = jest.spyOn(console, 'log').mockReturnValue();
  const shown = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const failed = join(folder, 'failed.ndjson');
  try {
    const code = await importFile({
      requests: { send } as unknown as RequestClient,
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ...{ token: 't', name: 'a.json', bytes: Readable.from(['x']), size: 1 },
      ...{ form: 'json', status: 'active', doubtful: 'skip', failedFiles: [failed] },
    });
    expect(code).toBe(0);
    const written = readFileSync(failed, 'utf8').trim().split('\n');
    expect(written.map((line) => (JSON.parse(line) as { row: number; reason: string }).reason)).toEqual([
      'name-required',
      'doubtful-not-added',
    ]);
  } finally {
    said.mockRestore();
    shown.mockRestore();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
});
