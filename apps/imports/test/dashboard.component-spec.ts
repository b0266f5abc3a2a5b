import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RunningImports } from './running-imports.js';

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const dashboard = JSON.parse(
  readFileSync(join(__dirname, '../../../deploy/grafana/imports.json'), 'utf8'),
) as Dashboard;
const REQUESTED = dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));

/** The metrics in an expression: what remains without labels, groupings, ranges, functions and numbers. */
const metricsIn = (expr: string): string[] =>
  expr.replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without)\s*\([^)]*\)/g, ' ').match(/[a-zA-Z_:][\w:]*(?!\w|\s*\()/g) ?? [];

const labelsIn = (expr: string): string[] =>
  [...expr.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, names]) => names!.split(',').map((name) => name.trim()));

const imports = new RunningImports();
let told: string;
beforeAll(async () => {
  await imports.start();
  const records = [{ name: 'Öz Çay', address: 'Hal Yolu 3, Çayeli, Rize' }, { name: 'Adressiz' }];
  const { id } = await imports.begin(JSON.stringify(records), { review: false });
  await imports.until(id, 'finished');
  told = await imports.metrics();
});
afterAll(() => imports.stop(), 60_000);

it.each(REQUESTED)('the panel "%s" uses metrics that the service exports: %s', (_title, expr) => {
  const metrics = metricsIn(expr);
  expect(metrics).not.toEqual([]);
  for (const metric of metrics) {
    const samples = told.split('\n').filter((line) => line.startsWith(`${metric}{`) || line.startsWith(`${metric} `));
    expect(samples).not.toEqual([]);
    for (const label of labelsIn(expr)) expect(samples.join('\n')).toContain(`${label}="`);
  }
});

it('counts the rows once by outcome', () => {
  expect(told).toContain('imports_rows_total{outcome="created"} 1');
  expect(told).toContain('imports_rows_total{outcome="invalid"} 1');
});

it('exports the number of workers and the jobs of each queue', () => {
  expect(told).toMatch(/^imports_workers 1$/m);
  for (const queue of ['import-staging', 'import-chunks']) {
    for (const state of ['waiting', 'active', 'delayed']) {
      expect(told).toMatch(new RegExp(`^imports_queue_jobs\\{queue="${queue}",state="${state}"\\} \\d+$`, 'm'));
    }
    expect(told).toContain(`imports_failures{queue="${queue}",state="exhausted"} 0`);
  }
});

it('F5 omits the metrics of the queues while Redis is down, and exports the others', async () => {
  const without = await imports.withoutRedis(() => imports.metrics());
  expect(without).not.toMatch(/^imports_(?:workers|queue_jobs)[ {]/m);
  expect(without).toContain('imports_rows_total{outcome="created"} 1');
});
