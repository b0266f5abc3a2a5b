import { createReadStream, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { Logger } from '@nestjs/common';
import { Messaging } from '@tedarik/messaging';
import { argumentsOf, type ImportArguments } from './cli/arguments.js';
import { importFile } from './cli/import-file.js';

const asked = argumentsOf(process.argv.slice(2));
if (asked === 'help') process.stdout.write(readFileSync(new URL('../usage.txt', import.meta.url)));
else if ('fault' in asked) {
  console.error(asked.fault);
  process.exitCode = 2;
} else await run(asked);

async function run({ file, ...how }: ImportArguments): Promise<void> {
  Logger.overrideLogger(['warn', 'error', 'fatal']);
  const messaging = await Messaging.connect({ name: 'import-cli', servers: process.env['NATS_URL'] ?? '' });
  try {
    process.exitCode = await importFile({
      ...how,
      asker: messaging.asker,
      door: process.env['IMPORTS_URL'] ?? '',
      token: process.env['SERVICE_TOKEN'] ?? '',
      name: basename(file),
      bytes: createReadStream(file),
      size: statSync(file).size,
    });
  } finally {
    await messaging.close();
  }
}
