import type { ConnectionOptions } from '@nats-io/transport-node';

export interface MessagingOptions {
  /** Name of the service: the connection's name and the queue group in which its copies share the asks. */
  name: string;
  /** One URL or several, separated by commas; `nats://user:password@host:port` signs in. */
  servers: string | string[];
  /** Requests that a copy works on at the same time; more are refused at once. 512 unless told. */
  mostInHand?: number;
}

const CONNECT_TIMEOUT_MS = 1_000;
const RECONNECT_AT_LEAST_MS = 250;
const RECONNECT_AT_MOST_MS = 1_000;
// A half-open socket is noticed after three of these; the client's own default would take six minutes.
const PING_INTERVAL_MS = 10_000;

/** How every connection of ours behaves: comes back for ever, with jitter, and notices a dead socket within 30 s. */
export function natsOptions({ name, servers }: MessagingOptions): ConnectionOptions & { servers: string[] } {
  const urls = (typeof servers === 'string' ? servers.split(',') : servers).map((server) => server.trim());
  return {
    name,
    servers: urls.map(withoutCredentials),
    ...credentialsOf(urls),
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

// The client ignores `user:password@` in an address; all servers of a cluster know the same users.
function credentialsOf(urls: string[]): { user: string; pass: string } | undefined {
  const own = urls.find((url) => url.includes('@'));
  if (!own) return undefined;
  const { username, password } = new URL(own);
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}

function withoutCredentials(url: string): string {
  return url.replace(/\/\/.*@/, '//');
}
