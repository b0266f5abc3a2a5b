import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, hasApt, programOrPackage } from '@tedarik/stack';
import { parse, stringify } from 'yaml';
import { SYSTEM } from '../system.js';

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  labels?: Record<string, string>;
  annotations?: { summary: string; runbook_url: string };
}
interface Dashboard {
  uid: string;
  panels: { targets?: { expr: string }[] }[];
}
/** Series, written as promtool expands them: start, step and count of its values. */
type Series = Record<string, string>;

const ROOT = join(__dirname, '../../../..');
const RULES = join(ROOT, 'deploy/helm/tedarik/rules.yaml');
const DASHBOARDS = join(ROOT, 'deploy/grafana');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { groups } = parse(readFileSync(RULES, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.filter(({ alert }) => alert);

const WATCHING = 'deploy/observability';

const dashboards = Object.fromEntries(
  readdirSync(DASHBOARDS)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, JSON.parse(read(`deploy/grafana/${file}`)) as Dashboard]),
);
const shown = Object.values(dashboards).flatMap(({ panels }) => panels.flatMap(({ targets = [] }) => targets));

/** Seven hours, a value a minute, that rise by so much. */
const rising = (by: number) => `0+${by}x420`;
const steady = (value: number) => `${value}x420`;
const pages = (failed: number) => ({
  'gateway_page_duration_seconds_count{outcome="served"}': rising(1_000 - failed),
  'gateway_page_duration_seconds_count{outcome="failed"}': rising(failed),
});
const timely = (name: string, le: string, share: number) => ({
  [`${name}_bucket{le="${le}"}`]: rising(1_000 * share),
  [`${name}_count`]: rising(1_000),
});
const searches = (reduced: number) => ({
  'gateway_searches_total{answer="full"}': rising(100 - reduced),
  'gateway_searches_total{answer="reduced"}': rising(reduced),
});
const waiting = (outbox: number, mails: number) => ({
  'outbox_oldest_seconds{lane="live"}': steady(outbox),
  mails_oldest_seconds: steady(mails),
});
const imports = (jobs: number, rows: number) => ({
  'imports_queue_jobs{queue="import-chunks",state="waiting"}': steady(jobs),
  'imports_rows_total{outcome="created"}': rising(rows),
});

const texts = (refused: string, sent: string) => ({
  'mails_total{channel="sms",outcome="refused"}': refused,
  'mails_total{channel="sms",outcome="sent"}': sent,
});

const security = (kind: string, aMinute: number) => ({
  [`gateway_security_events_total{kind="${kind}"}`]: rising(aMinute),
});

/** For each alert series with which it fires, and such with which it does not. */
const CASES: [alert: string, severity: string, fires: Series, quiet: Series][] = [
  ['PagesFail', 'page', pages(20), pages(10)],
  ['PagesFail', 'ticket', pages(10), pages(1)],
  ...['page', 'ticket'].map((severity): (typeof CASES)[number] => {
    const seconds = (share: number) => timely('gateway_page_duration_seconds', '1', share);
    return ['PagesSlow', severity, seconds(severity === 'page' ? 0.8 : 0.92), seconds(0.99)];
  }),
  ['SearchesReduced', 'page', searches(20), searches(10)],
  ['SearchesReduced', 'ticket', searches(10), searches(1)],
  ['IndexStale', 'page', timely('indexer_lag_seconds', '30', 0.8), timely('indexer_lag_seconds', '30', 0.9)],
  ['IndexStale', 'ticket', timely('indexer_lag_seconds', '30', 0.9), timely('indexer_lag_seconds', '30', 0.99)],
  ['DeliveryLate', 'page', waiting(90, 0), waiting(30, 200)],
  ['DeliveryLate', 'ticket', waiting(0, 400), waiting(0, 0)],
  ['ImportsStand', 'page', imports(4, 0), imports(4, 100)],
  ['ImportsStand', 'ticket', { ...imports(1, 0), 'imports_rows_total{outcome="created"}': '_' }, imports(0, 0)],
  [
    'DeadLetters',
    'ticket',
    { 'consumer_dead_letters_waiting{durable="indexer-live"}': '0x100 3x320' },
    { 'consumer_dead_letters_waiting{durable="indexer-live"}': '3x400 0x20' },
  ],
  ['MessagesRefused', 'ticket', texts('0x400 5x20', '0x400 1x20'), texts('0x400 5x20', '0x400 8x20')],
  ['MessagesRefused', 'ticket', texts('0x400 5x20', steady(0)), texts('0x400 1x20', steady(0))],
  [
    'ImportWorkExhausted',
    'ticket',
    { 'imports_failures{queue="import-chunks",state="exhausted"}': steady(1) },
    { 'imports_failures{queue="import-chunks",state="tried-again"}': steady(1) },
  ],
  ['NoImportWorkers', 'page', { imports_workers: steady(0) }, { imports_workers: '1x417 0 0 0' }],
  [
    'ProcessRestarts',
    'ticket',
    { 'process_start_time_seconds{job="blog",instance="a"}': '1x405 2 2 3 3 4x10' },
    { 'process_start_time_seconds{job="blog",instance="a"}': '1x405 2x15' },
  ],
  ['NotReady', 'page', { 'service_ready{job="blog",instance="a"}': steady(0) }, { 'up{job="blog"}': '1x417 0 0 0' }],
  ['NotReady', 'page', { 'up{job="blog",instance="a"}': steady(0) }, { 'service_ready{job="blog"}': steady(1) }],
  [
    'ServiceGone',
    'page',
    { 'up{job="blog",instance="a"}': '1x400', 'up{job="media",instance="a"}': steady(1) },
    { 'up{job="blog",instance="a"}': '1x400', 'up{job="blog",instance="b"}': steady(1) },
  ],
  ['DiskFills', 'ticket', { mongodb_disk_used_ratio: steady(0.9) }, { mongodb_disk_used_ratio: '0.8x415 0.9x4' }],
  [
    'BackupOld',
    'ticket',
    {
      'mongodb_backup_age_seconds{job="blog"}': rising(400),
      'mongodb_backup_age_seconds{job="media"}': '_x418 NaN NaN NaN',
    },
    { mongodb_backup_age_seconds: rising(300) },
  ],
  [
    'RequestsRefused',
    'ticket',
    { 'requests_refused_total{job="directory"}': rising(5) },
    { 'requests_refused_total{job="directory"}': steady(5) },
  ],
  ['SignInsRefused', 'ticket', security('sign-in-refused', 10), security('sign-in-refused', 5)],
  ['CodesRefused', 'page', security('code-refused', 1), security('sign-in-refused', 1)],
  ['ManyExports', 'ticket', security('export', 1), security('export', 0.25)],
];

