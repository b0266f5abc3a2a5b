import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { SYSTEM } from '../system.js';
import { findHelm } from './helm.js';

interface Container {
  command: string[];
  env: { name: string }[];
  envFrom: { secretRef: { name: string } }[];
  securityContext: unknown;
  readinessProbe?: unknown;
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: {
    strategy: unknown;
    template: { spec: { securityContext: object; terminationGracePeriodSeconds: number; containers: [Container] } };
    egress: { ports?: { port: number }[]; to?: { ipBlock?: { cidr: string } }[] }[];
    maxReplicas?: number;
  };
}

interface CronJob extends Pick<Manifest, 'kind' | 'metadata'> {
  spec: { jobTemplate: { spec: Pick<Manifest['spec'], 'template'> } };
}

const ROOT = join(__dirname, '../../../..');
const CHART = join(ROOT, 'deploy/helm/tedarik');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const EVERYTHING = ['keda.enabled=true', 'podMonitor.enabled=true', 'networkPolicies.enabled=true'];

let folder: string;
let helm: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'helm-'));
  helm = await findHelm(folder);
}, 10 * 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function rendered(...settings: string[]): { status: number | null; text: string; error: string } {
  const set = settings.flatMap((setting) => ['--set', setting]);
  const { status, stdout, stderr } = spawnSync(helm, ['template', 'tedarik', CHART, ...set], { encoding: 'utf8' });
  return { status, text: stdout, error: stderr };
}
const manifests = (kind: string, ...settings: string[]): Manifest[] =>
  parseAllDocuments(rendered(...settings).text)
    .map((document) => document.toJS() as Manifest | null)
    .filter((one): one is Manifest => one?.kind === kind);
const wrongWith = (text: string) =>
  spawnSync(process.execPath, ['deploy/helm/validate.mjs'], { cwd: ROOT, input: text, encoding: 'utf8' }).stdout;

it.each([
  ['as it is', []],
  ['with everything', EVERYTHING],
  ['with nothing beside', ['ingress.enabled=false', 'networkPolicies.enabled=false']],
])('the chart %s fits the schemas of Kubernetes, KEDA and the Prometheus operator', (_, settings) => {
  const { status, text } = rendered(...settings);
  expect([status, wrongWith(text)]).toEqual([0, '']);
});

it('a manifest that violates its schema is named', () => {
  const { text } = rendered();
  expect(wrongWith(text.replaceAll('maxUnavailable: 0', 'maxUnavailable: [0]'))).toContain('Deployment directory: ');
  expect(wrongWith('')).toContain('no manifest');
});

