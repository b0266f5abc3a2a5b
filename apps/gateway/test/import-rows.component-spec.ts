import { GetImport, type ImportRow, ListImportRows, type RequestOf } from '@tedarik/commands';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import { DomainError, newId, type RunningService } from '@tedarik/service-kit';
import { anImport, anImportRow, eventually } from '@tedarik/testing';
import { anAdministrator } from './an-administrator.js';
import { OwnParts } from './own-parts.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';

/** The number of rows that fit into one reply, whatever page size is requested. */
const FITTING = 90;
const JSON_IMPORT = anImport({ id: newId(), form: 'json' });
const TSV_IMPORT = anImport({ id: newId(), form: 'tsv', separator: 'semicolon' });
const OWN_IMPORT = anImport({ id: newId(), form: 'tsv', separator: 'semicolon' });
const CELLS = ['', 'cay', '', 'Rize', '', 'Hal Yolu', '', '', ''];

const rowsOf = (sourceOf: (row: number) => unknown): ImportRow[] =>
  Array.from({ length: 250 }, (_, at) => at + 1).map((row) => {
    const outcome = row % 50 === 0 ? ('invalid' as const) : ('created' as const);
    const reason = outcome === 'invalid' ? 'name-and-address-required' : null;
    return anImportRow({
      row,
      source: sourceOf(row),
      outcome: { row, outcome, reason, businessId: null, slug: null },
      undo: row % 25 === 0 ? 'kept' : null,
    });
  });
const ROWS = new Map([
  [JSON_IMPORT.id, rowsOf((row) => ({ name: `Çay ${row}`, types: ['cafe'] }))],
  [OWN_IMPORT.id, rowsOf((row) => ({ Ünvan: '', Adres: `Hal Yolu ${row}` }))],
  [TSV_IMPORT.id, rowsOf((row) => CELLS.with(0, `=Çay ${row}`))],
]);

