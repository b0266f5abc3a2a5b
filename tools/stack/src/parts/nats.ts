import { exchange } from './exchange.js';
import type { BackingServiceDefinition } from '../backing-service-definition.js';
import { programOrPackage } from './system-package.js';

export const NATS: BackingServiceDefinition = {
  name: 'nats',
  title: 'NATS',
  variable: 'NATS_URL',
  container: { image: 'nats:2.12-alpine', command: ['-js', '-sd', '/data'], port: 4222, data: '/data' },
  url: (port) => `nats://127.0.0.1:${port}`,
  findProgram: (onProgress) =>
    programOrPackage({ title: 'NATS', program: 'nats-server', packages: ['nats-server'] }, onProgress),
  argumentsAt: ({ data, port, natsUsers }) => [
    ...(natsUsers ? ['-c', natsUsers] : []),
    ...['-js', '-sd', data, '-a', '127.0.0.1', '-p', String(port)],
  ],
  answers: async (url) => (await exchange(url)).toString().startsWith('INFO '),
};
