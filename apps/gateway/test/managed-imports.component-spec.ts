import {
  type RequestContract,
  type RowFix,
  CancelImport,
  ChooseImportRows,
  ConfirmImport,
  DeleteTypeCategory,
  DiscardImportFailure,
  EditImportRow,
  FixImportRows,
  GetImport,
  GetImportQueues,
  GetImportReview,
  ListImportRows,
  ListImports,
  ListTypeCategories,
  PauseImport,
  ReadImportAgain,
  ResumeImport,
  RetryImport,
  RetryImportFailure,
  SaveTypeCategory,
  StartImport,
  UndoImport,
} from '@tedarik/commands';
import type { HandledRequest } from '@tedarik/messaging';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import { IMPORTED_FIELDS, textsOf } from '@tedarik/fields';
import { DomainError, newId, type RunningService } from '@tedarik/service-kit';
import { anImport, anImportRow, eventually } from '@tedarik/testing';
import { anAdministrator } from './an-administrator.js';
import { OwnParts } from './own-parts.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';

const ONE = anImport({ form: 'tsv', separator: 'semicolon', status: 'review', remaining: 1, created: 0 });
const OUTCOME = { outcome: 'duplicate' as const, reason: 'business-exists', businessId: newId(), slug: 'oz-cay' };
const ROW = anImportRow({
  forecast: 'duplicate',
  match: {
    kind: 'duplicate',
    by: 'place-id',
    businessId: newId(),
    slug: 'oz-cay',
    name: 'ÖZ ÇAY',
    address: 'Hal Yolu 3, Rize',
    probability: null,
    reasons: [],
  },
  mapped: {
    description: '',
    ...textsOf(IMPORTED_FIELDS, { phone: '+904641234567' }),
    placeId: 'p-1',
    closed: false,
    location: {
      address: 'Hal Yolu 3',
      city: 'Rize',
      borough: null,
      region: 'Rize',
      postalCode: null,
      country: 'Türkiye',
      latitude: 41.02,
      longitude: 40.52,
    },
    openingHours: [{ dayOfWeek: 1, opens: '09:00', closes: '18:00', isClosed: false }],
  },
  warnings: ['dropped-email'],
  outcome: { row: 1, ...OUTCOME },
});
const EDITED = { revision: 2, overwritten: 'Mehmet Kaya' };
const FIXES: RowFix[] = [
  {
    problem: { kind: 'warning', reason: 'guessed-city' },
    where: { column: 'Bölge', text: 'İç' },
    target: 'city',
    text: 'Ankara',
  },
];

const REVIEW = {
  new: 3,
  duplicate: 2,
  branch: 1,
  doubtful: 0,
  invalid: 4,
  reasons: [{ kind: 'invalid' as const, reason: 'not-json', count: 4, rows: [1, 2, 3, 4] }],
  unknownTypes: [{ type: 'şarküteri', count: 2 }],
  categories: [{ name: 'Gıda', count: 5 }],
  chosen: [{ forecast: 'duplicate' as const, action: 'update' as const, count: 1 }],
  withoutCity: [{ forecast: 'new' as const, count: 2 }],
  columns: [
    {
      name: 'Yer',
      sample: 'Çayeli/Rize',
      further: ['Ostim/Ankara'],
      target: 'borough' as const,
      split: { by: '/', further: [{ target: 'province' as const }] },
      values: [{ from: 'Ostim', to: 'Yenimahalle' }],
      isChosen: true,
      isFromContent: false,
    },
  ],
  constants: [{ target: 'category' as const, text: 'Bal' }],
  fixes: FIXES,
  offered: 3,
};
const FAILURE = {
  importId: ONE.id,
  fileName: ONE.fileName,
  chunk: null,
  firstRow: null,
  lastRow: null,
  reason: 'queue-unavailable',
  times: 3,
  exhausted: true,
  at: '2026-11-21T08:00:00.000Z',
};
const QUEUES = {
  queues: [{ name: 'import-chunks', waiting: 4, active: 2, delayed: 1, failed: 1 }],
  workers: [{ name: 'worker-1', queues: ['import-chunks'], since: null }],
  throughput: Array.from({ length: 60 }, (_, at) => ({ minute: new Date(at * 60_000).toISOString(), rows: at })),
  failures: [FAILURE],
};
const TYPES = [{ type: 'pharmacy', category: 'Eczane', origin: 'built-in' as const }];
const HELD = { leaveOutWithoutCity: true, gate: { invalid: 10, withoutCity: null } };
const SETTINGS = {
  status: 'pending' as const,
  defaultCategory: 'Gıda',
  onDuplicate: 'update' as const,
  onBranch: 'branch' as const,
  typeCategories: [{ type: 'şarküteri', category: 'Gıda', remember: true }],
};

