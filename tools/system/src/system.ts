/** A part of the system that somebody else wrote. */
export type PartName = 'mongo' | 'nats' | 'redis' | 'elasticsearch';

/** One process of the system: what runs, what it needs, and where its health is requested. */
export interface ProcessDefinition {
  name: string;
  /** Built entry point, from the repository's root. */
  entry: string;
  /** The checkout that it is run from, if it is another version. */
  root?: string;
  needs: readonly PartName[];
  /** Operations port of `npm start`: /livez, /readyz, /metrics and endpoints for files. A process without one counts as ready at once. */
  opsPort?: number;
  /** Its user of NATS (deploy/nats/nats.conf), if it is not called like the process. */
  natsUser?: string;
  env?: Readonly<Record<string, string>>;
}

/** The public address of `npm start`. */
export const PUBLIC_PORT = 3000;

/** The whole system as data: `npm start`, the journeys and the benches read it, docker-compose.yml mirrors it. */
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
