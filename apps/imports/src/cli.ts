import { createReadStream, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { Logger } from '@nestjs/common';
import { Messaging } from '@tedarik/messaging';
import { loadConfig, serviceConfig } from '@tedarik/service-kit';
import { z } from 'zod';
import { argumentsOf, type ImportArguments } from './cli/arguments.js';
import { importFile } from './cli/import-file.js';

const CONFIG = serviceConfig.pick({ NATS_URL: true, SERVICE_TOKEN: true }).extend({ IMPORTS_URL: z.string().min(1) });
const requested = argumentsOf(process.argv.slice(2));
if (requested === 'help') process.stdout.write(readFileSync(new URL('../usage.txt', import.meta.url)));
else if ('fault' in requested) {
  console.error(requested.fault);
  process.exitCode = 2;
} else await run(requested);

async function run({ file, ...how }: ImportArguments): Promise<void> {
  Logger.overrideLogger(['warn', 'error', 'fatal']);
  const config = loadConfig(CONFIG);
  const messaging = await Messaging.connect({ name: 'import-cli', servers: config.NATS_URL });
  try {
    process.exitCode = await importFile({
      ...how,
      requests: messaging.requests,
      endpoint: config.IMPORTS_URL,
      token: config.SERVICE_TOKEN,
      name: basename(file),
      bytes: createReadStream(file),
      size: statSync(file).size,
    });
  } finally {
    await messaging.close();
  }
}