const IMPORT = `id fileName form status failure failureLine separator separatorFixed read created updated duplicate doubtful skipped invalid remaining
  undone kept rowsPerSecond secondsLeft startedBy createdAt startedAt finishedAt rowsErased
  settings { status defaultCategory onDuplicate onBranch typeCategories { type category remember } }`;
const LIST = `query ($form: ImportForm, $open: Boolean!) {
  managedImports(form: $form, open: $open, page: 2, pageSize: 5) { items { ${IMPORT} } total }
}`;
const ROWS = `query ($id: ID!, $forecast: RowForecast, $outcome: RowOutcomeKind, $undo: UndoOutcome) {
  managedImportRows(id: $id, forecast: $forecast, outcome: $outcome, undo: $undo, afterRow: 7, limit: 20) {
    row line name forecast refusal earlierRow action categoryNames chosenCategoryNames warnings source undo
    fields { target text } edited { target text } revision
    match { kind by businessId slug name address probability reasons }
    mapped {
      description ${IMPORTED_FIELDS.join(' ')} placeId closed
      location { address city borough region postalCode country latitude longitude }
      openingHours { dayOfWeek opens closes isClosed }
    }
    outcome { outcome reason businessId slug }
  }
}`;
const ofImport = (name: string) => `mutation ($id: ID!) { ${name}(id: $id) { ${IMPORT} } }`;
const ofFailure = (name: string) => `mutation ($id: ID!, $chunk: Int) { ${name}(importId: $id, chunk: $chunk) }`;

