import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@tedarik/stack';
import selfsigned from 'selfsigned';
import { OpenLoop } from './open-loop.js';
import { command, step } from './progress.js';
import { Workplace } from './workplace.js';

const run = promisify(execFile);
const PROJECT = 'tedarik-test';
const TIMEOUT_MS = 5 * 60_000;
const ROWS = [{ title: 'Konteyner Zeytinyağı', address: 'Deneme Mah. 1, Fatih/İstanbul', phone: '0212 555 44 33' }, {}];

interface Said {
  code: number;
  text: string;
}

/** Runs a program to its end and returns its output; does not throw for a non-zero exit code. */
async function said(program: string, args: readonly string[]): Promise<Said> {
  // docker-compose 1 gives the engine a minute for each call, which removing containers on a busy machine may exceed.
  const env = { ...process.env, COMPOSE_PROJECT_NAME: PROJECT, COMPOSE_HTTP_TIMEOUT: '300' };
  try {
    const { stdout, stderr } = await run(program, args, { env, maxBuffer: 2 ** 28 });
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string };
    return { code: typeof code === 'number' ? code : 1, text: stdout + stderr };
  }
}

/** The command for `docker compose` or docker-compose, or the reason why there is neither. */
async function findCompose(): Promise<string[] | string> {
  if ((await said('docker', ['info'])).code !== 0) return 'no container engine answers (docker info)';
  if ((await said('docker', ['compose', 'version'])).code === 0) return ['docker', 'compose'];
  if ((await said('docker-compose', ['version'])).code === 0) return ['docker-compose'];
  return 'there is neither docker compose nor docker-compose';
}

/** docker-compose.yml started as by an operator, in a separate project with its own secrets. */
class Containers {
  private constructor(
    private readonly compose: string[],
    private readonly workplace: Workplace,
    readonly url: string,
  ) {}

  static async prepare(compose: string[], workplace: Workplace): Promise<Containers> {
    const address = `127.0.0.1:${await freePort()}`;
    const env = workplace.file('env');
    await run(process.execPath, ['deploy/make-env.mjs', env, `${process.cwd()}/${workplace.file('secrets')}`]);
    const set = { PUBLISH_PORT: address, PUBLIC_URL: `http://${address}`, FRONT_SUBNET: '10.213.28.0/24' };
    appendFileSync(env, Object.entries(set).map(([name, value]) => `${name}=${value}\n`).join('')); // oxfmt-ignore
    return new Containers(compose, workplace, set.PUBLIC_URL);
  }

  do(...args: string[]): Promise<Said> {
    const [program = '', ...first] = this.compose;
    return said(program, [...first, '--env-file', this.workplace.file('env'), ...args]);
  }

  /** Replaces the containers of all services, one service after the other. */
  update(): Promise<Said> {
    return said(process.execPath, ['deploy/rolling-update.mjs', `--env-file=${this.workplace.file('env')}`]);
  }

  inside(service: string, ...words: string[]): Promise<Said> {
    return this.do('exec', '-T', service, ...words);
  }

