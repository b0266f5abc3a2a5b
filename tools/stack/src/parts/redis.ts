import { exchange } from './exchange.js';
import type { BackingServiceDefinition } from '../backing-service-definition.js';
import { programOrPackage } from './system-package.js';

export const REDIS: BackingServiceDefinition = {
  name: 'redis',
  title: 'Redis',
  variable: 'REDIS_URL',
  container: {
    image: 'redis:8',
    command: ['redis-server', '--appendonly', 'yes', '--maxmemory-policy', 'noeviction', '--protected-mode', 'no'],
    port: 6379,
    data: '/data',
  },
  url: (port) => `redis://127.0.0.1:${port}`,
  findProgram: (onProgress) =>
    programOrPackage(
      { title: 'Redis', program: 'redis-server', packages: ['redis-server', 'redis-tools'] },
      onProgress,
    ),
  argumentsAt: ({ data, port, persistent }) => [
    ...['--port', String(port), '--bind', '127.0.0.1', '--dir', data, '--save', ''],
    ...['--appendonly', persistent ? 'yes' : 'no', '--appendfsync', 'everysec', '--maxmemory-policy', 'noeviction'],
  ],
  answers: async (url) => (await exchange(url, 'PING\r\n')).toString().startsWith('+PONG'),
};
