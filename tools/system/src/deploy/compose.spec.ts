import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { SYSTEM } from '../system.js';

interface Service {
  image: string;
  build?: unknown;
  command?: unknown[];
  depends_on?: Record<string, { condition: string }> | string[];
  networks?: string[];
  network_mode?: string;
  ports?: string[];
  environment?: Record<string, unknown>;
  secrets?: string[];
  healthcheck?: { test?: unknown; disable?: boolean };
  restart?: string;
  scale?: string | number;
  profiles?: string[];
  [setting: string]: unknown;
}

const ROOT = join(__dirname, '../../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const text = read('docker-compose.yml');
const { services, networks, secrets } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  networks: Record<string, { internal?: boolean }>;
};
const all = Object.entries(services);
const lasting = all.filter(([, { restart }]) => restart !== 'no');
const namesOf = (some: [string, Service][]) => some.map(([name]) => name);
const isOurs = ([, { image }]: [string, Service]) => /^tedarik-(?!edge)/.test(image);
const processes = SYSTEM.filter(({ opsPort }) => opsPort).map(
  ({ name }) => [name, services[name]!] as [string, Service],
);
const own = (some: [string, Service][], setting: string) => some.map(([name, service]) => [name, service[setting]]);

/** All services that a service depends on, directly or indirectly. */
function waitedFor(name: string): string[] {
  const { depends_on: before = {} } = services[name]!;
  const next = Array.isArray(before) ? before : Object.keys(before);
  return next.flatMap((one) => [one, ...waitedFor(one)]);
}

it('GEN-12 only the gateway can be reached from outside, through edge: no other service, broker or datastore has a port', () => {
  const published = all.filter(([, { ports }]) => ports);
  expect(namesOf(published.filter(([, { profiles }]) => !profiles))).toEqual(['edge']);
  const forTrying = published.filter(([, { profiles }]) => profiles).flatMap(([, { ports = [] }]) => ports);
  expect(forTrying.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  expect(read('deploy/edge/nginx.conf').match(/http:\/\/[a-z]+:\d+/g)).toEqual(['http://gateway:3000']);
  expect(services['edge']!.networks).toEqual(['published', 'front']);
  expect(namesOf(all.filter(([, one]) => one.networks?.includes('front')))).toEqual(['edge', 'gateway']);
  const shared = all.filter(([, { network_mode: mode }]) => mode && mode !== 'none');
  expect(own(shared, 'network_mode')).toEqual([['mongo-users', 'service:mongo']]);
});

it('section 3: by default only this machine can reach the site', () => {
  expect(services['edge']!.ports).toEqual(['${PUBLISH_PORT:-127.0.0.1:3000}:8080']);
});

it('of the monitoring containers only Grafana, which requires sign-in, publishes a port', () => {
  const watching = all.filter(([, { profiles }]) => profiles?.includes('observability'));
  expect(namesOf(watching)).toEqual(['prometheus', 'alertmanager', 'tempo', 'grafana']);
  expect(namesOf(watching.filter(([, { ports }]) => ports))).toEqual(['grafana']);
});

describe('O1: one command builds and starts all of it', () => {
  const ours = all.filter((one) => isOurs(one) && !one[1].profiles?.includes('tools'));
  const builders = ours.filter(([, { build }]) => build);

  it('builds each image once, before the first container that uses it starts', () => {
    const images = builders.map(([, { image }]) => image);
    expect(images).toEqual([...new Set(images)]);
    const missing = ours.filter(
      ([name, { build, image }]) => !build && !waitedFor(name).some((one) => services[one]!.image === image),
    );
    expect(namesOf(missing)).toEqual([]);
    expect(all.filter((one) => isOurs(one) && !images.includes(one[1].image))).toEqual([]);
  });

  it('builds each image for the service whose command it runs', () => {
    for (const [name, { build, command }] of builders) {
      const { args } = build as { args: { SERVICE: string } };
      expect([name, String(command?.at(-1)).startsWith(`${args.SERVICE}/`)]).toEqual([name, true]);
    }
  });

  it('checks the settings before any other container of ours runs', () => {
    const others = ours.filter(([name]) => name !== 'settings');
    expect(namesOf(others.filter(([name]) => !waitedFor(name).includes('settings')))).toEqual([]);
  });

  it('never pulls our own images from a registry', () => {
    expect(new Set(all.filter(isOurs).map(([, one]) => one['pull_policy']))).toEqual(new Set(['never']));
  });
});

it('O4: the number of replicas of each service is set in .env, so that changing one leaves the others unchanged', () => {
  expect(own(processes, 'scale')).toEqual(
    processes.map(([name]) => [name, `\${${name.toUpperCase().replace('-', '_')}_REPLICAS:-1}`]),
  );
});

it('O6: git ignores .env and secrets, and the image build sees only the listed files', () => {
  expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['.env', '/secrets/']));
  const [, everything, ...kept] = read('.dockerignore').trim().split('\n');
  expect(everything).toBe('*');
  expect(kept.filter((line) => line.startsWith('!')).sort()).toEqual(
    ['.npmrc', '.swcrc', 'apps', 'deploy', 'libs', 'nx.json', 'package-lock.json', 'package.json', 'tools']
      .concat('tsconfig.base.json')
      .map((name) => `!${name}`)
      .sort(),
  );
});

