// Creates .env from .env.example, and a folder with random secrets. Existing ones are kept; secrets in an older .env are moved into files.
// Needs only Node.js and openssl, no installed packages: node deploy/make-env.mjs [file [folder]]
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { newSecret, SECRETS } from '../tools/containers/secrets.mjs';

const [file = '.env', given] = process.argv.slice(2);
const example = fileURLToPath(new URL('../.env.example', import.meta.url));
let text = readFileSync(existsSync(file) ? file : example, 'utf8');

const before = parseEnv(text);
if (!('SECRETS_FOLDER' in before)) text = `${text.trimEnd()}\nSECRETS_FOLDER=./secrets\n`;
if (given) text = text.replace(/^SECRETS_FOLDER=.*$/m, `SECRETS_FOLDER=${given}`);
const folder = parseEnv(text).SECRETS_FOLDER;

mkdirSync(folder, { recursive: true, mode: 0o700 });
// The files are readable by all users, because containers run as different ones; the folder itself is closed to others.
const write = (name, value) => writeFileSync(`${folder}/${name}`, value, { mode: 0o644 });
const made = [];
for (const name of SECRETS) {
  if (!existsSync(`${folder}/${name}`)) {
    write(name, before[name] || newSecret());
    made.push(name);
  }
  text = text.replace(new RegExp(`^${name}=.*\\n`, 'm'), '');
}
if (!existsSync(`${folder}/NATS_KEY`)) {
  const [key, certificate] = ['NATS_KEY', 'NATS_CERTIFICATE'].map((name) => `${folder}/${name}`);
  // Self-signed: clients that have this certificate trust only this server.
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj /CN=nats'.split(
    ' ',
  );
  const names = ['-addext', 'subjectAltName=DNS:nats,DNS:localhost', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...request, ...names], { stdio: 'pipe' });
  for (const one of [key, certificate]) chmodSync(one, 0o644);
  made.push('NATS_KEY', 'NATS_CERTIFICATE');
}
writeFileSync(file, text, { mode: 0o600 });
console.log(
  `${file}: settings. ${folder}: ${made.length} secrets made, ${SECRETS.length + 2 - made.length} were there.`,
);
if (made.includes('FIRST_ADMIN_PASSWORD')) {
  console.log(`The first administrator's password stands in ${folder}/FIRST_ADMIN_PASSWORD.`);
}
