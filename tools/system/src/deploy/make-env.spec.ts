import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(__dirname, '../../../..');
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'env-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function made(before?: string) {
  const [file, secrets] = [join(folder, 'env'), join(folder, 'secrets')];
  if (before !== undefined) writeFileSync(file, before);
  execFileSync(process.execPath, [join(ROOT, 'deploy/make-env.mjs'), file, secrets]);
  const read = (name: string) => readFileSync(join(secrets, name), 'utf8');
  return { file, secrets, read, env: () => readFileSync(file, 'utf8') };
}
function checked(secrets: string) {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'tools/containers/check-settings.mjs'), secrets], {
    encoding: 'utf8',
  });
  return { status, says: stderr };
}

it('O2: makes a different alphanumeric value for every secret, in a folder that only its owner may enter', () => {
  const { file, secrets, read } = made();
  const values = readdirSync(secrets).filter((name) => !/^NATS_(KEY|CERTIFICATE)$/.test(name)).map(read); // oxfmt-ignore
  expect(values.length).toBeGreaterThan(25);
  expect(values.filter((value) => !/^[A-Za-z0-9]{32}$/.test(value))).toEqual([]);
  expect(new Set(values).size).toBe(values.length);
  expect(read('NATS_CERTIFICATE')).toMatch(/^-----BEGIN CERTIFICATE-----/);
  expect([statSync(secrets).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
  expect(checked(secrets)).toEqual({ status: 0, says: '' });
  const { secrets: known } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
    secrets: object;
  };
  expect(readdirSync(secrets).sort()).toEqual(Object.keys(known).sort());
});

it('O2: keeps existing secrets and adds missing ones', () => {
  const { secrets, read } = made();
  const kept = ['NATS_BLOG_PASSWORD', 'NATS_KEY'].map(read);
  rmSync(join(secrets, 'SERVICE_TOKEN'));
  made();
  expect(['NATS_BLOG_PASSWORD', 'NATS_KEY'].map(read)).toEqual(kept);
  expect(read('SERVICE_TOKEN')).toMatch(/^\w{32}$/);
});

it('16.2: moves secrets of an older .env into files', () => {
  const { read, env } = made('NATS_BLOG_PASSWORD=typed-by-a-hand-1\nSERVICE_TOKEN=\nLOCALE=en\n');
  expect(read('NATS_BLOG_PASSWORD')).toBe('typed-by-a-hand-1');
  expect(read('SERVICE_TOKEN')).toMatch(/^\w{32}$/);
  expect(env()).toBe(`LOCALE=en\nSECRETS_FOLDER=${join(folder, 'secrets')}\n`);
  expect(existsSync(join(ROOT, 'secrets'))).toBe(false);
});

it.each(['pass/word#with?signs@all', 'too-short', 'with "quotes" within', ''])(
  'O2: an invalid password (%p) is refused by the name of its file before anything starts, and never shown',
  (password) => {
    const { secrets } = made();
    writeFileSync(join(secrets, 'NATS_INDEXER_PASSWORD'), password);
    const { status, says } = checked(secrets);
    expect([status, says.split('\n')[0]]).toEqual([78, expect.stringMatching(/^NATS_INDEXER_PASSWORD needs/)]);
    if (password) expect(says).not.toContain(password);
  },
);

it('O2: NATS reads every password as a string, also one that looks like a number', () => {
  expect(readFileSync(join(ROOT, 'deploy/nats/start.sh'), 'utf8')).toContain('=\\"$(cat "$file")\\""');
});
