import type { ConnectionOptions } from '@nats-io/transport-node';

export interface MessagingOptions {
  /** Name of the service: the connection's name and the queue group in which its copies share the requests. */
  name: string;
  /** One URL or several, separated by commas. */
  servers: string | string[];
  /** Who signs in; NATS_USER and NATS_PASSWORD of the environment, or what stands in a URL, unless given. */
  user?: string;
  password?: string;
  /** Requests that a copy works on at the same time; more are refused at once. 512 unless told. */
  mostInHand?: number;
}

const CONNECT_TIMEOUT_MS = 1_000;
const RECONNECT_AT_LEAST_MS = 250;
const RECONNECT_AT_MOST_MS = 1_000;
// A half-open socket is noticed after three of these; the client's own default would take six minutes.
const PING_INTERVAL_MS = 10_000;

/** How every connection of ours behaves: comes back for ever, with jitter, and notices a dead socket within 30 s. */
export function natsOptions(options: MessagingOptions): ConnectionOptions & { servers: string[] } {
  const urls = urlsOf(options);
  const credentials = credentialsOf(options);
  return {
    name: options.name,
    servers: urls.map(withoutCredentials),
    // Answers come to an inbox that this user alone may hear.
    ...(credentials && { ...credentials, inboxPrefix: `_INBOX_${credentials.user}` }),
    timeout: CONNECT_TIMEOUT_MS,
    maxReconnectAttempts: -1,
    ignoreAuthErrorAbort: true,
    reconnectDelayHandler: () => RECONNECT_AT_LEAST_MS + Math.random() * (RECONNECT_AT_MOST_MS - RECONNECT_AT_LEAST_MS),
    pingInterval: PING_INTERVAL_MS,
    maxPingOut: 2,
    // Else each publish makes an error in advance, in case that it fails: a twentieth of an import's work.
    noAsyncTraces: true,
  };
}

/** Who signs in, if anybody: NATS then knows users, and each may do no more than its part requests. */
export function credentialsOf(options: MessagingOptions): { user: string; pass: string } | undefined {
  const { user = process.env['NATS_USER'], password: pass = process.env['NATS_PASSWORD'] } = options;
  if (user && pass) return { user, pass };
  // The client ignores `user:password@` in an address; all servers of a cluster know the same users.
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
