import { Logger } from '@nestjs/common';
import { Messaging } from '@tedarik/messaging';
import { seed } from './seed.js';

Logger.overrideLogger(['warn', 'error', 'fatal']);
const messaging = await Messaging.connect({ name: 'seed', servers: process.env['NATS_URL'] ?? '' });
try {
  const { created, present } = await seed(messaging.asker, { onlyIfEmpty: process.argv.includes('--if-empty') });
  console.log(created ? `${created} sample businesses written, ${present} were there` : 'The sample data is there.');
} finally {
  await messaging.close();
}