  set(name: string, value: string): void {
    const file = this.workplace.file('env');
    writeFileSync(file, readFileSync(file, 'utf8').replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`));
  }

  async idsOf(service: string): Promise<string[]> {
    return (await this.do('ps', '-q', service)).text.split('\n').filter(Boolean).sort();
  }

  /** Names of secrets whose values anybody who may inspect containers could read. */
  async secretsShown(): Promise<string[]> {
    const folder = this.workplace.file('secrets');
    const ids = (await this.do('ps', '-a', '-q')).text.split('\n').filter(Boolean);
    const { text } = await said('docker', ['inspect', ...ids]);
    return readdirSync(folder).filter((name) => text.includes(readFileSync(`${folder}/${name}`, 'utf8').trim())); // oxfmt-ignore
  }

  /** Containers that are neither healthy nor ended successfully, with the result of their health check. */
  async unwell(): Promise<string[]> {
    const ids = (await this.do('ps', '-a', '-q')).text.split('\n').filter(Boolean);
    const state =
      '{{.Name}} {{.State.ExitCode}} {{if .State.Health}}{{json .State.Health}}{{else}}{{.State.Status}}{{end}}';
    const { text } = await said('docker', ['inspect', '-f', state, ...ids]);
    const isWell = (line: string) => /"Status":"healthy"| 0 (exited|running)$/.test(line);
    return text.split('\n').filter((line) => line && !isWell(line)); // oxfmt-ignore
  }
}

async function eventually(holds: () => Promise<string>): Promise<string> {
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    const why = await holds().catch((error: Error) => error.message);
    if (!why || Date.now() > until) return why;
    await pause(1_000);
  }
}

const unless = (good: boolean, { text }: Said): string => (good ? '' : text.trim() || 'nothing was said');
const inDatabase = (name: string) =>
  `const { MongoClient } = require('mongodb'); const c = new MongoClient(process.env.MONGODB_URL.replace('@',
     ':' + require('fs').readFileSync(process.env.MONGODB_PASSWORD_FILE, 'utf8').trim() + '@'));
   c.db('${name}').collection('outbox').findOne().then(() => process.exit(0), (e) => { console.log(e.codeName); process.exit(1) })`;
const without = (program: string) =>
  program.replace(/MONGODB_URL.replace[^]*?'@'\)/, `MONGODB_URL.replace(/\\/\\/.*@/, '//')`);
/** The certificate is self-signed. */
const statusOverTls = (url: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const request = get(url, { rejectUnauthorized: false }, (answer) => resolve(answer.resume().statusCode));
    request.once('error', reject);
  });
const linksIn = (html: string) => [...html.matchAll(/href="(\/firma\/[^"?#]+)"/g)].map(([, href]) => href!);
const dial = (place: string) => ['bash', '-c', `exec 3<>/dev/tcp/${place}`];

/** Each check returns the problem, or an empty text. The order matters: later checks depend on the effects of earlier ones. */
function checks(containers: Containers, data: string): [title: string, check: () => Promise<string>][] {
  const tool = (...args: string[]) => containers.do('run', '--rm', ...args);
  const page = async (path: string) => fetch(containers.url + path, { signal: AbortSignal.timeout(10_000) });
  const refused = async (service: string, words: string[], says: RegExp) => {
    const answer = await containers.inside(service, ...words);
    return unless(answer.code !== 0 && says.test(answer.text), answer);
  };
  const user = `${process.getuid?.() ?? 1000}`;
  return [
    [
      'O1: one command builds and starts all of it',
      async () => {
        const up = await containers.do('up', '-d', '--build');
        return unless(up.code === 0, up);
      },
    ],
    ['O10: every container gets healthy', () => eventually(async () => (await containers.unwell()).join('\n'))],
    [
      'the sample data goes in and is shown',
      async () => {
        const seeded = await tool('seed');
        if (seeded.code !== 0) return seeded.text;
        return eventually(async () =>
          (await (await page('/firma')).text()).includes('/firma/') ? '' : 'no business on /firma',
        );
      },
    ],
    [
      'edge passes a redirect on whose address is long',
      async () => {
        const { status } = await fetch(`${containers.url}/yonetici/panel?${'a'.repeat(6_000)}`, { redirect: 'manual' });
        return status === 302 ? '' : `${status}`;
      },
    ],
    [
      'O3: an import with a row that is refused ends well and leaves that row beside the file',
      async () => {
        writeFileSync(`${data}/f.json`, JSON.stringify(ROWS));
        const answer = await tool('-u', user, '-v', `${data}:/data`, 'import', 'f.json');
        return unless(answer.code === 0 && existsSync(`${data}/f.json.failed.ndjson`), answer);
      },
    ],
    [
      'O16: index and owner are found equal right after it',
      async () => {
        const answer = await tool('rebuild-index', '--compare');
        return unless(answer.code === 0, answer);
      },
    ],
    [
      'A38: Redis lets nobody in without a name',
      async () => {
        const { text } = await containers.inside('redis', 'redis-cli', 'ping');
        return text.includes('NOAUTH') ? '' : text;
      },
    ],
    [
      'A38: MongoDB shows nothing without a name',
      () => refused('directory', ['node', '-e', without(inDatabase('directory'))], /Unauthorized/),
    ],
    [
      'H2: a service reads its own database',
      async () => {
        const answer = await containers.inside('directory', 'node', '-e', inDatabase('directory'));
        return unless(answer.code === 0, answer);
      },
    ],
    [
      'H2: a service does not read the database of another',
      () => refused('directory', ['node', '-e', inDatabase('identity')], /Unauthorized/),
    ],
    ...['redis/6379', 'elasticsearch/9200', 'directory/3100', 'imports-worker/3100'].map(
      (place): [string, () => Promise<string>] => [
        `H2: media does not reach ${place}`,
        () => refused('media', dial(place), /./),
      ],
    ),
    [
      'H2: media reaches NATS',
      async () => {
        const answer = await containers.inside('media', ...dial('nats/4222'));
        return unless(answer.code === 0, answer);
      },
    ],
    [
      '16.2: no secret stands in the settings of a container, and no service reads one of another',
      async () => {
        const shown = await containers.secretsShown();
        if (shown.length) return shown.join();
        const [{ text: own }, others] = [
          await containers.inside('blog', 'ls', '/run/secrets'),
          ['NATS_CERTIFICATE', 'METRICS_TOKEN'],
        ];
        const strange = own.split('\n').filter((name) => name && !others.includes(name) && !/_BLOG_/.test(name)); // oxfmt-ignore
        return strange.join();
      },
    ],
    [
      'section 3: a service cannot change its own code',
      () => refused('gateway', ['bash', '-c', 'echo >> package.json'], /Read-only|denied/),
    ],
    [
      'O4: more copies of one service leave the others as they are',
      async () => {
        const before = [await containers.idsOf('directory'), await containers.idsOf('imports-worker')];
        containers.set('DIRECTORY_REPLICAS', '2');
        containers.set('GATEWAY_REPLICAS', '2');
        const up = await containers.do('up', '-d');
        const after = [await containers.idsOf('directory'), await containers.idsOf('imports-worker')];
        const same =
          after[0]!.length === 2 && after[0]!.includes(before[0]![0]!) && String(after[1]) === String(before[1]);
        return unless(up.code === 0 && same, up);
      },
    ],
    [
      'O7 F11: every service is replaced under requests, and none of them fails',
      async () => {
        const paths = ['/', '/firma', '/firma?q=zeytin', '/kategoriler', '/urunler', '/blog'];
        const visitors = new OpenLoop((nth) => page(`${paths[nth % paths.length]!}#${nth}`));
        const updated = await containers.update();
        const { sent, failed } = await visitors.end();
        if (updated.code !== 0 || sent === 0) return `${updated.text} ${sent} requests`;
        return failed.length ? `${failed.length} of ${sent} requests failed: ${[...new Set(failed)].join(', ')}` : '';
      },
    ],
    [
      'O8: the site answers while one of two gateways is gone',
      async () => {
        const unwell = await eventually(async () => (await containers.unwell()).join('\n'));
        if (unwell) return unwell;
        const [first = ''] = await containers.idsOf('gateway');
        await said('docker', ['kill', first]);
        const statuses: number[] = [];
        for (let tries = 0; tries < 20; tries += 1) statuses.push((await page(`/firma?page=${tries + 1}`)).status);
        return statuses.some((status) => status >= 500) ? statuses.join() : '';
      },
    ],
    [
      'with a certificate the site speaks TLS, and leads plain requests there',
      async () => {
        const { private: key, cert } = selfsigned.generate([{ name: 'commonName', value: 'localhost' }], {
          keySize: 2048,
        });
        const folder = `${data}/certificates`;
        mkdirSync(folder);
        writeFileSync(`${folder}/tls.crt`, cert);
        writeFileSync(`${folder}/tls.key`, key);
        containers.set('EDGE_CERTIFICATES', folder);
        const up = await containers.do('up', '-d', 'edge');
        if (up.code !== 0) return up.text;
        const why = await eventually(async () => {
          const { status, headers } = await fetch(`${containers.url}/firma`, { redirect: 'manual' });
          const secure = containers.url.replace('http:', 'https:');
          if (status !== 301 || headers.get('location') !== `${secure}/firma`)
            return `${status} ${headers.get('location')}`;
          return (await statusOverTls(`${secure}/firma`)) === 200 ? '' : 'TLS does not answer';
        });
        containers.set('EDGE_CERTIFICATES', './deploy/edge/certificates');
        const plain = await containers.do('up', '-d', 'edge');
        return (
          why || (plain.code !== 0 ? plain.text : eventually(async () => unless((await page('/firma')).ok, plain)))
        );
      },
    ],
    [
      'F22: a backup, restored into an empty system, shows what was there',
      async () => {
        const folder = ['-u', user, '-v', `${data}:/backups`];
        const before = linksIn(await (await page('/firma')).text());
        const saved = await tool(...folder, 'backup', 'today');
        if (saved.code !== 0) return saved.text;
        await containers.do('down', '-v');
        const users = await tool('mongo-users');
        if (users.code !== 0) return users.text;
        const restored = await tool(...folder, 'restore', 'today');
        if (restored.code !== 0) return restored.text;
        const up = await containers.do('up', '-d');
        if (up.code !== 0) return up.text;
        return eventually(async () => {
          const after = linksIn(await (await page('/firma')).text());
          return String(after) === String(before) ? '' : `${String(before)}\n${String(after)}`;
        });
      },
    ],
  ];
}

/** `npm run test:containers`: tests docker-compose.yml with a real container engine; is skipped with a message if there is none. */
export const main = (): Promise<void> =>
  command(async () => {
    const compose = await findCompose();
    if (typeof compose === 'string') {
      console.log(`Skipped: ${compose}.`);
      return;
    }
    const workplace = new Workplace(`.local/containers-${process.pid}`);
    const data = `${process.cwd()}/${workplace.file('data')}`;
    mkdirSync(data);
    const containers = await Containers.prepare(compose, workplace);
    let failed = 0;
    try {
      for (const [title, check] of checks(containers, data)) {
        const why = await step(title, check).catch((error: Error) => error.message);
        if (!why) continue;
        failed += 1;
        console.error(`FAILED ${title}\n${why.slice(-4_000)}`);
        if (failed === 1 && title.startsWith('O1')) break;
      }
    } finally {
      await step('Removing the containers', () => containers.do('down', '-v'));
      rmSync(workplace.dir, { recursive: true, force: true });
    }
    console.log(failed ? `${failed} failed` : 'all passed');
    process.exitCode = failed ? 1 : 0;
  });
