import { createReadStream, existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { Logger } from '@nestjs/common';
import { Messaging } from '@tedarik/messaging';
import { importFile } from './cli/import-file.js';

const USAGE = 'Usage: npm run import -- FILE [--form json|tsv] [--status active|pending] [--failed FILE]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { form: { type: 'string' }, status: { type: 'string' }, failed: { type: 'string' } },
});
const [file] = positionals;
if (!file || !existsSync(file)) {
  console.error(file ? `There is no file ${file}.` : USAGE);
  process.exit(2);
}
const form = values.form ?? (/\.(tsv|txt|csv)$/i.test(file) ? 'tsv' : 'json');
const status = values.status ?? 'active';
if (!['json', 'tsv'].includes(form) || !['active', 'pending'].includes(status)) {
  console.error(USAGE);
  process.exit(2);
}

Logger.overrideLogger(['warn', 'error', 'fatal']);
const messaging = await Messaging.connect({ name: 'import-cli', servers: process.env['NATS_URL'] ?? '' });
try {
  process.exitCode = await importFile({
    asker: messaging.asker,
    door: process.env['IMPORTS_URL'] ?? '',
    token: process.env['SERVICE_TOKEN'] ?? '',
    name: basename(file),
    bytes: createReadStream(file),
    size: statSync(file).size,
    form: form as 'json' | 'tsv',
    status: status as 'active' | 'pending',
    failedFile: values.failed ?? `${file}.failed.ndjson`,
  });
} finally {
  await messaging.close();
}
