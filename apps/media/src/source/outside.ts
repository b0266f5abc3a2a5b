import { Agent, type Dispatcher, request } from 'undici';
import { AddressRefused } from './address-refused.js';
import { isPublicAddress, publicLookup, type Resolve } from './public-address.js';

const MOST_REDIRECTS = 3;
const CONNECT_WITHIN_MS = 3_000;
const AT_ONCE_PER_HOST = 2;

/** What a test may set besides: the real values are those without it. */
export interface SourceOptions {
  /** Which IP addresses may be dialled; everything public unless it is given. */
  isAllowed?: (address: string) => boolean;
  resolve?: Resolve;
  /** Certificates that are trusted besides the known ones. */
  ca?: string;
}

interface OutsideOptions extends SourceOptions {
  /** The one port that may be dialled by each protocol; no other protocol is spoken. */
  ports: Readonly<Record<string, string>>;
  /** For the beginning of an answer, and for each further part of it. */
  withinMs: number;
}

/** The only place from which the system fetches what a stranger named (GEN-20, A29). */
export class Outside {
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

  /** The answer to a GET, after at most three redirects, each of which is judged like the first address. Throws AddressRefused. */
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

  /** An address in numbers is dialled without asking the resolver, so it is judged here. */
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

/** Also of what breaks off later, while the body is read. */
export function refusalOf(error: unknown): AddressRefused {
  if (error instanceof AddressRefused) return error;
  const { cause } = error as { cause?: unknown };
  return cause instanceof AddressRefused ? cause : new AddressRefused('not-answered', error);
}

/** Gives up a body that nobody reads: it ends with an error that nobody else hears. */
export const giveUp = ({ body }: Dispatcher.ResponseData): void => void body.on('error', () => undefined).destroy();