it('O9: the stop grace period of every container is longer than a service needs to stop', () => {
  const [, given] = /STOP_WITHIN_MS = (\d+)_000/.exec(read('libs/service-kit/src/start/bootstrap.ts'))!;
  const seconds = lasting.map(([name, one]) => [name, Number.parseInt(String(one['stop_grace_period']))] as const);
  expect(seconds.filter(([, grace]) => !(grace > Number(given)))).toEqual([]);
});

it('O10: every long-running container has a health check', () => {
  const unchecked = lasting.filter((one) => !isOurs(one) && !one[1].healthcheck?.test);
  expect(namesOf(unchecked)).toEqual([]);
  expect(read('deploy/docker/Dockerfile')).toMatch(/^HEALTHCHECK .*healthcheck\.sh/m);
  expect(namesOf(processes.filter(([, { healthcheck }]) => healthcheck))).toEqual([]);
});

describe('O12: containers have resource limits and no unneeded privileges', () => {
  it.each(['mem_limit', 'pids_limit'])('has %s', (setting) => {
    // 0 and -1 would mean no limit. A variable has its default at the end: ${MONGODB_MEMORY:-1g}.
    expect(namesOf(all.filter(([, one]) => !/^(\$\{\w+:-)?[1-9]\d*[mg]?\}?$/.test(String(one[setting]))))).toEqual([]);
  });

  it('drops all capabilities and forbids new privileges', () => {
    expect(new Set(all.map(([, one]) => JSON.stringify([one['cap_drop'], one['security_opt']])))).toEqual(
      new Set([JSON.stringify([['ALL'], ['no-new-privileges:true']])]),
    );
    expect(namesOf(all.filter(([, one]) => one['cap_add']))).toEqual(['mongo', 'redis']);
  });

  it('has a read-only file system, except Elasticsearch', () => {
    expect(namesOf(all.filter(([, one]) => one['read_only'] !== true))).toEqual(['elasticsearch']);
    expect(read('deploy/docker/Dockerfile')).not.toMatch(/--chown/);
  });

  it('limits the size of the log', () => {
    const logging = { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } };
    expect(all.filter(([, one]) => JSON.stringify(one['logging']) !== JSON.stringify(logging))).toEqual([]);
  });
});