describe('the rows of an import as a file', () => {
  const own = new OwnParts();
  let imports: RunningService;
  let gateway: RunningGateway;
  let headers: Record<string, string>;
  const requested: { request: RequestOf<typeof ListImportRows>; by: string | undefined }[] = [];

  const rows = (id: string, query = '', as = headers) =>
    gateway.fetch(`/yonetici/ice-aktarim/${id}/satirlar${query}`, { headers: as });

  beforeAll(async () => {
    const { natsUrl, redisUrl } = await own.start();
    imports = await startStubService({ name: 'imports', servers: natsUrl }, [
      stubRequest(GetImport, ({ id }) => {
        const known = [JSON_IMPORT, TSV_IMPORT, OWN_IMPORT].find((one) => one.id === id);
        if (!known) throw new DomainError('import-not-found', 'not-found');
        return known;
      }),
      stubRequest(ListImportRows, (request, { actor }) => {
        requested.push({ request, by: actor?.name });
        const { outcome, undo, afterRow } = request;
        const after = ROWS.get(request.id)!.filter((one) => one.row > afterRow);
        const wanted = after.filter((one) => outcome === null || one.outcome?.outcome === outcome);
        return { rows: wanted.filter((one) => undo === null || one.undo === undo).slice(0, FITTING) };
      }),
    ]);
    gateway = await runningGateway({ NATS_URL: natsUrl, REDIS_URL: redisUrl });
    ({ headers } = await anAdministrator(redisUrl));
    await eventually('imports answers', async () => expect((await rows(JSON_IMPORT.id)).status).toBe(200));
  });
  afterAll(async () => {
    await gateway?.stop();
    await imports?.stop();
    await own.stop();
  });
  beforeEach(() => void requested.splice(0));

  it('IMP-JSON-31 holds every record of a JSON import, page by page, in the name of the caller', async () => {
    const { headers: got, text } = await rows(JSON_IMPORT.id);
    expect([got['content-type'], got['cache-control']]).toEqual(['application/x-ndjson; charset=utf-8', 'no-store']);
    expect(got['content-disposition']).toMatch(
      /^attachment; filename="ice-aktarim-satirlari-\d{4}-\d\d-\d\d\.ndjson"$/,
    );
    const records = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(records.map(({ _satir }) => _satir)).toEqual(ROWS.get(JSON_IMPORT.id)!.map(({ row }) => row));
    expect(records[0]).toEqual({ name: 'Çay 1', types: ['cafe'], _satir: 1, _sonuc: 'created', _neden: '' });
    expect(requested.map(({ request }) => request.afterRow)).toEqual([0, FITTING, 2 * FITTING, 250]);
    expect(new Set(requested.map(({ by }) => by))).toEqual(new Set(['Ayşe Yılmaz']));
  });

  it('IMP-TSV-04 exports only the requested rows of a TSV import, in its columns, with the reason', async () => {
    const { headers: got, text } = await rows(TSV_IMPORT.id, '?sonuc=invalid');
    expect(got['content-type']).toBe('text/tab-separated-values; charset=utf-8');
    expect(got['content-disposition']).toMatch(/"ice-aktarim-satirlari-hatali-[\d-]+\.tsv"$/);
    const [, ...lines] = text.trimEnd().split('\r\n');
    const [known, reason] = [CELLS.slice(1).join('\t'), 'name-and-address-required'];
    expect(lines).toEqual([50, 100, 150, 200, 250].map((row) => `'=Çay ${row}\t${known}\t${row}\tinvalid\t${reason}`));
  });

  it('K25 exports the rejected rows of any import as a CSV table with the reasons', async () => {
    const { headers: got, text } = await rows(JSON_IMPORT.id, '?sonuc=invalid&bicim=tablo');
    expect(got['content-type']).toBe('text/csv; charset=utf-8');
    expect(got['content-disposition']).toMatch(/"ice-aktarim-satirlari-hatali-[\d-]+\.csv"$/);
    const [head, first] = text.split('\r\n');
    expect(head).toBe('\uFEFFrow;Ad;address;phone;email;outcome;why');
    expect(first).toMatch(/;Hatalı;Neden: name-and-address-required$/);
  });

  it('K25 keeps the column names of the imported table', async () => {
    const { text } = await rows(OWN_IMPORT.id, '?sonuc=invalid&bicim=tablo');
    const [head, first] = text.split('\r\n');
    expect(head).toBe('\uFEFFrow;Ünvan;Adres;outcome;why');
    expect(first).toMatch(/^\d+;;Hal Yolu 50;Hatalı;Neden: /);
  });

  it('passes on the filters for undo and forecast', async () => {
    await rows(JSON_IMPORT.id, '?geri-alma=kept');
    expect(requested[0]?.request).toMatchObject({ outcome: null, forecast: null, undo: 'kept' });
    await rows(JSON_IMPORT.id, '?beklenti=branch');
    expect(requested.at(-1)?.request).toMatchObject({ outcome: null, forecast: 'branch', undo: null });
  });

  it('AUTH-04 AUTH-06 refuses visitors, editors and moderators', async () => {
    expect((await rows(JSON_IMPORT.id, '', {})).status).toBe(401);
    for (const role of ['editor', 'moderator'] as const) {
      const answer = await rows(JSON_IMPORT.id, '', (await anAdministrator(own.redisUrl, role)).headers);
      expect([answer.status, answer.json().code]).toEqual([403, 'access-denied']);
    }
    expect(requested).toEqual([]);
  });

  it.each([
    [newId(), '', 404, 'import-not-found'],
    ['bir', '', 400, 'bad-request'],
    [JSON_IMPORT.id, '?sonuc=hepsi', 400, 'bad-request'],
    [JSON_IMPORT.id, '?bicim=xml', 400, 'bad-request'],
  ])('A2 refuses unknown imports, outcomes and formats: %s%s', async (id, query, status, code) => {
    const answer = await rows(id, query);
    expect([answer.status, answer.json().code]).toEqual([status, code]);
  });
});