interface Case {
  name: string;
  query: string;
  variables?: Record<string, unknown>;
  /** The request that the service receives. */
  requested: unknown;
  answer: unknown;
  isCommand?: true;
}
const { id } = ONE;
const commandId = newId();
const startedAt = '2026-11-21T08:00:00.000Z';
const FILE = { fileId: 'f-1', fileName: 'a.tsv', form: 'tsv' };
const CASES: Case[] = [
  {
    name: 'managedImports',
    query: LIST,
    variables: { form: 'tsv', open: true },
    requested: { form: 'tsv', open: true, page: 2, pageSize: 5 },
    answer: { items: [ONE], total: 9 },
  },
  {
    name: 'managedImport',
    query: `query ($id: ID!) { managedImport(id: $id) { ${IMPORT} } }`,
    requested: { id },
    answer: ONE,
  },
  {
    name: 'managedImportReview',
    query: `query ($id: ID!) { managedImportReview(id: $id) {
      new duplicate branch doubtful invalid reasons { kind reason count rows } unknownTypes { type count } categories { name count }
      chosen { forecast action count } withoutCity { forecast count }
      columns { name sample further target split { by further { target } } values { from to } isChosen isFromContent }
      constants { target text }
      fixes { problem { kind reason } where { column text } target text } offered
    } }`,
    requested: { id },
    answer: REVIEW,
  },
  {
    name: 'managedImportRows',
    query: ROWS,
    variables: { forecast: 'duplicate', outcome: 'duplicate', undo: 'kept' },
    requested: { id, forecast: 'duplicate', outcome: 'duplicate', undo: 'kept', afterRow: 7, limit: 20 },
    answer: [{ ...ROW, source: JSON.stringify(ROW.source), outcome: OUTCOME }],
  },
  {
    name: 'importTypeCategories',
    query: '{ importTypeCategories { type category origin } }',
    requested: {},
    answer: TYPES,
  },
  {
    name: 'importQueues',
    query: `{ importQueues {
      queues { name waiting active delayed failed } workers { name queues since } throughput { minute rows }
      failures { importId fileName chunk firstRow lastRow reason times exhausted at }
    } }`,
    requested: {},
    answer: QUEUES,
  },
  {
    name: 'startImport',
    query: `mutation ($input: StartImportInput!, $commandId: ID!) {
      startImport(input: $input, commandId: $commandId) { ${IMPORT} }
    }`,
    variables: { input: { ...FILE, settings: { ...SETTINGS, defaultCategory: undefined } }, commandId },
    requested: { ...FILE, separator: null, review: true, settings: { ...SETTINGS, defaultCategory: null } },
    answer: ONE,
    isCommand: true,
  },
  {
    name: 'readImportAgain',
    query: `mutation ($id: ID!, $startedAt: String!, $commandId: ID!) {
      readImportAgain(id: $id, startedAt: $startedAt, separator: comma, commandId: $commandId) { ${IMPORT} }
    }`,
    variables: { startedAt, commandId },
    requested: { id, startedAt, separator: 'comma' },
    answer: ONE,
    isCommand: true,
  },
  {
    name: 'confirmImport',
    query: `mutation ($id: ID!, $startedAt: String!, $settings: ImportSettingsInput!) {
      confirmImport(id: $id, startedAt: $startedAt, settings: $settings) { ${IMPORT} }
    }`,
    variables: { startedAt, settings: { ...SETTINGS, ...HELD } },
    requested: { id, startedAt, settings: { ...SETTINGS, ...HELD } },
    answer: ONE,
  },
  { name: 'pauseImport', query: ofImport('pauseImport'), requested: { id }, answer: ONE },
  { name: 'resumeImport', query: ofImport('resumeImport'), requested: { id }, answer: ONE },
  { name: 'cancelImport', query: ofImport('cancelImport'), requested: { id }, answer: ONE },
  { name: 'undoImport', query: ofImport('undoImport'), requested: { id }, answer: ONE },
  {
    name: 'retryImport',
    query: `mutation ($id: ID!, $commandId: ID!) { retryImport(id: $id, commandId: $commandId) { ${IMPORT} } }`,
    variables: { commandId },
    requested: { id },
    answer: ONE,
    isCommand: true,
  },
  {
    name: 'chooseImportRows',
    query: `mutation ($id: ID!, $startedAt: String!, $rows: [ImportRowChoiceInput!]!) {
      chooseImportRows(id: $id, startedAt: $startedAt, rows: $rows)
    }`,
    variables: {
      startedAt,
      rows: [
        { row: 1, action: 'skip' },
        { row: 2, categoryNames: ['Gıda'] },
      ],
    },
    requested: {
      id,
      startedAt,
      rows: [
        { row: 1, action: 'skip', categoryNames: null },
        { row: 2, action: null, categoryNames: ['Gıda'] },
      ],
    },
    answer: true,
  },
  {
    name: 'editImportRow',
    query: `mutation ($id: ID!, $startedAt: String!, $values: [EditedValueInput!]!) {
      editImportRow(id: $id, startedAt: $startedAt, row: 3, revision: 1, values: $values) { revision overwritten }
    }`,
    variables: { startedAt, values: [{ target: 'city', text: 'Rize' }] },
    requested: { id, startedAt, row: 3, revision: 1, values: [{ target: 'city', text: 'Rize' }] },
    answer: EDITED,
  },
  {
    name: 'fixImportRows',
    query: `mutation ($id: ID!, $startedAt: String!, $fixes: [RowFixInput!]!, $commandId: ID!) {
      fixImportRows(id: $id, startedAt: $startedAt, fixes: $fixes, withOffered: true, commandId: $commandId) { ${IMPORT} }
    }`,
    variables: { startedAt, fixes: FIXES, commandId },
    requested: { id, startedAt, fixes: FIXES, withOffered: true },
    answer: ONE,
    isCommand: true,
  },
  {
    name: 'saveTypeCategory',
    query: 'mutation { saveTypeCategory(type: "deli", category: "Şarküteri") }',
    requested: { type: 'deli', category: 'Şarküteri' },
    answer: true,
  },
  {
    name: 'deleteTypeCategory',
    query: 'mutation { deleteTypeCategory(type: "deli") }',
    requested: { type: 'deli' },
    answer: true,
  },
  {
    name: 'retryImportFailure',
    query: ofFailure('retryImportFailure'),
    requested: { importId: id, chunk: null },
    answer: true,
  },
  {
    name: 'discardImportFailure',
    query: ofFailure('discardImportFailure'),
    variables: { chunk: 3 },
    requested: { importId: id, chunk: 3 },
    answer: true,
  },
];