describe('H2: containers inside the network are not trusted', () => {
  const settings = (name: string) => Object.keys(services[name]!.environment ?? {});
  const reaches = (name: string) => {
    const mine = new Set(services[name]!.networks);
    return namesOf(all.filter(([other, one]) => other !== name && one.networks?.some((net) => mine.has(net)))).filter(
      (other) => !services[other]!.profiles && services[other]!.restart !== 'no',
    );
  };

  it('gives the address of a store only to the services that need it', () => {
    const stores = { mongo: 'MONGODB_URL', redis: 'REDIS_URL', elasticsearch: 'ELASTICSEARCH_URL', nats: 'NATS_URL' };
    const given = SYSTEM.map(({ name, needs }) => ({
      name,
      given: Object.values(stores).filter((variable) => settings(name).includes(variable)).sort(), // oxfmt-ignore
      needs: needs.map((part) => stores[part]).sort(),
    }));
    for (const one of given) expect(one).toEqual({ ...one, given: one.needs });
  });

  it('gives each service its own user and password for every store', () => {
    const signIns = processes.flatMap(([name, { environment = {} }]) =>
      Object.entries(environment)
        .filter(([variable]) => /^(MONGODB|REDIS|ELASTICSEARCH|NATS)_URL$/.test(variable))
        .map(([variable, url]) => {
          const part = variable.split('_')[0]!;
          return { user: name.replace('-worker', ''), part, url, password: environment[`${part}_PASSWORD_FILE`] };
        }),
    );
    expect(signIns.length).toBeGreaterThan(20);
    const isOwn = ({ user, part, url, password }: (typeof signIns)[number]) =>
      String(url).includes(`//${user}@`) && password === `/run/secrets/${part}_${user.toUpperCase()}_PASSWORD`;
    expect(signIns.filter((one) => !isOwn(one))).toEqual([]);
  });

  it('16.2: every secret is a file mounted only into the services that read it, and none is in .env', () => {
    for (const [name, { environment = {}, secrets: given = [] }] of all) {
      const read = Object.values(environment).flatMap(
        (value) => /^\/run\/secrets\/(\w+)$/.exec(String(value))?.[1] ?? [],
      );
      if (read.length) expect([name, [...given].sort()]).toEqual([name, [...new Set(read)].sort()]);
    }
    expect(Object.keys(secrets).filter((name) => text.includes(`\${${name}`))).toEqual([]);
  });

  it('connects media only to NATS, MongoDB and the services that call it', () => {
    expect(reaches('media').sort()).toEqual(['gateway', 'imports', 'mongo', 'nats']);
  });

  it('L16: only edge, media and the services that send mails can reach the internet; the gateway cannot', () => {
    const open = (name: string) => services[name]!.networks?.some((net) => !networks[net]?.internal);
    expect(namesOf(lasting.filter(([name, { profiles }]) => !profiles && open(name)))).toEqual([
      'edge',
      'directory',
      'identity',
      'submissions',
      'quotes',
      'media',
      'imports',
    ]);
    const out = Object.keys(networks).filter((net) => !networks[net]?.internal);
    expect(out).toEqual(['published', 'pictures-out', 'mail-out', 'dashboards', 'alerts-out']);
    const on = (net: string) => namesOf(all.filter(([, one]) => one.networks?.includes(net)));
    expect([on('dashboards'), on('alerts-out')]).toEqual([['grafana'], ['alertmanager']]);
  });

  it('L15: services with a file endpoint have a token of their own; the others share one for metrics', () => {
    const tokens = processes.map(([name, { environment }]) => [name, environment?.['SERVICE_TOKEN_FILE']]);
    expect(tokens.filter(([, token]) => token !== '/run/secrets/METRICS_TOKEN')).toEqual([
      ['media', '/run/secrets/MEDIA_TOKEN'],
      ['imports', '/run/secrets/IMPORTS_TOKEN'],
      ['imports-worker', '/run/secrets/IMPORTS_TOKEN'],
      ['gateway', '/run/secrets/SERVICE_TOKEN'],
    ]);
  });
});

describe('O15: every setting can be configured', () => {
  // Always the same in a system with its own server.
  const FIXED = ['MONGODB_DB', 'WEB_ROOT', 'INDEX_PREFIX', 'FIRST_ADMIN_FILE'];

  it('passes each service every variable that its configuration reads', () => {
    const lacking = readdirSync(join(ROOT, 'apps'))
      .filter((name) => services[name])
      .flatMap((name) => {
        const known = read(`apps/${name}/src/config.ts`).matchAll(/^ {2}([A-Z][A-Z0-9_]+): z/gm);
        const set = services[name]!.environment ?? {};
        return [...known].map(([, variable]) => variable!).filter((variable) => !(variable in set) && !(`${variable}_FILE` in set)); // oxfmt-ignore
      });
    expect(lacking.filter((variable) => !FIXED.includes(variable))).toEqual([]);
  });

  it('.env.example lists exactly the variables that docker-compose.yml reads', () => {
    const used = new Set([...text.matchAll(/\$\{([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name!));
    used.delete('NPM_CONFIG_REGISTRY'); // used by the build only
    const told = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!);
    expect(told.sort()).toEqual([...used].sort());
  });
});