const PROMTOOL = findProgram('promtool') || hasApt();
const withPromtool = PROMTOOL
  ? describe
  : (title: string, tests: () => void) =>
      describe.skip(`${title}: promtool is not installed, and there is no apt to fetch it`, tests);

withPromtool('the rules of Prometheus', () => {
  let folder: string;
  let promtool: (...args: string[]) => { status: number | null; said: string };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rules-'));
    const wanted = { title: 'Prometheus', program: 'promtool', packages: ['prometheus'] };
    const { command, env } = await programOrPackage(wanted, () => undefined);
    promtool = (...args) => {
      const { status, stdout, stderr } = spawnSync(command, args, {
        encoding: 'utf8',
        env: { ...process.env, ...env },
      });
      return { status, said: stdout + stderr };
    };
  }, 10 * 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A test of promtool: how many alerts of this name fire after seven hours of the series. */
  const testOf = (alert: string, severity: string, series: Series, count: 0 | 1) => ({
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    promql_expr_test: [
      {
        expr: `count(ALERTS{alertname="${alert}",severity="${severity}",alertstate="firing"}) or vector(0)`,
        eval_time: '7h',
        exp_samples: [{ labels: '{}', value: count }],
      },
    ],
  });

  it('are accepted by promtool', () => {
    expect(promtool('check', 'rules', RULES).status).toBe(0);
  });

  it('promtool accepts the scrape configuration of the containers', () => {
    expect(promtool('check', 'config', '--syntax-only', join(ROOT, WATCHING, 'prometheus/prometheus.yml')).status).toBe(
      0,
    );
  });

  it('promtool accepts the expressions of the dashboards', () => {
    const file = join(folder, 'dashboards.yaml');
    const asRules = shown.map(({ expr }, at) => ({ record: `panel:${at}`, expr }));
    writeFileSync(file, stringify({ groups: [{ name: 'panels', rules: asRules }] }));
    expect(promtool('check', 'rules', file)).toEqual({
      status: 0,
      said: expect.stringContaining(`${shown.length} rules found`),
    });
  });

  it.each(CASES)('%s (%s) fires in the failing case and not in the healthy one', (alert, severity, fires, quiet) => {
    const [file, read] = [join(folder, 'test.yaml'), join(folder, 'rules.yaml')];
    writeFileSync(read, stringify({ groups: onlyFor(alert) }));
    const tests = [testOf(alert, severity, fires, 1), testOf(alert, severity, quiet, 0)];
    writeFileSync(file, stringify({ rule_files: [read], evaluation_interval: '5m', tests }));
    const { status, said } = promtool('test', 'rules', file);
    expect([status, said]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });
});

interface Scraped {
  authorization: { credentials_file: string };
  dns_sd_configs: { port: number; names: string[] }[];
}
interface Container {
  environment: Record<string, string>;
  networks: string[];
  volumes: string[];
}
const compose = (parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Container> })
  .services;

it('with Docker Compose, Prometheus scrapes every process at its port with its token', () => {
  const { scrape_configs: jobs } = parse(read(`${WATCHING}/prometheus/prometheus.yml`)) as {
    scrape_configs: Scraped[];
  };
  const scraped = jobs.flatMap(({ authorization, dns_sd_configs: found }) =>
    found.flatMap(({ port, names }) =>
      names.map((name) => [name, { port, token: authorization.credentials_file }] as const),
    ),
  );
  const processes = SYSTEM.filter(({ opsPort }) => opsPort).map(({ name }) => {
    const { OPS_PORT: port, SERVICE_TOKEN_FILE: token } = compose[name]!.environment;
    return [name, { port, token }] as const;
  });
  expect(Object.fromEntries(scraped)).toEqual(Object.fromEntries(processes));
  for (const watcher of ['prometheus', 'tempo']) {
    const reached = compose[watcher]!.networks;
    const apart = processes.filter(([name]) => !compose[name]!.networks.some((net) => reached.includes(net)));
    expect(apart).toEqual([]);
  }
});

