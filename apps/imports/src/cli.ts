import { createReadStream, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { Logger } from '@nestjs/common';
import { Messaging } from '@tedarik/messaging';
import { argumentsOf, type ImportArguments } from './cli/arguments.js';
import { importFile } from './cli/import-file.js';

const requested = argumentsOf(process.argv.slice(2));
if (requested === 'help') process.stdout.write(readFileSync(new URL('../usage.txt', import.meta.url)));
else if ('fault' in requested) {
  console.error(requested.fault);
  process.exitCode = 2;
} else await run(requested);

async function run({ file, ...how }: ImportArguments): Promise<void> {
  Logger.overrideLogger(['warn', 'error', 'fatal']);
  const messaging = await Messaging.connect({ name: 'import-cli', servers: process.env['NATS_URL'] ?? '' });
  try {
    process.exitCode = await importFile({
      ...how,
      requests: messaging.requests,
      endpoint: process.env['IMPORTS_URL'] ?? '',
      token: process.env['SERVICE_TOKEN'] ?? '',
      name: basename(file),
      bytes: createReadStream(file),
      size: statSync(file).size,
    });
  } finally {
    await messaging.close();
  }
}
