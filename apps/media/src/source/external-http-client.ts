import { Agent, type Dispatcher, request } from 'undici';
import { AddressRefused } from './address-refused.js';
import { isPublicAddress, publicLookup, type Resolve } from './public-address.js';

const MOST_REDIRECTS = 3;
const CONNECT_WITHIN_MS = 3_000;
const AT_ONCE_PER_HOST = 2;

/** Options for tests; production uses the defaults. */
export interface SourceOptions {
  /** Which IP addresses may be connected to; by default all public ones. */
  isAllowed?: (address: string) => boolean;
  resolve?: Resolve;
  /** Additional trusted certificates. */
  ca?: string;
}

interface OutsideOptions extends SourceOptions {
  /** The allowed port per protocol; other protocols are refused. */
  ports: Readonly<Record<string, string>>;
  /** Timeout for the start of a response and for each further part. */
  withinMs: number;
}

/** The only place from which the system fetches addresses that strangers typed (GEN-20, A29). */
export class ExternalHttpClient {
  private readonly isAllowed: (address: string) => boolean;
  private readonly ports: Readonly<Record<string, string>>;
  private readonly agent: Agent;

  constructor({ isAllowed = isPublicAddress, resolve, ca, ports, withinMs }: OutsideOptions) {
    this.isAllowed = isAllowed;
    this.ports = ports;
    this.agent = new Agent({
      connections: AT_ONCE_PER_HOST,
      headersTimeout: withinMs,
      bodyTimeout: withinMs,
      connect: { timeout: CONNECT_WITHIN_MS, lookup: publicLookup(isAllowed, resolve), ...(ca && { ca }) },
    });
  }

  /** Sends a GET request and follows at most three redirects, each of which is checked like the first address. Throws AddressRefused. */
  async get(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    try {
      let address = this.checked(url);
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
        const answer = await request(address, { dispatcher: this.agent, signal, headers });
        const { location } = answer.headers;
        if (answer.statusCode < 300 || answer.statusCode >= 400 || typeof location !== 'string') return answer;
        await answer.body.dump();
        address = this.checked(URL.parse(location, address.href)?.href ?? location);
      }
      throw new AddressRefused('too-many-redirects');
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /** A numeric address is connected to without a DNS look-up, so it is checked here. */
  private checked(url: string): URL {
    const address = URL.parse(url);
    const usual = { 'http:': '80', 'https:': '443' }[address?.protocol ?? ''];
    const isSpoken = address && usual && (address.port || usual) === this.ports[address.protocol];
    if (!isSpoken || address.username || address.password) {
      throw new AddressRefused('http:' in this.ports ? 'not-http' : 'not-https');
    }
    const host = address.hostname.replace(/^\[|\]$/g, '');
    const isNumber = /^[\d.]+$/.test(host) || host.includes(':');
    if (isNumber && !this.isAllowed(host)) throw new AddressRefused('address-not-public');
    return address;
  }
}

/** Also used for errors while the body is read. */
export function refusalOf(error: unknown): AddressRefused {
  if (error instanceof AddressRefused) return error;
  const { cause } = error as { cause?: unknown };
  return cause instanceof AddressRefused ? cause : new AddressRefused('not-answered', error);
}

/** Destroys a body that is not read; the error that results from this is ignored. */
export const discardBody = ({ body }: Dispatcher.ResponseData): void =>
  void body.on('error', () => undefined).destroy();