it.each(['locale=de', 'image.tag=', 'publicUrl=tedarik.example', 'services.blog.replicas=-1', 'unknown=1'])(
  'invalid values are refused: %s',
  (setting) => {
    const { status, error } = rendered(setting);
    expect([status, error]).toEqual([1, expect.stringMatching(/don't meet the specifications of the schema/)]);
  },
);

it('has a deployment for each process of the system, with its program', () => {
  const programs = manifests('Deployment').map(({ spec }) => spec.template.spec.containers[0].command.at(-1));
  expect(programs.sort()).toEqual(SYSTEM.map(({ entry }) => entry).sort());
});

describe('each service', () => {
  it('stops only when its successor is ready, and has time to finish its current work', () => {
    for (const { metadata, spec } of manifests('Deployment')) {
      const { terminationGracePeriodSeconds: grace } = spec.template.spec;
      const strategy = { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } };
      // 25 s of the process after 10 s of preStop.
      expect([metadata.name, spec.strategy, grace > 35]).toEqual([metadata.name, strategy, true]);
    }
  });

  it('runs as non-root without capabilities, on a read-only file system', () => {
    for (const { spec } of manifests('Deployment')) {
      expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
      expect(spec.template.spec.containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it('has a readiness probe, except "streams"', () => {
    const unasked = manifests('Deployment').filter(({ spec }) => !spec.template.spec.containers[0].readinessProbe);
    expect(unasked.map(({ metadata }) => metadata.name)).toEqual(['streams']);
  });

  it('gets from chart and Secret every URL and credential that docker-compose.yml gives it', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { environment?: object }>;
    };
    const readme = read('deploy/helm/README.md');
    for (const { metadata, spec } of manifests('Deployment')) {
      const [{ env, envFrom }] = spec.template.spec.containers;
      const secret = envFrom[0]!.secretRef.name.replace('tedarik-', '');
      const row = readme
        .split('\n')
        .find((line) => line.startsWith('|') && line.split('|')[1]!.includes(`\`${secret}\``))!;
      const given = [...env.map(({ name }) => name), ...(row.match(/[A-Z][A-Z0-9]+_[A-Z_]+/g) ?? [])];
      const needed = Object.keys(services[metadata.name]!.environment ?? {}).filter((name) =>
        /^(NATS|MONGODB|REDIS|ELASTICSEARCH|IMPORTS|MEDIA|PUBLIC)_URL$|_TOKEN$|_SECRET$|_PASSWORD$/.test(name),
      );
      expect([metadata.name, needed.filter((name) => !given.includes(name))]).toEqual([metadata.name, []]);
    }
  });
});

it('no tool sets MAIL_FOLDER, because the mails of services are in other pods', () => {
  const tools = parseAllDocuments(rendered().text)
    .map((document) => document.toJS() as CronJob | null)
    .filter((one): one is CronJob => one?.kind === 'CronJob');
  expect(tools.map(({ metadata }) => metadata.name)).toContain('seed');
  for (const { metadata, spec } of tools) {
    const [{ env }] = spec.jobTemplate.spec.template.spec.containers;
    expect([metadata.name, env.map(({ name }) => name)]).toEqual([metadata.name, expect.arrayContaining(['NODE_ENV'])]);
    expect([metadata.name, env.filter(({ name }) => name === 'MAIL_FOLDER')]).toEqual([metadata.name, []]);
  }
});

it('L16: only media and the services that send mails reach the internet', () => {
  const open = manifests('NetworkPolicy').filter(({ spec }) =>
    spec.egress.some(({ to = [] }) => to.some(({ ipBlock }) => ipBlock?.cidr === '0.0.0.0/0')),
  );
  const names = open.map(({ metadata }) => metadata.name).sort();
  expect(names).toEqual(['directory', 'identity', 'imports', 'media', 'quotes', 'submissions']);
});

it('L16: media reaches only NATS and MongoDB among the stores, and a bucket whose port is configured', () => {
  const portsOf = (...settings: string[]) => {
    const media = manifests('NetworkPolicy', ...settings).find(({ metadata }) => metadata.name === 'media')!;
    const toStores = media.spec.egress.find(({ to = [] }) => to.some(({ ipBlock }) => ipBlock?.cidr === '10.0.0.0/8'));
    return toStores?.ports?.map(({ port }) => port);
  };
  expect(portsOf()).toEqual([4222, 27017]);
  expect(portsOf('networkPolicies.mediaPorts={4222,27017,9000}')).toEqual([4222, 27017, 9000]);
  expect(portsOf('settings.OTEL_EXPORTER_OTLP_ENDPOINT=http://a:4318')).toEqual([4222, 27017, 4318]);
});

it('has the Prometheus rules in a PrometheusRule when podMonitor is enabled', () => {
  const [{ spec }] = manifests('PrometheusRule', 'podMonitor.enabled=true') as [Manifest];
  expect(spec).toEqual(parse(read('deploy/helm/tedarik/rules.yaml')));
  expect(manifests('PrometheusRule')).toEqual([]);
});

it('has a HorizontalPodAutoscaler for the gateway, and with KEDA scales import workers and the indexer', () => {
  const names = (kind: string, ...settings: string[]) =>
    manifests(kind, ...settings).map(({ metadata }) => metadata.name);
  expect(names('HorizontalPodAutoscaler')).toEqual(['gateway']);
  expect(names('ScaledObject')).toEqual([]);
  expect(names('ScaledObject', 'keda.enabled=true')).toEqual(['imports-worker', 'indexer']);
});