describe('imports in the back office', () => {
  const own = new OwnParts();
  let imports: RunningService | undefined;
  let gateway: RunningGateway;
  let natsUrl: string;
  let headers: Record<string, string>;
  let requested: { request: unknown; by: string | undefined; commandId: string | undefined }[];
  /** The error of every request, if set. */
  let failure: DomainError | undefined;

  const answering = <Request, Reply>(contract: RequestContract<Request, Reply>, reply: Reply): HandledRequest =>
    stubRequest(contract, (request, { actor, commandId }) => {
      requested.push({ request, by: actor?.name, commandId });
      if (failure) throw failure;
      return reply;
    });
  const send = async ({ query, variables = {} }: Case, as = headers) => {
    const answer = await gateway.graphql({ query, variables: usedIn(query, { id, open: false, ...variables }) }, as);
    return answer.json() as {
      data: Record<string, unknown> | null;
      errors?: { extensions: { code: string; kind: string } }[];
    };
  };
  /** Leaves out variables that the operation does not declare, as clients do. */
  const usedIn = (query: string, variables: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(variables).filter(([name]) => query.includes(`$${name}:`)));

  beforeAll(async () => {
    const parts = await own.start();
    ({ natsUrl } = parts);
    const { redisUrl } = parts;
    gateway = await runningGateway({ NATS_URL: natsUrl, REDIS_URL: redisUrl, NODE_ENV: 'development' });
    ({ headers } = await anAdministrator(redisUrl));
  });
  afterAll(async () => {
    await gateway?.stop();
    await imports?.stop();
    await own.stop();
  });
  beforeEach(() => {
    requested = [];
    failure = undefined;
  });

  it('fails at once while imports is down', async () => {
    const { errors } = await send(CASES[0]!);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'service-unavailable', kind: 'unavailable' });
  });

  it('answers again when imports is back up', async () => {
    imports = await startStubService({ name: 'imports', servers: natsUrl }, [
      answering(ListImports, { imports: [ONE], total: 9 }),
      answering(GetImportReview, REVIEW),
      answering(ListImportRows, { rows: [ROW] }),
      answering(EditImportRow, EDITED),
      answering(FixImportRows, ONE),
      answering(ListTypeCategories, { entries: TYPES }),
      answering(GetImportQueues, QUEUES),
      ...[GetImport, StartImport, ReadImportAgain, ConfirmImport].map((contract) =>
        answering(contract as RequestContract<unknown, typeof ONE>, ONE),
      ),
      ...[PauseImport, ResumeImport, CancelImport, UndoImport, RetryImport].map((contract) =>
        answering(contract as RequestContract<unknown, typeof ONE>, ONE),
      ),
      ...[ChooseImportRows, SaveTypeCategory, DeleteTypeCategory, RetryImportFailure, DiscardImportFailure].map(
        (contract) => answering(contract as RequestContract<unknown, object>, {}),
      ),
    ]);
    await eventually('it answers', async () => expect((await send(CASES[0]!)).errors).toBeUndefined());
  });

  it.each(CASES.map((one) => [one.name, one] as const))(
    'IMP-JSON-09 %s requests imports in the name of the caller',
    async (name, one) => {
      expect(await send(one)).toEqual({ data: { [name]: one.answer } });
      const under = one.isCommand ? commandId : undefined;
      expect(requested).toEqual([{ request: one.requested, by: 'Ayşe Yılmaz', commandId: under }]);
    },
  );

  it.each([
    ['import-not-found', 'not-found'],
    ['import-state', 'conflict'],
    ['import-read-again', 'conflict'],
    ['not-columns', 'unprocessable'],
    ['import-without-failures', 'conflict'],
    ['import-rows-erased', 'conflict'],
    ['file-not-found', 'not-found'],
    ['row-not-found', 'not-found'],
    ['failure-not-found', 'not-found'],
    ['queue-unavailable', 'unavailable'],
  ] as const)('passes on the code %s, from which the web app chooses the text', async (code, kind) => {
    failure = new DomainError(code, kind);
    for (const one of CASES) expect((await send(one)).errors?.[0]?.extensions).toMatchObject({ code, kind });
  });

  it('A2 refuses values that the schema does not allow, without a request to imports', async () => {
    const [list] = CASES;
    expect((await send({ ...list!, variables: { form: 'xml' } })).errors?.[0]?.extensions.code).toBe('bad-request');
    const tooMany = 'mutation { saveTypeCategory(type: "", category: "Gıda") }';
    const { errors } = await send({ ...list!, query: tooMany });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'bad-request', kind: 'invalid' });
    expect(requested).toEqual([]);
  });

  it.each(CASES.map((one) => [one.name, one] as const))('AUTH-06 %s is only for administrators', async (_, one) => {
    for (const role of ['editor', 'moderator'] as const) {
      const { errors } = await send(one, (await anAdministrator(own.redisUrl, role)).headers);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'access-denied' });
    }
    expect(requested).toEqual([]);
  });
});