it('with Docker Compose, Prometheus has the rules and Grafana has its data sources and dashboards', () => {
  expect(compose['prometheus']!.volumes).toContain('./deploy/helm/tedarik/rules.yaml:/etc/prometheus-rules.yaml:ro');
  expect(read(`${WATCHING}/prometheus/prometheus.yml`)).toContain('rule_files: [/etc/prometheus-rules.yaml]');
  expect(compose['grafana']!.volumes).toContain('./deploy/grafana:/dashboards:ro');
  expect(read(`${WATCHING}/grafana/dashboards/files.yaml`)).toContain('path: /dashboards');
  const { datasources } = parse(read(`${WATCHING}/grafana/datasources/sources.yaml`)) as {
    datasources: { url: string }[];
  };
  const hosts = datasources.map(({ url }) => new URL(url).hostname);
  expect(hosts).toEqual(['prometheus', 'tempo', 'alertmanager']);
});

it('each alert has a test case', () => {
  const named = alerts.map(({ alert, labels }) => `${alert} ${labels!['severity']}`);
  expect([...new Set(CASES.map(([alert, severity]) => `${alert} ${severity}`))].sort()).toEqual(named.sort());
});

it('each alert has a one-sentence summary and a section in the runbook', () => {
  const sections = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, title]) => title);
  expect(sections.sort()).toEqual([...new Set(alerts.map(({ alert }) => alert))].sort());
  for (const { alert, annotations } of alerts) {
    expect(annotations!.summary).toMatch(/^(\p{Lu}|\{\{).*\.$/u);
    expect(annotations!.runbook_url).toBe(`docs/runbook.md#${alert!.toLowerCase()}`);
  }
});

it('the rules file is up to date with make-rules.mjs', () => {
  expect(readFileSync(RULES, 'utf8')).toBe(made('observability/make-rules.mjs', 'rules'));
});

it('the dashboards are those of make-dashboards.mjs plus the one for imports', () => {
  const { 'imports.json': imports, ...others } = dashboards;
  expect(imports?.uid).toBe('tedarik-imports');
  expect(others).toEqual(made('grafana/make-dashboards.mjs', 'dashboards'));
});

it('every metric in rules and dashboards is exported by the code or recorded by a rule', () => {
  const sources = spawnSync('git', ['grep', '-hoE', "'[a-z]+(_[a-z0-9]+)+'", '--', 'apps/*.ts', 'libs/*.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).stdout;
  // Of Prometheus itself, and what prom-client says of each process.
  const known = [/^(up|ALERTS)$/, /^(process|nodejs)_[a-z0-9_]+$/];
  const offered = new Set(sources.split('\n').map((name) => name.slice(1, -1)));
  const recorded = new Set(rules.map(({ record }) => record));
  const isOffered = (name: string) =>
    recorded.has(name) ||
    known.some((pattern) => pattern.test(name)) ||
    offered.has(name) ||
    offered.has(name.replace(/_(bucket|count|sum)$/, ''));
  const named = [...rules, ...shown].flatMap(({ expr }) => metricsIn(expr));
  expect(new Set(named).size).toBeGreaterThan(15);
  expect([...new Set(named)].filter((name) => !isOffered(name))).toEqual([]);
});

/** The rules of an alert and those that it reads: promtool needs ten times as long to evaluate all. */
function onlyFor(alert: string): typeof groups {
  const needed = new Set(alerts.filter((rule) => rule.alert === alert));
  // A set also visits what is added during the loop.
  for (const { expr } of needed) {
    const [, slo] = /slo="([^"]+)"/.exec(expr) ?? [];
    const names = metricsIn(expr);
    for (const rule of rules)
      if (names.includes(rule.record ?? '') && (!slo || rule.labels?.['slo'] === slo)) needed.add(rule);
  }
  return groups.map((group) => ({ ...group, rules: group.rules.filter((rule) => needed.has(rule)) }));
}

/** What a function of a script makes. */
function made(script: string, name: string): unknown {
  const print = `import('./deploy/${script}').then((script) => process.stdout.write(JSON.stringify(script.${name}())))`;
  return JSON.parse(spawnSync(process.execPath, ['-e', print], { cwd: ROOT, encoding: 'utf8' }).stdout);
}

/** The names in an expression: not its functions, nor the labels and values in its parentheses and braces. */
function metricsIn(expr: string): string[] {
  const bare = expr
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  const words = bare.matchAll(/[a-zA-Z_:][\w:]*(?!\s*\(|[\w:])/g);
  const operators = ['and', 'or', 'unless', 'bool', 'by', 'without'];
  return [...words].map(([word]) => word).filter((word) => !operators.includes(word));
}
