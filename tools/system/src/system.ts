/** A part of the system that is third-party software. */
export type BackingServiceName = 'mongo' | 'nats' | 'redis' | 'elasticsearch';

/** One process of the system: its program, the parts that it needs, and the port for its health checks. */
export interface ProcessDefinition {
  name: string;
  /** Path of the built entry point, from the repository's root. */
  entry: string;
  /** The checkout that it is run from, if that is another version. */
  root?: string;
  needs: readonly BackingServiceName[];
  /** Operations port in `npm start`: /livez, /readyz, /metrics and endpoints for files. A process without one counts as ready at once. */
  opsPort?: number;
  /** Its NATS user (deploy/nats/nats.conf), if that is not named like the process. */
  natsUser?: string;
  env?: Readonly<Record<string, string>>;
}

/** The public port of `npm start`. */
export const PUBLIC_PORT = 3000;

/** The definition of the whole system, used by `npm start`, the journeys and the benches; docker-compose.yml must match it. */
export const SYSTEM: readonly ProcessDefinition[] = [
  { name: 'streams', entry: 'libs/messaging/dist/streams/keep-streams.js', needs: ['nats'] },
  { name: 'directory', entry: 'apps/directory/dist/main.js', needs: ['mongo', 'nats'], opsPort: 3101 },
  { name: 'identity', entry: 'apps/identity/dist/main.js', needs: ['mongo', 'nats'], opsPort: 3105 },
  { name: 'reviews', entry: 'apps/reviews/dist/main.js', needs: ['mongo', 'nats'], opsPort: 3106 },
  { name: 'blog', entry: 'apps/blog/dist/main.js', needs: ['mongo', 'nats'], opsPort: 3107 },
  { name: 'submissions', entry: 'apps/submissions/dist/main.js', needs: ['mongo', 'nats'], opsPort: 3108 },
  { name: 'quotes', entry: 'apps/quotes/dist/main.js', needs: ['mongo', 'nats'], opsPort: 3110 },
  { name: 'media', entry: 'apps/media/dist/main.js', needs: ['mongo', 'nats'], opsPort: 3109 },
  { name: 'imports', entry: 'apps/imports/dist/main.js', needs: ['mongo', 'nats', 'redis'], opsPort: 3102 },
  {
    name: 'imports-worker',
    entry: 'apps/imports/dist/worker.js',
    needs: ['mongo', 'nats', 'redis'],
    opsPort: 3103,
    natsUser: 'imports',
  },
  { name: 'indexer', entry: 'apps/indexer/dist/main.js', needs: ['nats', 'elasticsearch'], opsPort: 3104 },
  { name: 'gateway', entry: 'apps/gateway/dist/main.js', needs: ['nats', 'redis', 'elasticsearch'], opsPort: 3100 },
];
