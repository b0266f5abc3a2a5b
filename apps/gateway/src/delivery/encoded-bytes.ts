import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';

/** The content in one encoding. */
export interface Variant {
  encoding: 'br' | 'gzip' | 'identity';
  bytes: Buffer;
  /** Strong: the bytes differ by encoding, so the tag does. */
  etag: string;
}

const brotli = promisify(brotliCompress);
// Below this a packet is a packet.
const WORTH_IT_BYTES = 1_024;
const GZIP_LEVEL = 5;

/** The same content in every encoding that browsers take. */
export class EncodedBytes {
  private gzip: Variant | undefined;

  private constructor(
    private readonly identity: Variant,
    private readonly br?: Variant,
  ) {}

  /** `quality` is brotli's, 0 to 11. Tiny content, and what is compressed already, stays as it is. */
  static async of(content: string | Buffer, quality: number, isCompressible = true): Promise<EncodedBytes> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const identity = asItIs(bytes);
    if (!isCompressible || bytes.length < WORTH_IT_BYTES) return new EncodedBytes(identity);
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return new EncodedBytes(identity, inEncoding('br', await brotli(bytes, { params }), identity));
  }

  /** What the build has compressed already. */
  static packed(bytes: Buffer, packed: Buffer): EncodedBytes {
    const identity = asItIs(bytes);
    return new EncodedBytes(identity, inEncoding('br', packed, identity));
  }

  /** Bytes in memory. One that has yet to be made counts: it may be once this is kept, and is about as large. */
  get size(): number {
    return this.identity.bytes.length + 2 * (this.br?.bytes.length ?? 0);
  }

  /** The best that `accept-encoding` takes and there is; the same object for the same answer. */
  best(acceptEncoding = ''): Variant {
    if (this.br && takes(acceptEncoding, 'br')) return this.br;
    return this.br && takes(acceptEncoding, 'gzip') ? this.gzipped() : this.identity;
  }

  // Every browser of the last eight years takes Brotli: what hardly anybody fetches is not made for every page.
  private gzipped(): Variant {
    const { bytes } = this.identity;
    return (this.gzip ??= inEncoding('gzip', gzipSync(bytes, { level: GZIP_LEVEL }), this.identity));
  }
}

function asItIs(bytes: Buffer): Variant {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { encoding: 'identity', bytes, etag: `"${hash}"` };
}

const inEncoding = (encoding: 'br' | 'gzip', bytes: Buffer, { etag }: Variant): Variant => ({
  ...{ encoding, bytes },
  etag: `${etag.slice(0, -1)}-${encoding}"`,
});

function takes(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding.split(',').some((part) => {
    const [name, ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
