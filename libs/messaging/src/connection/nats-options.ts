import type { ConnectionOptions } from '@nats-io/transport-node';

export interface MessagingOptions {
  /** Name of the service, of the connection, and of the queue group in which replicas share the requests. */
  name: string;
  /** One URL, or several separated by commas. */
  servers: string | string[];
  /** Default: NATS_USER and NATS_PASSWORD of the environment, else the credentials in a URL. */
  user?: string;
  password?: string;
  /** CA certificates for the servers; if given, only TLS connections are made. Default: NATS_CA_FILE of the environment. */
  caFile?: string;
  /** Number of requests that a replica handles at the same time; further ones are refused at once. Default 512. */
  mostInHand?: number;
  /** Minimum time that requests wait for their reply. Default: the deadline of the contract. */
  patienceMs?: number;
}

const CONNECT_TIMEOUT_MS = 1_000;
const RECONNECT_AT_LEAST_MS = 250;
const RECONNECT_AT_MOST_MS = 1_000;
// As in deploy/nats/nats.conf: a connection is closed after three pings without an answer. With the client's default that would take six
// minutes.
const PING_INTERVAL_MS = 3_000;

/** Options of all our connections: they reconnect forever, with jitter, and detect a dead socket within nine seconds. */
export function natsOptions(options: MessagingOptions): ConnectionOptions & { servers: string[] } {
  const urls = urlsOf(options);
  const credentials = credentialsOf(options);
  const { caFile = process.env['NATS_CA_FILE'] } = options;
  return {
    name: options.name,
    servers: urls.map(withoutCredentials),
    // Replies come to an inbox that only this user may subscribe to.
    ...(credentials && { ...credentials, inboxPrefix: `_INBOX_${credentials.user}` }),
    ...(caFile && { tls: { caFile } }),
    timeout: CONNECT_TIMEOUT_MS,
    maxReconnectAttempts: -1,
    ignoreAuthErrorAbort: true,
    reconnectDelayHandler: () => RECONNECT_AT_LEAST_MS + Math.random() * (RECONNECT_AT_MOST_MS - RECONNECT_AT_LEAST_MS),
    pingInterval: PING_INTERVAL_MS,
    maxPingOut: 2,
    // Otherwise each publish creates an Error in advance for its stack trace, which makes an import 5 % slower.
    noAsyncTraces: true,
  };
}

/** The credentials, if any. If NATS has users, each has only the permissions that its service needs. */
export function credentialsOf(options: MessagingOptions): { user: string; pass: string } | undefined {
  const { user = process.env['NATS_USER'], password: pass = process.env['NATS_PASSWORD'] } = options;
  if (user && pass) return { user, pass };
  // The client ignores `user:password@` in an address. All servers of a cluster have the same users.
  const own = urlsOf(options).find((url) => url.includes('@'));
  if (!own) return undefined;
  const { username, password } = new URL(own);
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}

function urlsOf({ servers }: MessagingOptions): string[] {
  return (typeof servers === 'string' ? servers.split(',') : servers).map((server) => server.trim());
}

function withoutCredentials(url: string): string {
  return url.replace(/\/\/.*@/, '//');
}
