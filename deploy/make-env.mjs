// Makes .env out of .env.example, each secret at random; in a .env that is there it fills in what is missing and changes
// nothing else. Plain Node, no dependencies: node deploy/make-env.mjs [file]
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newSecret, SECRETS } from '../tools/containers/secrets.mjs';

const file = process.argv[2] ?? '.env';
const example = fileURLToPath(new URL('../.env.example', import.meta.url));
let text = readFileSync(existsSync(file) ? file : example, 'utf8');
const made = [];
for (const name of SECRETS) {
  const line = new RegExp(`^${name}=(.*)$`, 'm');
  if (line.exec(text)?.[1]?.trim()) continue;
  const filled = `${name}=${newSecret()}`;
  text = line.test(text) ? text.replace(line, filled) : `${text.trimEnd()}\n${filled}\n`;
  made.push(name);
}
writeFileSync(file, text, { mode: 0o600 });
chmodSync(file, 0o600);
console.log(
  made.length ? `${file}: made ${made.length} secrets, for its owner only.` : `${file}: nothing was missing.`,
);
if (made.includes('FIRST_ADMIN_PASSWORD')) console.log(`The first administrator's password stands in it.`);
