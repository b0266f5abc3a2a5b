import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const ROOT = join(__dirname, '../../../..');
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'env-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function made(before?: string) {
  const file = join(folder, 'env');
  if (before !== undefined) writeFileSync(file, before);
  execFileSync(process.execPath, [join(ROOT, 'deploy/make-env.mjs'), file]);
  return { file, env: parseEnv(readFileSync(file, 'utf8')) as Record<string, string> };
}
function checked(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'tools/containers/check-settings.mjs')], {
    env,
    encoding: 'utf8',
  });
  return { status, says: stderr };
}

it('O2: makes every secret out of letters and digits, each another one, for its owner only', () => {
  const { file, env } = made();
  const secrets = Object.entries(env).filter(([name]) => /_(PASSWORD|TOKEN|KEY)$/.test(name) && !/^UPLOADS/.test(name));
  expect(secrets.length).toBeGreaterThan(25);
  expect(secrets.filter(([, value]) => !/^[A-Za-z0-9]{32}$/.test(value))).toEqual([]);
  expect(new Set(secrets.map(([, value]) => value)).size).toBe(secrets.length);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(checked(env)).toEqual({ status: 0, says: '' });
});

it('O2: a secret that is there stays; what a later version requests is added', () => {
  const { env } = made('NATS_BLOG_PASSWORD=typed-by-a-hand-1\nSERVICE_TOKEN=\n');
  expect(env['NATS_BLOG_PASSWORD']).toBe('typed-by-a-hand-1');
  expect(env['SERVICE_TOKEN']).toMatch(/^\w{32}$/);
  expect(checked(env).status).toBe(0);
});

it.each(['pass/word#with?signs@all', 'too-short', 'with "quotes" within', ''])(
  'O2: a password that an address cannot carry (%p) is refused by name before anything starts, and never shown',
  (password) => {
    const { env } = made();
    const { status, says } = checked({ ...env, NATS_INDEXER_PASSWORD: password });
    expect([status, says.split('\n')[0]]).toEqual([
      78,
      expect.stringMatching(/^NATS_INDEXER_PASSWORD (needs|is missing)/),
    ]);
    if (password) expect(says).not.toContain(password);
  },
);

it('O2: NATS reads each password as a text, also one that looks like a number', () => {
  const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  const given = compose.match(/^ {6}(NATS_\w+_PASSWORD): '"\$\{\1\}"'$/gm);
  const read = readFileSync(join(ROOT, 'deploy/nats/nats.conf'), 'utf8').match(/\$NATS_\w+_PASSWORD/g);
  expect(given).toHaveLength(read!.length);
});
